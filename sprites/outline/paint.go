package outline

import (
	"image"
	"image/color"
	"sync"

	"golang.org/x/image/vector"
)

// A Blend says what a colour does to what is painted already.
type Blend int

const (
	Over Blend = iota // covers it
	Out               // takes it away, as far as the colour is opaque
	Atop              // covers it only where something is
)

// A press paints one shape at a time. It is lent from a pool, as its memory
// serves the next shape, too.
type press struct {
	raster vector.Rasterizer
	pen    pen
	at     image.Rectangle // the pixels of the picture that are painted
	mask   image.Alpha     // how much of each is covered, from 0, 0
}

var presses = sync.Pool{New: func() any { return new(press) }}

// Fill paints what a path encloses in a colour, which is premultiplied, as dst
// is. Parts are closed; where they overlap the same way round they are one,
// where they run round opposite ways the inner one is a hole.
func Fill(dst *image.RGBA, p *Path, c color.RGBA, b Blend) {
	r := p.Bounds().Intersect(dst.Rect)
	if r.Empty() {
		return
	}
	s := presses.Get().(*press)
	defer presses.Put(s)
	s.cover(r)
	s.raster.Reset(r.Dx(), r.Dy())
	s.pen = pen{to: &s.raster, at: corner(r), line: s.pen.line}
	for _, q := range p.parts {
		s.pen.round(p.points[q.from:q.to])
	}
	s.raster.Draw(&s.mask, s.mask.Rect, image.Opaque, image.Point{})
	s.blend(dst, c, b)
}

// Stroke draws along a path with a pen that is width pixels wide and round, so
// that ends and corners are. It paints each pixel once, even where the path
// crosses itself.
func Stroke(dst *image.RGBA, p *Path, width float64, c color.RGBA, b Blend) {
	half := min(width, far) / 2
	r := bounds(p.points, half).Intersect(dst.Rect)
	if r.Empty() || !(half > 0) {
		return
	}
	s := presses.Get().(*press)
	defer presses.Put(s)
	s.cover(r)
	for _, q := range p.parts {
		s.stroke(p.points[q.from:q.to], q.closed, half)
	}
	s.blend(dst, c, b)
}

// stroke adds to the mask what the pen covers along one part. Each has a raster
// of its own size: most are small, and what is rounded in one is not carried to
// the next.
func (s *press) stroke(points []point, closed bool, half float64) {
	r := bounds(points, half).Intersect(s.at)
	if r.Empty() {
		return
	}
	s.raster.Reset(r.Dx(), r.Dy())
	s.pen = pen{to: &s.raster, at: corner(r), half: half, line: s.pen.line}
	s.pen.draw(points, closed)
	s.raster.Draw(&s.mask, r.Sub(s.at.Min), image.Opaque, image.Point{})
}

// round lets the rasterizer go round a part.
func (n *pen) round(points []point) {
	n.move(points[0].x, points[0].y)
	for _, q := range points[1:] {
		n.on(q.x, q.y)
	}
	n.to.ClosePath()
}

func corner(r image.Rectangle) point { return point{float64(r.Min.X), float64(r.Min.Y)} }

// cover clears the mask for those pixels.
func (s *press) cover(r image.Rectangle) {
	w, h := r.Dx(), r.Dy()
	s.at = r
	s.mask.Rect, s.mask.Stride = image.Rect(0, 0, w, h), w
	if cap(s.mask.Pix) < w*h {
		s.mask.Pix = make([]uint8, w*h)
		return
	}
	s.mask.Pix = s.mask.Pix[:w*h]
	clear(s.mask.Pix)
}

// blend brings a colour to a picture through the mask.
func (s *press) blend(dst *image.RGBA, c color.RGBA, b Blend) {
	w := s.at.Dx()
	for y := range s.at.Dy() {
		from := dst.PixOffset(s.at.Min.X, s.at.Min.Y+y)
		blendRow(dst.Pix[from:from+4*w], s.mask.Pix[y*w:(y+1)*w], c, b)
	}
}

// blendRow brings a colour to a row of pixels, of four bytes each, as far as the
// mask lets it through.
func blendRow(pix, mask []uint8, c color.RGBA, b Blend) {
	solid := b == Over && c.A == 255
	for i, m := range mask {
		if m == 0 {
			continue
		}
		q := pix[4*i : 4*i+4 : 4*i+4]
		if solid && m == 255 {
			q[0], q[1], q[2], q[3] = c.R, c.G, c.B, 255
			continue
		}
		add := uint32(m)
		switch b {
		case Out:
			add = 0
		case Atop:
			add = times(add, uint32(q[3]))
		}
		keep := 255 - times(uint32(c.A), uint32(m))
		q[0] = mixed(c.R, add, q[0], keep)
		q[1] = mixed(c.G, add, q[1], keep)
		q[2] = mixed(c.B, add, q[2], keep)
		q[3] = mixed(c.A, add, q[3], keep)
	}
}

// mixed is so much of a colour and so much of what was there, in parts of 255.
func mixed(c uint8, add uint32, was uint8, keep uint32) uint8 {
	return uint8(min(times(uint32(c), add)+times(uint32(was), keep), 255))
}

// times multiplies parts of 255.
func times(a, b uint32) uint32 {
	t := a*b + 128
	return (t + t>>8) >> 8
}
