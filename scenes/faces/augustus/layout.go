package augustus

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange lays the wreath in the middle of the field and the bones inside it. It also
// shows the purses, since payments alone do not tell what a seat has left.
func arrange(p *ui.Page, f *table.Frame) {
	f.Purses = true
	field := f.Field
	side := math.Min(field.W, field.H) - 16*p.U
	top := field.Y + 8*p.U
	switch p.Shape {
	case ui.Portrait:
		least := math.Min(field.H-2*p.U, 60*p.U) // a smaller wreath has no room for the bones
		side = math.Min(field.W-8*p.U, math.Max(field.H-34*p.U, least))
		top = math.Min(field.Y+(field.H-side)/2+9*p.U, field.Y+field.H-side-p.U)
		f.Pot = ui.Rect{X: field.X + 3*p.U, Y: field.Y + field.H - 23*p.U, W: 24 * p.U, H: 21 * p.U}
	case ui.Desk:
		side = math.Min(math.Min(field.H*0.78, 124*p.U), field.W)
		top = field.Y + field.H - side - 8*p.U
	}
	cx := field.X + field.W/2
	f.Board = ui.Rect{X: cx - side/2, Y: top, W: side, H: side}
	in := side * 0.31
	across := in
	if side < 75*p.U {
		across = side * 0.42 // in a small wreath the bones may lie on its leaves
	}
	f.Bones = ui.Rect{X: cx - across, Y: f.Board.Y + side*0.48 - in, W: 2 * across, H: 2 * in}
	if f.Pot.Meets(f.Bones) {
		f.Pot.W = f.Bones.X - p.U - f.Pot.X
	}
}
