package thing

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// Ticket draws a ticket of paper that can be torn along a dashed line at a height of tear
// from its top, with a notch at each end of the line in the colour of what lies below.
func Ticket(dst *ebiten.Image, x, y, w, h, tear, u float64, below color.RGBA, st State) {
	Slip(dst, x, y, w, h, u, st)
	Dashes(dst, x+3*u, y+tear, w-6*u, u, palette.Fade(palette.Ink3, 0.8))
	inside := dst.SubImage(image.Rect(int(math.Round(x)), int(math.Round(y)), int(math.Round(x+w)), int(math.Round(y+h)))).(*ebiten.Image)
	for _, edge := range [2]float64{x, x + w} {
		Dot(inside, edge, y+tear, 3.4*u, below)
	}
}

// Dashes draws a dashed horizontal line of length w.
func Dashes(dst *ebiten.Image, x, y, w, u float64, c color.RGBA) {
	n := math.Max(1, math.Round(w/(2*u)))
	for i := range int(n) {
		picture.Fill(dst, math.Round(x+float64(i)*w/n), math.Round(y), math.Max(1, math.Round(w/n*0.6)), math.Max(1, math.Round(u/4)), c)
	}
}

// Dashed draws the dashed outline of a place that something can be laid on.
func Dashed(dst *ebiten.Image, x, y, w, h, u float64, c color.RGBA) {
	for _, at := range [2]float64{y, y + h} {
		Dashes(dst, x, at, w, u, c)
	}
	n := math.Max(1, math.Round(h/(2*u)))
	for i := range int(n) {
		for _, at := range [2]float64{x, x + w} {
			picture.Fill(dst, math.Round(at), math.Round(y+float64(i)*h/n), math.Max(1, math.Round(u/4)), math.Max(1, math.Round(h/n*0.6)), c)
		}
	}
}

// Stud draws a round piece of brass of diameter d, for a number or a check.
func Stud(dst *ebiten.Image, cx, cy, d, u float64, st State) {
	filled(d, u, st).draw(dst, cx-d/2, cy-d/2)
}
