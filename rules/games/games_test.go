package games

import (
	"flag"
	"slices"
	"testing"

	"knucklebones/rules"
)

var only = flag.String("game", "", "the `id` of the only game that is tried")

// Tried returns the games that the tests of this package try: all, or the one that a flag names.
func Tried() []*rules.Game {
	if g := Find(*only); g != nil {
		return []*rules.Game{g}
	}
	return Games()
}

// triedGame returns the game id, or skips the test if a flag names another game.
func triedGame(t *testing.T, id string) *rules.Game {
	t.Helper()
	g := Find(id)
	if !slices.Contains(Tried(), g) {
		t.Skip("-game names another game")
	}
	return g
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
