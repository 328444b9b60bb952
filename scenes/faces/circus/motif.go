package circus

import (
	"image/color"
	"math"

	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// motif describes the compartment of the game in the hall.
var motif = shelf.Motif{Floor: surface.Sand, Ground: 0xB29458, Shade: 0.15, Shift: 42, Paint: paintMotif}

// paintMotif paints the oval with its spine, and four chariots' tokens.
func paintMotif(s *shelf.Studio) {
	s.Scrape(courseOutline(s, 47, 38), 1.8)
	paintLanes(s, 33, 24)
	stone := shelf.Material{Lift: 2, Bevel: 1.4, Steep: 1, Grain: 0.12, Weave: [2]float64{2, 2}, Dark: 0.7}
	s.Fill(s.Box(-21, 5, 42, 7, 1), color.RGBA{0xD9, 0xCF, 0xB8, 255})
	s.Lay(stone)
	s.Fill(s.Poly(-3.4, 7, -2, -16, 0, -19, 2, -16, 3.4, 7).Close(), color.RGBA{0xBE, 0x5E, 0x35, 255})
	stone.Lift = 4
	s.Lay(stone)
	for _, x := range [2]float64{-20.5, 20.5} {
		s.Knob(x, 8.5, 4.6)
	}
	for i, at := range [4][2]float64{{-30, -22}, {-7, -34}, {28, -21}, {41, 5}} {
		s.Token([4]int{0, 1, 3, 5}[i], at[0], at[1])
	}
	s.Bones(26, shelf.Lying(4, 29, 3, 38))
}

// courseOutline returns the outline of a racecourse, with round ends.
func courseOutline(s *shelf.Studio, rx, ry float64) *shelf.Shape {
	const k = 0.5523
	f := rx - ry
	return s.Poly(-f, -ry, f, -ry).Cubic(f+ry*k, -ry, rx, -ry*k, rx, 0).Cubic(rx, ry*k, f+ry*k, ry, f, ry).
		Line(-f, ry).Cubic(-f-ry*k, ry, -rx, ry*k, -rx, 0).Cubic(-rx, -ry*k, -f-ry*k, -ry, -f, -ry).Close()
}

// paintLanes paints a broken line round the course.
func paintLanes(s *shelf.Studio, rx, ry float64) {
	f := rx - ry
	length := 4*f + 2*math.Pi*ry
	const n = 34
	point := func(d float64) (float64, float64) {
		switch {
		case d < 2*f:
			return -f + d, -ry
		case d < 2*f+math.Pi*ry:
			a := (d-2*f)/ry - math.Pi/2
			return f + ry*math.Cos(a), ry * math.Sin(a)
		case d < 4*f+math.Pi*ry:
			return f - (d - 2*f - math.Pi*ry), ry
		}
		a := (d-4*f-math.Pi*ry)/ry + math.Pi/2
		return -f + ry*math.Cos(a), ry * math.Sin(a)
	}
	for i := range n {
		x0, y0 := point(float64(i) / n * length)
		x1, y1 := point((float64(i) + 0.55) / n * length)
		s.Stroke(s.Poly(x0, y0, x1, y1), 1.1, shelf.Groove)
	}
	s.Lay(shelf.Material{Dark: -1, Bevel: 0.7, Steep: -1, Grain: 0.4})
}
