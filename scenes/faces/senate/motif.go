package senate

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Marble, Ground: 0xDFD8CC, Shade: 0.3, Shift: 42, Paint: paintMotif}

// paintMotif paints the curved benches of the senate round the laurelled floor.
func paintMotif(s *shelf.Studio) {
	for i, r := range [6]float64{95, 83, 71, 59, 47, 35} {
		c := palette.Mix(color.RGBA{0xD2, 0xC9, 0xBA, 255}, color.RGBA{0xF2, 0xED, 0xE4, 255}, float64(i)/5)
		s.Fill(s.Oval(0, 50, r, r*0.92, 0), c)
		s.Lay(shelf.Material{Lift: 1.7, Bevel: 1.2, Steep: 0.9, Gloss: 0.05, Grain: 0.10, Weave: [2]float64{9, 4}, Dark: 0.6})
		s.Stroke(s.Oval(0, 50, r-2.6, r*0.92-2.6, 0), 0.4, palette.Fade(color.RGBA{0x8F, 0x86, 0x78, 255}, 0.6))
		s.Lay(shelf.Material{Dark: -1})
	}
	s.Fill(s.Oval(0, 50, 29, 26.6, 0), palette.Madder)
	s.Lay(shelf.Material{Lift: 0.4, Bevel: 0.8, Grain: 0.3, Weave: [2]float64{1, 1}})
	s.Wreath(0, 39, 10.5)
	s.Bones(25, shelf.Lying(-28, -4, 6, 34), shelf.Lying(15, -15, 3, 74), shelf.Lying(33, 18, 1, -48))
}
