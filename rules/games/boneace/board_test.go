package boneace

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
)

// TestBoardSays: what is played for and by which card, what cards count, and who
// is asked first.
func TestBoardSays(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Options: map[string]int{"stake": 4}})
	b := p.board(0)
	if b.Stake != 4 || b.BoneAce != cards.Of(cards.Ace, cards.Hearts) || b.Eldest != rules.Nobody || b.Hidden {
		t.Errorf("%+v", b)
	}
	if b.Values[cards.Ace] != 1 || b.Values[7] != 7 || b.Values[cards.King] != 10 || len(b.Values) != 14 {
		t.Errorf("cards count %v", b.Values)
	}
	p = three(t, map[string]int{"boneace": 1, "eleven": 1, "down": 1}, "9C 4D KH", "2C 3C 4C", "5C 6C 7C")
	b = p.board(rules.Nobody)
	if b.BoneAce != cards.Of(cards.Ace, cards.Diamonds) || b.Values[cards.Ace] != 11 || !b.Hidden || b.Eldest != 0 {
		t.Errorf("%+v", b)
	}
}
