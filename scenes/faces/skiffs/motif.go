package skiffs

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Silk, Ground: 0x175E68, Shift: 42, Paint: paintMotif}

// paintMotif paints the lake in nine pools, roped off, with skiffs in them.
func paintMotif(s *shelf.Studio) {
	w, h := s.HalfW(), s.HalfH()
	for _, k := range [2]float64{-1, 1} {
		for d := -60.0; d < 60; d += 4.6 {
			s.Stroke(s.Poly(k*w/3, d, k*w/3+0.5, d+2.8), 1.9, linen)
			s.Stroke(s.Poly(d*w/50, k*h/3, d*w/50+2.8, k*h/3+0.5), 1.9, linen)
		}
	}
	s.Lay(shelf.Material{Lift: 1, Bevel: 1.1, Steep: 1.3, Grain: 0.3, Weave: [2]float64{0.8, 0.8}, Dark: 0.6})
	for _, b := range [13][4]float64{
		{-34, -33, 0, 38}, {-30, -24, 1, -28}, {2, -34, 2, -18}, {36, -36, 1, -40}, {32, -25, 2, 24},
		{-33, 1, 3, 14}, {-1, -3, 4, 52}, {6, 5, 5, 30}, {34, 2, 3, -22},
		{-34, 34, 1, 30}, {-28, 41, 2, 12}, {0, 34, 3, -14}, {35, 33, 7, -32}} {
		paintSkiff(s, b[0]*w/50, b[1]*h/50, int(b[2]), b[3])
	}
}

// paintSkiff paints a boat with a thwart, in a player's color.
func paintSkiff(s *shelf.Studio, x, y float64, colour int, turn float64) {
	c := palette.Players[colour].Disc
	to := s.Turned(x, y, 10.5, turn)
	s.Fill(s.Curve(to, -1, 0, -0.5, -0.48, 0.5, -0.48, 1, 0, 0.5, 0.48, -0.5, 0.48, -1, 0), c)
	s.Lay(shelf.Material{Lift: 1.4, Bevel: 1.5, Steep: 1.3, Gloss: 0.15, Dark: 0.7})
	s.Fill(s.Curve(to, -0.7, 0, -0.35, -0.3, 0.35, -0.3, 0.7, 0, 0.35, 0.3, -0.35, 0.3, -0.7, 0), palette.Mix(c, palette.Night, 0.62))
	s.Lay(shelf.Material{Dark: -1, Bevel: 1.2, Steep: -1.2})
	ax, ay := to(0.05, -0.3)
	bx, by := to(0.05, 0.3)
	s.Stroke(s.Poly(ax, ay, bx, by), 2, palette.Mix(c, palette.White, 0.25))
	s.Lay(shelf.Material{Lift: 0.4, Bevel: 0.8})
}

// linen is the color of the ropes.
var linen = color.RGBA{0xEC, 0xE4, 0xD0, 255}
