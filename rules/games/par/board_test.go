package par

import (
	"slices"
	"testing"

	"knucklebones/rules/kits/tali"
)

// TestBoard: what each bone matches, who is still to set a side, and how long
// the target has stood.
func TestBoard(t *testing.T) {
	p := begin(t, settings{"redraw": 1}, "4", "3")
	if b := p.board(); !slices.Equal(b.Waiting, []int{2, 3}) || b.Limit != turnsMost || b.Turns != 0 {
		t.Errorf("two are still to set a side: %+v", b)
	}
	p = follow(t, p, "6", "3", "6311", "4444", "3331")
	b := p.board()
	if want := []tali.Hand{tali.Of(6, 3), tali.Of(4), tali.Of(3, 3), 0}; !slices.Equal(b.Match, want) || b.Turns != 3 || b.Waiting != nil {
		t.Errorf("%v match, want %v: %+v", b.Match, want, b)
	}
	for range turnsMost - 3 {
		p = follow(t, p, "1111")
	}
	if b = p.board(); b.Turns != 0 || b.Target != 0 || len(b.Waiting) != 4 {
		t.Errorf("a new target is set: %+v", b)
	}
	p = begin(t, nil, "1", "1", "1", "1")
	for range 200 {
		p = follow(t, p, "4443")
	}
	if b = p.board(); b.Turns != 200 || b.Limit != 0 {
		t.Errorf("%+v", b)
	}
}
