package rulestest

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
)

// Tumble plays n random games, or a fiftieth of them with -short, and checks
// that coins are conserved and every game ends.
func Tumble(t testing.TB, g *rules.Game, n int) {
	t.Helper()
	if testing.Short() {
		n = max(1, n/50)
	}
	r := rand.New(rand.NewPCG(5, 6))
	all := setups(g, r, 200)
	starts := make([]rules.Position, len(all))
	for i, s := range all {
		var err error
		if starts[i], err = g.New(s); err != nil {
			t.Fatalf("%s cannot be started as %s: %v", g.ID, describe(g, s), err)
		}
	}
	var to tumbler
	for i := range n {
		s, p := all[i%len(all)], starts[i%len(all)]
		if steps, coins := to.play(p, g.Longest, r); steps < 0 {
			t.Fatalf("%s, %s: game %d ended with %d coins of %d, or not within %d steps. Run the test of rulestest.Game, which says more.",
				g.ID, describe(g, s), i, coins, p.Coins(), g.Longest)
		}
	}
}

// A tumbler plays random games without allocating.
type tumbler struct {
	moves []rules.Move
	outs  []rules.Outcome
}

// play plays from p to the end, with all outcomes equally likely so that rare
// ones happen, and returns the number of steps and of coins. The steps are -1
// if the coins changed or there were more than most steps.
func (b *tumbler) play(p rules.Position, most int, r *rand.Rand) (steps, coins int) {
	start := p.Coins()
	for ; ; steps++ {
		if coins = p.Coins(); coins != start || steps > most {
			return -1, coins
		}
		switch p.Turn() {
		case rules.Nobody:
			return steps, coins
		case rules.Chance:
			b.outs = p.Outcomes(b.outs[:0])
			p = p.After(b.outs[r.IntN(len(b.outs))].Move)
		default:
			b.moves = p.Moves(b.moves[:0])
			p = p.After(b.moves[r.IntN(len(b.moves))])
		}
	}
}

// Bench measures random play; one operation is one step of a game.
func Bench(b *testing.B, g *rules.Game) {
	s, err := g.Check(rules.Setup{Seats: min(g.Seats[1], max(g.Seats[0], 3))})
	if err != nil {
		b.Fatal(err)
	}
	start, err := g.Start(s)
	if err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 8))
	var t tumbler
	b.ReportAllocs()
	b.ResetTimer()
	for done := 0; done < b.N; {
		steps, _ := t.play(start, g.Longest, r)
		if steps < 1 {
			b.Fatal("the game does not end as it should")
		}
		done += steps
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
}
