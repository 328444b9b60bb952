// Package picture caches pictures that are expensive to paint, so that each is
// painted once and then only copied.
package picture

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// New returns an empty picture of w × h pixels, rounded up; at least one pixel,
// since windows may have any size.
func New(w, h float64) *ebiten.Image {
	return Blank(max(int(math.Ceil(w)), 1), max(int(math.Ceil(h)), 1))
}

// A picture of large pixels or more, or with a side of more than long, gets a texture of
// its own. The engine packs others onto atlases, of which each is as wide and as high as
// its first picture needs, but at least 1024 pixels: a strip as wide as a screen would
// get one of eight megabytes.
const (
	large = 1 << 16
	long  = 1 << 10
)

// alone reports whether a picture of w × h pixels gets a texture of its own.
func alone(w, h int) bool { return w*h >= large || max(w, h) > long }

// Blank returns an empty picture of w × h pixels, both at least 1.
func Blank(w, h int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: alone(w, h)})
}

// From returns a picture with the content of src.
func From(src image.Image) *ebiten.Image {
	size := src.Bounds().Size()
	rgba, ok := src.(*image.RGBA)
	if !ok || rgba.Stride != 4*size.X {
		return ebiten.NewImageFromImageWithOptions(src, &ebiten.NewImageFromImageOptions{Unmanaged: alone(size.X, size.Y)})
	}
	img := Blank(size.X, size.Y)
	write(img, rgba.Pix)
	return img
}

// band is the number of bytes written at once. The engine copies what is written, and
// keeps the last 31 copies to use them again, of any size: so they take two megabytes, and
// not a gigabyte, as whole pictures of a large screen would.
const band = 64 << 10

// write replaces the pixels of a picture by pix, a band of whole rows at a time.
func write(img *ebiten.Image, pix []byte) {
	size := img.Bounds().Size()
	rows := max(1, band/(4*size.X))
	for y := 0; y < size.Y; y += rows {
		end := min(y+rows, size.Y)
		img.SubImage(image.Rect(0, y, size.X, end)).(*ebiten.Image).WritePixels(pix[4*size.X*y : 4*size.X*end])
	}
}

// Drop frees pictures, which must not be drawn any more; nil ones are ignored.
func Drop(images ...*ebiten.Image) {
	for _, img := range images {
		if img != nil {
			img.Deallocate()
		}
	}
}

// Over draws an image in memory over dst, with its upper left corner at that of dst.
func Over(dst *ebiten.Image, src *image.RGBA) {
	if src.Rect.Empty() {
		return
	}
	img := From(src)
	defer img.Deallocate()
	dst.DrawImage(img, nil)
}

// A Cache keeps pictures by key. It is bounded: a picture is freed if it was
// not requested during the last Limit new pictures, or while new pictures
// covering Screens screens were painted, or by any of the last two screens (see
// Age). The zero value with a Limit is ready for use, by one goroutine.
type Cache[K comparable] struct {
	Limit   int
	Screens int // 0 means any number
	kept    kept
}

// Get returns the picture of k, painting it if it is not cached. The picture
// belongs to the cache: draw it at once and do not keep it.
func (c *Cache[K]) Get(k K, paint func(K) *ebiten.Image) *ebiten.Image {
	p, young := c.kept.find(k)
	if p == nil {
		p = paint(k)
	}
	if !young {
		c.kept.add(k, p, c.Limit, c.Screens)
	}
	return p
}

// Len returns the number of cached pictures, at most twice the Limit.
func (c *Cache[K]) Len() int { return len(c.kept.young) + len(c.kept.old) }

// A kept is the untyped part of a cache, so that one code serves all caches.
type kept struct {
	young  map[any]*ebiten.Image
	old    map[any]*ebiten.Image
	area   int // pixels in young
	listed bool
}

// listed is the list of all caches in use.
var listed []*kept

// screen is the number of pixels of the screen, at least those of a small one.
var screen = smallScreen

const smallScreen = 1 << 20

// Age frees, in all caches, the pictures that were not used since the last call but
// one. It is called whenever the screen changes, so that pictures outlive their screen
// by one, for going back. W and h are the size of the screen in pixels.
func Age(w, h float64) {
	screen = max(int(w*h), smallScreen)
	for _, c := range listed {
		c.age()
	}
}

// find returns a cached picture, or nil, and whether it is among the young. It
// does not allocate.
func (c *kept) find(k any) (p *ebiten.Image, young bool) {
	if p, young = c.young[k]; young {
		return p, true
	}
	return c.old[k], false
}

// add stores a picture among the young ones. If these are too many or too large it
// first frees the old ones and makes the young ones old.
func (c *kept) add(k any, p *ebiten.Image, limit, screens int) {
	if !c.listed {
		c.listed = true
		listed = append(listed, c)
	}
	delete(c.old, k)
	size := p.Bounds().Dx() * p.Bounds().Dy()
	full := len(c.young) >= limit || screens > 0 && c.area+size > screens*screen
	if full && len(c.young) > 0 {
		c.age()
	}
	if c.young == nil {
		c.young = map[any]*ebiten.Image{}
	}
	c.young[k] = p
	c.area += size
}

// age frees the old pictures and makes the young the old ones.
func (c *kept) age() {
	for _, p := range c.old {
		p.Deallocate()
	}
	c.old, c.young, c.area = c.young, nil, 0
}

// Centred copies src centred on x, y, with an opacity of 0 … 1.
func Centred(dst, src *ebiten.Image, x, y, alpha float64) {
	b := src.Bounds()
	At(dst, src, x-float64(b.Dx())/2, y-float64(b.Dy())/2, alpha)
}
