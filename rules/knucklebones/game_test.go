package knucklebones

import (
	"testing"

	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Game(t, Game) }
