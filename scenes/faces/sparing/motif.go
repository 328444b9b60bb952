package sparing

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Walnut, Ground: 0x57321A, Glow: 0.2, Shift: 49, Paint: paintMotif}

// paintMotif paints a wax tablet with the rounds scratched in, and its stylus.
func paintMotif(s *shelf.Studio) {
	wood := shelf.Material{Lift: 3, Bevel: 1.6, Steep: 1.1, Gloss: 0.08, Sharp: 8, Grain: 0.3, Weave: [2]float64{1, 7}, Dark: 0.8}
	s.Fill(s.Box(-45, -44, 78, 88, 1.6), shelf.OakWood)
	s.Cut(s.Box(-39.5, -38, 67, 76, 1))
	s.Fill(s.Box(-40, -38.6, 68, 77.2, 1), color.RGBA{0x4A, 0x2E, 0x1F, 255})
	s.Lay(wood)
	s.Fill(s.Box(-37.4, -36, 62.8, 72, 0.6), color.RGBA{0x63, 0x43, 0x31, 255})
	s.Lay(shelf.Material{Dark: -1, Bevel: 2, Steep: -0.9, Gloss: 0.03, Sharp: 6, Grain: 0.22, Weave: [2]float64{6, 4}})
	scratch := shelf.Material{Dark: -1, Bevel: 0.9, Steep: -1.1, Grain: 0.2, Weave: [2]float64{1, 1}}
	fresh := color.RGBA{0xE6, 0xC9, 0x93, 255}
	mark := func(x, y float64, c color.RGBA) { s.Stroke(s.Poly(x, y-9, x+0.6, y+9), 2, c) }
	for i := range 4 {
		mark(-31+7.3*float64(i), -20, fresh)
	}
	s.Stroke(s.Poly(-35, -14, -4, -26), 2, fresh)
	for i := range 3 {
		mark(-31+7.3*float64(i), 7, fresh)
	}
	mark(4, -20, palette.Mix(fresh, palette.Walnut, 0.45))
	mark(11.5, -20, palette.Mix(fresh, palette.Walnut, 0.45))
	s.Lay(scratch)
	s.Stroke(s.Poly(35, 26, 50, -31), 3.4, color.RGBA{0xB4, 0x6E, 0x2C, 255})
	s.Fill(s.Poly(33.2, 25, 36.8, 26, 32, 36).Close(), color.RGBA{0xB4, 0x6E, 0x2C, 255})
	s.Stroke(s.Poly(49.4, -29, 51, -35), 5.6, shelf.Gold)
	s.Lay(shelf.Material{Lift: 2.6, Bevel: 1.8, Steep: 1.5, Gloss: 0.3, Sharp: 12, Dark: 0.75})
	s.Bones(34, shelf.Lying(3, 25, 3, -36))
}
