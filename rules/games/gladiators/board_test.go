package gladiators

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// TestBoardBouts: who lost stones in which bout, those for the decision not
// among them.
func TestBoardBouts(t *testing.T) {
	p := begin(t, rules.Setup{Options: map[string]int{"decide": 1}}, after0...)
	if b := p.board(); b.Bouts != nil {
		t.Errorf("no bout is fought: %+v", b)
	}
	p = follow(t, p, "3 3", "3 4", "6 1", "4 3", "6 6", "1 1")
	want := []Bout{
		{[2]tali.Hand{tali.Of(3, 3), tali.Of(3, 4)}, [2]bool{true, false}},
		{[2]tali.Hand{tali.Of(6, 1), tali.Of(4, 3)}, [2]bool{true, true}},
		{[2]tali.Hand{tali.Of(6, 6), tali.Of(1, 1)}, [2]bool{false, true}},
	}
	if b := p.board(); !slices.Equal(b.Bouts, want) || b.Bout != 3 {
		t.Errorf("%+v", b.Bouts)
	}
	p = follow(t, p, "1 1", "1 1", "3 3", "3 3")
	if b := p.board(); !b.Deciding || len(b.Bouts) != 5 {
		t.Errorf("both have fallen after five bouts: %+v", b)
	}
	b := follow(t, p, "6 6", "6 6", "4 4", "6 6").board()
	if !b.Over || b.Bout != 7 || len(b.Bouts) != 5 || b.Winner != 1 {
		t.Errorf("a deciding bout costs no stone: %+v", b)
	}
}
