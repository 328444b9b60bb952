package outline

import (
	"math"

	"golang.org/x/image/vector"
)

// A pen is a round nib. It builds a stroke from pieces with the same
// orientation, so that the rasterizer, which adds up windings, merges them.
type pen struct {
	to   *vector.Rasterizer
	at   point   // the rasterizer's upper left corner
	far  point   // and the one opposite
	half float64 // of the nib's width, pixels
	line []point // the current subpath without duplicate points
	drew bool    // any piece lies within the rasterizer
}

// misses reports whether the stroke from a to b lies outside the rasterizer.
func (n *pen) misses(a, b point) bool {
	h := n.half + 1
	if max(a.x, b.x) < n.at.x-h || min(a.x, b.x) > n.far.x+h || max(a.y, b.y) < n.at.y-h || min(a.y, b.y) > n.far.y+h {
		return true
	}
	n.drew = true
	return false
}

// draw adds the stroke of a subpath to the rasterizer. A subpath without length is a
// dot.
func (n *pen) draw(points []point, closed bool) {
	n.line = distinct(n.line[:0], points, closed)
	last := len(n.line) - 1
	if last == 0 {
		n.drew = true
		n.wedge(n.line[0], point{n.half, 0}, -4*quarter)
		return
	}
	for i := range last {
		n.piece(n.line[i], n.line[i+1])
		if i > 0 {
			n.join(n.line[i-1], n.line[i], n.line[i+1])
		}
	}
	if closed && last > 1 {
		n.piece(n.line[last], n.line[0])
		n.join(n.line[last-1], n.line[last], n.line[0])
		n.join(n.line[last], n.line[0], n.line[1])
		return
	}
	n.end(n.line[last-1], n.line[last])
	n.end(n.line[1], n.line[0])
}

// distinct appends to out the points without those that repeat the one before.
func distinct(out, points []point, closed bool) []point {
	const least = 1e-3
	apart := func(a, b point) bool { return math.Abs(a.x-b.x) > least || math.Abs(a.y-b.y) > least }
	for _, q := range points {
		if len(out) == 0 || apart(q, out[len(out)-1]) {
			out = append(out, q)
		}
	}
	for closed && len(out) > 1 && !apart(out[0], out[len(out)-1]) {
		out = out[:len(out)-1]
	}
	return out
}

// side returns the vector from the line from a to b to the edge of its stroke.
func (n *pen) side(a, b point) point {
	k := n.half / math.Hypot(b.x-a.x, b.y-a.y)
	return point{-(b.y - a.y) * k, (b.x - a.x) * k}
}

// piece adds the stroke from a to b, without its round ends, to the rasterizer.
func (n *pen) piece(a, b point) {
	if n.misses(a, b) {
		return
	}
	s := n.side(a, b)
	n.move(a.x+s.x, a.y+s.y)
	n.on(b.x+s.x, b.y+s.y)
	n.on(b.x-s.x, b.y-s.y)
	n.on(a.x-s.x, a.y-s.y)
	n.to.ClosePath()
}

// join adds the round outer side of the corner at b, between the strokes from a and to
// c, to the rasterizer.
func (n *pen) join(a, b, c point) {
	if n.misses(b, b) {
		return
	}
	s, t := n.side(a, b), n.side(b, c)
	turn := math.Atan2(s.x*t.y-s.y*t.x, s.x*t.x+s.y*t.y)
	if turn > 0 {
		s, turn = point{-t.x, -t.y}, -turn
	}
	n.wedge(b, s, turn)
}

// end adds the round end at b of the stroke from a to the rasterizer.
func (n *pen) end(a, b point) {
	if !n.misses(b, b) {
		n.wedge(b, n.side(a, b), -2*quarter)
	}
}

// wedge adds a sector of a disc around c to the rasterizer: it begins at c + r and has
// the angle turn, in radians.
func (n *pen) wedge(c, r point, turn float64) {
	steps := math.Ceil(math.Abs(turn) / bend(n.half))
	n.move(c.x, c.y)
	for i := 0.0; i <= steps; i++ {
		sin, cos := math.Sincos(turn * i / max(steps, 1))
		n.on(c.x+r.x*cos-r.y*sin, c.y+r.x*sin+r.y*cos)
	}
	n.to.ClosePath()
}

func (n *pen) move(x, y float64) { n.to.MoveTo(float32(x-n.at.x), float32(y-n.at.y)) }
func (n *pen) on(x, y float64)   { n.to.LineTo(float32(x-n.at.x), float32(y-n.at.y)) }
