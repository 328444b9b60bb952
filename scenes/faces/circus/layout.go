package circus

import (
	"math"

	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/faces/kit/driving"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the course, at the left of a low page and at the top
// of others, and of the bones and the pot beside or below it.
func arrange(p *ui.Page, f *table.Frame) {
	u, in := p.U, f.Field
	if p.Shape == ui.Sideways {
		high := in.H - 3*u
		w := math.Min(high*1.12, in.W-31*u)
		f.Board = ui.Rect{X: in.X + 2*u, Y: in.Y + 1.5*u, W: w, H: math.Min(high, w)}
		f.Board.Y = in.Y + (in.H-f.Board.H)/2
		x := f.Board.X + w + u
		f.Bones = ui.Rect{X: x, Y: in.Y + 3*u, W: in.X + in.W - x - 2*u, H: in.H - 6*u}
		return
	}
	bones, wide, edge := 51*u, 204*u, 2*u
	if p.Shape == ui.Portrait {
		bones, wide, edge = math.Max(20*u, math.Min(33*u, in.H-62*u)), 200*u, 1.5*u
	}
	w := math.Min(in.W-2*edge, wide)
	h := math.Min(in.H-bones-edge, math.Min(w*0.92, 102*u))
	if p.Shape == ui.Portrait {
		h, w = math.Min(in.H-bones-edge, w*0.92), math.Min(w, h*1.3)
	}
	h = math.Min(h, w)
	f.Board = ui.Rect{X: in.X + (in.W-w)/2, Y: in.Y + edge, W: w, H: h}
	low := f.Board.Y + h + u
	f.Bones = ui.Rect{X: in.X + (in.W-w)/2, Y: low, W: w, H: in.Y + in.H - low - 2*u}
	if p.Shape == ui.Portrait {
		f.Pot = ui.Rect{X: in.X + 2*u, Y: low, W: 20 * u, H: f.Bones.H}
		f.Bones.X, f.Bones.W = in.X+23*u, in.W-27*u
	} else {
		f.Bones = f.Bones.Middle(math.Min(w, 110*u), f.Bones.H)
		f.Pot = ui.Rect{X: f.Bones.X - 34*u, Y: low, W: 30 * u, H: f.Bones.H}
	}
}

// post is the distance of two posts in paces, the average of four bones, where nothing
// brings more. A round has a post for each cast of a lap.
const post = 14

// A layout describes the course in pixels: two half circles joined by straights.
type layout struct {
	u, cx, cy float64
	half      float64 // half the length of a straight
	way       driving.Course
	outer     float64 // radius of the stands' outer edge
	stands    float64 // depth of the stands
	lane      float64 // width of a lane
	lanes     int
	inner     float64 // radius of the spina
	eggs      int     // number of eggs, one per lap
	posts     int     // number of posts along the course
	pace      float64 // paces from one post to the next
}

// lap returns the length of a round in paces.
func (t *layout) lap() float64 { return float64(t.posts) * t.pace }

// paceOf returns what a cast brings on average, so that a lap of casts is about a round: spurs
// and slipstreams bring more than the bones alone.
func paceOf(b *game.Board) float64 {
	pace := float64(post)
	if b.Spurs > 0 {
		pace += 3 * float64(b.Spurs) / float64(b.Casts)
	}
	if b.Slip > 0 {
		pace += 1.5
	}
	return pace
}

// layoutOf returns the layout of the course on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *game.Board) layout {
	t := layout{u: p.U, outer: f.Board.H / 2, lanes: max(len(b.Total), 2), eggs: b.Laps, posts: b.Casts, pace: paceOf(b)}
	t.cx, t.cy = f.Board.Center()
	t.half = f.Board.W/2 - t.outer
	t.stands = f.Board.H * 0.065
	wide := f.Board.H * 0.08 * 4
	if p.Shape != ui.Desk {
		t.stands, wide = f.Board.H*0.045, f.Board.H*0.072*4
	}
	t.inner = t.outer - t.stands - wide
	t.lane = wide / float64(t.lanes)
	mid := t.inner + wide/2
	t.way = driving.Course{Rect: ui.Rect{X: t.cx, Y: t.cy}.Inset(-mid), Corner: mid}
	t.way.Rect.X, t.way.Rect.W = t.way.Rect.X-t.half, t.way.Rect.W+2*t.half
	return t
}

// radius returns the radius of the middle of a lane in the bends, in pixels. Lane 0 is
// the innermost.
func (t *layout) radius(lane float64) float64 { return t.inner + (lane+0.5)*t.lane }

// at returns the point at part, 0 to 1, of a round on a track whose bends have radius r,
// and the direction of the track there, in radians. A round begins in the middle of the
// lower straight and goes to the right.
func (t *layout) at(part, r float64) (x, y, heading float64) {
	return t.way.At(t.half+part*t.way.Long(), r-t.way.Corner)
}

// ring returns the points of a closed track whose bends have radius r.
func (t *layout) ring(r float64) []float64 { return t.along(r, 0, 1) }

// lanesOf returns the lane of each seat, 0 the innermost: in casting order, and by seat
// before the race.
func lanesOf(b *game.Board) (list [4]float64) {
	for i := range list {
		list[i] = float64(i)
	}
	if !b.Ordering {
		for lane, seat := range b.Order {
			list[seat] = float64(lane)
		}
	}
	return list
}

// leader returns the seat with most points, or -1 if no seat has any.
func leader(b *game.Board) int {
	best, most := -1, 0
	for i, n := range b.Total {
		if n > most {
			best, most = i, n
		}
	}
	return best
}

// egg returns the centre of egg i and the diameter of its cup, in pixels.
func (t *layout) egg(i int) (x, y, d float64) {
	if t.flat() {
		d = math.Min(t.inner*0.62, t.half*0.115)
		pitch := math.Min(d*1.12, (t.half*0.93-t.inner*0.9-d*0.41)/6) // keeps the last egg clear of the wheel
		return t.cx - t.half*0.93 + (float64(i)+float64(7-t.eggs)/2)*pitch, t.cy, d * 0.82
	}
	sin, cos := math.Sincos(math.Pi * (1 + (float64(i)+float64(7-t.eggs)/2+0.5)/7))
	r := t.inner * 0.74
	return t.cx + (r+t.half*0.8)*cos, t.cy + r*0.3 + r*sin, t.inner * 0.2
}

// flat reports whether the spina is long enough for the eggs and the wheel in one row.
func (t *layout) flat() bool { return t.half > t.inner*1.6 }

// wheel returns the centre and the diameter of the wheel, in pixels.
func (t *layout) wheel() (x, y, d float64) {
	if t.flat() {
		return t.cx, t.cy, t.inner * 1.75
	}
	return t.cx, t.cy + t.inner*0.22, t.inner * 1.12
}

// corner returns the upper left corner of the painted pictures, in pixels.
func (t *layout) corner() (x, y float64) {
	return math.Floor(t.cx - t.half - t.outer - 2*t.u), math.Floor(t.cy - t.outer - 2*t.u)
}

// size returns the size of the painted pictures in pixels, with room for the shadow.
func (t *layout) size() (w, h float64) { return 2*(t.half+t.outer) + 6*t.u, 2*t.outer + 6*t.u }

// along returns points along a track whose bends have radius r, beginning at from and
// long rounds in length.
func (t *layout) along(r, from, long float64) (xy []float64) {
	n := max(2, int(long*160))
	for i := range n + 1 {
		x, y, _ := t.at(from+long*float64(i)/float64(n), r)
		xy = append(xy, x, y)
	}
	return xy
}

// chariot returns the diameter of the disc of a chariot, in pixels.
func (t *layout) chariot() float64 {
	return math.Min(math.Max(math.Min(t.lane*0.86, 6.6*t.u), 6*t.u), t.lane*1.2)
}
