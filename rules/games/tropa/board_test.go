package tropa

import (
	"slices"
	"testing"

	"knucklebones/rules"
)

// TestBoard: who is still to throw, what is to be beaten, and whether it can be.
func TestBoard(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, First: 1})
	if b := p.board(); !slices.Equal(b.Waiting, []int{1, 2, 0}) || b.ToBeat != 0 || !b.Hopes {
		t.Errorf("all are to throw, from seat 1: %+v", b)
	}
	p = turn(t, p, "in 6", "in 6", "out 1", "out 1", "out 3", "out 3")
	if b := p.board(); !slices.Equal(b.Waiting, []int{2, 0}) || b.ToBeat != 12 || !b.Hopes || b.Left != 2 {
		t.Errorf("with two bones seat 2 may still come level: %+v", b)
	}
	p = turn(t, p, "in 4")
	if b := p.board(); b.Hopes || b.Turns[2].Points != 4 {
		t.Errorf("10 are the most there can be: %+v", b)
	}
	p = turns(t, turn(t, p, "out 4"), 0)
	if b := p.board(); !b.Over || b.Waiting != nil || b.ToBeat != 12 {
		t.Errorf("%+v", b)
	}
}
