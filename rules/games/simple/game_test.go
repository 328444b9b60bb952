package simple

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{},
		rulestest.Sitting{Seed: 423},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 50000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
