package oddsout

import (
	"image/color"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif is the picture in the game's compartment in the hall.
var motif = shelf.Motif{Floor: surface.PlainMosaic, Ground: 0xD9D6CE, Shade: 0.2, Shift: 49, Paint: paintMotif}

// paintMotif paints the mosaic from which the odd stone leaves.
func paintMotif(s *shelf.Studio) {
	w, h := s.HalfW(), s.HalfH()
	tile := shelf.Material{Dark: 0.3, Lift: 0.3, Bevel: 0.5, Steep: 0.6, Grain: 0.35, Weave: [2]float64{3, 3}}
	row := func(y, size float64, c color.RGBA) {
		for x := -w - size; x < w+size; x += size {
			s.Fill(s.Box(x, y-size/2, size*0.88, size*0.88, 0.3), c)
		}
	}
	for _, y := range [2]float64{-h + 6, h - 6} {
		row(y-2.2, 4.2, color.RGBA{0x2C, 0x29, 0x27, 255})
		row(y+2.2, 4.2, color.RGBA{0x2C, 0x29, 0x27, 255})
	}
	s.Lay(tile)
	e, t := w-5.5, -h+14.5
	for x := -e; x <= e; x += 3.4 {
		s.Fill(s.Box(x, t, 3, 3, 0.3), palette.Madder)
		s.Fill(s.Box(x, -t-3, 3, 3, 0.3), palette.Madder)
	}
	for y := t; y <= -t-3; y += 3.4 {
		s.Fill(s.Box(-e, y, 3, 3, 0.3), palette.Madder)
		s.Fill(s.Box(e-1.6, y, 3, 3, 0.3), palette.Madder)
	}
	s.Lay(tile)
	for i := range 4 {
		c := [2]color.RGBA{shelf.DarkStone, shelf.PaleStone}[i%2]
		s.Pebble(-29+27*float64(i%2), -16+29*float64(i/2), 7.6, c)
	}
	s.Stroke(s.Shape().Move(13, -24).Quad(31, -22, 33, -2), 3, palette.Madder)
	s.Stroke(s.Poly(26, -6, 33.4, 3, 38.6, -8), 3, palette.Madder)
	s.Lay(tile)
	s.Pebble(33, 22, 8, shelf.PaleStone)
}
