package cups

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Game(t, Game) }

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }
