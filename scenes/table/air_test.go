package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/flight"
)

// Whoever is no person here is seen to draw back to the knot that he throws with: the
// steady straight to it, the shaky first beyond.
func TestOthersDrawBack(t *testing.T) {
	aim := flight.Aimed(1, 4, false)
	for _, x := range []struct {
		spread flight.Spread
		beyond bool
	}{{flight.Steady, false}, {flight.Shaky, true}} {
		in := Instant{Page: &ui.Page{U: 4}, Step: Step{Move: rules.Move{Verb: rules.Throw}}}
		in.Air.Throw.Aim = aim
		most, last := 0, Hold{}
		for in.T = 0; in.T < 1; in.T += 0.01 {
			if last = in.drawn(x.spread); !in.Holds() || !last.On {
				t.Fatalf("after %.2f nothing is held", in.T)
			}
			most = max(most, last.Aim.Force)
		}
		if beyond := most >= aim.Force+flight.Fine/2; beyond != x.beyond {
			t.Errorf("%+v: drawn back as far as %d of %d", x.spread, most, aim.Force)
		}
		if last.Aim != aim || last.DY <= 0 {
			t.Errorf("%+v: it is thrown at %+v, and was drawn back to %+v", x.spread, aim, last)
		}
		if in.Air.By = true; in.Holds() {
			t.Error("a person who has let go holds something")
		}
	}
}
