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
	for id, with := range map[string]string{
		"simple": "2 at the table\n", "biga": "1 at the table, with late=1 because",
		"tropa": "2 at the table\n", "olympus": "nothing to decide",
	} {
		text, err := opponent.Ladder(games.Find(id), rules.Setup{}, 20)
		if err != nil || !strings.Contains(text, with) {
			t.Errorf("%s: %v, %s", id, err, text)
		}
	}
	if _, err := opponent.Ladder(games.Find("par"), rules.Setup{Seats: 3}, 20); err == nil {
		t.Error("three play Par Tali")
	}
}
