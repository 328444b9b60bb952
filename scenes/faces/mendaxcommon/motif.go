package mendaxcommon

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.GreenBaize, Ground: 0x22613C, Glow: 0.2, Shift: 91, Paint: paintMotif}

// paintMotif paints the cup that goes round, its five bones, and counters of glass.
func paintMotif(s *shelf.Studio) {
	s.Cup(-17, -12, 38, 20, false)
	s.Bones(27.8, shelf.Lying(27, -30, 4, 78), shelf.Lying(18, -1, 3, 30), shelf.Lying(40, 12, 1, -10), shelf.Lying(-14, 21, 6, 18), shelf.Lying(9, 26, 3, 60))
	for i, y := range [3]float64{38, 41, 37} {
		paintBead(s, 13+14.5*float64(i), y, 5.4, color.RGBA{0xE8, 0x96, 0x12, 255})
	}
}

// paintBead paints a glass counter: the lamp shines through to its far side.
func paintBead(s *shelf.Studio, x, y, r float64, c color.RGBA) {
	s.Fill(s.Disc(x, y, r), shelf.Lit(c, 0.5))
	for i := range 14 {
		t := float64(i+1) / 15
		s.Tint(s.Oval(x+0.34*r*t, y+0.4*r*t, r*(1-0.75*t), r*(1-0.78*t), 0.7), shelf.Lit(c, 0.5+0.85*t))
	}
	s.Lay(shelf.Material{Lift: 1.8, Bevel: r * 0.4, Steep: 0.5, Gloss: 0.15, Sharp: 20})
	s.Fill(s.Oval(x-r*0.36, y-r*0.38, r*0.2, r*0.15, -0.7), palette.White)
	s.Lay(shelf.Material{Dark: -1, Bevel: 0.2})
}
