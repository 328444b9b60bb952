package biga

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/table"
)

// Near the goal the discs light up in turn once the car stands; elsewhere nothing
// follows the drive, and at rest all is lit.
func TestDiscsLightInTurn(t *testing.T) {
	at := func(from, to int) *table.Instant {
		was, now := game.Board{At: from, Goal: 100, Throws: 1}, game.Board{At: to, Goal: 100, Throws: 2}
		for _, gain := range []int{4, 6, -2, 8, 10} {
			now.Key = append(now.Key, game.Way{Gain: gain, To: to + gain})
		}
		return &table.Instant{Step: table.Step{Was: rules.View{Board: was}, Now: rules.View{Board: now}, Move: rules.Move{Verb: rules.Cast}}}
	}
	for _, c := range []struct{ from, to, turns int }{{70, 84, 0}, {80, 86, 4}, {92, 86, 4}, {90, 102, 0}, {90, 100, 0}} {
		in := at(c.from, c.to)
		lasts := float64(times(in).Lasts)
		if in.T = 0; driven(in) >= 0 {
			t.Errorf("from %d to %d discs light before the drive", c.from, c.to)
		}
		in.T = 1 - float64(lights*c.turns)/lasts
		if place, part := place(in); c.turns > 0 && (part != 1 || place != float64(c.to)) {
			t.Errorf("from %d to %d the car is at %v when discs light", c.from, c.to, place)
		}
		in.T = 1 - 1e-9
		if got := int(driven(in)/lights + 0.5); got != c.turns {
			t.Errorf("from %d to %d %d discs light, not %d", c.from, c.to, got, c.turns)
		}
	}
}
