package pentelitha

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Game(t, Game) }

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
