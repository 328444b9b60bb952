package bestcast

import (
	"math"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// TestBoardFollowsTheRotation: who is still to cast, what leads, and what all
// have cast, also when those who are level begin again.
func TestBoardFollowsTheRotation(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, First: 1})
	if b := p.board(); !slices.Equal(b.Waiting, []int{1, 2, 0}) || b.Best != 0 || b.Fine != 4 {
		t.Fatalf("all are to cast, from seat 1, and a cast that pays may pay half of nine: %+v", b)
	}
	p = follow(t, p, "3333", "6643")
	b := p.board()
	if !slices.Equal(b.Waiting, []int{2, 0}) || b.Void || b.Casts[1].Voids != 1 || b.Casts[1].Count != 19 || b.Best != b.Casts[1].Worth {
		t.Errorf("seat 1 cast again once, and leads with 19: %+v", b)
	}
	p = follow(t, p, "6111", "4433")
	if b = p.board(); !b.Void || !slices.Equal(b.Waiting, []int{0}) {
		t.Errorf("seat 0 casts again: %+v", b)
	}
	p = follow(t, p, "6661")
	b = p.board()
	if !slices.Equal(b.Waiting, []int{1, 0}) || b.Best != 0 || b.Casts[0].Voids != 0 {
		t.Errorf("seats 1 and 0 are level and begin again: %+v", b)
	}
	if c := b.Casts[0]; c.Hand != 0 || c.Last != tali.Of(6, 6, 6, 1) || c.Worth != 0 {
		t.Errorf("the cast that made them level is still to be seen: %+v", c)
	}
	if c := b.Casts[2]; c.Hand != tali.Of(6, 1, 1, 1) || c.State != Beaten {
		t.Errorf("and that of the one who is beaten: %+v", c)
	}
	p = follow(t, p, "6331", "6111")
	if b = p.board(); b.Waiting != nil || b.Casts[1].Last != tali.Of(6, 3, 3, 1) {
		t.Errorf("it is over: %+v", b)
	}
}

// TestRungs: every hand that counts is on one rung, by its worth, and their
// chances are all there is.
func TestRungs(t *testing.T) {
	rungs := begin(t, terms(), rules.Setup{Seats: 2}).board().Rungs
	hands, chance := 0, 0.0
	for i, r := range rungs {
		hands += len(r.Hands)
		chance += r.Chance
		if i > 0 && r.Worth <= rungs[i-1].Worth {
			t.Errorf("%+v is no higher than the one before", r)
		}
	}
	if hands != 30 || math.Abs(chance-1) > 1e-9 {
		t.Errorf("%d hands count, with chance %v", hands, chance)
	}
	if low := rungs[0]; low.Worth != 0 || low.Count != 0 || low.Call != "" || len(low.Hands) != 10 {
		t.Errorf("those that cannot win differ in what they count: %+v", low)
	}
	if r := rungs[1]; r.Worth != 9 || r.Count != 9 || text.Plain(r.Call) != "Senio of 9" || !slices.Equal(r.Hands, []tali.Hand{tali.Of(6, 1, 1, 1)}) {
		t.Errorf("%+v", r)
	}
}

func TestBoardShowsWhoRaised(t *testing.T) {
	high := terms()
	high.Raises = true
	p := begin(t, high, rules.Setup{Seats: 3}, "33")
	if b := p.board(); b.Raiser != rules.Nobody || !b.Half {
		t.Errorf("%+v", b)
	}
	if b := follow(t, p, "raise").board(); b.Raiser != 0 || !slices.Equal(b.Waiting, []int{0, 1, 2}) {
		t.Errorf("%+v", b)
	}
}
