package catapulta

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// A plan is where things stand on a page.
type plan struct {
	u          float64
	field      ui.Rect
	aim, above bone.Camera // from the line, and down on the rings
}

// How the beach is seen: the angle looked down at, and how far the eye is from
// the stake, from the line and from above.
const (
	low, high = 27 * math.Pi / 180, 62 * math.Pi / 180
	near, far = 38.0, 70.0
)

// planned is the plan of a page.
func planned(p *ui.Page, f *table.Frame) plan {
	r := f.Field
	pl := plan{u: p.U, field: r}
	cx := r.X + r.W/2
	pl.aim = bone.Camera{Scale: math.Min(r.H*0.0423, r.W*0.05), CX: cx, CY: r.Y + r.H*0.45, Down: math.Sin(low), Far: near}
	pl.above = bone.Camera{Scale: math.Min(r.H*0.062, r.W*0.059), CX: cx, CY: r.Y + r.H*0.53, Down: math.Sin(high), Far: far}
	pl.above.CX += 1.6 * pl.above.Scale
	if p.Shape == ui.Portrait {
		pl.aim.Scale = math.Min(pl.aim.Scale, r.W*0.046)
		pl.aim.CX += 0.07 * r.W
		pl.above.CX = r.X + 0.61*r.W
	}
	return pl
}

// camera is how the beach is seen when the eye has risen so far, 0 … 1.
func (pl *plan) camera(risen float64) bone.Camera {
	mix := func(a, b float64) float64 { return a + (b-a)*risen }
	return bone.Camera{
		Scale: mix(pl.aim.Scale, pl.above.Scale), CX: mix(pl.aim.CX, pl.above.CX), CY: mix(pl.aim.CY, pl.above.CY),
		Down: math.Sin(mix(low, high)), Far: 1 / mix(1/near, 1/far),
	}
}

// others is how the spot is seen from which others toss, while the eye looks down on
// the rings: moved up into the field, with some room to draw back.
func (pl *plan) others() bone.Camera {
	c := pl.above
	_, y := c.Project(0, spot, 0)
	_, most := c.Project(0, 1-outer, 0)
	c.CY -= math.Max(0, y-math.Max(most, pl.field.Y+pl.field.H-24*pl.u))
	return c
}

// The plank lies on the sand left of the rings: its middle, half its width, and
// how far along y it is from 0 to the points that win.
const (
	plank            = -8.2
	plankWide        = 0.85
	plankLow, plankY = -5.2, 5.6
)

// notch is where on the plank a part of the way to the points that win is.
func notch(part float64) float64 {
	return plankLow + (plankY-plankLow)*math.Max(0, math.Min(part, 1.05))
}

// block is the middle of the board beside the line on which bones lie that are
// left, and crab where one watches.
var (
	block = [2]float64{3.7, -12.3}
	crab  = [2]float64{6.3, -7.6}
)
