package expectimax

import (
	"math"
	"testing"
)

// A die may be thrown up to three times. Who stops has what it shows.
type die struct{ shows, left int }

// An act throws it, with so many throws left after that, or stops.
type act struct {
	throws bool
	die
}

type dice struct{ looked int }

func (*dice) End(d die) (float64, bool) { return float64(d.shows), d.left == 0 }

func (*dice) Acts(d die) []act {
	again := act{true, die{0, d.left - 1}}
	if d.shows == 0 {
		return []act{again}
	}
	return []act{{false, die{d.shows, 0}}, again}
}

func (g *dice) Falls(a act, yield func(die, float64)) {
	g.looked++
	if !a.throws {
		yield(a.die, 1)
		return
	}
	for side := 1; side <= 6; side++ {
		yield(die{side, a.left}, 1./6)
	}
}

func TestDie(t *testing.T) {
	g := &dice{}
	x := New(g)
	if got := x.Worth(die{0, 3}); math.Abs(got-14./3) > 1e-12 {
		t.Errorf("three throws are worth %v, not 4⅔", got)
	}
	if g.looked != 3+6 {
		t.Errorf("acts were looked at %d times; there are three throws and six sides to stop at", g.looked)
	}
	if best, w := x.Best(die{4, 2}); !best.throws || math.Abs(w-4.25) > 1e-12 {
		t.Errorf("on 4 with two throws left: %+v, worth %v, not 4¼", best, w)
	}
	if best, w := x.Best(die{4, 1}); best.throws || w != 4 {
		t.Errorf("on 4 with one throw left: %+v, worth %v", best, w)
	}
	if got := x.Of(act{true, die{}}); math.Abs(got-3.5) > 1e-12 {
		t.Errorf("the last throw is worth %v", got)
	}
}
