package oneandtwenty

import (
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Oak, Ground: 0x6A4A28, Glow: 0.3, Shift: 84, Paint: paintMotif}

// paintMotif paints a scarred oak table with XXI chalked on it.
func paintMotif(s *shelf.Studio) {
	for i := range 2 {
		x := 7 + 17*float64(i)
		s.Chalk(2.6, x, -42, x+12, -22)
		s.Chalk(2.6, x+12.5, -42, x-0.5, -22)
	}
	s.Chalk(2.6, 42, -42, 42, -22)
	s.Lay(shelf.ChalkLine)
	s.Bones(30, shelf.Lying(-32, -28, 3, 30), shelf.Lying(-3, -8, 6, 28), shelf.Lying(-34, 17, 4, -18), shelf.Lying(2, 30, 1, 86), shelf.Lying(35, 12, 3, -80))
}
