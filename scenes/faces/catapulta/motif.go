package catapulta

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Beach, Ground: 0xBDA26A, Shade: 0.15, Shift: 63, Paint: paintMotif}

// paintMotif paints two rings drawn in the sand about a stake, and the bones thrown at
// it.
func paintMotif(s *shelf.Studio) {
	s.Scrape(s.Oval(0, 4, 47, 41.5, 0), 2)
	s.Scrape(s.Oval(0, 4, 24, 21, 0), 2)
	// The stake stands upright, so its long shadow runs off over the ground.
	s.Fill(s.Poly(-4, 6, 4, 0, 47, 43, 41, 48).Close(), palette.Fade(palette.Black, 0.5))
	s.Lay(shelf.Material{Dark: 0.35, Bevel: 0.5, Lift: 0.5})
	s.Fill(s.Poly(-4.6, -31, 4.6, -31, 5, 4, -5, 4).Close(), driftwood)
	s.Fill(s.Oval(0, 4, 5, 2.6, 0), driftwood)
	s.Lay(shelf.Material{Lift: 1.4, Bevel: 5.6, Steep: 2, Grain: 0.4, Weave: [2]float64{0.9, 9}, Dark: 0.8})
	s.Fill(s.Oval(0, -31, 4.6, 2.9, 0), color.RGBA{0xCB, 0x9C, 0x66, 255})
	s.Stroke(s.Oval(0.2, -31, 2.4, 1.5, 0), 0.4, driftwood)
	s.Lay(shelf.Material{Dark: -1, Bevel: 0.6, Grain: 0.2})
	s.Bones(30.7, shelf.Lying(-23, 1, 3, 74), shelf.Lying(21, 28, 6, -44), shelf.Lying(40, -27, 4, 14))
}

// driftwood is the colour of the stake.
var driftwood = color.RGBA{0xA8, 0x74, 0x42, 255}
