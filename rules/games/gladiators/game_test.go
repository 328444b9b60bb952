package gladiators

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "written"}},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "written"}, Seed: 2017},
		rulestest.Sitting{Level: "master"},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "choices"}, Level: "master"},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 50000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
