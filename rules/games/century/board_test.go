package century

import "testing"

// TestBoardDays: what each day brought or took, and how many men it left.
func TestBoardDays(t *testing.T) {
	for _, c := range []struct {
		camp  int
		moves string
		gains []int
		broke int // which day, from 1
	}{
		{open, "6664 1111 4431 6431 3333", []int{22, -4, 0, -18, 0}, 0},
		{breakCamp, "6431 6664 6431 break 6111 6431", []int{0, 22, 0, 9, -31}, 3},
		{breakCamp, "6664 6431 stay", []int{22, -22}, 0},
		{digIn, "6664 dig 6111 6431", []int{22, 0, 9, -9}, 0},
		{both, "6664 dig 6431 6111 6431 break", []int{22, 0, 0, 9, 0}, 5},
	} {
		b := begin(t, map[string]int{"camp": c.camp}, c.moves).board()
		men := 0
		for i, d := range b.Days {
			men += d.Gain
			if d.Gain != c.gains[i] || d.Men != men || d.Broke != (c.broke == i+1) {
				t.Errorf("%s, day %d: %+v, want %d and %d men", c.moves, i+1, d, c.gains[i], men)
			}
		}
		if len(b.Days) != len(c.gains) || b.Men != men || b.Breaks != (c.camp&breakCamp != 0) || b.Digs != (c.camp&digIn != 0) {
			t.Errorf("%s: %+v", c.moves, b)
		}
		if b.Used != (c.camp == open || c.broke > 0 || c.camp == digIn) {
			t.Errorf("%s: the camp was used: %v", c.moves, b.Used)
		}
	}
}
