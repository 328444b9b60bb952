package mendaxsingle

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/opponent"
)

// TestLevels: each level beats the one below it by more than chance.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		set          string
		upper, lower string
		seats, games int
	}{
		{"single", "easy", "random", 2, 200},
		{"single", "medium", "easy", 2, 1000},
		{"single", "hard", "medium", 2, 1000},
		{"single", "master", "hard", 2, 1000},
		{"wild", "medium", "easy", 2, 1000},
		{"wild", "hard", "medium", 2, 3000},
		{"wild", "master", "hard", 2, 1000},
		{"single", "medium", "easy", 4, 2000},
		{"single", "hard", "medium", 4, 2000},
	} {
		if testing.Short() {
			c.games /= 4
		}
		levels := []string{c.upper}
		for len(levels) < c.seats {
			levels = append(levels, c.lower)
		}
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: c.set}, levels, c.games, 1)
		if err != nil {
			t.Fatal(err)
		}
		share := res.Seats[0].Wins / float64(c.games)
		bar := 1.96 * math.Sqrt(share*(1-share)/float64(c.games))
		t.Logf("%s, %d seats: %s against %s wins %.3f ± %.3f", c.set, c.seats, c.upper, c.lower, share, bar)
		if !testing.Short() && share-bar < 1/float64(c.seats) {
			t.Errorf("%s: %s does not beat %s", c.set, c.upper, c.lower)
		}
	}
}
