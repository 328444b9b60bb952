package mendaxsingle

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// looking returns an instant at which seat 0 looks back on a game of so many seats, all of
// which have thrown four bones.
func looking(w, h float64, seats int, calls ...game.Call) *table.Instant {
	b := game.Board{Phase: game.Bidding, Bare: true, Numbers: []int{1, 2, 3, 4}, Calls: calls, Doubter: rules.Nobody, Loser: rules.Nobody}
	for range seats {
		b.Seats = append(b.Seats, game.Seat{Had: 4, Left: 4, Cast: 4, Hand: tali.Of(1, 3, 4, 6)})
	}
	p := ui.NewPage(w, h, 1)
	f := table.Arranged(&p, board(), seats)
	v := rules.View{Board: b}
	return &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1, Rests: true}}
}

// Whoever looks back sees the bones of all others, each with its number, and those that
// count for the bid in brass.
func TestLookingBackShowsAllHands(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for seats := 2; seats <= 6; seats++ {
			for _, calls := range [][]game.Call{nil, {{Seat: 1, Side: 4, N: 2}}} {
				in := looking(size[0], size[1], seats, calls...)
				lies := lay(in, nil)
				if len(lies) != 4*(seats-1) {
					t.Fatalf("%v: %d bones of %d other hands lie in sight", size, len(lies), seats-1)
				}
				for _, l := range lies {
					if l.Tag == "" || l.Dim > 0 || l.Gone > 0 || l.Brass != (calls != nil && l.Side == 4) {
						t.Errorf("%v: a bone lies as %+v", size, l)
					}
				}
			}
		}
	}
}

// While a cup is shaken its bones are not in sight.
func TestLookingBackWaitsForTheThrow(t *testing.T) {
	in := looking(390, 844, 3)
	in.Was.Asked, in.Move.Verb = 2, rules.Cast
	for _, at := range []float64{0, 0.9, 1} {
		in.T = at
		if got := len(lay(in, nil)); got != map[bool]int{true: 8, false: 4}[at == 1] {
			t.Errorf("at %.1f of the throw %d bones lie in sight", at, got)
		}
	}
}

// At a doubt no cup rises where none stood.
func TestLookingBackLiftsNoCups(t *testing.T) {
	in := doubted(4, 0.5)
	b := boardOf(&in.Now)
	b.Bare = true
	for _, x := range reckon(&b, 0, false).beats {
		if x.bone < 0 {
			t.Errorf("the cup of seat %d rises", x.seat)
		}
	}
}
