package picture

import (
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// White is a single white pixel, at 1, 1, to be stretched and tinted. All plain
// colour is drawn from it, so that drawings of it go in one.
var White = sync.OnceValue(func() *ebiten.Image {
	const side = 3 // the pixel's neighbours are white, too: none else shines in
	img := ebiten.NewImage(side, side)
	pix := make([]byte, 4*side*side)
	for i := range pix {
		pix[i] = 255
	}
	img.WritePixels(pix)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
})

// Fill fills a rectangle with a colour: each pixel whose middle lies in it, in
// full.
func Fill(dst *ebiten.Image, x, y, w, h float64, c color.RGBA) {
	fill(dst, x, y, w, h, c, 1)
}

// Fine is Fill for lines that are thin or move slowly: a pixel that the
// rectangle covers in part gets so much of the colour.
func Fine(dst *ebiten.Image, x, y, w, h float64, c color.RGBA) {
	for _, row := range rows(y, h) {
		for _, col := range rows(x, w) {
			fill(dst, col.at, row.at, col.wide, row.wide, c, col.part*row.part)
		}
	}
}

func fill(dst *ebiten.Image, x, y, w, h float64, c color.RGBA, part float64) {
	if !(w > 0 && h > 0 && part > 0) {
		return
	}
	op := Copying()
	op.GeoM.Scale(w, h)
	op.GeoM.Translate(x, y)
	Tint(op, c)
	op.ColorScale.ScaleAlpha(float32(part))
	Draw(dst, White(), op)
}

// A row is some whole rows of pixels, or columns, of each of which a part is
// covered.
type row struct{ at, wide, part float64 }

// rows are the pixels that a stretch covers: one in part, those in full and one
// in part. What is not there has no width or no part.
func rows(at, long float64) [3]row {
	first, last := math.Ceil(at), math.Floor(at+long)
	if last < first {
		return [3]row{{last, 1, long}}
	}
	return [3]row{{first - 1, 1, first - at}, {first, last - first, 1}, {last, 1, at + long - last}}
}
