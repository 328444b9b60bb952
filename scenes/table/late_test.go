package table_test

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
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
