package oddsout

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Options: map[string]int{"pots": 2}}, Level: "hard", Seed: 251},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "written"}},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "written"}, Seed: 3357},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "written", Purses: []int{4, 4, 4}}, Seed: 324},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 50000) }

// TestSimulated: hands fall as often as they should in a simulation.
func TestSimulated(t *testing.T) {
	rulestest.Falls(t, Game, rules.Setup{Seats: 4}, opponent.Random, 200, 4)
}

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
