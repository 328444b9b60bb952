package album

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
)

// sides are the sides of a bone, and for each of four places how far the bone in it is
// turned, radians.
var sides = [4]int{1, 3, 4, 6}

var yaws = [4]float64{0.4, -0.5, 1.2, 0.1}

// bones are the pictures of the four sides in four turns, painted once a size.
type bones struct {
	img  *ebiten.Image
	size int
}

// tile is the size of the picture of a bone, shadow and all, relative to its length.
const tile = 2

// draw draws the four bones of a cast in a rectangle, two by two; pale if the cast is
// still to be found.
func (b *bones) draw(dst *ebiten.Image, cast [4]int, r ui.Rect, pale bool) {
	alpha := 1.0
	if pale {
		alpha = 0.3
	}
	cell := math.Min(r.W, r.H) / 2
	b.fit(int(math.Ceil(cell * tile)))
	x0, y0 := r.X+r.W/2-cell, r.Y+r.H/2-cell
	for i, side := range cast {
		x, y := x0+(float64(i%2)+0.5)*cell, y0+(float64(i/2)+0.5)*cell
		half := float64(b.size) / 2
		picture.At(dst, ui.Part(b.img, i*b.size, slices.Index(sides[:], side)*b.size, b.size, b.size), x-half, y-half, alpha)
	}
}

// fit paints the pictures of the bones, size pixels each, unless they have that size
// already.
func (b *bones) fit(size int) {
	if b.img != nil && b.size == size {
		return
	}
	b.drop()
	b.img, b.size = picture.Blank(4*size, 4*size), size
	var painter bone.Painter
	look := bone.Look{Ground: color.RGBA{R: 0xE6, G: 0xDD, B: 0xC8, A: 0xFF}, Shade: 0.5}
	for k, side := range sides {
		for i, yaw := range yaws {
			x, y := (float64(i)+0.46)*float64(size), (float64(k)+0.5)*float64(size)
			painter.DrawStill(b.img, x, y, float64(size)/tile, side, yaw+0.3*float64(k), look)
		}
	}
	painter.Drop()
}

func (b *bones) drop() {
	picture.Drop(b.img)
	b.img = nil
}
