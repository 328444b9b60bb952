package circus

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Seats: 2, Ruleset: "written", Options: map[string]int{"ante": 3}}},
		rulestest.Sitting{Setup: rules.Setup{Seats: 3, Options: map[string]int{"laps": 1}}, Level: "hard"},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1, Options: map[string]int{"laps": 1}}, Level: "hard"},
	)
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 3000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
