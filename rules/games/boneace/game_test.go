package boneace

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Seed: 13495},
		rulestest.Sitting{Seed: 9811},
	)
}
func TestTumble(t *testing.T)    { rulestest.Tumble(t, Game, 20000) }
func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }
