package olympus

import (
	"math"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the panel, of the bones, and of the pot on the
// panel's meadow.
func arrange(p *ui.Page, f *table.Frame) {
	pot := f.Pot
	panel := casting.Panel{Wide: 0.85, Tall: 0.98}
	if p.Shape == ui.Sideways {
		panel.Wide = 1.02
	}
	panel.Lay(p, f)
	b, u := f.Board, p.U
	if meadow(b) < 10*u { // no room for it there
		return
	}
	f.Pot = ui.Rect{X: b.X + b.W*0.56, Y: b.Y + b.H - meadow(b)*1.15, W: math.Min(34*u, b.W*0.36), H: meadow(b)*1.15 - 1.6*u}
	switch p.Shape { // the bones have the place of the pot, too
	case ui.Desk:
		x := b.X + b.W + 2*u
		f.Bones.X, f.Bones.W = x, f.Field.X+f.Field.W-x-2*u
		f.Bones.Y, f.Bones.H = f.Field.Y+6*u, f.Field.H-12*u
	case ui.Portrait:
		f.Bones.W += f.Bones.X - pot.X
		f.Bones.X = pot.X
	}
}

// meadow returns the height of the meadow at the foot of a panel, in pixels.
func meadow(b ui.Rect) float64 { return b.H * 0.175 }

// A layout holds the positions and sizes on the panel, in pixels.
type layout struct {
	ui.Rect
	u, edge     float64
	ladder      float64 // width of the ladder
	sky         float64 // vertical position of waiting clouds
	venus, step float64 // vertical position of the rung of Venus, and distance between rungs
	foot        float64 // the upper edge of the meadow
	rungs       int
	seats       int
	column      float64 // distance between seats
	first       float64 // distance from the ladder to the first seat
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *bestcast.Board) layout {
	lay := layout{Rect: f.Board, u: p.U, edge: 1.8 * p.U, rungs: len(b.Rungs), seats: len(b.Casts)}
	lay.ladder = math.Max(math.Min(21*lay.u, lay.W*0.36), math.Min(29*lay.u, lay.W*0.23))
	lay.foot = lay.Y + lay.H - meadow(f.Board)
	lay.sky = lay.Y + lay.edge + math.Max(5*lay.u, lay.H*0.055)
	lay.venus = lay.sky + math.Max(5.5*lay.u, lay.H*0.075)
	lay.step = (lay.foot - 1.5*lay.u - lay.venus) / float64(max(lay.rungs-1, 1))
	lay.column = (lay.W - lay.ladder - 2.5*lay.edge) / float64(len(b.Casts))
	lay.first = lay.column / 2
	if over := 12*lay.u - lay.column; over > 0 {
		lay.first += over / 2
		lay.column -= over / float64(len(b.Casts)-1)
	}
	return lay
}

// y returns the vertical position of a rung, in pixels; rung −1 is the sky.
func (lay *layout) y(rung float64) float64 {
	if rung < 0 {
		return lay.sky + (lay.venus-lay.sky)*(1+rung)
	}
	return lay.venus + lay.step*rung
}

// x returns the middle of a seat's column, in pixels.
func (lay *layout) x(seat int) float64 {
	return lay.X + lay.edge*1.5 + lay.ladder + lay.first + lay.column*float64(seat)
}

// peak returns the top of the mountain, in pixels: between the columns, where no cloud waits
// before the temple.
func (lay *layout) peak() (x, y float64) {
	x = lay.X + lay.ladder + (lay.W-lay.ladder)*0.5
	if lay.seats%2 == 1 {
		x = lay.x(lay.seats/2) + lay.column/2
	}
	return x, lay.sky + lay.H*0.085
}

// cloud returns the width of a seat's cloud in pixels, so that it covers no hand beside it;
// only on narrow panels do clouds overlap.
func (lay *layout) cloud() float64 { return math.Min(math.Max(lay.column*0.97, 13.6*lay.u), 25*lay.u) }

// drift returns how far, in pixels, the cloud of a seat drifts aside at most: to the
// right in the left half of the seats and to the left in the right half, and onto no
// other cloud.
func (lay *layout) drift(seat, seats int) float64 {
	d := math.Max(0, math.Min(5*lay.u, (lay.column-lay.cloud())/2))
	if 2*seat >= seats {
		return -d
	}
	return d
}

// disc returns the width of a player's emblem in pixels.
func (lay *layout) disc() float64 { return math.Min(8*lay.u, lay.cloud()*0.33) }

// small returns the width of a rung's cloud in pixels.
func (lay *layout) small() float64 {
	return math.Min(lay.ladder*0.5, math.Max(lay.step*3.2, 10*lay.u))
}

// rungAt returns the center of a rung's cloud, in pixels.
func (lay *layout) rungAt(i int) (x, y float64) {
	side := 0.25 + 0.47*float64((i+1)%2)
	return lay.X + lay.edge*1.2 + lay.ladder*side, lay.y(float64(i))
}

// meeting returns the x, in pixels, at which a seat's cloud meets the others that throw
// again: side by side between their columns.
func (lay *layout) meeting(in *table.Instant, seat int) float64 {
	mid, n, before := 0.0, 0.0, 0.0
	for i, c := range casting.Board(&in.Now).Casts {
		if c.State != bestcast.In {
			continue
		}
		if i < seat {
			before++
		}
		mid, n = mid+lay.x(i), n+1
	}
	return mid/n + (before-(n-1)/2)*lay.cloud()*0.98
}
