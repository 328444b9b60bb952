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
	young map[K]*ebiten.Image
	old   map[K]*ebiten.Image
	area  int // pixels in young
}

// Get returns the picture of k, painting it if it is not kept. The picture is
// the cache's own: draw it at once and do not keep it.
func (c *Cache[K]) Get(k K, paint func(K) *ebiten.Image) *ebiten.Image {
	if p, ok := c.young[k]; ok {
		return p
	}
	p, ok := c.old[k]
	if ok {
		delete(c.old, k)
	} else {
		p = paint(k)
	}
	c.add(k, p)
	return p
}

func (c *Cache[K]) add(k K, p *ebiten.Image) {
	size := p.Bounds().Dx() * p.Bounds().Dy()
	full := len(c.young) >= c.Limit || c.Area > 0 && c.area+size > c.Area
	if full && len(c.young) > 0 {
		for _, p := range c.old {
			p.Deallocate()
		}
		c.old, c.young, c.area = c.young, nil, 0
	}
	if c.young == nil {
		c.young = make(map[K]*ebiten.Image, c.Limit)
	}
	c.young[k] = p
	c.area += size
}

// Len is how many pictures are kept, at most twice the Limit.
func (c *Cache[K]) Len() int { return len(c.young) + len(c.old) }
