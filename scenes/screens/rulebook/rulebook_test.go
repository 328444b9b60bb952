package rulebook

import (
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func TestLay(t *testing.T) {
	for _, g := range games.Games() {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, g) })
	}
}

// TestAllIsSaid: what is written can be heard.
func TestAllIsSaid(t *testing.T) {
	for _, g := range games.Games() {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, g))
		st.Step()
		var said strings.Builder
		for _, it := range st.Page().Items {
			said.WriteString(text.Plain(it.Label) + "\n")
		}
		for _, r := range g.Book.Rules {
			if !strings.Contains(said.String(), text.Plain(r.Text)) {
				t.Errorf("%s: %q is not said", g.ID, text.Plain(r.Text))
			}
		}
		for _, d := range append(g.Book.Doubts, g.Book.Source, g.Book.When) {
			if !strings.Contains(said.String(), strings.ReplaceAll(text.Plain(d), "**", "")) {
				t.Errorf("%s: %q is not said", g.ID, text.Plain(d))
			}
		}
	}
}

// Where the usual table has even bones, the page doesn't leave it at that 1 and 6 are rare.
func TestEvenBonesAreSaid(t *testing.T) {
	for id, even := range map[string]bool{"senate": true, "hounds": true, "century": false} {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, games.Find(id)))
		st.Step()
		said := false
		for _, it := range st.Page().Items {
			said = said || strings.Contains(text.Plain(it.Label), "the bones are even")
		}
		if said != even {
			t.Errorf("%s: says that bones are even: %v", id, said)
		}
	}
}

// The sides of the bone come first, and what the marks mean is in sight with the first
// rules.
func TestSidesAndMarksComeFirst(t *testing.T) {
	for _, size := range [][3]float64{{390, 844, 2}, {844, 390, 2}, {1280, 800, 1}, {1920, 1080, 1}} {
		st := scenestest.Stack(size, 0)
		st.Push(New(st, games.Find("augustus")))
		st.Step()
		p := st.Page()
		side, mark, rule := p.Find("side 1"), p.Find("mark attested"), p.Find("rule 1")
		if side == nil || mark == nil || rule == nil {
			t.Fatalf("%v: sides %v, marks %v, rules %v", size, side, mark, rule)
		}
		if beside := side.Rect.X > rule.Rect.X+rule.Rect.W; !beside && side.Rect.Y > rule.Rect.Y {
			t.Errorf("%v: the sides are at %v, the first rule at %v", size, side.Rect, rule.Rect)
		}
		if low := mark.Rect.Y + mark.Rect.H; size[0] > size[1] && size[1] > 500 && low > p.H {
			t.Errorf("%v: the marks are at %v", size, mark.Rect)
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, games.Find("augustus")) })
}
