package century

import (
	"image/color"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Walnut, Ground: 0x57321A, Glow: 0.2, Shift: 49, Paint: paintMotif}

// paintMotif paints the papyrus of a hundred men, with the standard of their century.
func paintMotif(s *shelf.Studio) {
	layout := color.RGBA{0xE4, 0xD3, 0xAC, 255}
	s.Fill(s.Box(-47, -34, 94, 68, 0.6), layout)
	for i := range 17 {
		y := -32 + 4*float64(i)
		s.Tint(s.Poly(-47, y, 47, y, 47, y+1.2, -47, y+1.2).Close(), palette.Fade(color.RGBA{0xB8, 0x97, 0x5C, 255}, 0.2))
	}
	s.Lay(shelf.Material{Lift: 2, Bevel: 0.8, Grain: 0.16, Weave: [2]float64{14, 1.1}, Dark: 0.7})
	for _, x := range [2]float64{-50, 44.6} {
		s.Fill(s.Box(x, -37, 5.4, 74, 1.6), palette.Mix(layout, shelf.OakWood, 0.45))
		s.Lay(shelf.Material{Lift: 2, Bevel: 3.2, Steep: 1.7, Grain: 0.25, Weave: [2]float64{1, 12}, Dark: 0.7})
	}
	paintShields(s)
	paintStandard(s)
}

// paintShields paints the hundred shields, most of them still standing.
func paintShields(s *shelf.Studio) {
	const w, h = 4.3, 6.6
	line := shelf.Material{Dark: -1, Bevel: 0.3, Steep: 0.1}
	for i := range 60 {
		x, y := -15.5+6*float64(i%10), -26+9.8*float64(i/10)
		p := s.Shape().Move(x-w/2, y-h/2).Line(x+w/2, y-h/2).Line(x+w/2, y+h*0.1).Quad(x+w/2, y+h*0.4, x, y+h/2).Quad(x-w/2, y+h*0.4, x-w/2, y+h*0.1).Close()
		if i >= 44 {
			s.Stroke(p, 0.55, palette.Fade(palette.Madder, 0.75))
			continue
		}
		s.Fill(p, palette.Madder)
		s.Tint(s.Disc(x, y-0.6, 1), palette.Mix(palette.Madder, paleSheet, 0.55))
	}
	s.Lay(line)
}

// paleSheet is the colour of the papyrus in the light.
var paleSheet = color.RGBA{0xF2, 0xE4, 0xBE, 255}

// paintStandard paints the pole with the banner of a hundred, C.
func paintStandard(s *shelf.Studio) {
	s.Stroke(s.Poly(-31, -30, -31, 30), 2.4, color.RGBA{0x6B, 0x43, 0x20, 255})
	s.Fill(s.Poly(-33, -29, -31, -35, -29, -29).Close(), shelf.Gold)
	s.Lay(shelf.Material{Lift: 1, Bevel: 1.2, Steep: 1.4, Gloss: 0.15, Dark: 0.6})
	s.Fill(s.Poly(-40.5, -24, -21.5, -24, -21.5, -3, -26, -6, -31, -3, -36, -6, -40.5, -3).Close(), palette.Madder)
	s.Lay(shelf.Material{Lift: 1.2, Bevel: 0.7, Grain: 0.25, Weave: [2]float64{3, 6}, Dark: 0.6})
	s.Stroke(s.Poly(-42, -24.5, -20, -24.5), 2, shelf.Gold)
	s.Lay(shelf.Material{Lift: 0.5, Bevel: 1, Steep: 1.4, Gloss: 0.4})
	s.Write("C", -31, -14, 14, lettering.Title, paleSheet)
	s.Lay(shelf.Material{Dark: -1})
}
