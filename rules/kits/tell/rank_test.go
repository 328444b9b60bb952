package tell

import (
	"testing"

	"knucklebones/rules"
)

// One seat leads if it has counted more than every other and the game goes on.
func TestLead(t *testing.T) {
	for _, c := range []struct {
		counts []int
		turn   rules.Actor
		leader int // or -1
	}{
		{[]int{3, 2}, 0, 0}, {[]int{2, 3}, 0, 1}, {[]int{2, 2}, 0, -1}, {[]int{3, 3, 1}, 0, -1}, {[]int{1, 3, 3}, 0, -1},
		{[]int{3, 3, 4}, 1, 2}, {[]int{4, 1, 1}, rules.Chance, 0}, {[]int{3, 2}, rules.Nobody, -1}, {[]int{5}, 0, -1},
	} {
		v := rules.View{Turn: c.turn, Seats: make([]rules.SeatView, len(c.counts))}
		Lead(&v, func(seat int) int { return c.counts[seat] })
		for i, s := range v.Seats {
			if s.Leads != (i == c.leader) {
				t.Errorf("of %v, turn %d, seat %d leads: %v", c.counts, c.turn, i, s.Leads)
			}
		}
	}
}
