package olympus

import (
	"image/color"
	"math"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.NightFresco, Ground: 0x1D3A74, Glow: 0.15, Shift: 49, Paint: paintMotif}

// paintMotif paints the seat of the gods in a night of stars, struck by the bolt.
func paintMotif(s *shelf.Studio) {
	w, h := s.HalfW(), s.HalfH()
	for i := range 34 {
		x, y := math.Mod(float64(i)*37.7, 2*w)-w, math.Mod(float64(i)*23.3, h+10)-h
		s.Fill(s.Disc(x, y, 0.35+0.4*math.Mod(float64(i)*0.37, 1)), palette.Fade(shelf.ChalkWhite, 0.75))
	}
	s.Lay(shelf.Material{Dark: -1})
	paint := shelf.Material{Lift: 1.2, Bevel: 0.9, Steep: 0.6, Grain: 0.3, Weave: [2]float64{4, 4}, Dark: 0.55}
	far, near := color.RGBA{0x33, 0x51, 0x8E, 255}, color.RGBA{0x47, 0x6A, 0xAF, 255}
	s.Fill(s.Poly(-w-4, h, -w-4, 34, -27, -4, -8, 20, 6, h).Close(), far)
	s.Fill(s.Poly(0, h, 22, 12, 34, 0, w+4, 30, w+4, h).Close(), far)
	s.Tint(s.Poly(34, 0, 42, 24, 38, h, w+4, h, w+4, 30).Close(), palette.Mix(far, palette.Night, 0.3))
	s.Tint(s.Poly(-27, -4, -20, 16, -24, h, 6, h, -8, 20).Close(), palette.Mix(far, palette.Night, 0.3))
	s.Lay(paint)
	foot := 0.575 * (h + 30)
	s.Fill(s.Poly(4-foot, h, 4, -30, 4+foot, h).Close(), near)
	s.Tint(s.Poly(4, -30, 9, -6, 4, 14, 13, h, 6+foot, h).Close(), palette.Mix(near, palette.Night, 0.38))
	s.Lay(paint)
	paintSnow(s, 4, -30, 0.575, 0.575, 21)
	paintSnow(s, -27, -4, 0.9, 0.79, 9)
	paintClouds(s)
	s.Fill(s.Poly(-22, -47, -4, -47, -13, -31, -4, -32, -25, -6, -18, -24, -29, -22).Close(), shelf.Gold)
	s.Tint(s.Poly(-13, -47, -4, -47, -13, -31, -4, -32, -25, -6, -14, -28, -21, -27).Close(), palette.Mix(shelf.Gold, shelf.Bronze, 0.45))
	s.Lay(shelf.Material{Lift: 2, Bevel: 1.2, Steep: 1.2, Gloss: 0.5, Sharp: 12, Dark: 0.75})
}

// paintSnow paints the cap of a peak at (x, y) down to the depth deep; the flanks widen
// by l and r for each step down.
func paintSnow(s *shelf.Studio, x, y, l, r, deep float64) {
	s.Fill(s.Poly(x, y, x+r*deep, y+deep, x+r*deep*0.45, y+deep*0.72, x+r*deep*0.2, y+deep*1.15, x-l*deep*0.3, y+deep*0.75, x-l*deep*0.6, y+deep*1.1, x-l*deep*0.95, y+deep*0.95).Close(), color.RGBA{0xEE, 0xF0, 0xF2, 255})
	s.Tint(s.Poly(x, y, x+r*deep, y+deep*1.2, x+r*deep*0.1, y+deep*1.2, x+r*deep*0.25, y+deep*0.5).Close(), color.RGBA{0xB9, 0xC6, 0xDA, 255})
	s.Lay(shelf.Material{Lift: 0.4, Bevel: 0.7, Grain: 0.12, Weave: [2]float64{3, 3}})
}

// paintClouds paints the clouds at the foot of the mountain.
func paintClouds(s *shelf.Studio) {
	w, down := s.HalfW(), s.HalfH()-50
	for _, side := range [2]float64{-1, 1} {
		for _, c := range [4][3]float64{{2, 44, 9}, {13, 42, 9.5}, {24, 46, 8}, {33, 50, 6}} {
			s.Fill(s.Disc(side*(w-c[0]), c[1]+down, c[2]), color.RGBA{0xDD, 0xE2, 0xEC, 255})
		}
		s.Lay(shelf.Material{Lift: 1.6, Bevel: 6, Steep: 0.9, Grain: 0.14, Weave: [2]float64{4, 3}, Dark: 0.5})
	}
}
