package picture

import (
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// White returns a single white pixel, at 1, 1, for stretching and tinting. All
// plain colour is drawn from it, so that the engine can batch it.
var White = sync.OnceValue(func() *ebiten.Image {
	const side = 3 // white neighbours, so that filtering adds no other colour
	img := ebiten.NewImage(side, side)
	pix := make([]byte, 4*side*side)
	for i := range pix {
		pix[i] = 255
	}
	img.WritePixels(pix)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
})

// Fill fills a rectangle with a colour, without antialiasing.
func Fill(dst *ebiten.Image, x, y, w, h float64, c color.RGBA) {
	if !(w > 0 && h > 0) {
		return
	}
	op := Copying()
	op.GeoM.Scale(w, h)
	op.GeoM.Translate(x, y)
	Tint(op, c)
	Draw(dst, White(), op)
}

// Fine is like Fill with antialiasing, for lines that are thin or move slowly.
func Fine(dst *ebiten.Image, x, y, w, h float64, c color.RGBA) {
	parts := plain[:0]
	for _, row := range rows(y, h) {
		for _, col := range rows(x, w) {
			parts = appendQuad(parts, row, col, c)
		}
	}
	drawQuads(dst, White(), parts, &premultiplied)
}

// Buffers for drawing quads, reused to avoid garbage.
var (
	plain         [9 * 4]ebiten.Vertex
	stamped       []ebiten.Vertex
	corners       []uint32
	premultiplied = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	smooth        = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true}
)

// drawQuads draws rectangles, each given by four corners.
func drawQuads(dst, src *ebiten.Image, list []ebiten.Vertex, op *ebiten.DrawTrianglesOptions) {
	n := len(list) / 4 * 6
	for at := uint32(len(corners) / 6 * 4); len(corners) < n; at += 4 {
		corners = append(corners, at, at+1, at+2, at+1, at+3, at+2)
	}
	if n > 0 {
		dst.DrawTriangles32(list, corners[:n], src, op)
	}
}

// appendQuad appends the four corners of the rectangle in which a row and a column
// meet, unless it is empty.
func appendQuad(list []ebiten.Vertex, row, col row, c color.RGBA) []ebiten.Vertex {
	part := row.part * col.part
	if !(row.wide > 0 && col.wide > 0 && part > 0) {
		return list
	}
	for _, y := range [...]float64{row.at, row.at + row.wide} {
		for _, x := range [...]float64{col.at, col.at + col.wide} {
			list = append(list, Corner(x, y, part, c))
		}
	}
	return list
}

// A row is a run of whole pixel rows, or columns, with the same coverage.
type row struct{ at, wide, part float64 }

// rows divides the interval from at, long pixels long, into a pixel that it covers in
// part, fully covered ones, and another that it covers in part. Missing ones have no
// width or no coverage.
func rows(at, long float64) [3]row {
	first, last := math.Ceil(at), math.Floor(at+long)
	if last < first {
		return [3]row{{last, 1, long}}
	}
	return [3]row{{first - 1, 1, first - at}, {first, last - first, 1}, {last, 1, at + long - last}}
}

// Line draws a straight line between two points, wide pixels thick, with antialiasing.
func Line(dst *ebiten.Image, x0, y0, x1, y1, wide float64, c color.RGBA) {
	op := Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(0, -0.5)
	op.GeoM.Scale(math.Hypot(x1-x0, y1-y0), wide)
	op.GeoM.Rotate(math.Atan2(y1-y0, x1-x0))
	op.GeoM.Translate(x0, y0)
	Tint(op, c)
	Draw(dst, White(), op)
}

// Corner returns a corner for Triangles at x, y, in the colour c with the opacity part,
// 0 to 1.
func Corner(x, y, part float64, c color.RGBA) ebiten.Vertex {
	const middle = 1.5 // coordinates of the white pixel
	k := float32(part / 255)
	return ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), SrcX: middle, SrcY: middle,
		ColorR: float32(c.R) * k, ColorG: float32(c.G) * k, ColorB: float32(c.B) * k, ColorA: float32(c.A) * k,
	}
}

// Triangles draws triangles between vertices made by Corner; corners holds three
// indices in list for each.
func Triangles(dst *ebiten.Image, list []ebiten.Vertex, corners []uint32) {
	dst.DrawTriangles32(list, corners, White(), &premultiplied)
}
