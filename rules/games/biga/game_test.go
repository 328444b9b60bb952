package biga

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Level: "master", Seed: 50},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1, Ruleset: "choices"}, Level: "master", Seed: 50},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1, Ruleset: "written"}, Seed: 1331})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 10000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
