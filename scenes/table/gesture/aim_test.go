package gesture

import (
	"testing"

	"knucklebones/rules/text"
	"knucklebones/sprites/flight"
)

// A computed hand draws back to the aim of its throw: a steady one straight to it, a
// shaky one first beyond.
func TestComputedHandsDrawBack(t *testing.T) {
	aim := flight.Aimed(1, 4, false)
	for _, x := range []struct {
		spread flight.Inaccuracy
		beyond bool
	}{{flight.Steady, false}, {flight.Shaky, true}} {
		most, last := 0, Hold{}
		for at := 0.0; at < 1; at += 0.01 {
			if last = Drawn(aim, x.spread, at, 4); !last.On {
				t.Fatalf("after %.2f nothing is held", at)
			}
			most = max(most, last.Aim.Force)
		}
		if beyond := most >= aim.Force+flight.Fine/2; beyond != x.beyond {
			t.Errorf("%+v: drawn back as far as %d of %d", x.spread, most, aim.Force)
		}
		if last.Aim != aim || last.DY <= 0 {
			t.Errorf("%+v: it is thrown at %+v, and was drawn back to %+v", x.spread, aim, last)
		}
	}
}

// An aim is said in whole steps aside and half knots.
func TestAimWords(t *testing.T) {
	for _, c := range []struct {
		a    flight.Aim
		want string
	}{
		{flight.Aim{Force: 3 * flight.Fine}, "Straight ahead, 3 knots"},
		{flight.Aim{Aside: -flight.Fine, Force: 4*flight.Fine + flight.Fine/2}, "A step left, 4½ knots"},
		{flight.Aim{Aside: 2 * flight.Fine, Force: flight.Fine}, "2 steps right, 1 knots"},
	} {
		if got := aimWords(c.a); text.Plain(got) != c.want {
			t.Errorf("%+v is said %q, want %q", c.a, text.Plain(got), c.want)
		}
	}
}

// The way from the hand to a bone is said in steps, and nothing is said of an axis
// along which there is none.
func TestAside(t *testing.T) {
	for _, c := range []struct {
		dx, dy float64
		want   string
	}{{-2, 1, "2 left and 1 ahead"}, {0.2, -0.3, "just beside"}, {1, 0, "1 right"}} {
		if got := text.Plain(aside(c.dx, c.dy, 1)); got != c.want {
			t.Errorf("%v, %v is said %q, want %q", c.dx, c.dy, got, c.want)
		}
	}
}
