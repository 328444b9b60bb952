package skiffs

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T)      { rulestest.Game(t, Game) }
func TestTumble(t *testing.T)    { rulestest.Tumble(t, Game, 2000) }
func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }
