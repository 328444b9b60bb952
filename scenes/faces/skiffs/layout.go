package skiffs

import (
	"math"

	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// room returns the space that the lake asks for: most of what bones need in other games
// too.
func room(p *ui.Page, seats int) table.Room {
	switch p.Shape {
	case ui.Portrait:
		if seats > 4 {
			return table.Room{Wide: 90, High: 90, Bones: 20}
		}
		return table.Room{Wide: 90, High: 90, Bones: 26}
	case ui.Sideways:
		return table.Room{Wide: 80, High: 80, Bones: 19}
	}
	return table.Room{Wide: 164, High: 164, Bones: 54}
}

// arrange changes f: it leaves a rim round the lake and the bowl, and keeps the coins
// low.
func arrange(p *ui.Page, f *table.Frame) {
	u := p.U
	switch f.Board = f.Board.Inset(u); p.Shape {
	case ui.Portrait:
		f.Board = f.Board.Inset(2.5 * u) // floats stand out of it
		wide := 12 * u * (p.Text - 1)
		f.Pot.W, f.Bones.X, f.Bones.W = f.Pot.W+wide, f.Bones.X+wide, f.Bones.W-wide
		f.Pot, f.Bones = lowered(f.Pot.Inset(-u), u), f.Bones.Inset(u)
	case ui.Sideways:
		f.Pot = lowered(f.Pot, u)
	case ui.Desk:
		f.Board = f.Board.Inset(1.5 * u)
		f.Board.Y -= 0.5 * u // buoys stand out of it below
		f.Bones.X, f.Bones.W = f.Bones.X+2*u, f.Bones.W-4*u
	}
}

// lowered returns the bounds of a heap of coins, reduced to their lowest part where
// they are small, so that the coins keep clear of other things.
func lowered(r ui.Rect, u float64) ui.Rect {
	if r.H > 15*u && r.H < 24*u {
		r.Y, r.H = r.Y+r.H-15*u, 15*u
	}
	return r
}

// pool returns the area of a box in pixels.
func pool(f *table.Frame, box int) ui.Rect {
	step := f.Board.W / 3
	r := ui.Rect{X: f.Board.X + step*float64(box%3), Y: f.Board.Y + step*float64(box/3), W: step, H: step}
	return r.Inset(step * inset)
}

// cell returns the area of a seat's skiffs in a pool with area r; every seat has its own
// place, the same in all pools.
func cell(r ui.Rect, seat, seats int) ui.Rect {
	r = r.Inset(r.W * 0.03)
	rows := (seats + 1) / 2
	w, h := r.W/2, r.H/float64(rows)
	return ui.Rect{X: r.X + w*float64(seat%2), Y: r.Y + h*float64(seat/2), W: w, H: h}
}

// rope returns the middle of the rope between the box of the selected skiff and another
// box, in pixels.
func rope(in *table.Instant, box int) (x, y float64) {
	from, _ := game.At(in.Said[0].Spot - 1)
	x0, y0 := pool(in.Frame, from).Center()
	x1, y1 := pool(in.Frame, box).Center()
	return (x0 + x1) / 2, (y0 + y1) / 2
}

// A fleet describes the skiffs of a seat in its cell of a pool: side by side in rows or,
// if there is no room for all of them, as one boat with their number.
type fleet struct {
	x, y, d float64 // middle of the first boat and the width of its disc, in pixels
	dx, dy  float64 // from one boat to the next, and from one row to the next
	across  int     // boats in a row
	figure  float64 // letter size of the number beside the boat; 0 if none is needed
}

// boat returns the middle of boat i, in pixels.
func (f *fleet) boat(i int) (x, y float64) {
	return f.x + f.dx*float64(i%f.across), f.y + f.dy*float64(i/f.across)
}

// leastBoat is the width, in units, of the smallest boats that are drawn side by side.
const leastBoat = 3.6

// fleetOf returns how n skiffs lie in a cell with area r.
func fleetOf(in *table.Instant, r ui.Rect, n int) (f fleet) {
	wide, high := 1.12, 1.12 // of a boat, in widths of its disc
	if sails(in) {
		high = 1.6
	}
	n = max(n, 1)
	rows := 1
	for c := 1; c <= n; c++ {
		deep := (n + c - 1) / c
		if d := math.Min(r.W/(wide*float64(c)), r.H/(high*float64(deep))); d > f.d {
			f.d, f.across, rows = d, c, deep
		}
	}
	f.d = math.Min(f.d, math.Min(r.H*0.86, r.W*0.5))
	if n > 1 && f.d < leastBoat*in.Page.U {
		f = fleet{across: 1}
		f.x, f.y, f.d, f.figure = disc(in.Page, r)
		return f
	}
	f.dx, f.dy = f.d*wide, f.d*high
	f.x = r.X + (r.W-f.dx*float64(f.across-1))/2
	f.y = r.Y + (r.H-f.dy*float64(rows-1))/2
	return f
}

// disc returns the center and the width of the one boat that stands for many in a cell,
// and the letter size of their number beside it; all in pixels.
func disc(p *ui.Page, r ui.Rect) (x, y, d, figure float64) {
	d = math.Min(r.H*0.86, r.W*0.5)
	figure = math.Min(math.Min(d*0.8, r.W*0.36), 8*p.U)
	gap, digits := p.U, 1.1
	if figure < 3.4*p.U {
		figure, gap, digits = 3.2*p.U, 0.3*p.U, 0.7 // as it seldom has two
	}
	wide := d + gap + figure*digits
	if over := wide - r.W; over > 0 {
		d, wide = d-over, r.W
	}
	return r.X + (r.W-wide)/2 + d/2, r.Y + r.H/2, d, figure
}

// at returns the center and the width of the first skiff at a place, in pixels.
func at(in *table.Instant, place int16) (x, y, d float64) {
	f := fleetAt(in, place)
	x, y = f.boat(0)
	return x, y, f.d
}

// fleetAt returns how the skiffs at a place lie.
func fleetAt(in *table.Instant, place int16) fleet {
	box, seat := game.At(place)
	b := boardOf(&in.Now)
	return fleetOf(in, cell(pool(in.Frame, box), seat, len(in.Now.Seats)), b.Lake[box][seat])
}

// bowl returns the center and the width of the bowl, in pixels.
func bowl(in *table.Instant) (x, y, d float64) {
	r, u := in.Frame.Bones, in.Page.U
	if r.W > r.H {
		d = math.Min(r.H-2*u, r.W*0.32)
		return r.X + r.W - d/2 - u, r.Y + r.H/2, d
	}
	d = math.Min(r.W-2*u, r.H*0.34)
	return r.X + r.W/2, r.Y + d/2 + u, d
}

// shore returns the area of the racers in the order they were drawn, and of the line
// above them with the round; head has no height where there is no space for it.
func shore(in *table.Instant) (head, r ui.Rect) {
	r = in.Frame.Bones
	x, y, d := bowl(in)
	if r.W > r.H {
		r.W = x - d/2 - 2*in.Page.U - r.X
	} else {
		low := y + d/2 + 2*in.Page.U
		r.Y, r.H = low, r.Y+r.H-low
	}
	if high := in.Page.T(2) * 1.7; r.H > high*3.4 {
		head, r = r.Cut(high)
		_, r = r.Cut(in.Page.U)
	}
	return head, r
}

// slot returns the center and the width of the k-th racer, in pixels.
func slot(in *table.Instant, k int) (x, y, d float64) {
	_, r := shore(in)
	n := len(in.Now.Seats)
	size, across := 0.0, 1
	for cols := 1; cols <= n; cols++ {
		rows := (n + cols - 1) / cols
		if s := math.Min(r.W/float64(cols), r.H/float64(rows)); s > size+0.5 {
			size, across = s, cols
		}
	}
	size = math.Min(size, 15*in.Page.U)
	left := r.X + (r.W-size*float64(across))/2
	return left + size*(float64(k%across)+0.5), r.Y + size*(float64(k/across)+0.5), size * 0.74
}
