package picture

import (
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// pool lends options, as a copy made for every picture drawn would be garbage.
var pool = sync.Pool{New: func() any { return new(ebiten.DrawImageOptions) }}

// A Copy says how a picture is copied. Get one with Copying and use it once.
type Copy = *ebiten.DrawImageOptions

// Copying lends fresh options; Draw takes them back.
func Copying() Copy {
	op := pool.Get().(Copy)
	*op = ebiten.DrawImageOptions{}
	return op
}

// Draw copies src to dst and takes the options back.
func Draw(dst, src *ebiten.Image, op Copy) {
	dst.DrawImage(src, op)
	pool.Put(op)
}

// Tint gives a white picture a colour.
func Tint(op Copy, c color.RGBA) {
	op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, float32(c.A)/255)
}

// At copies src with its upper left corner at the whole pixel nearest to x, y,
// at a strength of 0 … 1.
func At(dst, src *ebiten.Image, x, y, alpha float64) {
	op := Copying()
	op.GeoM.Translate(math.Round(x), math.Round(y))
	op.ColorScale.ScaleAlpha(float32(alpha))
	Draw(dst, src, op)
}

// Middle copies a white picture in a colour with its middle at cx, cy.
func Middle(dst, src *ebiten.Image, cx, cy float64, c color.RGBA) {
	b := src.Bounds()
	op := Copying()
	op.GeoM.Translate(math.Round(cx-float64(b.Dx())/2), math.Round(cy-float64(b.Dy())/2))
	Tint(op, c)
	Draw(dst, src, op)
}

// Turned is Middle for a picture that is stretched so many times, across and down, and
// then turned.
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

// A Shift is where a copy of a picture lies, pixels right of and below the other's
// corner, and its strength, 0 … 1.
type Shift struct{ X, Y, Alpha float64 }

// Copies lays copies of src over dst, smoothly and in one go, which is some ten times
// quicker than one by one.
func Copies(dst, src *ebiten.Image, shifts []Shift) {
	b := src.Bounds()
	list := make([]ebiten.Vertex, 0, 4*len(shifts))
	for _, s := range shifts {
		ink := float32(s.Alpha)
		for i := range 4 {
			x, y := float32(i%2*b.Dx()), float32(i/2*b.Dy())
			list = append(list, ebiten.Vertex{
				DstX: x + float32(s.X), DstY: y + float32(s.Y), SrcX: x + float32(b.Min.X), SrcY: y + float32(b.Min.Y),
				ColorR: ink, ColorG: ink, ColorB: ink, ColorA: ink,
			})
		}
	}
	op := premultiplied
	op.Filter, op.DisableMipmaps = ebiten.FilterLinear, true
	dst.DrawTriangles32(list, quads(uint32(len(shifts))), src, &op)
}
