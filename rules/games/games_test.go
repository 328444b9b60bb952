package games

import "testing"

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
