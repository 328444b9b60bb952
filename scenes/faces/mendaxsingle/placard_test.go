package mendaxsingle

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The placard turns over when another side is named than the last bid's, and only then.
func TestPlacardTurnsForAnotherSide(t *testing.T) {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 3)
	for _, c := range []struct {
		calls []game.Call
		named int
		calm  bool
		want  bool
	}{
		{nil, 3, false, false}, {[]game.Call{{Side: 3, N: 2}}, 3, false, false},
		{[]game.Call{{Side: 3, N: 2}}, 4, false, true}, {[]game.Call{{Side: 3, N: 2}}, 4, true, false},
	} {
		v := rules.View{Board: game.Board{Calls: c.calls, Named: c.named, Seats: make([]game.Seat, 3)}}
		in := &table.Instant{Page: &p, Frame: &f, Calm: c.calm, Step: table.Step{Was: v, Now: v, Move: rules.Move{Verb: game.Side}, T: 0.5}}
		if s := snapshotOf(in); s.turns != c.want {
			t.Errorf("after %v %d is named: it turns %v", c.calls, c.named, s.turns)
		}
	}
}

// Hollows have room for odds on phones, too.
func TestHollowsHaveRoomForOdds(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for seats := 2; seats <= 4; seats++ {
			p := ui.NewPage(size[0], size[1], 1)
			f := table.Arranged(&p, board(), seats)
			lay := layoutOf(&p, &f)
			if d := wide(lay.pitch, lay.step(across)); d < telling*p.U {
				t.Errorf("%v, %d seats: hollows are %.1f units wide", size, seats, d/p.U)
			}
		}
	}
}
