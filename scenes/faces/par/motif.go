package par

import (
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Slate, Ground: 0x3B4043, Shift: 21, Paint: paintMotif}

// paintMotif paints the chalk square between four hands.
func paintMotif(s *shelf.Studio) {
	const a = 30
	s.Chalk(1.5, -a, -a, a, -a)
	s.Chalk(1.5, a, -a, a, a)
	s.Chalk(1.5, a, a, -a, a)
	s.Chalk(1.5, -a, a, -a, -a)
	for i := range 4 {
		d := 35 + 5.2*float64(i)
		for _, k := range [2]float64{-1, 1} {
			s.Chalk(1.3, k*d, 0, k*(d+2.6), 0)
			s.Chalk(1.3, 0, k*d, 0, k*(d+2.6))
		}
	}
	s.Lay(shelf.ChalkLine)
	s.Bones(27, shelf.Lying(-10, -12, 1, 12), shelf.Lying(12, -10, 3, 22), shelf.Lying(-10, 13, 6, -34), shelf.Lying(13, 12, 4, 70))
}
