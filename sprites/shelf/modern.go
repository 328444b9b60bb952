package shelf

import (
	"image/color"
	"math"

	"knucklebones/sprites/palette"
)

// cups is a cup for each seat, one lifted off its bone.
func cups(s *studio) {
	s.cup(-6, -2, 44, 62, false)
	s.cup(25, 4, 38, -90, true)
	s.bones(28, lie{-27, 29, 6, 20})
}

// oneCup is the cup that goes round, its five bones, and counters of glass.
func oneCup(s *studio) {
	s.cup(-17, -12, 38, 20, false)
	s.bones(27.8, lie{27, -30, 4, 78}, lie{18, -1, 3, 30}, lie{40, 12, 1, -10}, lie{-14, 21, 6, 18}, lie{9, 26, 3, 60})
	for i, y := range [3]float64{38, 41, 37} {
		s.bead(13+14.5*float64(i), y, 5.4, color.RGBA{0xE8, 0x96, 0x12, 255})
	}
}

// hippodrome is the oval with its spine, and four chariots' tokens.
func hippodrome(s *studio) {
	s.scrape(s.racecourse(47, 38), 1.8)
	s.lanes(33, 24)
	stone := stuff{lift: 2, bevel: 1.4, steep: 1, grain: 0.12, weave: [2]float64{2, 2}, dark: 0.7}
	s.fill(s.box(-21, 5, 42, 7, 1), color.RGBA{0xD9, 0xCF, 0xB8, 255})
	s.lay(stone)
	s.fill(s.poly(-3.4, 7, -2, -16, 0, -19, 2, -16, 3.4, 7).close(), color.RGBA{0xBE, 0x5E, 0x35, 255})
	stone.lift = 4
	s.lay(stone)
	for _, x := range [2]float64{-20.5, 20.5} {
		s.knob(x, 8.5, 4.6)
	}
	for i, at := range [4][2]float64{{-30, -22}, {-7, -34}, {28, -21}, {41, 5}} {
		s.token([4]int{0, 1, 3, 5}[i], at[0], at[1])
	}
	s.bones(26, lie{4, 29, 3, 38})
}

// racecourse is an outline with round ends.
func (s *studio) racecourse(rx, ry float64) *shape {
	const k = 0.5523
	f := rx - ry
	return s.poly(-f, -ry, f, -ry).cubic(f+ry*k, -ry, rx, -ry*k, rx, 0).cubic(rx, ry*k, f+ry*k, ry, f, ry).
		line(-f, ry).cubic(-f-ry*k, ry, -rx, ry*k, -rx, 0).cubic(-rx, -ry*k, -f-ry*k, -ry, -f, -ry).close()
}

// lanes is a broken line round the course.
func (s *studio) lanes(rx, ry float64) {
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
		s.stroke(s.poly(x0, y0, x1, y1), 1.1, groove)
	}
	s.lay(stuff{dark: -1, bevel: 0.7, steep: -1, grain: 0.4})
}

// wheel is the wheel of the one chariot, beside its ruts.
func wheel(s *studio) {
	for i := range 15 {
		x := -50 + 7*float64(i)
		y := 33 + 0.004*x*x
		s.fill(s.oval(x, y, 1.3, 1, 0), groove)
		s.fill(s.oval(x-3, y+8, 1.3, 1, 0), groove)
	}
	s.lay(stuff{dark: -1, bevel: 0.9, steep: -1.2, grain: 0.3})
	wood := stuff{lift: 3.4, bevel: 2.6, steep: 1.4, gloss: 0.16, sharp: 10, grain: 0.28, weave: [2]float64{5, 1.2}, dark: 0.8}
	oak := color.RGBA{0xB6, 0x77, 0x3A, 255}
	const n = 12
	for i := range n {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / n)
		at := func(r, w float64) (float64, float64) { return -2 + r*cos - w*sin, -3 + r*sin + w*cos }
		ax, ay := at(5, -1.1)
		bx, by := at(31, -1.9)
		cx, cy := at(31, 1.9)
		dx, dy := at(5, 1.1)
		s.fill(s.poly(ax, ay, bx, by, cx, cy, dx, dy).close(), oak)
	}
	s.lay(wood)
	s.fill(s.disc(-2, -3, 36), palette.Mix(oak, palette.Walnut, 0.15))
	s.clip(s.disc(-2, -3, 28))
	wood.bevel = 4.5
	s.lay(wood)
	s.stroke(s.disc(-2, -3, 36.2), 2.2, bronze)
	s.lay(stuff{lift: 1, bevel: 1.2, steep: 1.4, gloss: 0.6, sharp: 12, dark: -1})
	s.fill(s.disc(-2, -3, 8.4), palette.Mix(oak, palette.Walnut, 0.3))
	s.lay(stuff{lift: 2, bevel: 5, steep: 1.3, gloss: 0.2, sharp: 10, grain: 0.2, dark: 0.8})
	s.knob(-2, -3, 4.4)
	s.bones(30, lie{37, 22, 6, 14})
}

// rings are two rings drawn in the sand about a stake, and the bones thrown at
// it.
func rings(s *studio) {
	s.scrape(s.oval(0, 4, 47, 41.5, 0), 2)
	s.scrape(s.oval(0, 4, 24, 21, 0), 2)
	// The stake stands: its shadow is long and runs off over the ground.
	s.fill(s.poly(-4, 6, 4, 0, 47, 43, 41, 48).close(), palette.Fade(palette.Black, 0.5))
	s.lay(stuff{dark: 0.35, bevel: 0.5, lift: 0.5})
	s.fill(s.poly(-4.6, -31, 4.6, -31, 5, 4, -5, 4).close(), driftwood)
	s.fill(s.oval(0, 4, 5, 2.6, 0), driftwood)
	s.lay(stuff{lift: 1.4, bevel: 5.6, steep: 2, grain: 0.4, weave: [2]float64{0.9, 9}, dark: 0.8})
	s.fill(s.oval(0, -31, 4.6, 2.9, 0), color.RGBA{0xCB, 0x9C, 0x66, 255})
	s.stroke(s.oval(0.2, -31, 2.4, 1.5, 0), 0.4, driftwood)
	s.lay(stuff{dark: -1, bevel: 0.6, grain: 0.2})
	s.bones(30.7, lie{-23, 1, 3, 74}, lie{21, 28, 6, -44}, lie{40, -27, 4, 14})
}

// border is the mosaic from which the odd stone leaves.
func border(s *studio) {
	w, h := s.halfW(), s.halfH()
	tile := stuff{dark: 0.3, lift: 0.3, bevel: 0.5, steep: 0.6, grain: 0.35, weave: [2]float64{3, 3}}
	row := func(y, size float64, c color.RGBA) {
		for x := -w - size; x < w+size; x += size {
			s.fill(s.box(x, y-size/2, size*0.88, size*0.88, 0.3), c)
		}
	}
	for _, y := range [2]float64{-h + 6, h - 6} {
		row(y-2.2, 4.2, color.RGBA{0x2C, 0x29, 0x27, 255})
		row(y+2.2, 4.2, color.RGBA{0x2C, 0x29, 0x27, 255})
	}
	s.lay(tile)
	e, t := w-5.5, -h+14.5
	for x := -e; x <= e; x += 3.4 {
		s.fill(s.box(x, t, 3, 3, 0.3), palette.Madder)
		s.fill(s.box(x, -t-3, 3, 3, 0.3), palette.Madder)
	}
	for y := t; y <= -t-3; y += 3.4 {
		s.fill(s.box(-e, y, 3, 3, 0.3), palette.Madder)
		s.fill(s.box(e-1.6, y, 3, 3, 0.3), palette.Madder)
	}
	s.lay(tile)
	for i := range 4 {
		c := [2]color.RGBA{darkStone, paleStone}[i%2]
		s.pebble(-29+27*float64(i%2), -16+29*float64(i/2), 7.6, c)
	}
	s.stroke(s.shape().move(13, -24).quad(31, -22, 33, -2), 3, palette.Madder)
	s.stroke(s.poly(26, -6, 33.4, 3, 38.6, -8), 3, palette.Madder)
	s.lay(tile)
	s.pebble(33, 22, 8, paleStone)
}

// square is the chalk square between four hands.
func square(s *studio) {
	const a = 30
	s.chalked(1.5, -a, -a, a, -a)
	s.chalked(1.5, a, -a, a, a)
	s.chalked(1.5, a, a, -a, a)
	s.chalked(1.5, -a, a, -a, -a)
	for i := range 4 {
		d := 35 + 5.2*float64(i)
		for _, k := range [2]float64{-1, 1} {
			s.chalked(1.3, k*d, 0, k*(d+2.6), 0)
			s.chalked(1.3, 0, k*d, 0, k*(d+2.6))
		}
	}
	s.lay(chalkLine)
	s.bones(27, lie{-10, -12, 1, 12}, lie{12, -10, 3, 22}, lie{-10, 13, 6, -34}, lie{13, 12, 4, 70})
}
