package race

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{}, rulestest.Sitting{Setup: rules.Setup{Seats: 2, Ruleset: "long"}, Seed: 4})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
