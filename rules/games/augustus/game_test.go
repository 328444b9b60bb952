package augustus

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Options: map[string]int{"pots": 2}}, Seed: 1},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "any", Options: map[string]int{"pots": 2}}, Seed: 1},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "second", Options: map[string]int{"pots": 2}}, Seed: 1},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "four"}, Seed: 279},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "four", Options: map[string]int{"leave": 0, "pots": 1}, Purses: []int{8, 8, 8}}, Seed: 1441},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "four", Options: map[string]int{"willing": 1}}, Seed: 4},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 100000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
