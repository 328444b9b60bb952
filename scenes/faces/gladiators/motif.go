package gladiators

import (
	"image/color"

	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.RakedSand, Ground: 0xB29458, Shade: 0.15, Shift: 70, Paint: paintMotif}

// paintMotif paints sword and trident crossed, with the stones of two fighters.
func paintMotif(s *shelf.Studio) {
	for i, y := range [2]float64{-20, 6} {
		s.Pebble(-43, y, 5.6, [2]color.RGBA{shelf.DarkStone, {0x6E, 0x3D, 0x33, 255}}[i])
		s.Pebble(43, y, 5.6, shelf.PaleStone)
	}
	layTrident(s)
	laySword(s)
}

// layTrident paints the trident.
func layTrident(s *shelf.Studio) {
	shaft := color.RGBA{0x8A, 0x56, 0x2A, 255}
	s.Stroke(s.Poly(-33, 44, 14, -18), 3.2, shaft)
	s.Lay(shelf.Material{Lift: 2.4, Bevel: 1.9, Steep: 1.6, Grain: 0.3, Weave: [2]float64{4, 1}, Dark: 0.75})
	along, across := [2]float64{0.604, -0.797}, [2]float64{0.797, 0.604}
	at := func(u, v float64) (float64, float64) {
		return 14 + u*along[0] + v*across[0], -18 + u*along[1] + v*across[1]
	}
	to := func(uv ...float64) (out []float64) {
		for i := 0; i < len(uv); i += 2 {
			x, y := at(uv[i], uv[i+1])
			out = append(out, x, y)
		}
		return out
	}
	curve := func(side float64) *shelf.Shape {
		c := to(2, 0, 4, side*12, 9, side*10.5, 17, side*9.5)
		return s.Shape().Move(c[0], c[1]).Cubic(c[2], c[3], c[4], c[5], c[6], c[7])
	}
	s.Stroke(curve(-1), 2.6, iron)
	s.Stroke(curve(1), 2.6, iron)
	s.Stroke(s.Poly(to(0, 0, 20, 0)...), 2.8, iron)
	for _, p := range [3][2]float64{{13, -9.5}, {17, 0}, {13, 9.5}} {
		u, v := p[0], p[1]
		s.Fill(s.Poly(to(u, v, u+4, v-3.2, u+15, v, u+4, v+3.2)...).Close(), iron)
	}
	s.Stroke(s.Poly(to(-4, 0, 4, 0)...), 4.4, shelf.Bronze)
	s.Lay(shelf.Material{Lift: 2.6, Bevel: 1.3, Steep: 1.4, Gloss: 0.5, Sharp: 12, Dark: 0.8})
}

// laySword paints the sword.
func laySword(s *shelf.Studio) {
	along, across := [2]float64{0.667, 0.745}, [2]float64{-0.745, 0.667}
	to := func(uv ...float64) (out []float64) {
		for i := 0; i < len(uv); i += 2 {
			u, v := uv[i], uv[i+1]
			out = append(out, -29+u*along[0]+v*across[0], -43+u*along[1]+v*across[1])
		}
		return out
	}
	metal := shelf.Material{Lift: 3.2, Bevel: 1.4, Steep: 1.2, Gloss: 0.4, Sharp: 14, Dark: 0.8}
	s.Fill(s.Poly(to(0, 0, 12, -4.4, 70, -4, 70, 4, 12, 4.4)...).Close(), color.RGBA{0xB4, 0xC0, 0xC9, 255})
	s.Tint(s.Poly(to(0, 0, 12, 4.4, 70, 4, 70, 0.4, 6, 0.4)...).Close(), color.RGBA{0x7D, 0x8B, 0x97, 255})
	s.Tint(s.Poly(to(14, -0.7, 70, -0.7, 70, 0.7, 14, 0.7)...).Close(), color.RGBA{0x5A, 0x67, 0x73, 255})
	s.Lay(metal)
	s.Stroke(s.Poly(to(71, 0, 90, 0)...), 5.4, color.RGBA{0x7A, 0x45, 0x20, 255})
	s.Lay(shelf.Material{Lift: 3, Bevel: 3, Steep: 1.6, Grain: 0.35, Weave: [2]float64{1, 3}, Dark: 0.8})
	s.Stroke(s.Poly(to(71, -9.5, 71, 9.5)...), 5, shelf.Bronze)
	s.Lay(shelf.Material{Lift: 3, Bevel: 2.8, Steep: 1.6, Gloss: 0.4, Sharp: 12, Dark: 0.8})
	x := to(95, 0)
	s.Knob(x[0], x[1], 5.2)
}

// iron is the colour of the iron of the weapons.
var iron = color.RGBA{0x8C, 0x99, 0xA3, 255}
