package senate

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The tiers, from the door: how many benches each has, and between which radii
// they stand, in parts of the whole one.
const tiers = 3

var (
	benches = [tiers]int{10, 8, 4}
	inner   = [tiers]float64{0.755, 0.505, 0.265}
	outer   = [tiers]float64{0.975, 0.735, 0.485}
)

const (
	steps  = 23
	laurel = 0.232 // the radius of Venus's place
	// from and sweep are where the horseshoe begins and how far it goes round,
	// radians, clockwise from the right.
	from, sweep = math.Pi * 0.7, math.Pi * 1.6
)

// A plan is where things stand.
type plan struct {
	u, cx, cy, r float64
	tablet       ui.Rect
	text         float64
	beside       bool // bones lie beside the horseshoe, else below it
}

func planned(p *ui.Page, f *table.Frame) plan {
	u, field := p.U, f.Field
	strip := math.Max(20*u*math.Min(p.Text, 1.15), math.Min(29*u, field.H*0.25/p.Text))
	below := math.Min(field.W*0.475, (field.H-strip-8*u)/1.86)
	aside := math.Min((field.H-8*u)/1.86, (field.W-28*u)/2)
	pl := plan{u: u, beside: p.Shape != ui.Portrait || below < aside}
	var w, h float64
	switch {
	case !pl.beside:
		pl.r = below
		over := math.Max(0, field.H-strip-8*u-1.86*pl.r) * 0.4
		pl.cx, pl.cy = field.X+field.W/2, field.Y+u+over+pl.r
		w, h = math.Min(44*u, pl.r*0.98), math.Min(11*u, pl.r*0.26)
	case p.Shape != ui.Desk:
		pl.r = math.Min(41*u, math.Min(aside, field.W*0.36))
		pl.cx, pl.cy = field.X+pl.r+3*u, field.Y+u+pl.r+math.Max(0, field.H-8*u-1.86*pl.r)*0.4
		w, h = math.Min(42*u, pl.r*0.98), 11*u
	default:
		pl.r = math.Min(72*u, math.Min((field.H-26*u)/2.02, field.W*0.37))
		pl.cx = field.X + math.Max(pl.r+3*u, field.W*0.4)
		pl.cy = field.Y + (field.H-2.05*pl.r-14*u)/2 + pl.r
		w, h = math.Min(60*u, pl.r), 15*u
	}
	y := pl.cy + pl.r*0.87
	if p.Shape == ui.Desk {
		y = pl.cy + pl.r*0.96 + h*0.35
	}
	pl.tablet = ui.Rect{X: pl.cx - w/2, Y: y - h/2, W: w, H: h}
	most := 4.2 * u
	if p.Shape == ui.Desk {
		most = 5 * u
	}
	pl.text = math.Max(3.6*u, math.Min(pl.r*0.092, most*p.Text))
	pl.text = math.Min(pl.text, math.Max(3.6*u, pl.r*0.105))
	return pl
}

// votes is which part of the tablet's width is for the pebbles, where a turn has
// several casts.
const votes = 0.16

// socket is the middle of the i-th socket on the tablet, and how wide it is, where a
// turn has so many casts.
func (pl *plan) socket(i, casts int) (x, y, d float64) {
	t, u := pl.tablet, pl.u
	w, h := t.W-5*u, t.H-4*u
	if casts > 1 {
		w *= 1 - votes
	}
	return t.X + 2.5*u + w*(float64(i)+0.5)/4, t.Y + t.H/2, math.Min(h*0.92, w/4*0.86)
}

func arrange(p *ui.Page, f *table.Frame) {
	pl := planned(p, f)
	u, field := p.U, f.Field
	f.Board = ui.Rect{X: pl.cx - pl.r, Y: pl.cy - pl.r, W: 2 * pl.r, H: 2 * pl.r}
	if !pl.beside {
		top := pl.tablet.Y + pl.tablet.H + u
		f.Board.H = math.Min(f.Board.H, top-f.Board.Y)
		f.Pot = ui.Rect{X: field.X + 3*u, Y: field.Y + field.H - 25*u, W: 22 * u, H: 24 * u}
		f.Bones = ui.Rect{X: field.X + 28*u, Y: top, W: field.W - 31*u, H: field.Y + field.H - top - u}
		return
	}
	x := pl.cx + pl.r + 5*u
	w, h := field.X+field.W-x-u, field.H-8*u
	y := field.Y + 4*u
	switch p.Shape {
	case ui.Portrait: // the pot lies below the bones
		x, y, w, h = x-3*u, field.Y, w+3*u, field.H-26*u
		f.Pot = ui.Rect{X: x, Y: y + h + u, W: w, H: 24 * u}
	case ui.Desk:
		w, h = math.Min(w, 50*u), math.Min(h, 130*u)
		y = field.Y + (field.H-h)/2
	}
	f.Bones = ui.Rect{X: x, Y: y, W: w, H: h}
}

// A bench is where one stands: its tier and between which angles, going the way
// one climbs.
type bench struct {
	tier     int
	from, to float64
}

// benchOf is the bench of a step, from 0; the last step has none. The outer tier
// is climbed clockwise, the next one back, the inner one clockwise again.
func benchOf(step int) (b bench) {
	for b.tier = 0; b.tier < tiers-1 && step >= benches[b.tier]; b.tier++ {
		step -= benches[b.tier]
	}
	each := sweep / float64(benches[b.tier])
	b.from, b.to = from+each*float64(step), from+each*float64(step+1)
	if b.tier == 1 {
		b.from, b.to = from+sweep-each*float64(step), from+sweep-each*float64(step+1)
	}
	return b
}

// ends are its angles, the lesser one first.
func (b bench) ends() (a0, a1 float64) { return math.Min(b.from, b.to), math.Max(b.from, b.to) }

// polar is the pixel at an angle and a radius in parts of the whole.
func (pl *plan) polar(angle, r float64) (x, y float64) {
	sin, cos := math.Sincos(angle)
	return pl.cx + pl.r*r*cos, pl.cy + pl.r*r*sin
}

// spot is the middle of the bench of a step, or a place on the way to the next:
// -1 is before the door.
func (pl *plan) spot(step float64) (x, y float64) {
	i := math.Floor(step)
	x, y = pl.middle(int(i))
	if t := step - i; t > 0 {
		a, b := benchOf(max(int(i), 0)), benchOf(int(i)+1)
		if i >= 0 && int(i)+1 < steps-1 && a.tier == b.tier {
			m0, m1 := (a.from+a.to)/2, (b.from+b.to)/2
			return pl.polar(m0+(m1-m0)*t, 0.42*inner[a.tier]+0.58*outer[a.tier])
		}
		x1, y1 := pl.middle(int(i) + 1)
		x, y = x+(x1-x)*t, y+(y1-y)*t
	}
	return x, y
}

func (pl *plan) middle(step int) (x, y float64) {
	switch {
	case step < 0:
		return pl.polar(math.Pi/2, 0.48)
	case step >= steps-1:
		return pl.cx, pl.cy
	}
	b := benchOf(step)
	return pl.polar((b.from+b.to)/2, 0.42*inner[b.tier]+0.58*outer[b.tier])
}
