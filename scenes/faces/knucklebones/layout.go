package knucklebones

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The measures of the nine boxes as fractions of the side of the square: their offset,
// the distance from one to the next, and their size.
const (
	boxesAt = 0.0905
	boxStep = 0.2785
	boxSize = 0.262
)

// square returns the bounds of the linen without its fringe, and the height of the
// fringe, in pixels.
func square(f *table.Frame) (r ui.Rect, fringe float64) {
	fringe = f.Board.H * 0.024
	r = f.Board.Inset(fringe)
	return ui.Rect{X: math.Round(r.X), Y: math.Round(r.Y), W: math.Round(r.W), H: math.Round(r.W)}, math.Round(fringe)
}

// box returns the bounds of the box with number n, 1 to 9.
func box(f *table.Frame, n int) ui.Rect {
	sq, _ := square(f)
	col, row := float64((n-1)%3), float64((n-1)/3)
	return ui.Rect{
		X: math.Round(sq.X + sq.W*(boxesAt+boxStep*col)), Y: math.Round(sq.Y + sq.H*(boxesAt+boxStep*row)),
		W: math.Round(sq.W * boxSize), H: math.Round(sq.W * boxSize),
	}
}
