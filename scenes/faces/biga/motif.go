package biga

import (
	"image/color"
	"math"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Sand, Ground: 0xB29458, Shade: 0.15, Shift: 28, Paint: paintMotif}

// paintMotif paints the wheel of the one chariot, beside its ruts.
func paintMotif(s *shelf.Studio) {
	for i := range 15 {
		x := -50 + 7*float64(i)
		y := 33 + 0.004*x*x
		s.Fill(s.Oval(x, y, 1.3, 1, 0), shelf.Groove)
		s.Fill(s.Oval(x-3, y+8, 1.3, 1, 0), shelf.Groove)
	}
	s.Lay(shelf.Material{Dark: -1, Bevel: 0.9, Steep: -1.2, Grain: 0.3})
	wood := shelf.Material{Lift: 3.4, Bevel: 2.6, Steep: 1.4, Gloss: 0.16, Sharp: 10, Grain: 0.28, Weave: [2]float64{5, 1.2}, Dark: 0.8}
	oak := color.RGBA{0xB6, 0x77, 0x3A, 255}
	const n = 12
	for i := range n {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / n)
		at := func(r, w float64) (float64, float64) { return -2 + r*cos - w*sin, -3 + r*sin + w*cos }
		ax, ay := at(5, -1.1)
		bx, by := at(31, -1.9)
		cx, cy := at(31, 1.9)
		dx, dy := at(5, 1.1)
		s.Fill(s.Poly(ax, ay, bx, by, cx, cy, dx, dy).Close(), oak)
	}
	s.Lay(wood)
	s.Fill(s.Disc(-2, -3, 36), palette.Mix(oak, palette.Walnut, 0.15))
	s.Cut(s.Disc(-2, -3, 28))
	wood.Bevel = 4.5
	s.Lay(wood)
	s.Stroke(s.Disc(-2, -3, 36.2), 2.2, shelf.Bronze)
	s.Lay(shelf.Material{Lift: 1, Bevel: 1.2, Steep: 1.4, Gloss: 0.6, Sharp: 12, Dark: -1})
	s.Fill(s.Disc(-2, -3, 8.4), palette.Mix(oak, palette.Walnut, 0.3))
	s.Lay(shelf.Material{Lift: 2, Bevel: 5, Steep: 1.3, Gloss: 0.2, Sharp: 10, Grain: 0.2, Dark: 0.8})
	s.Knob(-2, -3, 4.4)
	s.Bones(30, shelf.Lying(37, 22, 6, 14))
}
