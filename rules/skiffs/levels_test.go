package skiffs

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/opponent"
)

// TestLevels: each level wins more than the one below by more than the error
// bar. Scores are compared with the mean of the table, since the house keeps
// the racers.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		level, below string
		seats, games int
	}{
		{"easy", "random", 2, 100},
		{"medium", "easy", 2, 100},
		{"hard", "medium", 2, 400},
		{"hard", "medium", 4, 80},
		{"master", "hard", 2, 80},
		{"master", "hard", 4, 100},
	} {
		if testing.Short() && c.level == "master" {
			continue
		}
		levels := []string{c.level}
		for len(levels) < c.seats {
			levels = append(levels, c.below)
		}
		res, err := opponent.Simulate(Game, rules.Setup{}, levels, c.games, 1)
		if err != nil {
			t.Fatal(err)
		}
		s, others := res.Seats[0], 0.0
		for _, o := range res.Seats[1:] {
			others += o.Mean / float64(c.seats-1)
		}
		bar := 1.96 * s.SD / math.Sqrt(float64(res.Games)) * float64(c.seats) / float64(c.seats-1)
		t.Logf("%s among %d of %s: wins %.0f of %d, %+.1f ± %.1f coins more, %.0f steps", c.level, c.seats-1, c.below, s.Wins, c.games, s.Mean-others, bar, res.Steps.Mean)
		if s.Mean-others < bar {
			t.Errorf("%s does not beat %s", c.level, c.below)
		}
	}
}

// atAction is a random position after the storm.
func atAction(t testing.TB, seats int, r *rand.Rand) position {
	p := begin(t, rules.Setup{Seats: seats, Options: map[string]int{}})
	for p.phase != acting {
		if outs := p.Outcomes(nil); len(outs) > 0 {
			p = p.After(outs[r.IntN(len(outs))].Move).(position)
			continue
		}
		p = p.After(p.Moves(nil)[0]).(position)
	}
	return p
}

func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	p, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

func BenchmarkThink(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		p := atAction(b, seats, rand.New(rand.NewPCG(1, 1)))
		for _, l := range Game.Levels {
			b.Run(l.ID+string(rune('0'+seats)), func(b *testing.B) {
				r := rand.New(rand.NewPCG(1, 1))
				b.ReportAllocs()
				for b.Loop() {
					think(l.ID, p.View(p.Turn()), r)(1e9)
				}
			})
		}
	}
}
