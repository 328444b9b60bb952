package boneace

import (
	"image/color"
	"math"

	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Oak, Ground: 0x6A4A28, Glow: 0.3, Shift: 49, Paint: paintMotif}

// paintMotif paints an ace and a seven of the tavern's pack, with the bone card.
func paintMotif(s *shelf.Studio) {
	layCard(s, 16, -4, 17, func(at func(u, v float64) (float64, float64)) {
		for _, p := range [7][2]float64{{-9, -17}, {9, -17}, {-9, 0}, {9, 0}, {-9, 17}, {9, 17}, {0, -8.5}} {
			x, y := at(p[0], p[1])
			s.Fill(spadeOutline(s, x, y, 6.2, 17), color.RGBA{0x20, 0x1C, 0x1A, 255})
		}
	})
	layCard(s, -18, 1, -10, func(at func(u, v float64) (float64, float64)) {
		x, y := at(0, 0)
		s.Fill(heartOutline(s, x, y, 15, -10), color.RGBA{0xB8, 0x27, 0x22, 255})
	})
	s.Bones(32, shelf.Lying(31, 33, 4, 78))
}

// layCard paints a card around x, y, turned by degrees. It calls pips to draw on the
// card; the argument at maps the coordinates of the card to those of the studio.
func layCard(s *shelf.Studio, x, y, turn float64, pips func(at func(u, v float64) (float64, float64))) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	at := func(u, v float64) (float64, float64) { return x + u*cos - v*sin, y + u*sin + v*cos }
	var xy []float64
	for _, c := range [4][2]float64{{-19.5, -29}, {19.5, -29}, {19.5, 29}, {-19.5, 29}} {
		u, v := at(c[0], c[1])
		xy = append(xy, u, v)
	}
	s.Fill(s.Poly(xy...).Close(), color.RGBA{0xEF, 0xE5, 0xCC, 255})
	s.Lay(shelf.Material{Lift: 2.2, Bevel: 0.5, Steep: 0.7, Grain: 0.14, Weave: [2]float64{5, 5}, Dark: 0.75})
	pips(at)
	s.Lay(shelf.Material{Dark: -1, Grain: 0.3, Weave: [2]float64{1, 1}, Steep: 0.1})
}

// heartOutline returns the outline of a heart, turned by degrees.
func heartOutline(s *shelf.Studio, x, y, r, turn float64) *shelf.Shape {
	to := s.Turned(x, y, r, turn)
	return s.Curve(to, 0, 1, 0.15, 0.72, 0.95, 0.25, 0.95, -0.3, 0.95, -0.85, 0.2, -0.95, 0, -0.4, -0.2, -0.95, -0.95, -0.85, -0.95, -0.3, -0.95, 0.25, -0.15, 0.72, 0, 1)
}

// spadeOutline returns the outline of a spade, turned by degrees.
func spadeOutline(s *shelf.Studio, x, y, r, turn float64) *shelf.Shape {
	to := s.Turned(x, y, r, turn)
	return s.Curve(to, 0, -1, 0.15, -0.7, 0.9, -0.2, 0.9, 0.28, 0.9, 0.75, 0.3, 0.8, 0.12, 0.42, 0.12, 0.7, 0.3, 0.95, 0.38, 1, 0.2, 1, -0.2, 1, -0.38, 1, -0.3, 0.95, -0.12, 0.7, -0.12, 0.42, -0.3, 0.8, -0.9, 0.75, -0.9, 0.28, -0.9, -0.2, -0.15, -0.7, 0, -1)
}
