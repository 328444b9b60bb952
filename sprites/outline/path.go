// Package outline paints shapes in memory: what is drawn with a pen along a
// path, and what such a path encloses. It is for pictures that are painted once
// and then kept; what moves is better copied from one.
package outline

import (
	"image"
	"math"
)

// A Path is a line drawn with a pen, in pixels, y down, perhaps in several
// parts. The zero value is empty. Curves become straight pieces at once, too small
// to be seen, so make a path in the size in which it is painted.
type Path struct {
	points []point
	parts  []part
}

type point struct{ x, y float64 }

// A part is drawn without lifting the pen, through points[from:to].
type part struct {
	from, to int
	closed   bool
}

const (
	far     = 1 << 14 // a point further out is drawn in to there
	flat    = 0.025   // pixels between a curve and its straight pieces
	quarter = math.Pi / 2
)

// MoveTo lifts the pen and sets it down at x, y.
func (p *Path) MoveTo(x, y float64) {
	p.parts = append(p.parts, part{from: len(p.points), to: len(p.points)})
	p.add(x, y)
}

// LineTo draws a straight line to x, y. On an empty path it sets the pen down
// there; after Close it goes on from where the closed part began.
func (p *Path) LineTo(x, y float64) {
	p.start(x, y)
	p.add(x, y)
}

// QuadTo curves to x, y, drawn towards ax, ay.
func (p *Path) QuadTo(ax, ay, x, y float64) {
	o := p.start(ax, ay)
	n := pieces(math.Hypot(o.x-2*ax+x, o.y-2*ay+y) / 4)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		a, b, c := (1-t)*(1-t), 2*t*(1-t), t*t
		p.add(a*o.x+b*ax+c*x, a*o.y+b*ay+c*y)
	}
}

// CubicTo curves to x, y, leaving towards ax, ay and coming from bx, by.
func (p *Path) CubicTo(ax, ay, bx, by, x, y float64) {
	o := p.start(ax, ay)
	n := pieces(0.75 * max(math.Hypot(o.x-2*ax+bx, o.y-2*ay+by), math.Hypot(ax-2*bx+x, ay-2*by+y)))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		a, b, c, d := (1-t)*(1-t)*(1-t), 3*t*(1-t)*(1-t), 3*t*t*(1-t), t*t*t
		p.add(a*o.x+b*ax+c*bx+d*x, a*o.y+b*ay+c*by+d*y)
	}
}

// Arc draws a line to where a circle about cx, cy begins and on along it.
// Angles are in radians from the right, growing clockwise as the eye sees it.
func (p *Path) Arc(cx, cy, r, from, to float64) {
	n := int(min(math.Ceil(math.Abs(to-from)/bend(r)), far))
	for i := range n + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(max(n, 1)))
		p.LineTo(cx+r*cos, cy+r*sin)
	}
}

// Circle adds a whole circle as a part of its own.
func (p *Path) Circle(cx, cy, r float64) {
	p.MoveTo(cx+r, cy)
	p.Arc(cx, cy, r, 0, 4*quarter)
	p.Close()
}

// Close draws a line back to where the pen was last set down.
func (p *Path) Close() {
	if n := len(p.parts); n > 0 {
		p.parts[n-1].closed = true
	}
}

// Reset empties the path, to be drawn anew in the same memory.
func (p *Path) Reset() { p.points, p.parts = p.points[:0], p.parts[:0] }

// Bounds returns the pixels that the path runs through or encloses.
func (p *Path) Bounds() image.Rectangle { return bounds(p.points, 0) }

// start makes sure that the pen is down, at x, y if it never was, and returns
// where it is.
func (p *Path) start(x, y float64) point {
	n := len(p.parts)
	switch {
	case n == 0:
		p.MoveTo(x, y)
	case p.parts[n-1].closed:
		o := p.points[p.parts[n-1].from]
		p.MoveTo(o.x, o.y)
	}
	return p.points[len(p.points)-1]
}

func (p *Path) add(x, y float64) {
	p.points = append(p.points, point{near(x), near(y)})
	p.parts[len(p.parts)-1].to = len(p.points)
}

// near is v within the distance up to which the painter counts.
func near(v float64) float64 {
	if !(v > -far) { // so that what is no number is near, too
		return -far
	}
	return min(v, far)
}

// pieces is into how many straight lines a curve is cut of which a single one
// would be so many pixels off.
func pieces(off float64) int {
	if !(off > flat) {
		return 1
	}
	return int(math.Ceil(math.Sqrt(min(off, 4*far) / flat)))
}

// bend returns the angle, in radians, over which an arc of that radius may be
// drawn straight.
func bend(r float64) float64 {
	if !(r > flat) {
		return quarter
	}
	return min(2*math.Acos(1-flat/r), quarter)
}

// bounds returns the pixels that points lie in, and those so many pixels round
// them.
func bounds(points []point, margin float64) image.Rectangle {
	if len(points) == 0 {
		return image.Rectangle{}
	}
	lo, hi := points[0], points[0]
	for _, q := range points[1:] {
		lo.x, lo.y = min(lo.x, q.x), min(lo.y, q.y)
		hi.x, hi.y = max(hi.x, q.x), max(hi.y, q.y)
	}
	down := func(v float64) int { return int(math.Floor(near(v - margin))) }
	up := func(v float64) int { return int(math.Ceil(near(v + margin))) }
	return image.Rect(down(lo.x), down(lo.y), up(hi.x), up(hi.y))
}
