package tali

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestMeasured(t *testing.T) {
	for _, c := range []struct {
		seen Tally
		want Weights
	}{
		{Tally{}, Weights{25, 25, 25, 25}},
		{Tally{12, 35, 41, 12}, Weights{12, 35, 41, 12}},
		{Tally{1, 1, 1, 0}, Weights{33, 33, 33, 1}},
		{Tally{0, 0, 100, 0}, Weights{1, 1, 97, 1}},
		{Tally{7, 0, 0, 0}, Weights{97, 1, 1, 1}},
		{Tally{1, 2, 2, 1}, Weights{17, 33, 33, 17}},
	} {
		if got := c.seen.Weights(); got != c.want || got.check() != nil {
			t.Errorf("%v weighs %v, want %v", c.seen, got, c.want)
		}
	}
	for a := range 30 {
		for b := range 30 {
			if w := (Tally{a, b, 3, 17}).Weights(); w.check() != nil || min(w[0], w[1], w[2], w[3]) < 1 {
				t.Fatalf("%d %d 3 17 weighs %v", a, b, w)
			}
		}
	}
}

// TestRange: of throws of bones that are known, the true part lies within the range
// nineteen times in twenty.
func TestRange(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{10, 100} {
		within := 0
		const tries = 4000
		for range tries {
			var c Tally
			for range n {
				if x := r.IntN(100); x < 10 {
					c[0]++
				} else {
					c[1]++
				}
			}
			if low, high := c.Range(0); low <= 0.1 && 0.1 <= high {
				within++
			}
		}
		if part := float64(within) / tries; part < 0.92 {
			t.Errorf("%d throws: the truth is within the range in %v of all cases", n, part)
		}
	}
	if low, high := (Tally{50, 50, 0, 0}).Range(0); math.Abs(low-0.402) > 0.001 || math.Abs(high-0.598) > 0.001 {
		t.Errorf("half of a hundred lies between %v and %v", low, high)
	}
	if low, high := (Tally{}).Range(0); low > 0 || high < 1 {
		t.Errorf("of nothing seen the part lies between %v and %v", low, high)
	}
}
