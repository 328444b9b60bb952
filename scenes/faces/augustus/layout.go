package augustus

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// ribboned is the height of the wreath with its ribbon, in widths.
const ribboned = 1.11

// arrange sets in f the bounds of the wreath, in the middle of the field, and in it of
// the bones and below them of the pot. The plates also show purses, since payments
// alone do not tell what a seat has left.
func arrange(p *ui.Page, f *table.Frame) {
	f.Purses = true
	field := f.Field
	side := math.Min(field.W, field.H) - 16*p.U
	top := field.Y + 8*p.U
	switch p.Shape {
	case ui.Portrait:
		side = math.Min(field.W-8*p.U, (field.H-12*p.U)/ribboned)
		top = math.Min(field.Y+(field.H-side)/2+9*p.U, field.Y+field.H-side*ribboned)
	case ui.Desk:
		side = math.Min(math.Min((field.H-2.5*p.U)/ribboned, 145*p.U), field.W)
		top = field.Y + field.H - side*ribboned - 2*p.U
	}
	cx := field.X + field.W/2
	f.Board = ui.Rect{X: cx - side/2, Y: top, W: side, H: side}
	across := side * 0.31
	if side < 75*p.U {
		across = side * 0.42 // in a small wreath the bones may lie on its leaves
	}
	f.Bones = ui.Rect{X: cx - across, Y: top + side*0.15, W: 2 * across, H: side * 0.45}
	f.Pot = ui.Rect{X: cx - side*0.22, Y: top + side*0.61, W: side * 0.44, H: side * 0.23}
}
