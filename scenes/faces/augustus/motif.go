package augustus

import (
	"image/color"
	"math"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Porphyry, Ground: 0x64202E, Glow: 0.4, Shift: 56, Paint: paintMotif}

// paintMotif paints the golden wreath with a coin, on porphyry.
func paintMotif(s *shelf.Studio) {
	s.Wreath(0, 1, 34)
	paintMedal(s, 0, 1, 18, shelf.Bronze)
	relief := shelf.Material{Lift: 0.5, Bevel: 1.8, Steep: 1.4, Gloss: 0.45, Sharp: 14, Dark: 0.6}
	c := palette.Mix(shelf.Bronze, shelf.Gold, 0.45)
	head := s.Shape().Move(3, 10.6).Cubic(2, 8.6, 2.2, 7, 2.6, 6).Line(5.2, 5.8).Quad(6.6, 5, 5.8, 3.4).Line(6.5, 2.4).Line(5.8, 1.7).Line(6.4, 1).Line(5.8, 0.2).
		Line(8, -0.8).Line(6.1, -3.8).Quad(6.6, -6, 5.4, -7.4).Cubic(2, -11, -5, -10.6, -6.8, -6).Cubic(-8, -2, -6, 1, -4.4, 3.2).
		Cubic(-4, 6, -5, 8.4, -6.6, 10).Quad(-2, 12.6, 3, 10.6).Close()
	s.Fill(head, c)
	s.Lay(relief)
	for i := range 7 {
		a := -0.35 - 0.42*float64(i)
		s.Fill(s.Leaf(0.2+6.6*math.Cos(a), -3+6*math.Sin(a), 4, a+1.9), palette.Mix(c, shelf.Gold, 0.7))
	}
	s.Lay(shelf.Material{Lift: 0.2, Bevel: 0.7, Steep: 1.2, Gloss: 0.5, Sharp: 14})
}

// paintMedal paints a metal coin with a raised rim.
func paintMedal(s *shelf.Studio, x, y, r float64, c color.RGBA) {
	s.Fill(s.Disc(x, y, r), palette.Mix(c, palette.Black, 0.12))
	s.Lay(shelf.Material{Lift: 1.6, Bevel: r * 0.16, Steep: 1.1, Gloss: 0.35, Sharp: 14, Grain: 0.25, Weave: [2]float64{2, 2}, Dark: 0.75})
	s.Stroke(s.Disc(x, y, r*0.84), r*0.07, c)
	for i := range 40 {
		a := float64(i) / 40 * 2 * math.Pi
		s.Fill(s.Disc(x+r*0.9*math.Cos(a), y+r*0.9*math.Sin(a), r*0.03), c)
	}
	s.Lay(shelf.Material{Lift: 0.25, Bevel: 0.5, Steep: 1, Gloss: 0.5, Sharp: 20})
}
