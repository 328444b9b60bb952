package games

import (
	"testing"
	"unicode/utf8"
)

func TestShelfIsWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range Games() {
		if seen[s.ID] || s.Title == "" || s.Minutes < 1 || s.Seats[0] < 1 || s.Seats[1] < s.Seats[0] {
			t.Errorf("%q stands on the shelf twice or with facts missing: %+v", s.ID, s)
		}
		if n := utf8.RuneCountInString(s.Short); n < 1 || n > 10 {
			t.Errorf("%q has the short name %q; 1 to 10 letters fit", s.ID, s.Short)
		}
		seen[s.ID] = true
	}
	if len(seen) != 21 {
		t.Errorf("%d games stand on the shelf, not 21", len(seen))
	}
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
			t.Errorf("Find(%q) is another game", g.ID)
		}
	}
	if Find("no such game") != nil {
		t.Error("Find finds a game that is not there")
	}
}
