// Package picture keeps pictures that are costly to paint, so that each is
// painted once and then only copied.
package picture

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// New is an empty picture of w × h pixels, rounded up; at the least one pixel,
// since windows may be of any size.
func New(w, h float64) *ebiten.Image {
	return ebiten.NewImage(max(int(math.Ceil(w)), 1), max(int(math.Ceil(h)), 1))
}

// Drop frees pictures that are shown no more; what has not been painted is nil.
func Drop(images ...*ebiten.Image) {
	for _, img := range images {
		if img != nil {
			img.Deallocate()
		}
	}
}

// Over lays a picture in memory over one of the engine's, corner on corner.
func Over(dst *ebiten.Image, src *image.RGBA) {
	if src.Rect.Empty() {
		return
	}
	img := ebiten.NewImageFromImage(src)
	defer img.Deallocate()
	dst.DrawImage(img, nil)
}

// A Cache keeps pictures by what they show. It is bounded: what has not been
// asked for during the last Limit new pictures, or during the last Area new
// pixels if that is set, is given up. The zero value with a Limit is ready for
// use, by one goroutine.
type Cache[K comparable] struct {
	Limit int
	Area  int
	kept  kept
}

// Get returns the picture of k, painting it if it is not kept. The picture is
// the cache's own: draw it at once and do not keep it.
func (c *Cache[K]) Get(k K, paint func(K) *ebiten.Image) *ebiten.Image {
	p, young := c.kept.find(k)
	if p == nil {
		p = paint(k)
	}
	if !young {
		c.kept.add(k, p, c.Limit, c.Area)
	}
	return p
}

// Len is how many pictures are kept, at most twice the Limit.
func (c *Cache[K]) Len() int { return len(c.kept.young) + len(c.kept.old) }

// A kept is what a cache keeps. It does not know what its keys are: so it is one
// code for all caches, of which there are many.
type kept struct {
	young map[any]*ebiten.Image
	old   map[any]*ebiten.Image
	area  int // pixels in young
}

// find is a picture that is kept, or nil, and whether it is among the young. It
// makes no garbage.
func (c *kept) find(k any) (p *ebiten.Image, young bool) {
	if p, young = c.young[k]; young {
		return p, true
	}
	return c.old[k], false
}

// add keeps a picture among the young.
func (c *kept) add(k any, p *ebiten.Image, limit, area int) {
	delete(c.old, k)
	size := p.Bounds().Dx() * p.Bounds().Dy()
	full := len(c.young) >= limit || area > 0 && c.area+size > area
	if full && len(c.young) > 0 {
		for _, p := range c.old {
			p.Deallocate()
		}
		c.old, c.young, c.area = c.young, nil, 0
	}
	if c.young == nil {
		c.young = make(map[any]*ebiten.Image, limit)
	}
	c.young[k] = p
	c.area += size
}

// Centred copies src with its middle at x, y, at a strength of 0 … 1.
func Centred(dst, src *ebiten.Image, x, y, alpha float64) {
	b := src.Bounds()
	At(dst, src, x-float64(b.Dx())/2, y-float64(b.Dy())/2, alpha)
}
