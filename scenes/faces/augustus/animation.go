package augustus

import (
	"cmp"
	"slices"

	"knucklebones/rules"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
)

// growTime, fadeTime and petalTime are the durations of the growing wreath, the word that
// fades in and the falling petals, in milliseconds.
const growTime, fadeTime, petalTime = 600.0, 400.0, 4200

// petals is the number of petals that fall.
const petals = 64

// times returns the duration of the falling petals, 0 unless the throw is a Venus.
func times(in *table.Instant) (t table.Times) {
	if in.Mark == rules.Venus {
		t.Feast = petalTime
	}
	return t
}

// parts is the delay before the bones of a Venus part, and partTime the duration of that, in
// milliseconds.
const parts, partTime = 500.0, 600.0

// lay changes lying and returns it: the bones of a Venus move apart, one to each
// quarter of the wreath, once the coins have flown from between them.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	b := boardOf(&in.Now)
	if !venus(in, &b) || len(lying) != 4 || len(in.Now.Piles) > 0 {
		return lying
	}
	k := animation.Ease(in.Grown(parts, partTime))
	cx, cy := in.Frame.Board.Center()
	across, down := in.Frame.Board.W*0.17, in.Frame.Board.H*0.14
	for i, quarter := range quarters(lying) {
		l := &lying[i]
		x, y := cx+across*quarter[0], cy+down*quarter[1]
		l.X, l.Y = l.X+(x-l.X)*k, l.Y+(y-l.Y)*k
	}
	return lying
}

// quarters returns, for each of four bones, the direction of the quarter to which it
// moves (-1 is left or up, 1 right or down): the two leftmost move left, and of each
// two the upper one up.
func quarters(lying []table.Laid) (list [4][2]float64) {
	order := []int{0, 1, 2, 3}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(lying[a].X, lying[b].X) })
	for side, pair := range [][]int{order[:2], order[2:]} {
		slices.SortFunc(pair, func(a, b int) int { return cmp.Compare(lying[a].Y, lying[b].Y) })
		for row, i := range pair {
			list[i] = [2]float64{float64(2*side - 1), float64(2*row - 1)}
		}
	}
	return list
}
