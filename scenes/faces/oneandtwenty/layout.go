package oneandtwenty

import (
	"math"

	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the bones, in the upper part of the field, of the
// stick below them, and of each seat's stake beside its plate.
func arrange(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	stick := math.Min(field.H*0.42, 70*u)
	switch p.Shape {
	case ui.Portrait:
		top, rest := field.Cut(11 * u)
		f.Stakes = beneath(f.Seats, top)
		stick = math.Max(math.Min(rest.H*0.36, 46*u), 26*u) // the words stand above it
		f.Bones = ui.Rect{X: rest.X + 4*u, Y: rest.Y + u, W: rest.W - 8*u, H: rest.H - stick - 2*u}
		f.Board = ui.Rect{X: rest.X + 4*u, Y: rest.Y + rest.H - stick, W: rest.W - 8*u, H: stick - 2*u}
	case ui.Sideways:
		stick = math.Min(field.H*0.4, 34*u)
		f.Bones = ui.Rect{X: field.X + 16*u, Y: field.Y + u, W: field.W - 18*u, H: field.H - stick - 2*u}
		f.Board = ui.Rect{X: field.X + 4*u, Y: field.Y + field.H - stick, W: field.W - 7*u, H: stick - 2*u}
		f.Stakes = table.Beside(f.Seats, 1.5*u, 13*u)
	default:
		f.Bones = ui.Rect{X: field.X + 26*u, Y: field.Y + 5*u, W: field.W - 34*u, H: field.H - stick - 8*u}
		f.Board = ui.Rect{X: field.X + 10*u, Y: field.Y + field.H - stick, W: field.W - 16*u, H: stick - 3*u}
		f.Stakes = table.Beside(f.Seats, 2*u, 16*u)
		f.Pot = ui.Rect{X: f.Board.X, Y: f.Board.Y - 2*u} // there is none
	}
	last := f.Stakes[len(f.Stakes)-1]
	if in := last.X + last.W + u - f.Board.X; last.Meets(f.Board) {
		f.Board.X, f.Board.W = f.Board.X+in, f.Board.W-in
	}
}

// beneath returns the places of the stakes in a row under the plates.
func beneath(seats []ui.Rect, row ui.Rect) (out []ui.Rect) {
	w := row.W / float64(max(len(seats), 1))
	for i, s := range seats {
		r := ui.Rect{X: s.X, Y: row.Y, W: s.W, H: row.H}
		if len(seats) > 4 {
			r.X, r.W = row.X+w*float64(i), w
		}
		out = append(out, r)
	}
	return out
}

// most returns the last notch of the stick.
func most(b *game.Board) int { return b.Target + 3 }

// scale returns the horizontal position of the count n on the stick, in pixels.
func scale(r ui.Rect, b *game.Board, n float64) float64 {
	in := r.W * 0.035
	return r.X + in + (r.W-2*in)*n/float64(most(b)+1)
}
