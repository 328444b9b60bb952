package tropa

import (
	"math"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// thrown returns an instant in a throw of the second of two seats, into the jar, after
// which the given number of throw-offs have begun.
func thrown(offs int) *table.Instant {
	was := game.Board{ToBeat: 12, Left: 1, Hopes: true, Turns: []game.Turn{{Thrown: true, Points: 12, In: 3, Plays: true}, {Thrown: true, Points: 9, In: 2, Plays: true}}}
	now := game.Board{Off: offs, Left: 4, Lies: []aim.Lie{{Zone: game.Inside, Side: 3}}, Turns: []game.Turn{{Plays: true}, {Plays: true}}}
	if offs == 0 {
		now.Turns = []game.Turn{was.Turns[0], {Thrown: true, Points: 12, In: 3, Plays: true}}
	}
	page := ui.NewPage(390, 844, 1)
	in := &table.Instant{Page: &page, Frame: &table.Frame{Field: ui.Rect{W: 390, H: 600}}}
	in.Was, in.Now, in.Move = rules.View{Asked: 1, Board: was}, rules.View{Board: now}, rules.Move{Verb: rules.Cast}
	return in
}

// Emblems that are level hop once, and then their players throw again.
func TestLevelEmblemsHop(t *testing.T) {
	for offs := range 2 {
		in, most := thrown(offs), 0.0
		for in.T = 0; in.T < 1; in.T += 0.01 {
			s := snapshotOf(in, nil)
			if s.hop() > 0.1 {
				a, _ := s.points(0)
				if b, thrown := s.points(1); a != 12 || b != 12 || !thrown {
					t.Errorf("they hop at %v and %v", a, b)
				}
			}
			most = math.Max(most, s.hop())
		}
		if (most > 0.9) != (offs == 1) {
			t.Errorf("throw-off %d: they hop by %.2f", offs, most)
		}
		in.T = 1
		if s := snapshotOf(in, nil); s.hop() != 0 {
			t.Error("they hang in the air")
		}
	}
}

// A jar hums as a bone comes in, at another pitch for each bone already in it.
func TestTheJarHums(t *testing.T) {
	in := thrown(0)
	var steps [5]bool
	for n := 1; n <= 4; n++ {
		b := in.Now.Board.(game.Board)
		b.Turns[1].In = n
		for _, s := range times(in).Sounds {
			if s.Moment == sound.Hum {
				steps[s.Step] = true
			}
		}
	}
	if steps != [5]bool{false, true, true, true, true} {
		t.Errorf("the steps heard are %v", steps)
	}
}
