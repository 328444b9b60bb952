package race

import (
	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture of the game in the hall.
var motif = shelf.Motif{Floor: surface.Slate, Ground: 0x3B4043, Shift: 14, Paint: paintMotif}

// paintMotif paints a flag at the end of a track, and a bone before it.
func paintMotif(s *shelf.Studio) {
	s.Chalk(2, -s.HalfW(), 30, s.HalfW(), 30)
	s.Lay(shelf.ChalkLine)
	s.Fill(s.Poly(-22, -44, 44, -30, 44, 10, -22, 2).Close(), palette.Madder)
	s.Lay(shelf.Material{Lift: 2, Bevel: 1, Grain: 0.3})
	s.Stroke(s.Poly(-23, -46, -23, 34), 3, shelf.OakWood)
	s.Lay(shelf.Material{Lift: 2.4, Bevel: 1.5})
	s.Bones(30, shelf.Lying(20, 32, 4, 24))
}
