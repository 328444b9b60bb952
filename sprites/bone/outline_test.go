//go:build !js

package bone

import (
	"math"
	"testing"
)

// TestOutline: the edge of a bone is one closed line as long as the bone, and each side has
// lines of its own.
func TestOutline(t *testing.T) {
	seen := map[[2]float64]int{}
	for _, side := range Sides {
		list := Outline(side)
		edge := list[0]
		low, high := math.Inf(1), math.Inf(-1)
		for _, at := range edge {
			low, high = min(low, at[0]), max(high, at[0])
		}
		if edge[0] != edge[len(edge)-1] || high-low < 1.8 || high-low > 2.2 || edge.length() < 4.5 {
			t.Errorf("side %d: an edge from %.2f to %.2f, %.2f long", side, low, high, edge.length())
		}
		if n := len(edge); n < 15 || n > 120 || len(list) < 2 {
			t.Errorf("side %d: %d points, %d lines", side, n, len(list))
		}
		if other := seen[edge[len(edge)/3]]; other != 0 {
			t.Errorf("sides %d and %d are drawn alike", side, other)
		}
		seen[edge[len(edge)/3]] = side
	}
}
