package tropa

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// arrange gives the jar the whole field, with the pot in its lower left corner.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(22*u, r.W/4), math.Min(20*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
}

// A layout says where things stand: lengths are in parts of the jar, which is 57
// high.
type layout struct {
	g, u float64 // a part and a unit in pixels
	x, y float64 // the foot of the jar
}

const (
	high  = 57.0  // of the jar
	steep = 0.53  // how much shorter the floor is seen away from the eye
	away  = 0.002 // how fast things become small
	rod   = -34.0 // where the rod stands, to the left
	back  = -4.0  // and behind the foot of the jar
	tall  = 60.0  // of the rod
	knob  = 24.8  // as high as so many points
)

// layoutOf returns where things are on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	r, u := f.Field, p.U
	want := 70.0
	switch p.Shape {
	case ui.Portrait:
		want = 50
	case ui.Sideways:
		want = 46
	}
	g := math.Min(math.Min(want*u/high, r.H*0.6/high), r.W/98)
	foot := r.Y + math.Min(r.H*0.7, math.Max(r.H*0.62, 68*g))
	return layout{g: g, u: u, x: r.X + r.W*0.5 + 2*g, y: foot}
}

// floor is the pixel of a place on the floor, x to the right of the jar's foot
// and z towards the eye, and how large things are there.
func (lay *layout) floor(x, z float64) (px, py, size float64) {
	s := 1 / (1 - away*z)
	return lay.x + x*s*lay.g, lay.y + z*steep*s*lay.g, s
}

// depth is how near the eye the floor is at a pixel's height.
func (lay *layout) depth(py float64) float64 {
	d := (py - lay.y) / lay.g
	return d / (steep + away*d)
}

// notch is how high a number of points is on the rod.
func (lay *layout) notch(points float64) (x, y float64) {
	px, py, s := lay.floor(rod, back)
	return px, py - (6+points*(tall-8)/24)*s*lay.g
}

// round is the pixel of a place on the floor so many turns round the jar and so far
// from its foot.
func (lay *layout) round(turns, r float64) (x, y float64) {
	sin, cos := math.Sincos(turns * 2 * math.Pi)
	x, y, _ = lay.floor(r*cos, r*sin)
	return x, y
}

// unit is how many parts of the jar a unit is: half a bone.
const unit = 6.0

// camera sees the floor as it is painted.
func (lay *layout) camera() bone.Camera {
	return bone.Camera{Scale: unit * lay.g, CX: lay.x, CY: lay.y, Down: steep, Far: math.Sqrt(1-steep*steep) / (unit * away)}
}
