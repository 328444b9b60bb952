package mendaxcommon

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// TestLevels: one player at a table of a level below wins more than a fair
// share. There are so many games that the shares of long series, which are
// given here, lie five standard errors and more above what passes. With -short only those
// are tested for which twenty games are enough.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		set          string
		seats        int
		upper, lower string
		games        int
		share        float64
	}{
		{"common", 2, "easy", "random", 40, .98},
		{"common", 2, "medium", "easy", 80, .90},
		{"common", 2, "hard", "medium", 80, .93},
		{"common", 3, "medium", "easy", 80, .71},
		{"common", 3, "hard", "medium", 80, .71},
		{"common", 4, "medium", "easy", 80, .63},
		{"common", 4, "hard", "medium", 80, .69},
		{"common", 6, "medium", "easy", 120, .48},
		{"common", 6, "hard", "medium", 120, .53},
		{"recast", 2, "medium", "easy", 40, .94},
		{"recast", 2, "hard", "medium", 40, .99},
		{"recast", 4, "medium", "easy", 60, .73},
		{"recast", 4, "hard", "medium", 40, .95},
		{"recast", 6, "medium", "easy", 60, .64},
		{"recast", 6, "hard", "medium", 40, .84},
		{"common", 2, "master", "hard", 60, .87},
		{"common", 3, "master", "hard", 60, .77},
		{"common", 4, "master", "hard", 60, .85},
		{"common", 8, "master", "hard", 40, .86},
		{"common", 2, "master", "medium", 40, .94},
		{"common", 4, "master", "medium", 40, .69},
		{"recast", 2, "master", "hard", 30, .95},
		{"recast", 4, "master", "hard", 20, .88},
	} {
		if testing.Short() {
			if c.share < .9 {
				continue // few games do not tell
			}
			c.games = 20
		}
		levels := []string{c.upper}
		for len(levels) < c.seats {
			levels = append(levels, c.lower)
		}
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: c.set}, levels, c.games, 1)
		if err != nil {
			t.Fatal(err)
		}
		fair, n := 1/float64(c.seats), float64(c.games)
		share := res.Seats[0].Wins / n
		t.Logf("%s, %d seats: %s against %s wins %.3f ± %.3f", c.set, c.seats, c.upper, c.lower, share, 1.96*math.Sqrt(share*(1-share)/n))
		if share < fair+1.96*math.Sqrt(fair*(1-fair)/n) {
			t.Errorf("%s, %d seats: %s does not beat %s: %.3f of the games, and in long series %.2f", c.set, c.seats, c.upper, c.lower, share, c.share)
		}
	}
}
