package table

import (
	"testing"

	"knucklebones/rules"
)

// A hand is seen to draw back that is no person's here; a person who has let go holds
// nothing.
func TestOthersDrawBack(t *testing.T) {
	in := Instant{Step: Step{Move: rules.Move{Verb: rules.Throw}}}
	for in.T = 0; in.T < 1; in.T += 0.01 {
		if !in.Holds() {
			t.Fatalf("after %.2f nothing is held", in.T)
		}
	}
	in.T, in.Air.By = 0.5, true
	if in.Holds() {
		t.Error("a person who has let go holds something")
	}
}
