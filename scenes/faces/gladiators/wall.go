package gladiators

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A wall holds the triangles of the wall around the sand; the slices are reused.
type wall struct {
	vertices []ebiten.Vertex
	indices  []uint32
}

// A band is a part of the wall between two ellipses, whose radii exceed those of the
// sand by from and to page units.
type band struct {
	from, to           float64
	inner, outer       color.RGBA
	innerLit, outerLit bool // shade the edge as lit from the upper left
}

var bands = []band{
	{-26, 0, color.RGBA{}, color.RGBA{24, 12, 2, 150}, false, false},
	{0, 1.3, color.RGBA{0x6B, 0x5C, 0x44, 255}, color.RGBA{0x8C, 0x7C, 0x60, 255}, true, true},
	{1.3, 4.6, color.RGBA{0xE0, 0xD1, 0xB2, 255}, color.RGBA{0xC6, 0xB3, 0x90, 255}, true, true},
	{4.6, 5.4, color.RGBA{0x5A, 0x4A, 0x34, 255}, color.RGBA{0x2A, 0x10, 0x0C, 255}, false, false},
	{5.4, 12, color.RGBA{0x34, 0x0E, 0x0B, 255}, color.RGBA{0x5E, 0x1B, 0x15, 255}, false, false},
	{12, 400, color.RGBA{0x5E, 0x1B, 0x15, 255}, color.RGBA{0x52, 0x17, 0x12, 255}, false, false},
}

var highBands = []band{
	{0, 3, palette.Black, palette.Black, false, false},
	{3, 400, palette.White, palette.White, false, false},
}

// drawWall draws the wall and everything outside it. high means high contrast.
func (w *wall) drawWall(dst *ebiten.Image, lay *layout, rx, ry float64, high bool) {
	w.vertices, w.indices = w.vertices[:0], w.indices[:0]
	list := bands
	if high {
		list = highBands
	}
	w.ring(lay, rx, ry, list[0].from*lay.u-0.5, color.RGBA{}, false)
	for _, b := range list {
		w.ring(lay, rx, ry, b.from*lay.u+0.5, b.inner, b.innerLit)
		w.ring(lay, rx, ry, b.to*lay.u-0.5, b.outer, b.outerLit)
	}
	picture.Triangles(dst, w.vertices, w.indices)
}

// ring adds the ellipse that lies out pixels outside the sand to the vertices to be
// drawn, in the colour c, and fills the band between it and the one before. If lit is
// set it is lighter at the upper left.
func (w *wall) ring(lay *layout, rx, ry, out float64, c color.RGBA, lit bool) {
	const n = 120
	first := uint32(len(w.vertices))
	for i := range uint32(n + 1) {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		v := picture.Corner(lay.cx+(rx+out)*cos, lay.cy+(ry+out)*sin, 1, c)
		if lit {
			k := float32(math.Min(1, 0.86-0.2*(sin+cos*0.7)))
			v.ColorR, v.ColorG, v.ColorB = v.ColorR*k, v.ColorG*k, v.ColorB*k
		}
		w.vertices = append(w.vertices, v)
		if k := first + i; first > 0 && i < n {
			w.indices = append(w.indices, k-n-1, k, k-n, k-n, k, k+1)
		}
	}
}
