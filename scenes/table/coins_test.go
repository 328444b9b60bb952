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

// A heap or a stake of any size stays within its room, and a small one has no large coins.
func TestPilesFitTheirRoom(t *testing.T) {
	for _, room := range [][2]float64{{20, 80}, {60, 12}, {200, 200}, {38, 38}} {
		for coins := range 40 {
			for _, pile := range [2][2]func(int, float64) float64{{thing.HeapWidth, thing.HeapFoot}, {thing.StakeWidth, thing.StakeFoot}} {
				width, foot := pile[0], pile[1]
				d := pileCoin(room[0], room[1], 4, width(coins, 1), 2*foot(coins, 1))
				if w, h := width(coins, d), 2*foot(coins, d); d <= 0 || d > 38 || w > room[0]+0.001 || h > room[1]+0.001 {
					t.Errorf("%d coins of %.1f are %.1f by %.1f in %v", coins, d, w, h, room)
				}
			}
		}
	}
}
