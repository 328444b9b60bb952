package mendaxsingle

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{Setup: rules.Setup{Seats: 3, Options: map[string]int{"ante": 3}}, Seed: 602})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }
