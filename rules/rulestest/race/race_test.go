package race

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

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
