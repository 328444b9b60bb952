package games

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// TestChoicesMatter: at the usual tables of these games, which as written leave little or
// nothing to decide, the best level beats a random player in at least 58 of 100 games of
// two, and each level the one below. With -short that is tried in two of them.
func TestChoicesMatter(t *testing.T) {
	for id, levels := range map[string][]string{
		"augustus": {"random", "medium", "hard"}, "oddsout": {"random", "medium", "hard"}, "olympus": {"random", "medium", "hard"},
		"sparing": {"random", "medium", "hard"},
	} {
		g := Find(id)
		if !slices.Contains(Tried(), g) || testing.Short() && (id == "oddsout" || id == "sparing") {
			continue
		}
		best := levels[len(levels)-1]
		e, err := opponent.Against(g, rules.Setup{Seats: 2}, best, "random", 400, 1)
		if err != nil || e.Wins < .58 {
			t.Errorf("%s: the choices decide too little, %v: %+v", id, err, e)
		}
		for i := 1; i < len(levels); i++ {
			if e, err = opponent.Against(g, rules.Setup{Seats: 2}, levels[i], levels[i-1], 1200, 1); err != nil || e.Lead < e.LeadBar {
				t.Errorf("%s: %s does not beat %s, %v: %+v", id, levels[i], levels[i-1], err, e)
			}
		}
	}
}
