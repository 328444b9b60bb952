package mendaxsingle

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// TestLevels: each level beats the one below it by more than chance. There are so
// many games that what is won in long series, which is given here, lies two
// standard errors and more above what passes. With -short only that is played for which
// few games are enough.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		set          string
		upper, lower string
		seats, games int
		share        float64
	}{
		{"single", "easy", "random", 2, 100, .97},
		{"single", "medium", "easy", 2, 800, .58},
		{"single", "hard", "medium", 2, 300, .66},
		{"single", "master", "hard", 2, 3000, .537},
		{"wild", "medium", "easy", 2, 300, .65},
		{"wild", "hard", "medium", 2, 1600, .553},
		{"wild", "master", "hard", 2, 1200, .563},
		{"single", "medium", "easy", 3, 400, .46},
		{"single", "hard", "medium", 3, 400, .45},
		{"single", "hard", "medium", 4, 900, .319},
	} {
		if testing.Short() && c.share < .9 {
			continue
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
		if share-bar < 1/float64(c.seats) {
			t.Errorf("%s, %d seats: %s does not beat %s: %.3f of the games, and in long series %.3f", c.set, c.seats, c.upper, c.lower, share, c.share)
		}
	}
}
