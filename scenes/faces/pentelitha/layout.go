package pentelitha

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// arrange sets in f the bounds of the board and the bones, which have the whole field.
// There is no pot.
func arrange(p *ui.Page, f *table.Frame) {
	r := f.Field
	f.Board = r
	f.Pot = ui.Rect{X: r.X, Y: r.Y}
	f.Bones = ui.Rect{X: r.X + p.U, Y: r.Y + p.U, W: r.W - p.U, H: r.H - p.U}
}

// A layout holds the position of the hand, whose palm is 46 measures wide.
type layout struct {
	m, u float64 // a measure and a unit in pixels
	x, y float64 // the corner left of the thumb and above the fingers
}

// The hand from the tip of the thumb to that of the little finger, and from the
// tips to the wrist.
const (
	span = 87.0
	long = 145.0
)

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	r := f.Field
	m := math.Min((r.H-3*p.U)/long, r.W*0.7/span)
	lay := layout{m: m, u: p.U, x: r.X + (r.W-span*m)/2 - 2*m, y: r.Y + r.H - long*m}
	if p.Shape == ui.Portrait {
		lay.y += 2 * m
	}
	return lay
}

func (lay *layout) at(q [2]float64) (x, y float64) { return lay.x + q[0]*lay.m, lay.y + q[1]*lay.m }

// camera returns the view of the ground that matches the painted hand: from high above,
// which makes rising bones grow.
func (lay *layout) camera() bone.Camera {
	x, y := lay.at(middle)
	return bone.Camera{Scale: unit * lay.m, CX: x, CY: y, Down: down, Far: eye}
}

// corner returns the upper left corner of the hand's picture for a hand at a spot, in
// pixels.
func (lay *layout) corner(at bone.Spot) (x, y float64) {
	cam := lay.camera()
	x, y = cam.Project(at.X, at.Y, 0)
	return lay.x - 6*lay.m + x - cam.CX, lay.y - 2*lay.m + y - cam.CY
}
