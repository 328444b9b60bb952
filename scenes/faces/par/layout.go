package par

import (
	"math"
	"slices"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	lay := layoutOf(p, f)
	f.Purses = true
	f.Board, f.Bones = lay.square, lay.square.Inset(lay.square.W*0.06)
	switch p.Shape {
	case ui.Desk:
		f.Pot = ui.Rect{X: lay.spare.X + lay.spare.W/2 - 15*p.U, Y: lay.spare.Y + lay.spare.H + p.U, W: 30 * p.U, H: lay.tally.Y - lay.spare.Y - lay.spare.H - 2*p.U}
	case ui.Portrait:
		f.Pot = ui.Rect{X: f.Field.X + 3*p.U, Y: lay.spare.Y, W: 31 * p.U, H: lay.spare.H - p.U}
	}
}

// A layout holds the positions and sizes on the slate, in pixels.
type layout struct {
	u      float64
	shape  ui.Shape
	square ui.Rect
	spare  ui.Rect // area of the bones that do not match
	tally  ui.Rect
	row    float64 // height of the last casts above and below the square
	side   float64 // distance of the last casts beside the square
	text   float64
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	u, field := p.U, f.Field
	lay := layout{u: u, shape: p.Shape}
	switch p.Shape {
	case ui.Portrait:
		strip := math.Max(18*u, math.Min(30*u, field.H*0.25))
		lay.row = math.Max(8*u, math.Min(11.5*u, field.H*0.1))
		size := math.Min(62*u, field.H-strip-2*lay.row-u)
		over := math.Max(0, field.H-strip-2*lay.row-size) / 3
		lay.square = ui.Rect{X: field.X + (field.W-size)/2, Y: field.Y + over + lay.row, W: size, H: size}
		low := field.Y + field.H - strip
		lay.spare = ui.Rect{X: field.X + field.W*0.56, Y: low, W: field.W * 0.38, H: strip}
		lay.tally = ui.Rect{X: field.X + 36*u, Y: low + 2*u, W: field.W*0.55 - 37*u, H: strip - 4*u}
		lay.side = math.Min(9*u, (field.W-size)/4)
	case ui.Sideways:
		lay.row = 10.5 * u
		left := math.Min(17*u, field.W*0.16)
		right := math.Min(14*u, left)
		size := math.Min(math.Min(62*u, field.H-2*lay.row-u), field.W-left-right-12*u)
		lay.square = ui.Rect{X: field.X + left, Y: field.Y + (field.H-size)/2, W: size, H: size}
		lay.side = 7 * u
		x := lay.square.X + size + right
		w := field.X + field.W - x - u
		lay.spare = ui.Rect{X: x, Y: field.Y + 4*u, W: w, H: field.H * 0.6}
		lay.tally = ui.Rect{X: x + u, Y: field.Y + field.H*0.68, W: w - u, H: field.H * 0.29}
	default:
		lay.row = 13 * u
		size := math.Min(math.Min(124*u, field.H-2*lay.row-4*u), field.W-100*u)
		lay.square = ui.Rect{X: field.X + 26*u, Y: field.Y + (field.H-size)/2, W: size, H: size}
		lay.side = 12 * u
		x := lay.square.X + size + 24*u
		w := field.X + field.W - x - 3*u
		lay.spare = ui.Rect{X: x, Y: field.Y + field.H*0.08, W: w, H: field.H * 0.42}
		lay.tally = ui.Rect{X: x + 2*u, Y: field.Y + field.H*0.74, W: w - 4*u, H: field.H * 0.24}
	}
	lay.text = math.Max(3.6*u, math.Min(6*u*(0.6+0.4*p.Text), lay.row*0.62))
	return lay
}

// cell returns the cell of a seat; the cells lie clockwise in the square.
func (lay *layout) cell(seat int) ui.Rect {
	s := lay.square.W / 2
	r := ui.Rect{X: lay.square.X, Y: lay.square.Y, W: s, H: s}
	if seat == 0 || seat == 3 {
		r.Y += s
	}
	if seat >= 2 {
		r.X += s
	}
	return r
}

// home returns the center of a bone in the cell of a seat, in pixels.
func (lay *layout) home(seat int) (x, y float64) {
	c := lay.cell(seat)
	return c.X + c.W*0.47, c.Y + c.H*0.6
}

func (lay *layout) bone() float64 { return lay.square.W * 0.155 }

// stranger returns the position and half length of the k-th of n bones that match
// nothing, in pixels.
func (lay *layout) stranger(k, n int) (x, y, size float64) {
	r := lay.spare
	size = math.Min(lay.bone(), math.Min(r.W, r.H)*0.38)
	if n == 1 {
		return r.X + r.W*0.6, r.Y + r.H*0.5, size
	}
	across := 2
	if r.W > r.H*2.4 {
		across = 4
	} else if r.H > r.W*2 || r.H > r.W*1.4 && n <= 3 {
		across = 1
	}
	rows := (n + across - 1) / across
	size = math.Min(size, math.Min(r.W/float64(across)*0.4, r.H/float64(rows)*0.5))
	if n <= across {
		across = n
	}
	return r.X + r.W*(float64(k%across)+0.56)/float64(across), r.Y + r.H*(float64(k/across)+0.5)/float64(rows), size
}

// cup returns the area of the cup: beside the emblem in the bare cell of a seat that sets
// a bone, in the middle of the square before there is a target, and else beside the square.
func cup(in *table.Instant) (at ui.Rect, stands bool) {
	lay := layoutOf(in.Page, in.Frame)
	b := boardOf(&in.Now)
	if !b.Opening && slices.Contains(b.Set, 0) && len(b.Waiting) > 0 {
		c := lay.cell(b.Waiting[0])
		return ui.Rect{X: c.X + c.W*0.06, Y: c.Y + c.H*0.22, W: c.W * 0.7, H: c.H * 0.7}, true
	}
	if b.Opening {
		return lay.square.Inset(lay.square.W * 0.29), true
	}
	x, y := lay.spare.Center()
	return ui.Rect{X: x, Y: y}.AtLeast(math.Min(lay.square.W*0.42, math.Min(lay.spare.W, lay.spare.H))), true
}

// captionAt returns the place of the large text on a broad page: over the bones that match
// nothing, clear of the last casts around the square.
func captionAt(in *table.Instant) ui.Rect {
	lay, f := layoutOf(in.Page, in.Frame), in.Frame.Field
	return ui.Rect{X: lay.spare.X - 6*lay.u, Y: f.Y, W: lay.spare.W + 6*lay.u, H: lay.spare.Y - f.Y}
}

func (lay *layout) room() float64 { return 4 * lay.u }

func (lay *layout) five() float64 { return math.Min(10*lay.u, lay.tally.H*0.42) }

// lastAt returns the start of a seat's last cast and the offset from one of its figures
// to the next, in pixels.
func (lay *layout) lastAt(seat int) (x, y, dx, dy float64) {
	q := lay.square
	step := lay.text * 1.5
	switch seat {
	case 0, 2:
		x, y, dx = q.X+q.W/2-2.4*step, q.Y-lay.row*0.56, step
		if seat == 0 {
			y = q.Y + q.H + lay.row*0.56
		}
	default:
		step = math.Min(lay.text*1.75, q.H*0.17)
		x, y, dy = q.X-lay.side, q.Y+q.H/2-2.2*step, step
		if seat == 3 {
			x = q.X + q.W + lay.side
		}
	}
	return x, y, dx, dy
}
