package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
)

// TestFirstThrowIsHelped: whoever is asked to throw for the first time sees what wins
// and how to throw, also on a low phone and with large letters.
func TestFirstThrowIsHelped(t *testing.T) {
	for _, g := range games.Games() {
		for _, size := range [][2]float64{{390, 664}, {390, 844}, {844, 390}} {
			for letters := range 4 {
				tb := usual(t, g, prefs.None, 1)
				st := tb.Stack()
				st.Prefs.Letters = letters
				st.Resize(size[0], size[1], 1)
				for range 2000 {
					if st.Step(); tb.Asks() {
						break
					}
				}
				asked := tb.Session().Position().Moves(nil)
				if len(asked) == 0 || asked[0].Verb != rules.Throw || len(asked) > 2 {
					continue
				}
				head, said := tb.Help()
				what := fmt.Sprintf("%s at %v, letters %d: %q, %q", g.ID, size, letters, head, said)
				if !strings.Contains(said, text.Plain(g.Line)) || !strings.Contains(said, "let go") {
					t.Error(what)
				}
			}
		}
	}
}

// TestWhatStandsBesideIsWritten: what is to be said beside a question has its place on
// a phone, while bones fall, too.
func TestWhatStandsBesideIsWritten(t *testing.T) {
	for _, g := range games.Games() {
		tb := usual(t, g, prefs.None, 1)
		st := tb.Stack()
		st.Resize(390, 844, 1)
		for n, acts := 0, 0; n < 2000 && acts < 3; n++ {
			if st.Step(); tb.Asks() {
				tb.Play(tb.Session().Position().Moves(nil)[0])
				acts++
			} else if _, said := tb.Help(); !strings.Contains(said, tb.Beside()) {
				t.Fatalf("%s: %q, not %q", g.ID, said, tb.Beside())
			}
		}
	}
}

// TestPriceOfASecondThrowIsWritten: what a second throw costs is in the question itself, since
// on phones the keys take the room beside it, and the question is whole.
func TestPriceOfASecondThrowIsWritten(t *testing.T) {
	for _, id := range []string{"olympus", "oddsout"} {
		tb := usual(t, games.Find(id), prefs.None, 1)
		st := tb.Stack()
		for n := 0; n < 3000 && !offers(tb, "again"); n++ {
			if st.Step(); tb.Asks() && !offers(tb, "again") {
				tb.Play(tb.Session().Position().Moves(nil)[0])
			}
		}
		for range 200 {
			st.Step()
		}
		if !tb.Asks() || !offers(tb, "again") {
			t.Fatalf("%s: nobody may throw again", id)
		}
		for _, size := range [][2]float64{{844, 390}, {390, 664}, {390, 844}, {1280, 800}} {
			for letters := range 4 {
				st.Prefs.Letters = letters
				st.Resize(size[0], size[1], 1)
				st.Invalidate()
				st.Step()
				p := st.Page()
				asks, _ := tb.Help()
				if it := p.Find("prompt"); asks != "Pay 1 to throw again?" || p.Words(it.Label) != asks || it.Rect.H < 4*p.U {
					t.Errorf("%s at %v, letters %d: it asks %q", id, size, letters, asks)
				}
			}
		}
	}
}

// offers reports whether a person at the table may choose a move of that verb.
func offers(tb *table.Table, verb rules.Verb) bool {
	p := tb.Session().Position()
	return p.Turn() == 0 && slices.ContainsFunc(p.Moves(nil), func(m rules.Move) bool { return m.Verb == verb })
}
