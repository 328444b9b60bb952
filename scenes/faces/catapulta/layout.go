package catapulta

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// arrange sets in f the bounds of the board, which has the whole field, of the bones,
// and of the pot: in a lower corner or, on a desk, between the plates and the plank.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(20*u, r.W/4), math.Min(19*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
	switch p.Shape {
	case ui.Sideways:
		f.Pot.X, f.Bones.X = r.X+r.W-w-u, r.X
	case ui.Desk:
		lay := layoutOf(p, f)
		end := math.Min(lay.aim.CX+(plank-2)*lay.aim.Scale, lay.above.CX+(plank-2)*lay.above.Scale)
		w = 24 * u
		f.Pot = ui.Rect{X: math.Max(r.X+u, end-w-4*u), Y: r.Y + r.H*0.55, W: w, H: 26 * u}
		x := f.Pot.X + w + u
		f.Bones.X, f.Bones.W = x, r.X+r.W-x
	}
}

// A layout holds the bounds of the field and its two cameras.
type layout struct {
	u          float64
	field      ui.Rect
	aim, above bone.Camera // the camera at the line, and the one above the rings
}

// The two views of the beach, from the line and from above: the angle of the camera
// (low, high) in radians, and its distance from the stake (near, far) in units.
const (
	low, high = 27 * math.Pi / 180, 62 * math.Pi / 180
	near, far = 38.0, 70.0
)

// layoutOf returns the layout for a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	r := f.Field
	lay := layout{u: p.U, field: r}
	cx := r.X + r.W/2
	lay.aim = bone.Camera{Scale: math.Min(r.H*0.0423, r.W*0.05), CX: cx, CY: r.Y + r.H*0.45, Down: math.Sin(low), Far: near}
	lay.above = bone.Camera{Scale: math.Min(r.H*0.062, r.W*0.059), CX: cx, CY: r.Y + r.H*0.53, Down: math.Sin(high), Far: far}
	lay.above.CX += 1.6 * lay.above.Scale
	if p.Shape == ui.Portrait {
		lay.aim.Scale = math.Min(lay.aim.Scale, r.W*0.046)
		lay.aim.CX += 0.07 * r.W
		lay.above.CX = r.X + 0.61*r.W
	}
	return lay
}

// camera returns the camera between aiming (risen is 0) and looking down on the rings
// (risen is 1).
func (lay *layout) camera(risen float64) bone.Camera {
	mix := func(a, b float64) float64 { return a + (b-a)*risen }
	return bone.Camera{
		Scale: mix(lay.aim.Scale, lay.above.Scale), CX: mix(lay.aim.CX, lay.above.CX), CY: mix(lay.aim.CY, lay.above.CY),
		Down: math.Sin(mix(low, high)), Far: 1 / mix(1/near, 1/far),
	}
}

// others returns the camera from above, moved so that the spot of the tosser is in the
// field. It is used while another player aims.
func (lay *layout) others() bone.Camera {
	c := lay.above
	_, y := c.Project(0, spot, 0)
	_, most := c.Project(0, 1-outer, 0)
	c.CY -= math.Max(0, y-math.Max(most, lay.field.Y+lay.field.H-24*lay.u))
	return c
}

// The plank lies on the sand left of the rings: its middle and half its width along x,
// and along y the places of no points and of the winning score, in units.
const (
	plank            = -8.2
	plankWide        = 0.85
	plankLow, plankY = -5.2, 5.6
)

// notch returns the y of a point on the plank, in units, for a fraction of the winning
// score.
func notch(part float64) float64 {
	return plankLow + (plankY-plankLow)*math.Max(0, math.Min(part, 1.05))
}

// block is the middle of the board beside the line with the bones not yet tossed;
// crab is the place of the watching crab. Both are in units.
var (
	block = [2]float64{3.7, -12.3}
	crab  = [2]float64{6.3, -7.6}
)
