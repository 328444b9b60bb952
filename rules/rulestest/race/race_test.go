package race

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game, rulestest.Sitting{}, rulestest.Sitting{Setup: rules.Setup{Seats: 2, Ruleset: "long"}, Seed: 4})
}

func TestTumble(t *testing.T) { rulestest.Tumble(t, Game, 20000) }

// TestSharedPot: with bones that always fall on 1 nobody ever holds anything,
// and after sixty turns everybody has his coins back.
func TestSharedPot(t *testing.T) {
	p, err := Game.New(rules.Setup{Seats: 3, Options: map[string]int{"weights": tali.Custom, "w1": 100, "w3": 0, "w4": 0, "w6": 0}})
	if err != nil {
		t.Fatal(err)
	}
	for turns := 0; p.Turn() != rules.Nobody; turns++ {
		if turns == turnsMost {
			t.Fatal("it goes on")
		}
		p = p.After(rules.Move{Verb: rules.Throw}).After(tali.Cast(tali.Of(1)))
	}
	if net := p.Scores(); !slices.Equal(net, []int{0, 0, 0}) {
		t.Errorf("they won %v", net)
	}
}

func BenchmarkRandomPlay(b *testing.B) { rulestest.Bench(b, Game) }
