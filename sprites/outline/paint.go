package outline

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"sync"

	"golang.org/x/image/vector"
)

// A Blend is the way in which a colour is combined with the image.
type Blend int

const (
	Over Blend = iota // covers it
	Out               // erases it, by the opacity of the colour
	Atop              // covers it only where something is
)

// Blank is set while shapes are not to be painted, in a test that looks at texts alone: they
// take most of its time.
var Blank bool

// A press paints one shape at a time. It comes from a pool, so that its memory
// is reused.
type press struct {
	raster vector.Rasterizer
	pen    pen
	at     image.Rectangle // the pixels of the image being painted
	mask   image.Alpha     // coverage of each of those pixels, from 0, 0
	clean  bool            // the mask is cleared for those pixels
}

var presses = sync.Pool{New: func() any { return new(press) }}

// take returns a press from the pool; the caller puts it back. If InPieces is at work,
// it first lets others go on.
func take() *press {
	if pause != nil {
		pause()
	}
	return presses.Get().(*press)
}

// Fill fills a path with a premultiplied colour by the nonzero winding rule.
// Open subpaths are closed.
func Fill(dst *image.RGBA, p *Path, c color.RGBA, b Blend) {
	r := p.Bounds().Intersect(dst.Rect)
	if r.Empty() || Blank {
		return
	}
	s := take()
	defer presses.Put(s)
	squares(r, func(at image.Rectangle) {
		if at != r && !p.crosses(at) {
			if p.winds(corner(at)) {
				s.at = at
				s.flood(dst, c, b)
			}
			return
		}
		s.cover(at)
		s.raster.Reset(at.Dx(), at.Dy())
		s.pen = pen{to: &s.raster, at: corner(at), line: s.pen.line}
		for _, q := range p.parts {
			s.pen.round(p.points[q.from:q.to])
		}
		s.raster.Draw(&s.mask, s.mask.Rect, image.Opaque, image.Point{})
		s.blend(dst, c, b)
	})
}

// squares divides a rectangle into square tiles and calls paint for each, since the
// outline of a large shape touches few of them.
func squares(r image.Rectangle, paint func(at image.Rectangle)) {
	for y := r.Min.Y; y < r.Max.Y; y += tile {
		for x := r.Min.X; x < r.Max.X; x += tile {
			paint(image.Rect(x, y, x+tile, y+tile).Intersect(r))
		}
	}
}

// tile is the width of a square in pixels.
const tile = 128

// Stroke draws a path with a round pen of that width in pixels. It paints each
// pixel once, even where the path crosses itself.
func Stroke(dst *image.RGBA, p *Path, width float64, c color.RGBA, b Blend) {
	half := min(width, far) / 2
	r := bounds(p.points, half).Intersect(dst.Rect)
	if r.Empty() || !(half > 0) || Blank {
		return
	}
	s := take()
	defer presses.Put(s)
	squares(r, func(at image.Rectangle) {
		s.at, s.clean = at, false
		for _, q := range p.parts {
			s.stroke(p.points[q.from:q.to], q.closed, half)
		}
		if s.clean {
			s.blend(dst, c, b)
		}
	})
}

// stroke adds a subpath, stroked with a pen of that half width in pixels, to the mask.
// Each has a raster of its own size: most are small, and rounding errors do not carry
// over.
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

// round passes a subpath to the rasterizer, as a closed polygon.
func (n *pen) round(points []point) {
	n.move(points[0].x, points[0].y)
	for _, q := range points[1:] {
		n.on(q.x, q.y)
	}
	n.to.ClosePath()
}

func corner(r image.Rectangle) point { return point{float64(r.Min.X), float64(r.Min.Y)} }

// cover makes the press work on the pixels r, and clears its mask for them.
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

// blend combines the colour c with the pixels of dst that the press works on, as far as
// the mask covers each.
func (s *press) blend(dst *image.RGBA, c color.RGBA, b Blend) {
	w := s.at.Dx()
	for y := range s.at.Dy() {
		from := dst.PixOffset(s.at.Min.X, s.at.Min.Y+y)
		blendRow(dst.Pix[from:from+4*w], s.mask.Pix[y*w:(y+1)*w], c, b)
	}
}

// flood combines the colour c with all pixels of dst that the press works on, without
// the mask.
func (s *press) flood(dst *image.RGBA, c color.RGBA, b Blend) {
	for y := s.at.Min.Y; y < s.at.Max.Y; y++ {
		from := dst.PixOffset(s.at.Min.X, y)
		if row := dst.Pix[from : from+4*s.at.Dx()]; b == Over {
			floodRow(row, c)
		} else {
			blendRow(row, whole[:s.at.Dx()], c, b)
		}
	}
}

// floodRow draws a premultiplied colour over a row of pixels.
func floodRow(pix []uint8, c color.RGBA) {
	all, keep := packed(c), uint32(255-c.A)
	even, odd := all&lanes, all>>8&lanes
	for ; len(pix) >= 4; pix = pix[4:] {
		if was := binary.LittleEndian.Uint32(pix); was != 0 && keep > 0 {
			x, y := timesTwo(was&lanes, keep)+even, timesTwo(was>>8&lanes, keep)+odd
			binary.LittleEndian.PutUint32(pix, capped(x)|capped(y)<<8)
		} else {
			binary.LittleEndian.PutUint32(pix, all)
		}
	}
}

// packed returns the four bytes of a colour as one number, red lowest.
func packed(c color.RGBA) uint32 {
	return uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | uint32(c.A)<<24
}

// whole is a row of a mask that is fully covered.
var whole = [tile]uint8(bytes.Repeat([]byte{255}, tile))

// blendRow combines a colour with a row of pixels, four bytes each, through a
// mask. It computes two bytes at a time.
func blendRow(pix, mask []uint8, c color.RGBA, b Blend) {
	all := packed(c)
	even, odd := all&lanes, all>>8&lanes
	for i, m := range mask {
		if m == 0 {
			continue
		}
		q := pix[4*i : 4*i+4 : 4*i+4]
		was, add, keep := binary.LittleEndian.Uint32(q), uint32(m), uint32(255-c.A)
		if m < 255 {
			keep = 255 - times(uint32(c.A), add)
		}
		switch {
		case b == Out:
			add = 0
		case b == Atop:
			add = times(add, was>>24)
		case keep == 0:
			binary.LittleEndian.PutUint32(q, all)
			continue
		}
		x, y := timesTwo(was&lanes, keep), timesTwo(was>>8&lanes, keep)
		if add == 255 {
			x, y = x+even, y+odd
		} else if add > 0 {
			x, y = x+timesTwo(even, add), y+timesTwo(odd, add)
		}
		binary.LittleEndian.PutUint32(q, capped(x)|capped(y)<<8)
	}
}

// lanes is the mask of the two bytes in a word that are computed together.
const lanes = 0x00FF00FF

// timesTwo returns, for each of the two bytes in v, its product with k as fractions of
// 255.
func timesTwo(v, k uint32) uint32 {
	v = v*k + 0x00800080
	return (v + v>>8&lanes) >> 8 & lanes
}

// capped returns both lanes limited to 255.
func capped(v uint32) uint32 { return (v | v>>8&0x00010001*255) & lanes }

// times returns the product of two fractions of 255, rounded.
func times(a, b uint32) uint32 {
	t := a*b + 128
	return (t + t>>8) >> 8
}
