package circus

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// TestBoardOrdering: the casts for the order, and who makes them.
func TestBoardOrdering(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, First: 1}, "4 4 4 4", "1 1 1 1")
	b := p.board()
	if !slices.Equal(b.Level, []int{0, 1, 2}) || !slices.Equal(b.Waiting, []int{0}) || b.Hands[1] != tali.Of(4, 4, 4, 4) || b.Gain != 0 || b.Spurs != 0 {
		t.Errorf("two of three have cast: %+v", b)
	}
	b = follow(t, p, "4 4 4 4").board()
	if !slices.Equal(b.Level, []int{0, 1}) || !slices.Equal(b.Waiting, []int{1, 0}) {
		t.Errorf("seats 1 and 0 are level: %+v", b)
	}
}

// TestBoardGains: what the last cast brought and to whom, and who casts next.
func TestBoardGains(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, three...)
	if b := p.board(); b.Gain != 0 || !slices.Equal(b.Waiting, []int{0, 1, 2}) || b.Level != nil {
		t.Errorf("the casts for the order bring nothing: %+v", b)
	}
	p = follow(t, p, "6 3 3 1")
	if b := p.board(); b.Gain != 13 || b.Caster != 0 || !slices.Equal(b.Waiting, []int{1, 2}) {
		t.Errorf("%+v", b)
	}
	for p.lap == 0 {
		p = follow(t, p, "4 4 4 3")
	}
	if b := p.board(); b.Gain != 15 || b.Caster != 2 || !slices.Equal(b.Waiting, b.Order) || b.Order[0] != 1 {
		t.Errorf("the last cast of the lap is still to be seen, and seat 1 leads: %+v", b)
	}
}

// TestBoardSpur: what the cast would bring, and which bones are cast again.
func TestBoardSpur(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"spur": 1}}, append(two, "1 1 3 6")...)
	if b := p.board(); b.Spurs != 1 || !b.Spurring || b.Pending != 11 || b.Gain != 0 {
		t.Errorf("11 points if it stands: %+v", b)
	}
	p = follow(t, p, "spur 1 1")
	if b := p.board(); b.Spurring || b.Again != tali.Of(1, 1) || b.Left[0] != 0 {
		t.Errorf("two ones are cast again: %+v", b)
	}
	if b := follow(t, p, "cast 4 6").board(); b.Gain != 19 || b.Again != 0 || b.Pending != 0 {
		t.Errorf("%+v", b)
	}
}
