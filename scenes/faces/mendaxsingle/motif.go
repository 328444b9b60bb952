package mendaxsingle

import (
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.RedBaize, Ground: 0x9C2430, Glow: 0.2, Shift: 91, Paint: paintMotif}

// paintMotif paints a cup for each seat, one lifted off its bone.
func paintMotif(s *shelf.Studio) {
	s.Cup(-6, -2, 44, 62, false)
	s.Cup(25, 4, 38, -90, true)
	s.Bones(28, shelf.Lying(-27, 29, 6, 20))
}
