package sparing

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{Seed: 2280})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 30000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
