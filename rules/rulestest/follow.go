package rulestest

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Begin starts a game and returns its first position; an error fails the test.
func Begin(t testing.TB, g *rules.Game, s rules.Setup) rules.Position {
	t.Helper()
	p, err := g.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Purses returns the coins in the purse of each seat.
func Purses(p rules.Position) (coins []int) {
	for _, s := range p.View(rules.Nobody).Seats {
		coins = append(coins, s.Purse)
	}
	return coins
}

// Follow makes moves, written as in a record, from p on and returns the position after
// them; an error fails the test. A hand alone, its bones in any order ("6431", "6 4 3
// 1"), stands for a throw and that cast.
func Follow(t testing.TB, g *rules.Game, p rules.Position, moves ...string) rules.Position {
	t.Helper()
	for _, s := range moves {
		if h, err := tali.Parse(strings.Join(strings.Split(s, ""), " ")); err == nil && h != 0 {
			if p.Turn() >= 0 {
				p = Follow(t, g, p, string(rules.Throw))
			}
			s = string(rules.Cast) + " " + h.String()
		}
		p = follow(t, g, p, s)
	}
	return p
}

// follow makes one move, written as in a record; one that is not possible fails the
// test.
func follow(t testing.TB, g *rules.Game, p rules.Position, move string) rules.Position {
	t.Helper()
	can := make([]string, 0, 40)
	for _, m := range moves(p) {
		text := g.Text(m)
		if text == move {
			return p.After(m)
		}
		can = append(can, text)
	}
	t.Fatalf("%q cannot be here: %d acts and may %s", move, p.Turn(), strings.Join(can, ", "))
	return nil
}
