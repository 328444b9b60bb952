package sparing

import (
	"testing"

	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
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
