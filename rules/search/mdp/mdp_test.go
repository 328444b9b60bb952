package mdp

import (
	"math"
	"testing"
)

// coins are tossed until two heads fall in a row. One may toss a fair coin or
// one that falls on heads one time in four.
var coins = Process{
	{{{0, .75}, {1, .25}}, {{0, .5}, {1, .5}}},
	{{{0, .75}, {2, .25}}, {{0, .5}, {2, .5}}},
	nil,
}

func TestSolve(t *testing.T) {
	pl := coins.Solve(1000)
	for s, want := range []float64{6, 4, 0} {
		if math.Abs(pl.Left[s]-want) > 1e-9 {
			t.Errorf("from %d heads %.6f tosses are left, not %v", s, pl.Left[s], want)
		}
	}
	if pl.Best(0) != 1 || math.Abs(pl.With[0][0]-(1+.75*6+.25*4)) > 1e-9 {
		t.Errorf("the worse coin is worth %v", pl.With[0])
	}
	// Of the 16 runs of four tosses, 8 have two heads in a row.
	if n := pl.Median(0, 100); n != 4 {
		t.Errorf("half are over within %d tosses, not 4", n)
	}
	if n := pl.Median(0, 3); n != 3 {
		t.Errorf("at most 3, and it is %d", n)
	}
}

// TestBrokenOff: after so many steps it is over anyway.
func TestBrokenOff(t *testing.T) {
	if got := coins.Solve(2).Left[0]; got != 2 {
		t.Errorf("%v tosses of 2", got)
	}
}
