package tell

import (
	"testing"

	"knucklebones/rules"
)

// Winners come first, whatever their merits; seats that are level share a
// place, and the next place counts them all.
func TestRank(t *testing.T) {
	v := rules.View{Turn: rules.Nobody, Seats: make([]rules.SeatView, 5)}
	v.Seats[3].Won = true
	Rank(&v, func(i int) int { return []int{2, 7, 7, 0, 9}[i] })
	for i, want := range []int{5, 3, 3, 1, 2} {
		if got := v.Seats[i].Place; got != want {
			t.Errorf("seat %d has place %d, want %d", i, got, want)
		}
	}
	v = rules.View{Turn: 0, Seats: make([]rules.SeatView, 2)}
	if Rank(&v, Alone); v.Seats[0].Place != 0 {
		t.Errorf("a game that goes on has places: %+v", v.Seats)
	}
}
