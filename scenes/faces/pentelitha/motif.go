package pentelitha

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Plaster, Ground: 0xE2D3C1, Shade: 0.3, Shift: 70, Paint: paintMotif}

// paintMotif paints the back of a hand drawn on a wall, with the bones it has caught.
func paintMotif(s *shelf.Studio) {
	ochre := color.RGBA{0x9E, 0x3F, 0x22, 255}
	p := handOutline(s)
	s.Fill(p, palette.Fade(color.RGBA{0xC9, 0x86, 0x66, 255}, 0.42))
	s.Stroke(p, 1.9, ochre)
	for _, k := range [4][2]float64{{-12, -3}, {-1.5, -7}, {9.5, -5}, {19.5, 2}} {
		s.Stroke(s.Shape().Move(k[0]-2.6, k[1]+0.6).Quad(k[0], k[1]-1.6, k[0]+2.6, k[1]+0.6), 1, palette.Fade(ochre, 0.75))
	}
	s.Lay(shelf.Material{Dark: -1, Full: 0.9, Bevel: 0.4, Steep: 0.2, Grain: 0.7, Weave: [2]float64{1.2, 1.2}})
	s.Bones(23.8, shelf.Lying(-8, 16, 3, 70), shelf.Lying(10, 12, 6, -36), shelf.Lying(2, 33, 4, 84), shelf.Lying(-33, -36, 4, 72), shelf.Lying(44, -29, 1, 84))
}

// handOutline returns the outline of a left hand, fingers up.
func handOutline(s *shelf.Studio) *shelf.Shape {
	wrist := s.HalfH() + 2
	return s.Shape().Move(-17, wrist).Cubic(-18, 42, -20, 36, -26, 28).Cubic(-32, 21, -38, 15, -40, 8).
		Cubic(-41, 3, -35, 1, -32, 5).Cubic(-28, 10, -24, 15, -19, 17).
		Cubic(-18, 8, -18.5, -2, -19.5, -16).Cubic(-20, -23, -12, -24, -11, -17).Cubic(-10, -10, -9, -5, -7.6, -2).
		Cubic(-7, -12, -6.4, -22, -5.6, -33).Cubic(-5, -40, 3, -40, 3.4, -33).Cubic(3.8, -22, 4, -10, 4.4, -4).
		Cubic(6, -12, 8, -21, 10.6, -28).Cubic(13, -34, 19.6, -32, 18.6, -25.6).Cubic(17, -16, 15.4, -7, 14.6, 0).
		Cubic(17, -5, 20.4, -11, 24, -16).Cubic(28, -20.6, 33.4, -16.6, 31, -11.6).Cubic(27, -3, 24.4, 5, 23.4, 14).
		Cubic(22.6, 24, 20, 32, 19, wrist)
}
