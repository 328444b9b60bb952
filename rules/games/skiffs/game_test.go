package skiffs

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Seed: 578},
		rulestest.Sitting{Setup: rules.Setup{Seats: 2}, Seed: 820},
	)
}

func TestTumble(t *testing.T)    { rulestest.Tumble(t, Game, 2000) }
func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }
