package expectimax

import (
	"math"
	"testing"
)

// A die may be thrown up to three times. Who stops has what it shows. A state is
// ten times the throws that are left, and the side that is up; an act is what
// stays of it: the side to stop at, or the throws that are left after the next.
type die struct{ looked int }

func (*die) End(state int) (float64, bool) { return float64(state), state < 10 }

func (*die) Acts(state int) []int {
	again := -state / 10
	if side := state % 10; side > 0 {
		return []int{side, again}
	}
	return []int{again}
}

func (d *die) Falls(act int, yield func(int, float64)) {
	d.looked++
	if act > 0 {
		yield(act, 1)
		return
	}
	for side := 1; side <= 6; side++ {
		yield(10*(-act-1)+side, 1./6)
	}
}

func TestDie(t *testing.T) {
	d := &die{}
	x := New(d)
	if got := x.Worth(30); math.Abs(got-14./3) > 1e-12 {
		t.Errorf("three throws are worth %v, not 4⅔", got)
	}
	if d.looked != 3+6 {
		t.Errorf("acts were looked at %d times; there are three throws and six sides to stop at", d.looked)
	}
	if act, w := x.Best(24); act != -2 || math.Abs(w-4.25) > 1e-12 {
		t.Errorf("on 4 with two throws left: %d, worth %v; want to throw, for 4¼", act, w)
	}
	if act, w := x.Best(14); act != 4 || w != 4 {
		t.Errorf("on 4 with one throw left: %d, worth %v; want to stop", act, w)
	}
	if got := x.Of(-1); math.Abs(got-3.5) > 1e-12 {
		t.Errorf("the last throw is worth %v", got)
	}
}
