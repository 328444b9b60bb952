package pentelitha

import (
	"slices"
	"testing"
)

// TestBoard: the bones held keep their sides, and a fair hand needs two tosses.
func TestBoard(t *testing.T) {
	p := begin(t, settings{"drop": 1}, "throw", "cast caught 3 fell 1 3")
	held := p.board().Sides
	if b := p.board(); len(held) != 3 || b.Ground != nil || b.Snatch || b.Fair != p.plan().median || b.Most != tossesMost {
		t.Errorf("%+v", b)
	}
	p = follow(t, p, "throw", "cast caught 1 fell 1 3 dropped 1")
	if b := p.board(); !slices.Equal(b.Sides, held) {
		t.Errorf("three are held as before: %v, %v", b.Sides, held)
	}
	p = begin(t, settings{"play": 1}, "throw", "cast caught 1")
	if b := p.board(); !b.Snatch || len(b.Sides) != 2 || len(b.Ground) != 3 {
		t.Errorf("two are in the hand, three lie: %+v", b)
	}
	if got := begin(t, nil).board().Fair; got != 2 {
		t.Errorf("half of all hands need %d", got)
	}
}
