package skiffs

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// behind is the number of points by which a seat trails when its buoy floats at the left
// end.
const behind = 12

// drawBuoys draws a buoy for each seat along the lowest rope: the leaders at its right
// end, rimmed, and the others further left the fewer points they have.
func drawBuoys(dst *ebiten.Image, in *table.Instant) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if was.Storm > 0 || now.Storm > 0 {
		return
	}
	u, f := in.Page.U, in.Frame.Board
	d := math.Round(math.Min(5*u, f.W/row*0.2))
	from, _ := buoys(was.Points[:len(in.Now.Seats)], f.W, 0.9*d)
	to, order := buoys(now.Points[:len(in.Now.Seats)], f.W, 0.9*d)
	for _, seat := range slices.Backward(order) { // those who lead lie on the others
		x, y := f.X+from[seat]*(1-in.T)+to[seat]*in.T, f.Y+f.H
		thing.Dot(dst, x+0.3*u, y+0.4*u, d, palette.Fade(palette.Black, 0.4))
		in.Emblem(dst, seat, x, y, d, 1)
		if now.Points[seat] == now.Points[order[0]] {
			thing.Ring(dst, x, y, d+1.2*u, 0.7*u, 0, candle(in))
		}
	}
}

// buoys returns the positions of the seats' buoys along a rope of the given width, at
// least apart from one another, and the seats from right to left.
func buoys(points []int, wide, apart float64) (at [rules.MaxSeats]float64, order []int) {
	for seat := range points {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b int) int { return points[b] - points[a] })
	next := wide
	for _, seat := range order {
		lacks := float64(points[order[0]] - points[seat])
		at[seat] = math.Min(next, wide*(1-lacks/behind))
		next = at[seat] - apart
	}
	next = 0
	for _, seat := range slices.Backward(order) {
		at[seat] = math.Max(next, at[seat])
		next = at[seat] + apart
	}
	return at, order
}
