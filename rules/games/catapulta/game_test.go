package catapulta

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "written"}, Seed: 2899},
		rulestest.Sitting{Level: "hard"},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1, Options: map[string]int{"target": 300}}, Level: "hard"},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
