package century

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "century"}},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "century"}, Seed: 1977},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "choices"}, Level: "hard"},
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "idle"}, Level: "hard", Seed: 1977},
		rulestest.Sitting{Level: "hard", Seed: 3},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
