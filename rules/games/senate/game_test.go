package senate

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Seats: 3}, Level: "hard", Seed: 7},
		rulestest.Sitting{Setup: rules.Setup{Seats: 2, Ruleset: "quick"}, Level: "hard", Seed: 4604})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 2000) }

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
