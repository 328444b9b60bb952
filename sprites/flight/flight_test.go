package flight

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Every throw that a hand can make is written and read again; what is none is
// refused.
func TestThrowsAreWritten(t *testing.T) {
	for aside := -Steps * Fine; aside <= Steps*Fine; aside += 5 {
		for force := 0; force <= Knots*Fine; force += 3 {
			th := Throw{Aim{aside, force, force%2 == 1}, uint32(aside*force) + 7, HandPath{aside / 2, -force, force % 3}, Assistance((aside + 200) % Manners)}
			if got, err := Parse(th.Text(), th.Bold); err != nil || got != th {
				t.Errorf("%q is read as %+v: %v", th.Text(), got, err)
			}
		}
	}
	for _, text := range []string{"", "1 2", "8 1 a", "1 7.5 a", "1 -1 a", "0.01 2 a", "1 2 a e", "1 2 a b b", "1 2 a b 1", "1 2 0a", "NaN 1 a", "1 2 g", "1e0 2 a", "1 2 a 0 0", "1 2 a 0.01 2", "1 2 a 3 2 0", "1 2 a 3 2 -1", "1 2 a 3 2 1.5", "1 2 a 3 2 1 1", "1 2 a 0x1 2"} {
		if th, err := Parse(text, false); err == nil {
			t.Errorf("%q is read as %+v", text, th)
		}
	}
}

// A hand strays as far as its spread says, and never beyond what a hand can do.
func TestHandsStray(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const n = 4000
	mark, sum, squares := Aimed(0, 3.5, false), 0.0, 0.0
	for range n {
		a := mark.Perturb(Steady, r)
		if a.Clip() != a {
			t.Fatalf("%+v", a)
		}
		x := float64(a.Force-mark.Force) / Fine
		sum, squares = sum+x, squares+x*x
	}
	if mean, spread := sum/n, math.Sqrt(squares/n); math.Abs(mean) > 0.05 || math.Abs(spread-Steady.Force) > 0.05 {
		t.Errorf("it strays by %.2f ± %.2f knots", mean, spread)
	}
}
