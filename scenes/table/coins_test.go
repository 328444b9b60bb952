package table

import (
	"testing"

	"knucklebones/sprites/thing"
)

// No coin of a heap reaches below its foot, where its label lies, and larger heaps are not
// lower than smaller ones.
func TestHeapsStandOnTheirFoot(t *testing.T) {
	last := 0.0
	for _, coins := range []int{1, 2, 3, 4, 9, 16, 30, 60} {
		foot := thing.HeapFoot(coins, 10)
		if foot < last || foot < 5 {
			t.Errorf("the foot of %d coins is %.1f below their middle", coins, foot)
		}
		last = foot
	}
}
