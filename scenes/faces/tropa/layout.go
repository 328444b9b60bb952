package tropa

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// arrange sets in f the bounds of the board, which has the whole field, of the bones,
// and of the pot: in the lower left corner or, on a desk, between the plates and the
// rod.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(22*u, r.W/4), math.Min(20*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	if p.Shape == ui.Desk {
		lay := layoutOf(p, f)
		rod, _, _ := lay.floor(rod, back)
		w, h = 26*u, 30*u
		f.Pot.X = math.Max(r.X+u, r.X+(rod-8*lay.g-r.X-w)/2)
		f.Pot.Y = math.Min(lay.y, r.Y+r.H-h-u) - h/2
		f.Pot.W, f.Pot.H = w, h
		w += f.Pot.X - r.X
	}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
}

// A layout holds the scale and the position of the jar. Lengths are in parts of the jar,
// which is 57 high.
type layout struct {
	g, u float64 // a part and a unit in pixels
	x, y float64 // the foot of the jar
}

const (
	high  = 57.0  // height of the jar
	steep = 0.53  // factor by which the floor looks shorter in depth
	away  = 0.002 // rate at which things shrink with distance
	rod   = -34.0 // position of the rod, to the left
	back  = -4.0  // position of the rod, behind the foot of the jar
	tall  = 60.0  // height of the rod
)

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	r, u := f.Field, p.U
	want, above, below := 90.0, 66.0, 36.0 // parts of the jar from its foot up to the knob, and down to bones that fell short
	switch p.Shape {
	case ui.Portrait:
		want, above, below = 50, 68, 40
	case ui.Sideways:
		want, above, below = 46, 68, 40
	}
	g := math.Min(math.Min(want*u/high, r.H/(above+below)), r.W/98)
	foot := r.Y + math.Max(above*g, math.Min(r.H*0.62, r.H-below*g))
	return layout{g: g, u: u, x: r.X + r.W*0.5 + 2*g, y: foot}
}

// floor returns the pixel of a place on the floor and the scale of things there; x is
// how far it is to the right of the jar's foot and z towards the eye, in parts of the
// jar.
func (lay *layout) floor(x, z float64) (px, py, size float64) {
	s := 1 / (1 - away*z)
	return lay.x + x*s*lay.g, lay.y + z*steep*s*lay.g, s
}

// depth returns how far towards the eye the floor lies at the pixel row py, in parts of
// the jar.
func (lay *layout) depth(py float64) float64 {
	d := (py - lay.y) / lay.g
	return d / (steep + away*d)
}

// notch returns the position of a number of points on the rod, in pixels.
func (lay *layout) notch(points float64) (x, y float64) {
	px, py, s := lay.floor(rod, back)
	return px, py - (6+points*(tall-8)/24)*s*lay.g
}

// round returns the pixel of a place on the floor at an angle, in turns round the jar,
// and a distance r from its foot.
func (lay *layout) round(turns, r float64) (x, y float64) {
	sin, cos := math.Sincos(turns * 2 * math.Pi)
	x, y, _ = lay.floor(r*cos, r*sin)
	return x, y
}

// unit is the number of parts of the jar in a unit, which is half a bone.
const unit = 6.0

// camera returns the view that matches the painted floor.
func (lay *layout) camera() bone.Camera {
	return bone.Camera{Scale: unit * lay.g, CX: lay.x, CY: lay.y, Down: steep, Far: math.Sqrt(1-steep*steep) / (unit * away)}
}
