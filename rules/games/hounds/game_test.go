package hounds

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "quick"}, Level: "hard", Seed: 77},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "held"}, Level: "master"},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "pairs"}, Level: "master"},
		rulestest.Sitting{Level: "master"},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1}, Level: "master"},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 2000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
