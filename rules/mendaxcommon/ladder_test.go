package mendaxcommon

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
		games        int
	}{
		{"common", "easy", "random", 100},
		{"common", "medium", "easy", 400},
		{"common", "hard", "medium", 800},
		{"recast", "medium", "easy", 100},
	} {
		if testing.Short() {
			c.games /= 4
		}
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: c.set}, []string{c.upper, c.lower}, c.games, 1)
		if err != nil {
			t.Fatal(err)
		}
		share := res.Seats[0].Wins / float64(c.games)
		bar := 1.96 * math.Sqrt(share*(1-share)/float64(c.games))
		t.Logf("%s: %s against %s wins %.3f ± %.3f", c.set, c.upper, c.lower, share, bar)
		if !testing.Short() && share-bar < .5 {
			t.Errorf("%s: %s does not beat %s", c.set, c.upper, c.lower)
		}
	}
}
