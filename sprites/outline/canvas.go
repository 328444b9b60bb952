package outline

import (
	"image"
	"image/color"
	"math"
)

// A Canvas is an image in memory with a coordinate system of its own: a unit is
// K pixels, and the origin is at the pixel X, Y. Colours are premultiplied.
type Canvas struct {
	*image.RGBA
	K, X, Y float64
	Flip    bool // x runs to the left from X
}

// NewCanvas returns an empty canvas of w × h pixels, rounded up and at least one, on
// which a unit is k pixels.
func NewCanvas(w, h, k float64) Canvas {
	return Canvas{RGBA: image.NewRGBA(image.Rect(0, 0, max(int(math.Ceil(w)), 1), max(int(math.Ceil(h)), 1))), K: k}
}

// At returns the same image with the origin moved to x, y and units k times as
// large.
func (c Canvas) At(x, y, k float64) Canvas {
	return Canvas{RGBA: c.RGBA, K: c.K * k, X: c.X + x*c.K, Y: c.Y + y*c.K}
}

// Fill fills a drawing in the notation of Trace.
func (c Canvas) Fill(drawing string, col color.RGBA) {
	Fill(c.RGBA, c.trace(drawing), col, Over)
}

// Line strokes a drawing in the notation of Trace with a pen that many units wide.
func (c Canvas) Line(drawing string, wide float64, col color.RGBA) {
	Stroke(c.RGBA, c.trace(drawing), wide*c.K, col, Over)
}

// trace returns a drawing as a path in pixels.
func (c Canvas) trace(drawing string) *Path {
	p := Trace(drawing, c.K, c.X, c.Y)
	if c.Flip {
		p.mirror(c.X)
	}
	return p
}

// mirror replaces the path by its reflection at the vertical line x.
func (p *Path) mirror(x float64) {
	for i := range p.points {
		p.points[i].x = 2*x - p.points[i].x
	}
}

// Poly fills a polygon, given as pairs of x and y.
func (c Canvas) Poly(col color.RGBA, xy ...float64) { Fill(c.RGBA, c.path(xy), col, Over) }

// Pen draws a polyline, given as pairs of x and y.
func (c Canvas) Pen(wide float64, col color.RGBA, xy ...float64) {
	Stroke(c.RGBA, c.path(xy), wide*c.K, col, Over)
}

// path returns the path through points, given as pairs of x and y in the canvas's
// units.
func (c Canvas) path(xy []float64) *Path {
	p := new(Path)
	for i := 0; i+1 < len(xy); i += 2 {
		p.LineTo(c.X+xy[i]*c.K, c.Y+xy[i+1]*c.K)
	}
	if c.Flip {
		p.mirror(c.X)
	}
	return p
}

// Box fills a rectangle.
func (c Canvas) Box(x, y, w, h float64, col color.RGBA) {
	c.Poly(col, x, y, x+w, y, x+w, y+h, x, y+h)
}

// Frame draws the border of a rectangle, pen units wide and inside it.
func (c Canvas) Frame(x, y, w, h, pen float64, col color.RGBA) {
	c.Box(x, y, w, pen, col)
	c.Box(x, y+h-pen, w, pen, col)
	c.Box(x, y, pen, h, col)
	c.Box(x+w-pen, y, pen, h, col)
}

// Disc fills a circle around x, y.
func (c Canvas) Disc(x, y, r float64, col color.RGBA) {
	var p Path
	p.Circle(c.X+x*c.K, c.Y+y*c.K, r*math.Abs(c.K))
	Fill(c.RGBA, &p, col, Over)
}

// Oval fills an ellipse around x, y with the radii rx, ry.
func (c Canvas) Oval(x, y, rx, ry float64, col color.RGBA) {
	var p Path
	p.Ellipse(c.X+x*c.K, c.Y+y*c.K, rx*c.K, ry*c.K)
	Fill(c.RGBA, &p, col, Over)
}

// Round fills a rectangle with rounded corners of radius r.
func (c Canvas) Round(x, y, w, h, r float64, col color.RGBA) {
	var p Path
	left, top, right, low := x+r, y+r, x+w-r, y+h-r
	for i, at := range [4][2]float64{{right, low}, {left, low}, {left, top}, {right, top}} {
		p.Arc(c.X+at[0]*c.K, c.Y+at[1]*c.K, r*c.K, float64(i)*quarter, float64(i+1)*quarter)
	}
	Fill(c.RGBA, &p, col, Over)
}

// A Layer is a drawing in a colour: filled, or if Pen is not 0 stroked with a
// pen of that width.
type Layer struct {
	Drawing string
	Pen     float64
	Color   color.RGBA
}

// Lay draws layers, each over the one before.
func (c Canvas) Lay(layers []Layer) {
	for _, l := range layers {
		if l.Pen > 0 {
			c.Line(l.Drawing, l.Pen, l.Color)
		} else {
			c.Fill(l.Drawing, l.Color)
		}
	}
}

// Ellipse adds a whole ellipse as a subpath.
func (p *Path) Ellipse(cx, cy, rx, ry float64) {
	const k = 0.5523
	p.MoveTo(cx+rx, cy)
	p.CubicTo(cx+rx, cy+k*ry, cx+k*rx, cy+ry, cx, cy+ry)
	p.CubicTo(cx-k*rx, cy+ry, cx-rx, cy+k*ry, cx-rx, cy)
	p.CubicTo(cx-rx, cy-k*ry, cx-k*rx, cy-ry, cx, cy-ry)
	p.CubicTo(cx+k*rx, cy-ry, cx+rx, cy-k*ry, cx+rx, cy)
	p.Close()
}

// Bow returns points on a circle of radius r around 0, 0 from one angle to another, in
// radians clockwise from the right, as pairs of x and y.
func Bow(r, from, to float64) (xy []float64) {
	n := 8 + int(16*math.Abs(to-from))
	for i := range n + 1 {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(n))
		xy = append(xy, r*cos, r*sin)
	}
	return xy
}

// Sector returns the outline of a piece of the ring between the radii r0 and r1 around
// 0, 0 and between two angles in radians, inset by less at each edge, as pairs of x and
// y.
func Sector(r0, r1, from, to, less float64) []float64 {
	r0, r1 = r0+less, r1-less
	xy := append(Bow(r1, from+less/r1, to-less/r1), Bow(r0, to-less/r0, from+less/r0)...)
	return append(xy, xy[0], xy[1])
}
