package simple

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "written"}},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "written"}, Seed: 423},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "choices"}, Level: "hard"},
		rulestest.Sitting{Level: "hard"},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 50000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
