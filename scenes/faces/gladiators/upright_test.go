package gladiators

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/table"
)

// Both last stones stand up for the deciding bout, the loser's falls after it, and no
// cabbage is thrown.
func TestLastStonesStandUp(t *testing.T) {
	level, less := [2]tali.Hand{tali.Of(4, 4), tali.Of(4, 4)}, [2]tali.Hand{tali.Of(4, 3), tali.Of(4, 4)}
	last := game.Board{Of: 4, Bout: 3, Stones: [2]int{1, 1}, Winner: rules.Nobody}
	both := game.Board{Of: 4, Bout: 4, Hands: level, Deciding: true, Winner: rules.Nobody}
	won := game.Board{Of: 4, Bout: 5, Hands: less, Over: true, Winner: 1}
	level4 := both
	level4.Deciding, level4.Over = false, true
	for _, c := range []struct {
		what     string
		was, now game.Board
		t        float64
		want     [2]float64
	}{
		{"before it", last, both, 0, [2]float64{}},
		{"once they have rolled there", last, both, 1, [2]float64{1, 1}},
		{"at rest", both, both, 1, [2]float64{1, 1}},
		{"as the cast falls", both, won, 0, [2]float64{1, 1}},
		{"once it is won", both, won, 1, [2]float64{0, 1}},
		{"after it", won, won, 1, [2]float64{0, 1}},
		{"without it", last, level4, 1, [2]float64{}},
	} {
		in := table.Instant{Step: table.Step{Was: rules.View{Board: c.was}, Now: rules.View{Board: c.now}, T: c.t, Move: rules.Move{Verb: rules.Cast}}}
		if got := [2]float64{upright(&in, 0), upright(&in, 1)}; got != c.want {
			t.Errorf("%s they stand %v, not %v", c.what, got, c.want)
		}
	}
	if drawn(&won) || !drawn(&level4) {
		t.Error("a cabbage is thrown after a draw, and only then")
	}
}
