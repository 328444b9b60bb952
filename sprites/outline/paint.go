package outline

import (
	"encoding/binary"
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
	clean  bool            // the mask is of those pixels
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
	for y := r.Min.Y; y < r.Max.Y; y += band {
		s.cover(image.Rect(r.Min.X, y, r.Max.X, y+band).Intersect(r))
		s.raster.Reset(s.at.Dx(), s.at.Dy())
		s.pen = pen{to: &s.raster, at: corner(s.at), line: s.pen.line}
		for _, q := range p.parts {
			s.pen.round(p.points[q.from:q.to])
		}
		s.raster.Draw(&s.mask, s.mask.Rect, image.Opaque, image.Point{})
		s.blend(dst, c, b)
	}
}

// band is how many rows are filled at a time, so that the memory it takes is near.
const band = 128

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
	for y := r.Min.Y; y < r.Max.Y; y += tile {
		for x := r.Min.X; x < r.Max.X; x += tile {
			s.at, s.clean = image.Rect(x, y, x+tile, y+tile).Intersect(r), false
			for _, q := range p.parts {
				s.stroke(p.points[q.from:q.to], q.closed, half)
			}
			if s.clean {
				s.blend(dst, c, b)
			}
		}
	}
}

// tile is how many pixels wide the squares are in which is drawn: a line that goes
// far covers few of them.
const tile = 256

// stroke adds to the mask what the pen covers along one part. Each has a raster
// of its own size: most are small, and what is rounded in one is not carried to
// the next.
func (s *press) stroke(points []point, closed bool, half float64) {
	r := bounds(points, half).Intersect(s.at)
	if r.Empty() {
		return
	}
	s.raster.Reset(r.Dx(), r.Dy())
	s.pen = pen{to: &s.raster, at: corner(r), far: corner(image.Rectangle{Min: r.Max}), half: half, line: s.pen.line}
	if s.pen.draw(points, closed); !s.pen.drew {
		return
	}
	if !s.clean {
		s.cover(s.at)
		s.clean = true
	}
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
// mask lets it through. Two bytes are reckoned with at a time.
func blendRow(pix, mask []uint8, c color.RGBA, b Blend) {
	whole := uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | uint32(c.A)<<24
	even, odd := whole&lanes, whole>>8&lanes
	for i, m := range mask {
		if m == 0 {
			continue
		}
		q := pix[4*i : 4*i+4 : 4*i+4]
		keep := 255 - times(uint32(c.A), uint32(m))
		if b == Over && keep == 0 {
			binary.LittleEndian.PutUint32(q, whole)
			continue
		}
		add := uint32(m)
		switch b {
		case Out:
			add = 0
		case Atop:
			add = times(add, uint32(q[3]))
		}
		was := binary.LittleEndian.Uint32(q)
		x, y := timesTwo(was&lanes, keep), timesTwo(was>>8&lanes, keep)
		if add == 255 {
			x, y = x+even, y+odd
		} else if add > 0 {
			x, y = x+timesTwo(even, add), y+timesTwo(odd, add)
		}
		binary.LittleEndian.PutUint32(q, capped(x)|capped(y)<<8)
	}
}

// lanes are the two bytes of four that are reckoned with together.
const lanes = 0x00FF00FF

// timesTwo is times for the bytes of both lanes.
func timesTwo(v, k uint32) uint32 {
	v = v*k + 0x00800080
	return (v + v>>8&lanes) >> 8 & lanes
}

// capped are both lanes, each 255 at most.
func capped(v uint32) uint32 { return (v | v>>8&0x00010001*255) & lanes }

// times multiplies parts of 255.
func times(a, b uint32) uint32 {
	t := a*b + 128
	return (t + t>>8) >> 8
}
