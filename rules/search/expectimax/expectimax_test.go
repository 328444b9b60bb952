package expectimax

import (
	"math"
	"testing"
)

// A die may be thrown up to three times. Who stops has what it shows.
type die struct{ shows, left int }

type dice struct{ looked int }

func (*dice) End(d die) (float64, bool) { return float64(d.shows), d.left == 0 }

func (*dice) Acts(d die) []bool {
	if d.shows == 0 {
		return []bool{true}
	}
	return []bool{false, true} // to throw again
}

func (g *dice) Falls(d die, again bool, yield func(die, float64)) {
	g.looked++
	if !again {
		yield(die{d.shows, 0}, 1)
		return
	}
	for side := 1; side <= 6; side++ {
		yield(die{side, d.left - 1}, 1./6)
	}
}

func TestDie(t *testing.T) {
	g := &dice{}
	x := New(g)
	if got := x.Worth(die{0, 3}); math.Abs(got-14./3) > 1e-12 {
		t.Errorf("three throws are worth %v, not 4⅔", got)
	}
	if g.looked != 1+2*6+2*6 {
		t.Errorf("acts were looked at %d times: each state once", g.looked)
	}
	if again, w := x.Best(die{4, 2}); !again || math.Abs(w-4.25) > 1e-12 {
		t.Errorf("on 4 with two throws left: again %v, worth %v, not 4¼", again, w)
	}
	if again, w := x.Best(die{4, 1}); again || w != 4 {
		t.Errorf("on 4 with one throw left: again %v, worth %v", again, w)
	}
	if got := x.Of(die{6, 1}, true); math.Abs(got-3.5) > 1e-12 {
		t.Errorf("a throw is worth %v", got)
	}
}
