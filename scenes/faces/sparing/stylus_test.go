package sparing

import (
	"testing"

	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The stylus lies along its line where nothing is written yet, and not over figures.
func TestStylusLiesOnNoFigures(t *testing.T) {
	for _, c := range []struct {
		round    int
		cast     [3]bool
		seat     int
		deciding bool
		want     int
	}{
		{1, [3]bool{}, 0, false, along}, {1, [3]bool{true}, 1, false, along}, {2, [3]bool{false, true, true}, 0, false, downward},
		{2, [3]bool{true, true, false}, 2, false, along}, {5, [3]bool{false, true, false}, 0, false, upright}, {2, [3]bool{}, 0, true, upright},
	} {
		b := game.Board{Round: c.round, Rounds: 5, Now: make([]game.Cell, 3), State: make([]game.State, 3)}
		for i, cast := range c.cast {
			if cast {
				b.Now[i].Hand = tali.Of(1, 1, 1, 1)
			}
		}
		s := snapshot{Board: &b, deciding: c.deciding}
		if got := s.lean(&layout{rows: 5}, c.seat); got != c.want {
			t.Errorf("%+v: it leans %d", c, got)
		}
	}
}

// The ring round a cast leaves the corner of its cell to the crosses of void casts.
func TestRingLeavesCrosses(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 2)
		b := game.Board{Round: 1, Rounds: 5, State: make([]game.State, 2)}
		lay := layoutOf(&p, &f, &b)
		r := lay.cell(0, 0)
		left := r.X + (r.W-loop(&p, r, true))/2
		if left < r.X+5*p.U {
			t.Errorf("%v: the ring begins %.1f units from the edge of its cell", size, (left-r.X)/p.U)
		}
	}
}
