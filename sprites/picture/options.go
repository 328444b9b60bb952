package picture

import (
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// pool holds options, since a copy allocated for every picture drawn would be
// garbage.
var pool = sync.Pool{New: func() any { return new(ebiten.DrawImageOptions) }}

// A Copy is the options for copying a picture. Get one with Copying and use it
// once.
type Copy = *ebiten.DrawImageOptions

// Copying returns cleared options for one Draw, which takes them back into the pool.
func Copying() Copy {
	op := pool.Get().(Copy)
	*op = ebiten.DrawImageOptions{}
	return op
}

// Draw copies src to dst and puts the options back into the pool.
func Draw(dst, src *ebiten.Image, op Copy) {
	dst.DrawImage(src, op)
	pool.Put(op)
}

// Tint sets in op the colour that a white picture gets when it is copied.
func Tint(op Copy, c color.RGBA) {
	op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, float32(c.A)/255)
}

// At copies src with its upper left corner at the whole pixel nearest to x, y,
// with an opacity of 0 … 1.
func At(dst, src *ebiten.Image, x, y, alpha float64) {
	op := Copying()
	op.GeoM.Translate(math.Round(x), math.Round(y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	Draw(dst, src, op)
}

// Middle copies a white picture in a colour, centred on cx, cy.
func Middle(dst, src *ebiten.Image, cx, cy float64, c color.RGBA) {
	b := src.Bounds()
	op := Copying()
	op.GeoM.Translate(math.Round(cx-float64(b.Dx())/2), math.Round(cy-float64(b.Dy())/2))
	Tint(op, c)
	Draw(dst, src, op)
}

// Turned is like Middle for a picture that is first scaled by across and down, and then
// rotated by turn radians.
func Turned(dst, src *ebiten.Image, cx, cy, across, down, turn float64, c color.RGBA) {
	b, op := src.Bounds(), Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	op.GeoM.Scale(across, down)
	op.GeoM.Rotate(turn)
	op.GeoM.Translate(cx, cy)
	Tint(op, c)
	Draw(dst, src, op)
}

// A Stamp is one copy of a white picture: its middle, its scale and its colour.
type Stamp struct {
	X, Y, Scale float64
	Color       color.RGBA
}

// Stamps copies src once for each stamp in list, the last on top, with linear filtering
// and in one draw call, which is some ten times faster than one by one.
func Stamps(dst, src *ebiten.Image, list []Stamp) {
	b := src.Bounds()
	stamped = stamped[:0]
	for i := range list {
		s := &list[i]
		v := Corner(0, 0, 1, s.Color)
		for k := range 4 {
			x, y := float64(k%2*b.Dx()), float64(k/2*b.Dy())
			v.DstX = float32(s.X + (x-float64(b.Dx())/2)*s.Scale)
			v.DstY = float32(s.Y + (y-float64(b.Dy())/2)*s.Scale)
			v.SrcX, v.SrcY = float32(b.Min.X)+float32(x), float32(b.Min.Y)+float32(y)
			stamped = append(stamped, v)
		}
	}
	drawQuads(dst, src, stamped, &smooth)
}
