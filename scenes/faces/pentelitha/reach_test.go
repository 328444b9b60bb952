package pentelitha

import (
	"testing"

	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// A bone is within reach if the hand, going straight to it, comes under it in time.
func TestWithinReach(t *testing.T) {
	for _, c := range []struct {
		far, left float64
		want      bool
	}{{0.2, 0, true}, {8, 9, true}, {8, 1, false}, {20, 9, false}} {
		f := &table.Follow{On: true, Left: c.left}
		if got := within(f, bone.Spot{X: -c.far}); got != c.want {
			t.Errorf("a bone %.1f away of a hand that can go %.1f: %v", c.far, c.left, got)
		}
	}
}
