// Package outline fills and strokes paths in memory. It is for images that are
// painted once and then kept; anything that moves is better copied from one.
package outline

import (
	"image"
	"math"
)

// A Path is a sequence of subpaths in pixels, y down. The zero value is empty.
// Curves are flattened at once to invisibly small lines, so make a path at the
// size in which it is painted.
type Path struct {
	points []point
	parts  []part
}

type point struct{ x, y float64 }

// A part is one subpath: points[from:to].
type part struct {
	from, to int
	closed   bool
}

const (
	far     = 1 << 14 // coordinates are clamped to this distance from 0
	flat    = 0.025   // largest distance in pixels between a curve and its lines
	quarter = math.Pi / 2
)

// MoveTo starts a subpath at x, y.
func (p *Path) MoveTo(x, y float64) {
	p.parts = append(p.parts, part{from: len(p.points), to: len(p.points)})
	p.add(x, y)
}

// LineTo adds a straight line to x, y. On an empty path it starts a subpath
// there; after Close it continues from the start of the closed subpath.
func (p *Path) LineTo(x, y float64) {
	p.start(x, y)
	p.add(x, y)
}

// QuadTo adds a quadratic Bézier curve to x, y with the control point ax, ay.
func (p *Path) QuadTo(ax, ay, x, y float64) {
	o := p.start(ax, ay)
	n := pieces(math.Hypot(o.x-2*ax+x, o.y-2*ay+y) / 4)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		a, b, c := (1-t)*(1-t), 2*t*(1-t), t*t
		p.add(a*o.x+b*ax+c*x, a*o.y+b*ay+c*y)
	}
}

// CubicTo adds a cubic Bézier curve to x, y with the control points ax, ay and
// bx, by.
func (p *Path) CubicTo(ax, ay, bx, by, x, y float64) {
	o := p.start(ax, ay)
	n := pieces(0.75 * max(math.Hypot(o.x-2*ax+bx, o.y-2*ay+by), math.Hypot(ax-2*bx+x, ay-2*by+y)))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		a, b, c, d := (1-t)*(1-t)*(1-t), 3*t*(1-t)*(1-t), 3*t*t*(1-t), t*t*t
		p.add(a*o.x+b*ax+c*bx+d*x, a*o.y+b*ay+c*by+d*y)
	}
}

// Arc adds a line to the start of an arc around cx, cy, and the arc. Angles are
// in radians from the right, clockwise on the screen.
func (p *Path) Arc(cx, cy, r, from, to float64) {
	n := int(min(math.Ceil(math.Abs(to-from)/bend(r)), far))
	for i := range n + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(max(n, 1)))
		p.LineTo(cx+r*cos, cy+r*sin)
	}
}

// Circle adds a whole circle as a subpath.
func (p *Path) Circle(cx, cy, r float64) {
	p.MoveTo(cx+r, cy)
	p.Arc(cx, cy, r, 0, 4*quarter)
	p.Close()
}

// Close adds a line back to the start of the subpath.
func (p *Path) Close() {
	if n := len(p.parts); n > 0 {
		p.parts[n-1].closed = true
	}
}

// Reset empties the path and keeps its memory.
func (p *Path) Reset() { p.points, p.parts = p.points[:0], p.parts[:0] }

// Bounds returns the pixels that the path touches or encloses.
func (p *Path) Bounds() image.Rectangle { return bounds(p.points, 0) }

// start begins a subpath at x, y unless one is open, and returns the last point of the
// open one.
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

// near returns v, limited to the distance from the origin that the rasterizer supports.
func near(v float64) float64 {
	if !(v > -far) { // also true for NaN
		return -far
	}
	return min(v, far)
}

// pieces returns into how many lines a curve has to be divided that deviates from a
// single line by off pixels.
func pieces(off float64) int {
	if !(off > flat) {
		return 1
	}
	return int(math.Ceil(math.Sqrt(min(off, 4*far) / flat)))
}

// bend returns the angle, in radians, of the longest arc of radius r that looks like a
// straight line.
func bend(r float64) float64 {
	if !(r > flat) {
		return quarter
	}
	return min(2*math.Acos(1-flat/r), quarter)
}

// bounds returns the smallest rectangle of whole pixels around points, with a margin of
// that many pixels.
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
