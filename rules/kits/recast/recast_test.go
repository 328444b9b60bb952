package recast

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

func wish(want tali.Hand, w tali.Weights) *Wish {
	var falls [][]rules.Outcome
	for n := range want.Len() + 1 {
		falls = append(falls, tali.Outcomes(n, w))
	}
	return For(want, falls)
}

// TestOneBone: a six that falls one time in ten comes within three casts unless
// it fails to each time.
func TestOneBone(t *testing.T) {
	w := wish(tali.Of(6), tali.Weights{10, 40, 40, 10})
	for casts := 1; casts <= 3; casts++ {
		if got, want := w.Turn(casts), 1-math.Pow(.9, float64(casts)); math.Abs(got-want) > 1e-12 {
			t.Errorf("%d casts: %v, not %v", casts, got, want)
		}
	}
}

// TestAllAlike: each of four sixes stays once it lies, so they come one by one.
func TestAllAlike(t *testing.T) {
	w := wish(tali.Of(6, 6, 6, 6), tali.Weights{25, 25, 25, 25})
	if got, want := w.Turn(3), math.Pow(1-math.Pow(.75, 3), 4); math.Abs(got-want) > 1e-12 {
		t.Errorf("%v, not %v", got, want)
	}
	if kept, x := w.Keep(tali.Of(6, 6, 1, 4), 2); kept != tali.Of(6, 6) || math.Abs(x-math.Pow(1-math.Pow(.75, 2), 2)) > 1e-12 {
		t.Errorf("%v stay, with %v", kept, x)
	}
}

// TestNotAllThatFits: with a 6 and a 4 wanted, a 4 on the table and two casts
// left, sheep's bones are both better cast again: the 4 comes easily once the 6
// is there, and two bones find a 6 sooner than one.
func TestNotAllThatFits(t *testing.T) {
	for _, x := range []struct {
		weights    tali.Weights
		left       int
		kept       tali.Hand
		best, fits float64
	}{
		{tali.Weights{10, 40, 40, 10}, 2, tali.Of(6, 6), .2, .19},
		{tali.Weights{10, 40, 40, 10}, 1, tali.Of(6, 6, 4), .1, .1},
		{tali.Weights{25, 25, 25, 25}, 2, tali.Of(6, 6, 4), .4375, .4375},
	} {
		w := wish(tali.Of(6, 6, 6, 4), x.weights)
		kept, best := w.Keep(tali.Of(6, 6, 4, 1), x.left)
		fits := w.Keeping(tali.Of(6, 6, 4), x.left)
		if kept != x.kept || math.Abs(best-x.best) > 1e-9 || math.Abs(fits-x.fits) > 1e-9 {
			t.Errorf("%+v: %v stay with %v, and with 4 6 6 it is %v", x, kept, best, fits)
		}
	}
}
