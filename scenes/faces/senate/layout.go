package senate

import (
	"math"

	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The tiers, from the door: the number of benches of each, and its inner and outer
// radius as fractions of the whole radius.
const tiers = 3

var (
	benches = [tiers]int{10, 8, 4}
	inner   = [tiers]float64{0.755, 0.505, 0.265}
	outer   = [tiers]float64{0.975, 0.735, 0.485}
)

const (
	steps  = 23
	laurel = 0.232 // the radius of Venus's place
	// from is the angle at which the horseshoe begins, and sweep the angle it spans,
	// in radians, clockwise from the right.
	from, sweep = math.Pi * 0.7, math.Pi * 1.6
)

// A layout holds the positions and sizes on the board, in pixels.
type layout struct {
	u, cx, cy, r float64
	tablet       ui.Rect
	text         float64
	beside       bool // bones lie beside the horseshoe rather than below it
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	u, field := p.U, f.Field
	strip := math.Max(20*u*math.Min(p.Text, 1.15), math.Min(29*u, field.H*0.25/p.Text))
	below := math.Min(field.W*0.475, (field.H-strip-8*u)/1.86)
	aside := math.Min((field.H-8*u)/1.86, (field.W-28*u)/2)
	lay := layout{u: u, beside: p.Shape != ui.Portrait || below < aside}
	var w, h float64
	switch {
	case !lay.beside:
		lay.r = below
		over := math.Max(0, field.H-strip-8*u-1.86*lay.r) * 0.4
		lay.cx, lay.cy = field.X+field.W/2, field.Y+u+over+lay.r
		w, h = math.Min(44*u, lay.r*0.98), math.Min(11*u, lay.r*0.26)
	case p.Shape != ui.Desk:
		lay.r = math.Min(41*u, math.Min(aside, field.W*0.36))
		lay.cx, lay.cy = field.X+lay.r+3*u, field.Y+u+lay.r+math.Max(0, field.H-8*u-1.86*lay.r)*0.4
		w, h = math.Min(42*u, lay.r*0.98), 11*u
	default:
		lay.r = math.Min(88*u, math.Min((field.H-8*u)/1.95, (field.W-62*u)/2))
		lay.cx = field.X + lay.r + 4*u
		lay.cy = field.Y + (field.H-1.9*lay.r)/2 + lay.r
		w, h = math.Min(60*u, lay.r), 15*u
	}
	y := lay.cy + lay.r*0.87
	lay.tablet = ui.Rect{X: lay.cx - w/2, Y: y - h/2, W: w, H: h}
	most := 4.2 * u
	if p.Shape == ui.Desk {
		most = 5 * u
	}
	lay.text = math.Max(3.6*u, math.Min(lay.r*0.092, most*p.Text))
	lay.text = math.Min(lay.text, math.Max(3.6*u, lay.r*0.082)) // within the benches
	return lay
}

// votes is the fraction of the tablet's width for the pebbles, where a turn has several
// casts.
const votes = 0.16

// tablets returns the bounds of the n tablets: of two, that of what is likeliest lies left.
func (lay *layout) tablets(b *climb.Board) (list [2]ui.Rect, n int) {
	t := lay.tablet
	if b.Likely == b.Far {
		return [2]ui.Rect{t}, 1
	}
	list = [2]ui.Rect{t, t}
	list[0].X -= t.W/2 + lay.u
	list[1].X += t.W/2 + lay.u
	return list, 2
}

// socket returns the center and the diameter of the i-th socket on the tablet t, in
// pixels, where a turn has the given number of casts.
func (lay *layout) socket(t ui.Rect, i, casts int) (x, y, d float64) {
	u := lay.u
	w, h := t.W-5*u, t.H-4*u
	if casts > 1 {
		w *= 1 - votes
	}
	return t.X + 2.5*u + w*(float64(i)+0.5)/4, t.Y + t.H/2, math.Min(h*0.92, w/4*0.86)
}

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	lay := layoutOf(p, f)
	u, field := p.U, f.Field
	f.Board = ui.Rect{X: lay.cx - lay.r, Y: lay.cy - lay.r, W: 2 * lay.r, H: 2 * lay.r}
	if !lay.beside {
		top := lay.tablet.Y + lay.tablet.H + u
		f.Board.H = math.Min(f.Board.H, top-f.Board.Y)
		f.Pot = ui.Rect{X: field.X + 3*u, Y: field.Y + field.H - 25*u, W: 22 * u, H: 24 * u}
		f.Bones = ui.Rect{X: field.X + 28*u, Y: top, W: field.W - 31*u, H: field.Y + field.H - top - u}
		return
	}
	x := lay.cx + lay.r + 5*u
	w, h := field.X+field.W-x-u, field.H-8*u
	y := field.Y + 4*u
	switch p.Shape {
	case ui.Portrait: // the pot lies below the bones
		x, y, w, h = x-3*u, field.Y, w+3*u, field.H-26*u
		f.Pot = ui.Rect{X: x, Y: y + h + u, W: w, H: 24 * u}
	case ui.Desk:
		f.Board.H = math.Min(f.Board.H, field.Y+field.H-f.Board.Y)
		f.Part(p, ui.Rect{X: x - 3*u, Y: field.Y, W: w + 3*u, H: field.H})
		return
	}
	f.Bones = ui.Rect{X: x, Y: y, W: w, H: h}
}

// A bench is the place of one step: its tier, and the angles between which it lies, in
// climbing direction.
type bench struct {
	tier     int
	from, to float64
}

// benchOf returns the bench of a step, from 0; the last step has none. The outer tier is
// climbed clockwise, the next one back, the inner one clockwise again.
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

// ends returns the angles between which a bench lies, in radians, the lesser one first.
func (b bench) ends() (a0, a1 float64) { return math.Min(b.from, b.to), math.Max(b.from, b.to) }

// polar returns the pixel at an angle and a radius, which is a fraction of the whole
// radius.
func (lay *layout) polar(angle, r float64) (x, y float64) {
	sin, cos := math.Sincos(angle)
	return lay.cx + lay.r*r*cos, lay.cy + lay.r*r*sin
}

// A part is a place on a bench: how far along it, in climbing direction, and how far from
// its inner edge, as fractions.
type part struct{ along, out float64 }

// Where on a bench its name stands, clear of the carpet, the sleeper lies, and emblems
// stand, clear of the name and its pips.
var (
	named   = part{0.5, 0.57}
	asleep  = part{0.5, 0.5}
	emblems = part{0.14, 0.58}
)

// spot returns that part of the bench of a step, or a point on the way to that of the next,
// in pixels; −1 is before the door.
func (lay *layout) spot(step float64, at part) (x, y float64) {
	i := math.Floor(step)
	x, y = lay.place(int(i), at)
	if t := step - i; t > 0 {
		a, b := benchOf(max(int(i), 0)), benchOf(int(i)+1)
		if i >= 0 && int(i)+1 < steps-1 && a.tier == b.tier {
			return lay.polar(a.angle(at)+(b.angle(at)-a.angle(at))*t, a.radius(at))
		}
		x1, y1 := lay.place(int(i)+1, at)
		x, y = animation.Move(x, y, x1, y1, t)
	}
	return x, y
}

// angle returns the angle of a part of the bench, in radians.
func (b bench) angle(at part) float64 { return b.from + (b.to-b.from)*at.along }

// radius returns the radius of a part of the bench, as a fraction of the whole radius.
func (b bench) radius(at part) float64 {
	return inner[b.tier] + (outer[b.tier]-inner[b.tier])*at.out
}

// place returns that part of a step's bench in pixels; step −1 is before the door and the
// last one in the centre.
func (lay *layout) place(step int, at part) (x, y float64) {
	switch {
	case step < 0:
		return lay.polar(math.Pi/2, 0.39)
	case step >= steps-1:
		return lay.cx, lay.cy
	}
	b := benchOf(step)
	return lay.polar(b.angle(at), b.radius(at))
}

// middle returns where the name of a step stands, in pixels.
func (lay *layout) middle(step int) (x, y float64) { return lay.place(step, named) }

// lift returns the pixels by which a name is moved up from the middle of a bench, and an
// emblem down.
func (lay *layout) lift() float64 { return lay.text * 0.66 }

// room returns the margin of the picture around the horseshoe for its shadow, in pixels.
func (lay *layout) room() float64 { return 6 * lay.u }
