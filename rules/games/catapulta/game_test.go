package catapulta

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{Seed: 2899})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
