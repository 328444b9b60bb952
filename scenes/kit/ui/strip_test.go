package ui

import "testing"

func TestStrips(t *testing.T) {
	var a, b, c Rect
	divide := func(room float64) [3]float64 {
		Rect{X: 5, Y: 7, W: 20, H: room}.Rows(
			Strip{Into: &a, Want: 40, Least: 20, Gives: 2},
			Strip{Into: &b, Want: 30, Least: 20, Gives: 1, Grow: 1},
			Fixed(&c, 10),
		)
		if a.Y != 7 || b.Y != a.Y+a.H || c.Y != b.Y+b.H || c.X != 5 || c.W != 20 {
			t.Errorf("in %v stand %v, %v, %v", room, a, b, c)
		}
		return [3]float64{a.H, b.H, c.H}
	}
	for _, test := range []struct {
		room float64
		want [3]float64
	}{
		{80, [3]float64{40, 30, 10}},
		{100, [3]float64{40, 50, 10}}, // what is left over goes to the one that grows
		{70, [3]float64{30, 30, 10}},  // the first gives way,
		{55, [3]float64{20, 25, 10}},  // then the second,
		{40, [3]float64{10, 20, 10}},  // then the first beyond its least,
		{24, [3]float64{0, 14, 10}},   // then the second,
		{6, [3]float64{0, 0, 6}},      // at last what is fixed
		{-5, [3]float64{0, 0, 0}},
	} {
		if got := divide(test.room); got != test.want {
			t.Errorf("%v is divided into %v, want %v", test.room, got, test.want)
		}
	}
	Rect{W: 100, H: 9}.Columns(Gap(10), Strip{Into: &a, Want: 10, Grow: 1}, Strip{Into: &b, Want: 20, Grow: 3})
	if a != (Rect{10, 0, 25, 9}) || b != (Rect{35, 0, 65, 9}) {
		t.Errorf("columns stand at %v, %v", a, b)
	}
}
