package games

import (
	"flag"
	"testing"

	"knucklebones/rules"
)

var only = flag.String("game", "", "the `id` of the only game that is tried")

// tried returns the games that the tests of this package try: all, or the one that a flag names.
func tried() []*rules.Game {
	if g := Find(*only); g != nil {
		return []*rules.Game{g}
	}
	return Games()
}

func TestEveryGameHasOdds(t *testing.T) {
	for _, g := range Games() {
		if g.Odds == nil {
			t.Errorf("%s has no odds", g.ID)
		}
	}
}

func TestFind(t *testing.T) {
	for _, g := range Games() {
		if Find(g.ID) != g {
			t.Errorf("%q finds another game: is it in the list twice?", g.ID)
		}
	}
	if Find("no such game") != nil {
		t.Error("Find finds a game that is not there")
	}
}
