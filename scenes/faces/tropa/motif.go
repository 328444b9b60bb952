package tropa

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.Mosaic, Ground: 0xC5BDAA, Shade: 0.2, Shift: 35, Paint: paintMotif}

// paintMotif paints the narrow-necked glass, with two bones in it.
func paintMotif(s *shelf.Studio) {
	glassShadow := shelf.Material{Lift: 4, Bevel: 1, Dark: 0.34}
	s.Fill(jarOutline(s, 0), color.RGBA{0x10, 0x2E, 0x2A, 18})
	s.Lay(glassShadow)
	s.Bones(26, shelf.Lying(-11, 17, 3, 18), shelf.Lying(11, 19, 6, -24))
	glass := color.RGBA{0x31, 0x8A, 0x7C, 255}
	s.Fill(jarOutline(s, 0), palette.Fade(glass, 0.52))
	s.Tint(s.Oval(7, 27, 24, 18, -0.4), palette.Fade(color.RGBA{0xA8, 0xE6, 0xD6, 255}, 0.16))
	s.Lay(shelf.Material{Dark: -1, Bevel: 7, Steep: 0.9, Rim: 0.72, Full: 0.56, Gloss: 0.1, Sharp: 30})
	line := color.RGBA{0xD9, 0xF5, 0xEE, 255}
	s.Stroke(jarOutline(s, 0.4), 0.8, palette.Fade(line, 0.7))
	s.Stroke(s.Oval(0, -39.5, 13, 3.4, 0), 1.3, palette.Fade(line, 0.95))
	s.Fill(s.Oval(0, -39.5, 11.6, 2.4, 0), palette.Fade(color.RGBA{0x0E, 0x4A, 0x44, 255}, 0.45))
	// The lamp's reflection down the shoulder, on the neck, and through to the
	// far side.
	s.Stroke(s.Shape().Move(-21, 4).Cubic(-25.5, 12, -25, 24, -17.5, 33), 2.8, palette.Fade(palette.White, 0.82))
	s.Stroke(s.Poly(-4.4, -31, -4.4, -22), 1.7, palette.Fade(palette.White, 0.6))
	s.Stroke(s.Shape().Move(25, 23).Cubic(23.5, 30, 19, 36, 12, 39.5), 1.4, palette.Fade(line, 0.55))
	s.Lay(shelf.Material{Dark: -1, Bevel: 0.3, Steep: 0.2})
	s.Bones(27, shelf.Lying(43, -28, 1, 80))
}

// jarOutline returns the jar's outline, drawn in by a margin.
func jarOutline(s *shelf.Studio, in float64) *shelf.Shape {
	n, b := 8.6-in, 31-in
	return s.Shape().Move(-12.6+in, -39).Cubic(-12, -35, -n, -36, -n, -31).Line(-n, -20).
		Cubic(-n, -12, -b, -8, -b, 15).Cubic(-b, 31-in, -18, 42-in, 0, 42-in).Cubic(18, 42-in, b, 31-in, b, 15).
		Cubic(b, -8, n, -12, n, -20).Line(n, -31).Cubic(n, -36, 12, -35, 12.6-in, -39).
		Cubic(10, -42.5, -10, -42.5, -12.6+in, -39).Close()
}
