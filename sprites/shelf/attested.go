package shelf

import (
	"fmt"
	"image/color"
	"math"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
)

// sampler is the embroidered cloth of nine numbers.
func sampler(s *studio) {
	at := [4]float64{-43, -14.3, 14.3, 43}
	for i := 1; i <= 2; i++ {
		s.stitches(at[i], at[0], at[i], at[3], palette.Woad)
		s.stitches(at[0], at[i], at[3], at[i], palette.Woad)
	}
	s.lay(thread)
	for _, e := range [2]float64{at[0], at[3]} {
		s.stitches(e, at[0], e, at[3], palette.Madder)
		s.stitches(at[0], e, at[3], e, palette.Madder)
	}
	s.lay(thread)
	for n := range 9 {
		s.write(fmt.Sprint(n+1), -28.6+28.6*float64(n%3), -28.6+28.6*float64(n/3), 25, lettering.Figure, palette.Madder)
	}
	s.lay(thread)
	s.pebble(29, 1, 7.5, darkStone)
	s.bones(36, lie{27, 28, 4, 76})
}

// tavern is a scarred oak table with XXI chalked on it.
func tavern(s *studio) {
	for i := range 2 {
		x := 7 + 17*float64(i)
		s.chalked(2.6, x, -42, x+12, -22)
		s.chalked(2.6, x+12.5, -42, x-0.5, -22)
	}
	s.chalked(2.6, 42, -42, 42, -22)
	s.lay(chalkLine)
	s.bones(30, lie{-32, -28, 3, 30}, lie{-3, -8, 6, 28}, lie{-34, 17, 4, -18}, lie{2, 30, 1, 86}, lie{35, 12, 3, -80})
}

// palace is the golden wreath with a coin, on porphyry.
func palace(s *studio) {
	s.wreath(0, 1, 34)
	s.medal(0, 1, 18, bronze)
	relief := stuff{lift: 0.5, bevel: 1.8, steep: 1.4, gloss: 0.45, sharp: 14, dark: 0.6}
	c := palette.Mix(bronze, gold, 0.45)
	head := s.shape().move(3, 10.6).cubic(2, 8.6, 2.2, 7, 2.6, 6).line(5.2, 5.8).quad(6.6, 5, 5.8, 3.4).line(6.5, 2.4).line(5.8, 1.7).line(6.4, 1).line(5.8, 0.2).
		line(8, -0.8).line(6.1, -3.8).quad(6.6, -6, 5.4, -7.4).cubic(2, -11, -5, -10.6, -6.8, -6).cubic(-8, -2, -6, 1, -4.4, 3.2).
		cubic(-4, 6, -5, 8.4, -6.6, 10).quad(-2, 12.6, 3, 10.6).close()
	s.fill(head, c)
	s.lay(relief)
	for i := range 7 {
		a := -0.35 - 0.42*float64(i)
		s.fill(s.leaf(0.2+6.6*math.Cos(a), -3+6*math.Sin(a), 4, a+1.9), palette.Mix(c, gold, 0.7))
	}
	s.lay(stuff{lift: 0.2, bevel: 0.7, steep: 1.2, gloss: 0.5, sharp: 14})
}

// fourBones is the throw of Venus on a red wall's field.
func fourBones(s *studio) {
	w, h := s.halfW(), s.halfH()
	for _, m := range [2]float64{4, 6.4} {
		frame := s.box(-w+m, -h+m, 2*(w-m), 2*(h-m), 0.3)
		s.stroke(frame, 0.9/(m/4), color.RGBA{0xD0, 0x93, 0x3A, 255})
	}
	s.lay(stuff{dark: -1, grain: 0.6, weave: [2]float64{1.4, 1.4}})
	s.bones(35, lie{-20, -18, 1, 24}, lie{22, -19, 3, -38}, lie{-22, 18, 4, 78}, lie{22, 19, 6, 82})
}

// tablet is a wax tablet with the rounds scratched in, and its stylus.
func tablet(s *studio) {
	wood := stuff{lift: 3, bevel: 1.6, steep: 1.1, gloss: 0.08, sharp: 8, grain: 0.3, weave: [2]float64{1, 7}, dark: 0.8}
	s.fill(s.box(-45, -44, 78, 88, 1.6), oakwood)
	s.clip(s.box(-39.5, -38, 67, 76, 1))
	s.fill(s.box(-40, -38.6, 68, 77.2, 1), color.RGBA{0x4A, 0x2E, 0x1F, 255})
	s.lay(wood)
	s.fill(s.box(-37.4, -36, 62.8, 72, 0.6), color.RGBA{0x63, 0x43, 0x31, 255})
	s.lay(stuff{dark: -1, bevel: 2, steep: -0.9, gloss: 0.03, sharp: 6, grain: 0.22, weave: [2]float64{6, 4}})
	scratch := stuff{dark: -1, bevel: 0.9, steep: -1.1, grain: 0.2, weave: [2]float64{1, 1}}
	fresh := color.RGBA{0xE6, 0xC9, 0x93, 255}
	mark := func(x, y float64, c color.RGBA) { s.stroke(s.poly(x, y-9, x+0.6, y+9), 2, c) }
	for i := range 4 {
		mark(-31+7.3*float64(i), -20, fresh)
	}
	s.stroke(s.poly(-35, -14, -4, -26), 2, fresh)
	for i := range 3 {
		mark(-31+7.3*float64(i), 7, fresh)
	}
	mark(4, -20, palette.Mix(fresh, palette.Walnut, 0.45))
	mark(11.5, -20, palette.Mix(fresh, palette.Walnut, 0.45))
	s.lay(scratch)
	s.stroke(s.poly(35, 26, 50, -31), 3.4, color.RGBA{0xB4, 0x6E, 0x2C, 255})
	s.fill(s.poly(33.2, 25, 36.8, 26, 32, 36).close(), color.RGBA{0xB4, 0x6E, 0x2C, 255})
	s.stroke(s.poly(49.4, -29, 51, -35), 5.6, gold)
	s.lay(stuff{lift: 2.6, bevel: 1.8, steep: 1.5, gloss: 0.3, sharp: 12, dark: 0.75})
	s.bones(34, lie{3, 25, 3, -36})
}

// jar is the narrow-necked glass, with two bones in it.
func jar(s *studio) {
	glassShadow := stuff{lift: 4, bevel: 1, dark: 0.34}
	s.fill(s.jarShape(0), color.RGBA{0x10, 0x2E, 0x2A, 18})
	s.lay(glassShadow)
	s.bones(26, lie{-11, 17, 3, 18}, lie{11, 19, 6, -24})
	glass := color.RGBA{0x31, 0x8A, 0x7C, 255}
	s.fill(s.jarShape(0), palette.Fade(glass, 0.52))
	s.tint(s.oval(7, 27, 24, 18, -0.4), palette.Fade(color.RGBA{0xA8, 0xE6, 0xD6, 255}, 0.16))
	s.lay(stuff{dark: -1, bevel: 7, steep: 0.9, rim: 0.72, full: 0.56, gloss: 0.1, sharp: 30})
	line := color.RGBA{0xD9, 0xF5, 0xEE, 255}
	s.stroke(s.jarShape(0.4), 0.8, palette.Fade(line, 0.7))
	s.stroke(s.oval(0, -39.5, 13, 3.4, 0), 1.3, palette.Fade(line, 0.95))
	s.fill(s.oval(0, -39.5, 11.6, 2.4, 0), palette.Fade(color.RGBA{0x0E, 0x4A, 0x44, 255}, 0.45))
	// The lamp's reflection down the shoulder, on the neck, and through to the
	// far side.
	s.stroke(s.shape().move(-21, 4).cubic(-25.5, 12, -25, 24, -17.5, 33), 2.8, palette.Fade(palette.White, 0.82))
	s.stroke(s.poly(-4.4, -31, -4.4, -22), 1.7, palette.Fade(palette.White, 0.6))
	s.stroke(s.shape().move(25, 23).cubic(23.5, 30, 19, 36, 12, 39.5), 1.4, palette.Fade(line, 0.55))
	s.lay(stuff{dark: -1, bevel: 0.3, steep: 0.2})
	s.bones(27, lie{43, -28, 1, 80})
}

// jarShape is the jar's outline, drawn in by a margin.
func (s *studio) jarShape(in float64) *shape {
	n, b := 8.6-in, 31-in
	return s.shape().move(-12.6+in, -39).cubic(-12, -35, -n, -36, -n, -31).line(-n, -20).
		cubic(-n, -12, -b, -8, -b, 15).cubic(-b, 31-in, -18, 42-in, 0, 42-in).cubic(18, 42-in, b, 31-in, b, 15).
		cubic(b, -8, n, -12, n, -20).line(n, -31).cubic(n, -36, 12, -35, 12.6-in, -39).
		cubic(10, -42.5, -10, -42.5, -12.6+in, -39).close()
}

// roll is the papyrus of a hundred men, with the standard of their century.
func roll(s *studio) {
	sheet := color.RGBA{0xE4, 0xD3, 0xAC, 255}
	s.fill(s.box(-47, -34, 94, 68, 0.6), sheet)
	for i := range 17 {
		y := -32 + 4*float64(i)
		s.tint(s.poly(-47, y, 47, y, 47, y+1.2, -47, y+1.2).close(), palette.Fade(color.RGBA{0xB8, 0x97, 0x5C, 255}, 0.2))
	}
	s.lay(stuff{lift: 2, bevel: 0.8, grain: 0.16, weave: [2]float64{14, 1.1}, dark: 0.7})
	for _, x := range [2]float64{-50, 44.6} {
		s.fill(s.box(x, -37, 5.4, 74, 1.6), palette.Mix(sheet, oakwood, 0.45))
		s.lay(stuff{lift: 2, bevel: 3.2, steep: 1.7, grain: 0.25, weave: [2]float64{1, 12}, dark: 0.7})
	}
	s.hundred()
	s.standard()
}

// hundred draws the shields, most of them still standing.
func (s *studio) hundred() {
	const w, h = 4.3, 6.6
	line := stuff{dark: -1, bevel: 0.3, steep: 0.1}
	for i := range 60 {
		x, y := -15.5+6*float64(i%10), -26+9.8*float64(i/10)
		p := s.shape().move(x-w/2, y-h/2).line(x+w/2, y-h/2).line(x+w/2, y+h*0.1).quad(x+w/2, y+h*0.4, x, y+h/2).quad(x-w/2, y+h*0.4, x-w/2, y+h*0.1).close()
		if i >= 44 {
			s.stroke(p, 0.55, palette.Fade(palette.Madder, 0.75))
			continue
		}
		s.fill(p, palette.Madder)
		s.tint(s.disc(x, y-0.6, 1), palette.Mix(palette.Madder, sheetLight, 0.55))
	}
	s.lay(line)
}

var sheetLight = color.RGBA{0xF2, 0xE4, 0xBE, 255}

// standard is the pole with the banner of a hundred, C.
func (s *studio) standard() {
	s.stroke(s.poly(-31, -30, -31, 30), 2.4, color.RGBA{0x6B, 0x43, 0x20, 255})
	s.fill(s.poly(-33, -29, -31, -35, -29, -29).close(), gold)
	s.lay(stuff{lift: 1, bevel: 1.2, steep: 1.4, gloss: 0.15, dark: 0.6})
	s.fill(s.poly(-40.5, -24, -21.5, -24, -21.5, -3, -26, -6, -31, -3, -36, -6, -40.5, -3).close(), palette.Madder)
	s.lay(stuff{lift: 1.2, bevel: 0.7, grain: 0.25, weave: [2]float64{3, 6}, dark: 0.6})
	s.stroke(s.poly(-42, -24.5, -20, -24.5), 2, gold)
	s.lay(stuff{lift: 0.5, bevel: 1, steep: 1.4, gloss: 0.4})
	s.write("C", -31, -14, 14, lettering.Title, sheetLight)
	s.lay(stuff{dark: -1})
}
