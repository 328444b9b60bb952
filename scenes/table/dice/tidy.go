package dice

import (
	"slices"

	"knucklebones/scenes/kit/ui"
)

// Tidy moves bones from where they fell towards places in rows of across bones each;
// part is the progress, 0 to 1. Each gets a place near its own, and keeps its rotation.
func Tidy(list []Laid, room ui.Rect, across int, part float64) {
	n := len(list)
	if n == 0 || across < 1 {
		return
	}
	order := downward(list)
	rows := (n + across - 1) / across
	for row := range rows {
		some := order[row*across : min(n, (row+1)*across)]
		slices.SortStableFunc(some, func(a, b int) int { return sign(list[a].X - list[b].X) })
		for i, k := range some {
			l := &list[k]
			x := room.X + room.W*(float64(i)+0.5)/float64(len(some))
			y := room.Y + room.H*(float64(row)+0.5)/float64(rows)
			l.X, l.Y = l.X+(x-l.X)*part, l.Y+(y-l.Y)*part
		}
	}
}

func sign(d float64) int {
	switch {
	case d < 0:
		return -1
	case d > 0:
		return 1
	}
	return 0
}

// downward returns the indexes of the bones, from the top of the page to the bottom.
func downward(list []Laid) []int {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return sign(list[a].Y - list[b].Y) })
	return order
}
