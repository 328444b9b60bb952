package oneandtwenty

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/kit/ui"
)

// played calls each with the views of a game played at random.
func played(t *testing.T, seed uint64, each func(v *rules.View)) {
	t.Helper()
	p, err := game.Game.New(rules.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for p.Turn() != rules.Nobody {
		v := p.View(rules.Nobody)
		each(&v)
		moves := p.Moves(nil)
		for _, o := range p.Outcomes(nil) {
			moves = append(moves, o.Move)
		}
		p = p.After(moves[r.IntN(len(moves))])
	}
}

// The bones on the table and the total on the stick are always of one seat, also once the
// bank has thrown and another one is asked.
func TestBonesAndTotalAreOfOneSeat(t *testing.T) {
	for seed := range uint64(20) {
		played(t, seed, func(v *rules.View) {
			b := boardOf(v)
			sum := 0
			for _, bone := range v.Bones {
				sum += int(bone.Counts)
			}
			if sum > 0 && v.Turn != rules.Chance && (b.Lies < 0 || b.Seats[b.Lies].Total != sum && b.Seats[b.Lies].Total != 0) {
				t.Fatalf("the bones make %d, and lie for seat %d of %+v", sum, b.Lies, b.Seats)
			}
		})
	}
}

// Whoever has thrown in a round has a token on the stick until the stakes of the next, and
// no token hides another.
func TestTokensStay(t *testing.T) {
	body := ui.Rect{X: 10, Y: 100, W: 366, H: 32}
	most := 0
	for seed := range uint64(20) {
		stood := map[int]bool{}
		played(t, seed, func(v *rules.View) {
			b := boardOf(v)
			if len(v.Choices) > 0 && v.Choices[0].Move.Verb == game.Stake {
				clear(stood)
			}
			counted := 0.0
			if b.Lies >= 0 {
				counted = float64(b.Seats[b.Lies].Total)
			}
			list := tokens(&b, body, 4, counted)
			apart(t, list)
			for seat := range stood {
				if !slices.ContainsFunc(list, func(x token) bool { return x.seat == seat }) {
					t.Errorf("the token of seat %d is gone: %+v", seat, b)
				}
			}
			for i, s := range b.Seats {
				stood[i] = stood[i] || s.Total > 0 && !b.Casting
			}
			maps.DeleteFunc(stood, func(_ int, on bool) bool { return !on })
			most = max(most, len(list))
		})
	}
	if most < 4 {
		t.Errorf("at most %d tokens stand on the stick", most)
	}
}

// apart checks that no two tokens of a page of 4 pixels a unit cover one another.
func apart(t *testing.T, list []token) {
	t.Helper()
	for i, x := range list {
		for _, y := range list[:i] {
			if math.Hypot(x.x-y.x, x.y-y.y) < tokenWide*4*0.45 {
				t.Errorf("the tokens of seats %d and %d lie on one another", x.seat, y.seat)
			}
		}
	}
}
