package games_test

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
)

// TestLadderFindsAChoice: where a game as it stands leaves nothing to decide,
// its players are compared by an option that does, if there is one.
func TestLadderFindsAChoice(t *testing.T) {
	for _, c := range []struct{ id, ruleset, with string }{
		{"simple", "", "2 at the table\n"}, {"biga", "written", "1 at the table, with late=1 because"},
		{"biga", "", "1 at the table\n"}, {"tropa", "", "2 at the table\n"}, {"olympus", "written", "nothing to decide"},
	} {
		text, err := opponent.Ladder(games.Find(c.id), rules.Setup{Ruleset: c.ruleset}, 20)
		if err != nil || !strings.Contains(text, c.with) {
			t.Errorf("%s: %v, %s", c.id, err, text)
		}
	}
	if _, err := opponent.Ladder(games.Find("par"), rules.Setup{Seats: 3}, 20); err == nil {
		t.Error("three play Par Tali")
	}
}
