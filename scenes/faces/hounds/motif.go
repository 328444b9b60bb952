package hounds

import (
	"image/color"
	"math"

	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Clay, Ground: 0xD3692A, Shift: 42, Paint: paintMotif}

// paintMotif paints a strip of a black-figure vase: hound below, vulture above.
func paintMotif(s *shelf.Studio) {
	w := s.HalfW()
	black := color.RGBA{0x1C, 0x13, 0x0E, 255}
	glaze := shelf.Material{Dark: -1, Bevel: 0.6, Steep: 0.35, Gloss: 0.05, Sharp: 6, Grain: 0.35, Weave: [2]float64{5, 5}}
	for _, y := range [3]float64{-43, -36, 43} {
		s.Stroke(s.Poly(-w-2, y, w+2, y), 1.5, black)
	}
	teeth := s.Shape().Move(-w-4, -36)
	for x := -w - 4; x < w+4; x += 5 {
		teeth.Line(x+2.5, -32.4).Line(x+5, -36)
	}
	s.Fill(teeth.Close(), black)
	for x := -w - 2; x < w+4; x += 5 {
		s.Fill(s.Disc(x, -39.5, 1), black)
	}
	paintVulture(s, black)
	s.Lay(glaze)
	scratchVulture(s)
	s.Origin(0, 4.5)
	paintHound(s, black)
	s.Lay(glaze)
	scratchHound(s)
	s.Origin(0, 0)
}

// paintHound adds a hound at full stretch to the frieze, running to the right.
func paintHound(s *shelf.Studio, c color.RGBA) {
	s.Fill(s.Shape().Move(46, -1).Cubic(41, -4.4, 37, -6, 34.4, -8.6).Cubic(32, -11, 29, -11, 27, -8.4).
		Cubic(23, -3, 18, 1.4, 11, 3).Cubic(2, 4.4, -8, 2.6, -17, 3.4).
		Cubic(-25, 4, -30, 9, -28, 15).Cubic(-26, 21, -18, 21, -13.6, 16).
		Cubic(-9, 11.4, -3, 10.6, 3, 13).Cubic(9, 15.8, 13, 20, 19, 19.4).
		Cubic(25, 18.6, 26.4, 12, 28.4, 7).Cubic(30, 3.4, 33, 2.4, 37, 2).Cubic(41, 1.6, 46.4, 2.4, 46, -1).Close(), c)
	s.Fill(s.Shape().Move(30, -9.6).Cubic(26, -14, 21.4, -14.6, 17.6, -13.4).Cubic(20, -10.6, 24, -7.6, 28.4, -7).Close(), c)
	paintLimb(s, c, 3.6, 0.9, 20, 14, 28, 20, 37, 19.6, 45.6, 23.6)
	paintLimb(s, c, 3.6, 0.9, 15, 15, 19, 22.6, 28, 26, 35.6, 31.6)
	paintLimb(s, c, 5.4, 0.9, -21, 12, -28, 19, -38, 19.6, -46, 26)
	paintLimb(s, c, 5.8, 0.9, -19, 13, -21, 22.4, -31, 27, -36.6, 34.6)
	paintLimb(s, c, 1.9, 0.5, -26, 8, -34, 7, -40, 2.6, -43.6, -4, -44, -9)
}

// paintLimb adds a leg or a tail to the frieze through joints at pairs of x and y,
// from thick at its root and to thick at its end.
func paintLimb(s *shelf.Studio, c color.RGBA, from, to float64, xy ...float64) {
	n := len(xy)/2 - 1
	for i := range n {
		x0, y0, x1, y1 := xy[2*i], xy[2*i+1], xy[2*i+2], xy[2*i+3]
		r0, r1 := limbRadius(from, to, i, n), limbRadius(from, to, i+1, n)
		d := math.Hypot(x1-x0, y1-y0)
		nx, ny := -(y1-y0)/d, (x1-x0)/d
		s.Fill(s.Poly(x0+nx*r0, y0+ny*r0, x1+nx*r1, y1+ny*r1, x1-nx*r1, y1-ny*r1, x0-nx*r0, y0-ny*r0).Close(), c)
		s.Fill(s.Disc(x1, y1, r1), c)
	}
	s.Fill(s.Disc(xy[0], xy[1], from), c)
	x, y := xy[2*n], xy[2*n+1]
	if from > 3 { // a paw
		s.Fill(s.Oval(x+1.4, y, 2.4, 1.3, 0.3), c)
	}
}

// limbRadius returns half the thickness of a limb at joint i of n. It falls quickly
// at first: thigh, then shin.
func limbRadius(from, to float64, i, n int) float64 {
	t := 1 - float64(i)/float64(n)
	return to + (from-to)*t*t
}

// paintVulture adds a vulture to the frieze, stooping with wings spread.
func paintVulture(s *shelf.Studio, c color.RGBA) {
	// Tail and body, then neck and hooked head.
	s.Fill(s.Shape().Move(-27, -14).Line(-24, -16.4).Line(-28, -19).Cubic(-18, -20.6, -10, -22.6, -2, -23).
		Cubic(7, -23, 12, -19.6, 16, -18.6).Cubic(19, -18, 20, -20.6, 22.6, -21.4).Cubic(26, -22, 28.6, -19.6, 28.4, -15.4).
		Line(26.4, -17.4).Cubic(24.6, -17, 23, -15.4, 20, -14.4).Cubic(12, -12, 2, -12.6, -8, -14).
		Cubic(-14, -14.8, -18, -13, -24, -11.4).Line(-23, -13.6).Close(), c)
	// The far wing up, the near wing down, pinions apart.
	s.Fill(s.Shape().Move(9, -19).Cubic(6, -26, 0, -30.6, -17, -31.4).Line(-11, -28.4).Line(-18.6, -28).Line(-11.4, -25.6).Line(-17.4, -24.6).Cubic(-10, -21.6, -4, -20, 4, -18).Close(), c)
	s.Fill(s.Shape().Move(10, -16).Cubic(8, -9, 1, -4.4, -14, -3).Line(-9.6, -5.6).Line(-17, -5.6).Line(-10.4, -8.4).Line(-16, -9.2).Line(-9, -11).Cubic(-4, -13, 0, -15, 4, -16).Close(), c)
}

// clayLine is the colour of the clay under the glaze, where a fine line is scratched.
var clayLine = color.RGBA{0xD9, 0x7A, 0x3C, 255}

// scratchHound scratches shoulder, ribs, haunch and collar into the hound.
func scratchHound(s *shelf.Studio) {
	for _, p := range []*shelf.Shape{
		s.Shape().Move(23, 1).Cubic(20.6, 5, 20.4, 10, 22, 14),
		s.Shape().Move(10, 6).Cubic(12.4, 9, 12.4, 13, 10, 16),
		s.Shape().Move(6.6, 6.4).Cubic(8.6, 9, 8.6, 11.6, 7, 14),
		s.Shape().Move(-15, 6).Cubic(-11.6, 9, -12, 13, -16, 16),
		s.Shape().Move(29.4, -8.6).Cubic(26, -11, 23.4, -12, 20.6, -12.4),
		s.Poly(24.6, -5.2, 30.6, 1.6),
		s.Poly(23.2, -3.6, 29.2, 3.2),
	} {
		s.Stroke(p, 0.7, clayLine)
	}
	s.Fill(s.Disc(35.6, -4.6, 0.8), clayLine)
	s.Lay(shelf.Material{Dark: -1})
}

// scratchVulture scratches the feathers into the vulture.
func scratchVulture(s *shelf.Studio) {
	s.Stroke(s.Shape().Move(2, -21).Cubic(7, -18.4, 10, -16.6, 13, -16), 0.7, clayLine)
	for i := range 3 {
		x := 1.6 - 3.4*float64(i)
		s.Stroke(s.Shape().Move(x, -20.6).Cubic(x-3, -24, x-6, -26, x-11, -28), 0.7, clayLine)
		s.Stroke(s.Shape().Move(x+2, -14.6).Cubic(x-1, -10.4, x-4, -8, x-9, -6), 0.7, clayLine)
	}
	s.Fill(s.Disc(24, -19.4, 0.7), clayLine)
	s.Lay(shelf.Material{Dark: -1})
}
