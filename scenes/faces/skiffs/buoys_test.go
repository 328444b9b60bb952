package skiffs

import (
	"slices"
	"testing"
)

// Buoys of seats that are level, or far behind, lie beside each other on the rope,
// the leaders farthest to the right.
func TestBuoysKeepApart(t *testing.T) {
	const wide, apart = 300, 15
	for _, points := range [][]int{{24, 24, 24, 24}, {24, 24, 23, 22}, {24, 3, 3, 2, 0, 0, 3, 1}, {7, 8}, {9, 9, 9, 9, 9, 9, 9, 9}} {
		at, order := buoys(points, wide, apart)
		if !slices.IsSortedFunc(order, func(a, b int) int { return points[b] - points[a] }) || at[order[0]] != wide {
			t.Errorf("%v: in the order %v, the first at %v", points, order, at[order[0]])
		}
		for i, seat := range order {
			if at[seat] < 0 || i > 0 && at[order[i-1]]-at[seat] < apart {
				t.Errorf("%v: seat %d floats at %v of %v", points, seat, at[seat], at)
			}
		}
	}
}
