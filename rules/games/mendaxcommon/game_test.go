package mendaxcommon

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{Setup: rules.Setup{Seats: 3, Ruleset: "common", Options: map[string]int{"price": 1}}, Seed: 727})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }
