package skiffs

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest/short"
)

// TestLevels: each level wins more than the one below by more than the error
// bar, at tables of few and of many. Scores are compared with the mean of the
// table, since the house keeps the racers.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		level, below string
		seats, games int
	}{
		{"easy", "random", 2, 100},
		{"medium", "easy", 2, 100},
		{"medium", "easy", 5, 60},
		{"medium", "easy", 8, 60},
		{"hard", "medium", 2, 600},
		{"hard", "medium", 3, 90},
		{"hard", "medium", 4, 60},
		{"master", "hard", 2, 100},
		{"master", "hard", 4, 64},
	} {
		t.Run(fmt.Sprintf("%s among %d of %s", c.level, c.seats-1, c.below), func(t *testing.T) {
			if c.level == "hard" || c.level == "master" {
				short.Skip(t, "TestTakesItsLine, TestBreaksALine")
			}
			t.Parallel()
			levels := append([]string{c.level}, slices.Repeat([]string{c.below}, c.seats-1)...)
			won, bar := margin(t, levels, c.games)
			t.Logf("%+.1f ± %.1f coins more over %d games", won, bar, c.games)
			if won < bar {
				t.Errorf("%s does not beat %s", c.level, c.below)
			}
		})
	}
}

// margin is how many coins more than the others the first of those levels wins
// a game, and the error bar.
func margin(t *testing.T, levels []string, games int) (won, bar float64) {
	res, err := opponent.Simulate(Game, rules.Setup{}, levels, games, 1)
	if err != nil {
		t.Fatal(err)
	}
	seats, others := float64(len(levels)), 0.0
	for _, o := range res.Seats[1:] {
		others += o.Mean / (seats - 1)
	}
	s := res.Seats[0]
	return s.Mean - others, 1.96 * s.SD / math.Sqrt(float64(games)) * seats / (seats - 1)
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
	for _, seats := range []int{2, 4, 5, 8} {
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
