package simple

import (
	"image/color"

	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.RedFresco, Ground: 0xA93222, Shade: 0.1, Shift: 42, Paint: paintMotif}

// paintMotif paints the throw of Venus on a red wall's field.
func paintMotif(s *shelf.Studio) {
	w, h := s.HalfW(), s.HalfH()
	for _, m := range [2]float64{4, 6.4} {
		frame := s.Box(-w+m, -h+m, 2*(w-m), 2*(h-m), 0.3)
		s.Stroke(frame, 0.9/(m/4), color.RGBA{0xD0, 0x93, 0x3A, 255})
	}
	s.Lay(shelf.Material{Dark: -1, Grain: 0.6, Weave: [2]float64{1.4, 1.4}})
	s.Bones(35, shelf.Lying(-20, -18, 1, 24), shelf.Lying(22, -19, 3, -38), shelf.Lying(-22, 18, 4, 78), shelf.Lying(22, 19, 6, 82))
}
