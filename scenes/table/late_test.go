package table_test

import (
	"fmt"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
)

// tap lets a pointer go down and up in the middle of an item.
func tap(h *ui.Controls, p *ui.Page, id string) {
	x, y := p.Find(id).Rect.Center()
	h.Tick(&ui.Input{X: x, Y: y, Down: true, Held: true, Touch: true}, p)
	h.Tick(&ui.Input{X: x, Y: y, Up: true, Touch: true}, p)
}

// TestTapsOnSkipAreNoMoves: who taps the button to skip again and again, ten times a second,
// makes no move with what takes its place; half a second after the last such tap one does.
func TestTapsOnSkipAreNoMoves(t *testing.T) {
	for _, id := range []string{"hounds", "simple", "gladiators"} {
		tb := usual(t, games.Find(id), prefs.Full, 1)
		st, s := tb.Stack(), tb.Session()
		h := ui.Controls{Relist: func() { st.Invalidate(); st.Step() }}
		began := false
		for n := 0; !began || !tb.Asks(); n++ {
			if st.Step(); n > 60*60 {
				t.Fatalf("%s: after the button to skip was pressed, no question came within a minute", id)
			}
			if tb.Asks() && !began {
				st.Use("primary")
			}
			if it := st.Page().Find("primary"); it != nil && it.Text == "Skip to my turn" {
				began = true
				tap(&h, st.Page(), "primary")
			}
		}
		was := s.Len()
		for ms := 0.0; ms < timeline.Late-100; ms += 6 * timeline.Tick {
			for range 6 {
				st.Step()
			}
			if it := st.Page().Find("primary"); it != nil {
				tap(&h, st.Page(), "primary")
			}
		}
		if s.Len() != was {
			t.Errorf("%s: a tap that was meant for the button to skip made a move", id)
		}
		for range 15 {
			st.Step()
		}
		if it := st.Page().Find("primary"); it != nil {
			if tap(&h, st.Page(), "primary"); s.Len() == was && !tb.Stack().Page().Stale {
				t.Errorf("%s: the button is still late after half a second", id)
			}
		}
	}
}

// TestLatePressesDecideNothing: at every shape who presses the button that skips or goes on a
// moment too late, with a finger, a mouse or a key, when a question has taken its place, decides
// nothing; nor does the button, if what it says has changed, pass over that.
func TestLatePressesDecideNothing(t *testing.T) {
	for k, g := range games.Games() {
		for n, size := range [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}, {1920, 1080}} {
			if !short.Some(k+n, 5) {
				continue
			}
			tb := usual(t, g, prefs.Full, 1)
			tb.Stack().Resize(size[0], size[1], 1)
			for _, by := range []string{"finger", "mouse", "Enter", "KeyT"} {
				presses := lately{T: t, table: tb, by: by, what: fmt.Sprintf("%s at %v by %s", g.ID, size, by)}
				presses.play()
			}
		}
	}
}

// A lately presses where the button that skips stood just now.
type lately struct {
	*testing.T
	table *table.Table
	by    string
	what  string
	in    ui.Input
}

// play plays on with a computer in the person's place, until the button has been pressed too late
// twice.
func (l *lately) play() {
	st, s := l.table.Stack(), l.table.Session()
	person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
	h := ui.Controls{Relist: func() { st.Invalidate(); st.Step() }}
	l.in.Fed = true
	was, said := ui.Rect{}, text.Text("")
	for n, pressed := 0, 0; n < 60*60 && pressed < 2 && !s.Over(); n++ {
		st.Step()
		it := st.Page().Find("primary")
		passes := it != nil && table.Passes(it)
		switch {
		case said != "" && (!passes || it.Text != said):
			step, at := s.Len(), l.table.Showing().Step
			l.press(&h, was)
			if pressed++; s.Len() != step {
				l.Errorf("%s: a late press on %q decided something", l.what, text.Plain(said))
			}
			if now := l.table.Showing().Step; passes && now != at {
				l.Errorf("%s: a late press on %q passed over step %d", l.what, text.Plain(said), at)
			}
			said = ""
		case passes:
			was, said = it.Rect, it.Text
		case l.table.Asks():
			said = ""
			person.Ask(s.Position())
			for done := false; !done; {
				var m rules.Move
				if m, done = person.Step(1 << 16); done {
					l.table.Play(m)
				}
			}
		}
	}
}

// press presses in the middle of a place, or a key.
func (l *lately) press(h *ui.Controls, at ui.Rect) {
	x, y := at.Center()
	events := []ui.Event{{Kind: "key", Code: l.by}}
	if l.by == "finger" || l.by == "mouse" {
		mouse := l.by == "mouse"
		events = []ui.Event{{Kind: "down", X: x, Y: y, Mouse: mouse}, {Kind: "up", X: x, Y: y, Mouse: mouse}}
	}
	for _, e := range events {
		l.in.Queue = append(l.in.Queue, e)
		l.in.Poll()
		h.Tick(&l.in, l.table.Stack().Page())
	}
}
