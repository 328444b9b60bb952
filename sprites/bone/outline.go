//go:build !js

package bone

import (
	"math"
	"sync"
)

// A Stroke is a line through points, in units, with y towards the viewer.
type Stroke [][2]float64

// Outline returns a drawing in lines of a bone at rest on the table with the side up (1, 3,
// 4 or 6), seen from above, with its length from left to right and its middle at the origin:
// first its edge, then lines of equal height, as a map draws hills. They are not to be changed.
func Outline(side int) []Stroke { return outlines[side]() }

// outlines draw each side once: a printed page shows many bones.
var outlines = map[int]func() []Stroke{1: outlined(1), 3: outlined(3), 4: outlined(4), 6: outlined(6)}

func outlined(side int) func() []Stroke {
	return sync.OnceValue(func() []Stroke { return outline(side) })
}

func outline(side int) (list []Stroke) {
	h := reliefOf(Lying(side, 0, 0, math.Pi/2))
	for _, share := range [...]float64{0.01, 0.6, 0.75, 0.88} {
		for _, s := range h.contour(share * h.top) {
			if s = s.simple(0.012); share < 0.1 || s.length() > 0.35 {
				list = append(list, s)
			}
		}
	}
	return list
}

// A relief is the height of a bone over each point of a grid, 0 beside it.
type relief struct {
	z   [reliefSize][reliefSize]float64 // by row, from the far edge
	top float64
}

const (
	reliefSize = 140
	reliefUnit = 2.6 / reliefSize // the distance of two points of the grid
)

// reliefOf returns the heights over the table of the upper surface of a bone in a pose,
// on a grid.
func reliefOf(p Pose) *relief {
	h, turn := &relief{}, p.turn().mat()
	m := bone().fine
	for _, f := range m.faces {
		var c [3]vec
		for i, k := range f {
			at := m.points[k].at
			c[i] = turn.of(vec{float64(at[0]), float64(at[1]), float64(at[2])}).plus(p.at())
			c[i].x, c[i].y = c[i].x/reliefUnit+reliefSize/2, reliefSize/2-c[i].y/reliefUnit
		}
		h.face(c)
	}
	return h
}

// face raises the grid points under a triangle to its height.
func (h *relief) face(c [3]vec) {
	area := (c[1].x-c[0].x)*(c[2].y-c[0].y) - (c[2].x-c[0].x)*(c[1].y-c[0].y)
	if area == 0 {
		return
	}
	x0, x1 := math.Ceil(min(c[0].x, c[1].x, c[2].x)), max(c[0].x, c[1].x, c[2].x)
	y0, y1 := math.Ceil(min(c[0].y, c[1].y, c[2].y)), max(c[0].y, c[1].y, c[2].y)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			a := ((c[1].x-x)*(c[2].y-y) - (c[2].x-x)*(c[1].y-y)) / area
			b := ((c[2].x-x)*(c[0].y-y) - (c[0].x-x)*(c[2].y-y)) / area
			if a < 0 || b < 0 || a+b > 1 {
				continue
			}
			z := a*c[0].z + b*c[1].z + (1-a-b)*c[2].z
			h.z[int(y)][int(x)] = max(h.z[int(y)][int(x)], z)
			h.top = max(h.top, z)
		}
	}
}

// contour returns the lines along which the surface has the height level, in units.
func (h *relief) contour(level float64) (list []Stroke) {
	next := map[[2]float64][2]float64{}
	for y := range reliefSize - 1 {
		for x := range reliefSize - 1 {
			h.cell(x, y, level, next)
		}
	}
	for y := range reliefSize { // in a fixed order
		for x := range reliefSize {
			for _, at := range [...][2]float64{h.between(x, y, 1, 0, level), h.between(x, y, 0, 1, level)} {
				if s := follow(next, at); len(s) > 1 {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// cell adds to next the parts of a contour in one square of the grid, from their starts
// to their ends, with the higher ground at their left.
func (h *relief) cell(x, y int, level float64, next map[[2]float64][2]float64) {
	corner := [4][2]int{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}
	edge := [4][2]float64{h.between(x, y, 1, 0, level), h.between(x+1, y, 0, 1, level), h.between(x, y+1, 1, 0, level), h.between(x, y, 0, 1, level)}
	var in, out [][2]float64
	for i, c := range corner {
		d := corner[(i+1)%4]
		switch a, b := h.z[c[1]][c[0]] >= level, h.z[d[1]][d[0]] >= level; {
		case a && !b:
			in = append(in, edge[i])
		case b && !a:
			out = append(out, edge[i])
		}
	}
	for i := range in {
		next[in[i]] = out[i]
	}
}

// between returns the point where a contour line of that level, in units above the table,
// crosses the edge from the grid point (x, y) to (x+dx, y+dy).
func (h *relief) between(x, y, dx, dy int, level float64) [2]float64 {
	t, x2, y2 := 0.5, min(x+dx, reliefSize-1), min(y+dy, reliefSize-1)
	if a, b := h.z[y][x], h.z[y2][x2]; a != b && a != 0 && b != 0 {
		t = clamp((level-a)/(b-a), 0.01, 0.99)
	}
	return [2]float64{(float64(x) + t*float64(dx) - reliefSize/2) * reliefUnit, (float64(y) + t*float64(dy) - reliefSize/2) * reliefUnit}
}

// follow joins the parts of a contour from the point at on into one line, and removes
// them from next.
func follow(next map[[2]float64][2]float64, at [2]float64) (s Stroke) {
	s = Stroke{at}
	for {
		to, more := next[at]
		if !more {
			return s
		}
		delete(next, at)
		s = append(s, to)
		at = to
	}
}

// length returns the length of a line, in units.
func (s Stroke) length() (sum float64) {
	for i := 1; i < len(s); i++ {
		sum += math.Hypot(s[i][0]-s[i-1][0], s[i][1]-s[i-1][1])
	}
	return sum
}

// simple returns a line with fewer points, none of the left out ones farther than
// within from it.
func (s Stroke) simple(within float64) Stroke {
	if len(s) < 3 {
		return s
	}
	far, at := 0.0, 0
	a, b := s[0], s[len(s)-1]
	for i := 1; i < len(s)-1; i++ {
		if d := distance(s[i], a, b); d > far {
			far, at = d, i
		}
	}
	if far <= within {
		return Stroke{a, b}
	}
	left := s[:at+1].simple(within)
	return append(left[:len(left)-1:len(left)-1], s[at:].simple(within)...)
}

// distance returns how far a point is from the line through two others, or from one of them
// if both are the same.
func distance(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	if long := math.Hypot(dx, dy); long > 1e-9 {
		return math.Abs(dx*(p[1]-a[1])-dy*(p[0]-a[0])) / long
	}
	return math.Hypot(p[0]-a[0], p[1]-a[1])
}
