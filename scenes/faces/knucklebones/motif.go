package knucklebones

import (
	"fmt"
	"image/color"
	"math"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Linen, Ground: 0xD6CDB8, Shade: 0.25, Shift: 84, Paint: paintMotif}

// paintMotif paints the embroidered cloth of nine numbers.
func paintMotif(s *shelf.Studio) {
	at := [4]float64{-43, -14.3, 14.3, 43}
	for i := 1; i <= 2; i++ {
		sew(s, at[i], at[0], at[i], at[3], palette.Woad)
		sew(s, at[0], at[i], at[3], at[i], palette.Woad)
	}
	s.Lay(yarn)
	for _, e := range [2]float64{at[0], at[3]} {
		sew(s, e, at[0], e, at[3], palette.Madder)
		sew(s, at[0], e, at[3], e, palette.Madder)
	}
	s.Lay(yarn)
	for n := range 9 {
		s.Write(fmt.Sprint(n+1), -28.6+28.6*float64(n%3), -28.6+28.6*float64(n/3), 25, lettering.Figure, palette.Madder)
	}
	s.Lay(yarn)
	s.Pebble(29, 1, 7.5, shelf.DarkStone)
	s.Bones(36, shelf.Lying(27, 28, 4, 76))
}

// sew paints a line of stitches from one point to another.
func sew(s *shelf.Studio, x0, y0, x1, y1 float64, c color.RGBA) {
	const length, pitch = 3.7, 5.9
	d := math.Hypot(x1-x0, y1-y0)
	n := math.Round(d / pitch)
	dx, dy := (x1-x0)/d, (y1-y0)/d
	for i := range int(n) {
		at := (float64(i) + 0.5) * d / n
		x, y := x0+dx*at, y0+dy*at
		// Each stitch lies a little across the line, as sewn by hand.
		const tilt = 0.14
		s.Stroke(s.Poly(x-dx*length/2+dy*tilt, y-dy*length/2-dx*tilt, x+dx*length/2-dy*tilt, y+dy*length/2+dx*tilt), 2.1, c)
	}
}

// yarn is the material of stitches.
var yarn = shelf.Material{Lift: 0.5, Bevel: 1.1, Steep: 1.3, Gloss: 0.08, Sharp: 8, Grain: 0.35, Weave: [2]float64{0.7, 0.7}, Dark: 0.55}
