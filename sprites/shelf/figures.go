package shelf

import (
	"image/color"
	"math"

	"knucklebones/sprites/palette"
)

// frieze is a strip of a black-figure vase: hound below, vulture above.
func frieze(s *studio) {
	w := s.halfW()
	black := color.RGBA{0x1C, 0x13, 0x0E, 255}
	glaze := stuff{dark: -1, bevel: 0.6, steep: 0.35, gloss: 0.05, sharp: 6, grain: 0.35, weave: [2]float64{5, 5}}
	for _, y := range [3]float64{-43, -36, 43} {
		s.stroke(s.poly(-w-2, y, w+2, y), 1.5, black)
	}
	teeth := s.shape().move(-w-4, -36)
	for x := -w - 4; x < w+4; x += 5 {
		teeth.line(x+2.5, -32.4).line(x+5, -36)
	}
	s.fill(teeth.close(), black)
	for x := -w - 2; x < w+4; x += 5 {
		s.fill(s.disc(x, -39.5, 1), black)
	}
	s.vulture(black)
	s.lay(glaze)
	s.pinions()
	s.dy = 4.5
	s.hound(black)
	s.lay(glaze)
	s.incise()
	s.dy = 0
}

// hound is a hound at full stretch, running to the right.
func (s *studio) hound(c color.RGBA) {
	s.fill(s.shape().move(46, -1).cubic(41, -4.4, 37, -6, 34.4, -8.6).cubic(32, -11, 29, -11, 27, -8.4).
		cubic(23, -3, 18, 1.4, 11, 3).cubic(2, 4.4, -8, 2.6, -17, 3.4).
		cubic(-25, 4, -30, 9, -28, 15).cubic(-26, 21, -18, 21, -13.6, 16).
		cubic(-9, 11.4, -3, 10.6, 3, 13).cubic(9, 15.8, 13, 20, 19, 19.4).
		cubic(25, 18.6, 26.4, 12, 28.4, 7).cubic(30, 3.4, 33, 2.4, 37, 2).cubic(41, 1.6, 46.4, 2.4, 46, -1).close(), c)
	s.fill(s.shape().move(30, -9.6).cubic(26, -14, 21.4, -14.6, 17.6, -13.4).cubic(20, -10.6, 24, -7.6, 28.4, -7).close(), c)
	s.limb(c, 3.6, 0.9, 20, 14, 28, 20, 37, 19.6, 45.6, 23.6)
	s.limb(c, 3.6, 0.9, 15, 15, 19, 22.6, 28, 26, 35.6, 31.6)
	s.limb(c, 5.4, 0.9, -21, 12, -28, 19, -38, 19.6, -46, 26)
	s.limb(c, 5.8, 0.9, -19, 13, -21, 22.4, -31, 27, -36.6, 34.6)
	s.limb(c, 1.9, 0.5, -26, 8, -34, 7, -40, 2.6, -43.6, -4, -44, -9)
}

// limb is a leg or a tail through joints at pairs of x and y, as thick as from
// at its root and as to at its end.
func (s *studio) limb(c color.RGBA, from, to float64, xy ...float64) {
	n := len(xy)/2 - 1
	for i := range n {
		x0, y0, x1, y1 := xy[2*i], xy[2*i+1], xy[2*i+2], xy[2*i+3]
		r0, r1 := thick(from, to, i, n), thick(from, to, i+1, n)
		d := math.Hypot(x1-x0, y1-y0)
		nx, ny := -(y1-y0)/d, (x1-x0)/d
		s.fill(s.poly(x0+nx*r0, y0+ny*r0, x1+nx*r1, y1+ny*r1, x1-nx*r1, y1-ny*r1, x0-nx*r0, y0-ny*r0).close(), c)
		s.fill(s.disc(x1, y1, r1), c)
	}
	s.fill(s.disc(xy[0], xy[1], from), c)
	x, y := xy[2*n], xy[2*n+1]
	if from > 3 { // a paw
		s.fill(s.oval(x+1.4, y, 2.4, 1.3, 0.3), c)
	}
}

// thick falls quickly at first: thigh, then shin.
func thick(from, to float64, i, n int) float64 {
	t := 1 - float64(i)/float64(n)
	return to + (from-to)*t*t
}

// vulture is a vulture stooping, with wings spread.
func (s *studio) vulture(c color.RGBA) {
	// Tail and body, then neck and hooked head.
	s.fill(s.shape().move(-27, -14).line(-24, -16.4).line(-28, -19).cubic(-18, -20.6, -10, -22.6, -2, -23).
		cubic(7, -23, 12, -19.6, 16, -18.6).cubic(19, -18, 20, -20.6, 22.6, -21.4).cubic(26, -22, 28.6, -19.6, 28.4, -15.4).
		line(26.4, -17.4).cubic(24.6, -17, 23, -15.4, 20, -14.4).cubic(12, -12, 2, -12.6, -8, -14).
		cubic(-14, -14.8, -18, -13, -24, -11.4).line(-23, -13.6).close(), c)
	// The far wing up, the near wing down, pinions apart.
	s.fill(s.shape().move(9, -19).cubic(6, -26, 0, -30.6, -17, -31.4).line(-11, -28.4).line(-18.6, -28).line(-11.4, -25.6).line(-17.4, -24.6).cubic(-10, -21.6, -4, -20, 4, -18).close(), c)
	s.fill(s.shape().move(10, -16).cubic(8, -9, 1, -4.4, -14, -3).line(-9.6, -5.6).line(-17, -5.6).line(-10.4, -8.4).line(-16, -9.2).line(-9, -11).cubic(-4, -13, 0, -15, 4, -16).close(), c)
}

// etch is the clay under the glaze, where a fine line is scratched through.
var etch = color.RGBA{0xD9, 0x7A, 0x3C, 255}

// incise scratches shoulder, ribs, haunch and collar into the hound.
func (s *studio) incise() {
	for _, p := range []*shape{
		s.shape().move(23, 1).cubic(20.6, 5, 20.4, 10, 22, 14),
		s.shape().move(10, 6).cubic(12.4, 9, 12.4, 13, 10, 16),
		s.shape().move(6.6, 6.4).cubic(8.6, 9, 8.6, 11.6, 7, 14),
		s.shape().move(-15, 6).cubic(-11.6, 9, -12, 13, -16, 16),
		s.shape().move(29.4, -8.6).cubic(26, -11, 23.4, -12, 20.6, -12.4),
		s.poly(24.6, -5.2, 30.6, 1.6),
		s.poly(23.2, -3.6, 29.2, 3.2),
	} {
		s.stroke(p, 0.7, etch)
	}
	s.fill(s.disc(35.6, -4.6, 0.8), etch)
	s.lay(stuff{dark: -1})
}

// pinions scratches the feathers into the vulture.
func (s *studio) pinions() {
	s.stroke(s.shape().move(2, -21).cubic(7, -18.4, 10, -16.6, 13, -16), 0.7, etch)
	for i := range 3 {
		x := 1.6 - 3.4*float64(i)
		s.stroke(s.shape().move(x, -20.6).cubic(x-3, -24, x-6, -26, x-11, -28), 0.7, etch)
		s.stroke(s.shape().move(x+2, -14.6).cubic(x-1, -10.4, x-4, -8, x-9, -6), 0.7, etch)
	}
	s.fill(s.disc(24, -19.4, 0.7), etch)
	s.lay(stuff{dark: -1})
}

// steps are the curved benches of the senate round the laurelled floor.
func steps(s *studio) {
	for i, r := range [6]float64{95, 83, 71, 59, 47, 35} {
		c := palette.Mix(color.RGBA{0xD2, 0xC9, 0xBA, 255}, color.RGBA{0xF2, 0xED, 0xE4, 255}, float64(i)/5)
		s.fill(s.oval(0, 50, r, r*0.92, 0), c)
		s.lay(stuff{lift: 1.7, bevel: 1.2, steep: 0.9, gloss: 0.05, grain: 0.10, weave: [2]float64{9, 4}, dark: 0.6})
		s.stroke(s.oval(0, 50, r-2.6, r*0.92-2.6, 0), 0.4, palette.Fade(color.RGBA{0x8F, 0x86, 0x78, 255}, 0.6))
		s.lay(stuff{dark: -1})
	}
	s.fill(s.oval(0, 50, 29, 26.6, 0), palette.Madder)
	s.lay(stuff{lift: 0.4, bevel: 0.8, grain: 0.3, weave: [2]float64{1, 1}})
	s.wreath(0, 39, 10.5)
	s.bones(25, lie{-28, -4, 6, 34}, lie{15, -15, 3, 74}, lie{33, 18, 1, -48})
}

// arms are sword and trident crossed, with the stones of two fighters.
func arms(s *studio) {
	for i, y := range [2]float64{-20, 6} {
		s.pebble(-43, y, 5.6, [2]color.RGBA{darkStone, {0x6E, 0x3D, 0x33, 255}}[i])
		s.pebble(43, y, 5.6, paleStone)
	}
	s.trident()
	s.sword()
}

func (s *studio) trident() {
	shaft := color.RGBA{0x8A, 0x56, 0x2A, 255}
	s.stroke(s.poly(-33, 44, 14, -18), 3.2, shaft)
	s.lay(stuff{lift: 2.4, bevel: 1.9, steep: 1.6, grain: 0.3, weave: [2]float64{4, 1}, dark: 0.75})
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
	curve := func(side float64) *shape {
		c := to(2, 0, 4, side*12, 9, side*10.5, 17, side*9.5)
		return s.shape().move(c[0], c[1]).cubic(c[2], c[3], c[4], c[5], c[6], c[7])
	}
	s.stroke(curve(-1), 2.6, iron)
	s.stroke(curve(1), 2.6, iron)
	s.stroke(s.poly(to(0, 0, 20, 0)...), 2.8, iron)
	for _, p := range [3][2]float64{{13, -9.5}, {17, 0}, {13, 9.5}} {
		u, v := p[0], p[1]
		s.fill(s.poly(to(u, v, u+4, v-3.2, u+15, v, u+4, v+3.2)...).close(), iron)
	}
	s.stroke(s.poly(to(-4, 0, 4, 0)...), 4.4, bronze)
	s.lay(stuff{lift: 2.6, bevel: 1.3, steep: 1.4, gloss: 0.5, sharp: 12, dark: 0.8})
}

func (s *studio) sword() {
	along, across := [2]float64{0.667, 0.745}, [2]float64{-0.745, 0.667}
	to := func(uv ...float64) (out []float64) {
		for i := 0; i < len(uv); i += 2 {
			u, v := uv[i], uv[i+1]
			out = append(out, -29+u*along[0]+v*across[0], -43+u*along[1]+v*across[1])
		}
		return out
	}
	metal := stuff{lift: 3.2, bevel: 1.4, steep: 1.2, gloss: 0.4, sharp: 14, dark: 0.8}
	s.fill(s.poly(to(0, 0, 12, -4.4, 70, -4, 70, 4, 12, 4.4)...).close(), color.RGBA{0xB4, 0xC0, 0xC9, 255})
	s.tint(s.poly(to(0, 0, 12, 4.4, 70, 4, 70, 0.4, 6, 0.4)...).close(), color.RGBA{0x7D, 0x8B, 0x97, 255})
	s.tint(s.poly(to(14, -0.7, 70, -0.7, 70, 0.7, 14, 0.7)...).close(), color.RGBA{0x5A, 0x67, 0x73, 255})
	s.lay(metal)
	s.stroke(s.poly(to(71, 0, 90, 0)...), 5.4, color.RGBA{0x7A, 0x45, 0x20, 255})
	s.lay(stuff{lift: 3, bevel: 3, steep: 1.6, grain: 0.35, weave: [2]float64{1, 3}, dark: 0.8})
	s.stroke(s.poly(to(71, -9.5, 71, 9.5)...), 5, bronze)
	s.lay(stuff{lift: 3, bevel: 2.8, steep: 1.6, gloss: 0.4, sharp: 12, dark: 0.8})
	x := to(95, 0)
	s.knob(x[0], x[1], 5.2)
}

// mountain is the seat of the gods in a night of stars, struck by the bolt.
func mountain(s *studio) {
	w, h := s.halfW(), s.halfH()
	for i := range 34 {
		x, y := math.Mod(float64(i)*37.7, 2*w)-w, math.Mod(float64(i)*23.3, h+10)-h
		s.fill(s.disc(x, y, 0.35+0.4*math.Mod(float64(i)*0.37, 1)), palette.Fade(chalk, 0.75))
	}
	s.lay(stuff{dark: -1})
	paint := stuff{lift: 1.2, bevel: 0.9, steep: 0.6, grain: 0.3, weave: [2]float64{4, 4}, dark: 0.55}
	far, near := color.RGBA{0x33, 0x51, 0x8E, 255}, color.RGBA{0x47, 0x6A, 0xAF, 255}
	s.fill(s.poly(-w-4, h, -w-4, 34, -27, -4, -8, 20, 6, h).close(), far)
	s.fill(s.poly(0, h, 22, 12, 34, 0, w+4, 30, w+4, h).close(), far)
	s.tint(s.poly(34, 0, 42, 24, 38, h, w+4, h, w+4, 30).close(), palette.Mix(far, palette.Night, 0.3))
	s.tint(s.poly(-27, -4, -20, 16, -24, h, 6, h, -8, 20).close(), palette.Mix(far, palette.Night, 0.3))
	s.lay(paint)
	foot := 0.575 * (h + 30)
	s.fill(s.poly(4-foot, h, 4, -30, 4+foot, h).close(), near)
	s.tint(s.poly(4, -30, 9, -6, 4, 14, 13, h, 6+foot, h).close(), palette.Mix(near, palette.Night, 0.38))
	s.lay(paint)
	s.snow(4, -30, 0.575, 0.575, 21)
	s.snow(-27, -4, 0.9, 0.79, 9)
	s.clouds()
	s.fill(s.poly(-22, -47, -4, -47, -13, -31, -4, -32, -25, -6, -18, -24, -29, -22).close(), gold)
	s.tint(s.poly(-13, -47, -4, -47, -13, -31, -4, -32, -25, -6, -14, -28, -21, -27).close(), palette.Mix(gold, bronze, 0.45))
	s.lay(stuff{lift: 2, bevel: 1.2, steep: 1.2, gloss: 0.5, sharp: 12, dark: 0.75})
}

// snow caps a peak at (x, y) whose flanks go out l and r for each step down.
func (s *studio) snow(x, y, l, r, deep float64) {
	s.fill(s.poly(x, y, x+r*deep, y+deep, x+r*deep*0.45, y+deep*0.72, x+r*deep*0.2, y+deep*1.15, x-l*deep*0.3, y+deep*0.75, x-l*deep*0.6, y+deep*1.1, x-l*deep*0.95, y+deep*0.95).close(), color.RGBA{0xEE, 0xF0, 0xF2, 255})
	s.tint(s.poly(x, y, x+r*deep, y+deep*1.2, x+r*deep*0.1, y+deep*1.2, x+r*deep*0.25, y+deep*0.5).close(), color.RGBA{0xB9, 0xC6, 0xDA, 255})
	s.lay(stuff{lift: 0.4, bevel: 0.7, grain: 0.12, weave: [2]float64{3, 3}})
}

func (s *studio) clouds() {
	w, down := s.halfW(), s.halfH()-50
	for _, side := range [2]float64{-1, 1} {
		for _, c := range [4][3]float64{{2, 44, 9}, {13, 42, 9.5}, {24, 46, 8}, {33, 50, 6}} {
			s.fill(s.disc(side*(w-c[0]), c[1]+down, c[2]), color.RGBA{0xDD, 0xE2, 0xEC, 255})
		}
		s.lay(stuff{lift: 1.6, bevel: 6, steep: 0.9, grain: 0.14, weave: [2]float64{4, 3}, dark: 0.5})
	}
}

// hand is the back of a hand drawn on a wall, with the bones it has caught.
func hand(s *studio) {
	ochre := color.RGBA{0x9E, 0x3F, 0x22, 255}
	p := s.handShape()
	s.fill(p, palette.Fade(color.RGBA{0xC9, 0x86, 0x66, 255}, 0.42))
	s.stroke(p, 1.9, ochre)
	for _, k := range [4][2]float64{{-12, -3}, {-1.5, -7}, {9.5, -5}, {19.5, 2}} {
		s.stroke(s.shape().move(k[0]-2.6, k[1]+0.6).quad(k[0], k[1]-1.6, k[0]+2.6, k[1]+0.6), 1, palette.Fade(ochre, 0.75))
	}
	s.lay(stuff{dark: -1, full: 0.9, bevel: 0.4, steep: 0.2, grain: 0.7, weave: [2]float64{1.2, 1.2}})
	s.bones(23.8, lie{-8, 16, 3, 70}, lie{10, 12, 6, -36}, lie{2, 33, 4, 84}, lie{-33, -36, 4, 72}, lie{44, -29, 1, 84})
}

// handShape is the outline of a left hand, fingers up.
func (s *studio) handShape() *shape {
	wrist := s.halfH() + 2
	return s.shape().move(-17, wrist).cubic(-18, 42, -20, 36, -26, 28).cubic(-32, 21, -38, 15, -40, 8).
		cubic(-41, 3, -35, 1, -32, 5).cubic(-28, 10, -24, 15, -19, 17).
		cubic(-18, 8, -18.5, -2, -19.5, -16).cubic(-20, -23, -12, -24, -11, -17).cubic(-10, -10, -9, -5, -7.6, -2).
		cubic(-7, -12, -6.4, -22, -5.6, -33).cubic(-5, -40, 3, -40, 3.4, -33).cubic(3.8, -22, 4, -10, 4.4, -4).
		cubic(6, -12, 8, -21, 10.6, -28).cubic(13, -34, 19.6, -32, 18.6, -25.6).cubic(17, -16, 15.4, -7, 14.6, 0).
		cubic(17, -5, 20.4, -11, 24, -16).cubic(28, -20.6, 33.4, -16.6, 31, -11.6).cubic(27, -3, 24.4, 5, 23.4, 14).
		cubic(22.6, 24, 20, 32, 19, wrist)
}

// cards are an ace and a seven of the tavern's pack, with the bone card.
func cards(s *studio) {
	s.card(16, -4, 17, func(at func(u, v float64) (float64, float64)) {
		for _, p := range [7][2]float64{{-9, -17}, {9, -17}, {-9, 0}, {9, 0}, {-9, 17}, {9, 17}, {0, -8.5}} {
			x, y := at(p[0], p[1])
			s.fill(s.spade(x, y, 6.2, 17), color.RGBA{0x20, 0x1C, 0x1A, 255})
		}
	})
	s.card(-18, 1, -10, func(at func(u, v float64) (float64, float64)) {
		x, y := at(0, 0)
		s.fill(s.heart(x, y, 15, -10), color.RGBA{0xB8, 0x27, 0x22, 255})
	})
	s.bones(32, lie{31, 33, 4, 78})
}

// card is a card lying turned by degrees; pips draws on it in its own measures.
func (s *studio) card(x, y, turn float64, pips func(at func(u, v float64) (float64, float64))) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	at := func(u, v float64) (float64, float64) { return x + u*cos - v*sin, y + u*sin + v*cos }
	var xy []float64
	for _, c := range [4][2]float64{{-19.5, -29}, {19.5, -29}, {19.5, 29}, {-19.5, 29}} {
		u, v := at(c[0], c[1])
		xy = append(xy, u, v)
	}
	s.fill(s.poly(xy...).close(), color.RGBA{0xEF, 0xE5, 0xCC, 255})
	s.lay(stuff{lift: 2.2, bevel: 0.5, steep: 0.7, grain: 0.14, weave: [2]float64{5, 5}, dark: 0.75})
	pips(at)
	s.lay(stuff{dark: -1, grain: 0.3, weave: [2]float64{1, 1}, steep: 0.1})
}

func (s *studio) heart(x, y, r, turn float64) *shape {
	to := s.turned(x, y, r, turn)
	return s.curve(to, 0, 1, 0.15, 0.72, 0.95, 0.25, 0.95, -0.3, 0.95, -0.85, 0.2, -0.95, 0, -0.4, -0.2, -0.95, -0.95, -0.85, -0.95, -0.3, -0.95, 0.25, -0.15, 0.72, 0, 1)
}

func (s *studio) spade(x, y, r, turn float64) *shape {
	to := s.turned(x, y, r, turn)
	return s.curve(to, 0, -1, 0.15, -0.7, 0.9, -0.2, 0.9, 0.28, 0.9, 0.75, 0.3, 0.8, 0.12, 0.42, 0.12, 0.7, 0.3, 0.95, 0.38, 1, 0.2, 1, -0.2, 1, -0.38, 1, -0.3, 0.95, -0.12, 0.7, -0.12, 0.42, -0.3, 0.8, -0.9, 0.75, -0.9, 0.28, -0.9, -0.2, -0.15, -0.7, 0, -1)
}

// turned is a frame of its own about (x, y), turned by degrees.
func (s *studio) turned(x, y, r, turn float64) func(u, v float64) (float64, float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	return func(u, v float64) (float64, float64) { return x + r*(u*cos-v*sin), y + r*(u*sin+v*cos) }
}

// curve is a closed shape of cubic curves: a point, then three for each.
func (s *studio) curve(to func(u, v float64) (float64, float64), uv ...float64) *shape {
	p := s.shape()
	p.move(to(uv[0], uv[1]))
	for i := 2; i+5 < len(uv); i += 6 {
		ax, ay := to(uv[i], uv[i+1])
		bx, by := to(uv[i+2], uv[i+3])
		cx, cy := to(uv[i+4], uv[i+5])
		p.cubic(ax, ay, bx, by, cx, cy)
	}
	return p.close()
}

// water is the lake in nine pools, roped off, with skiffs in them.
func water(s *studio) {
	w, h := s.halfW(), s.halfH()
	for _, k := range [2]float64{-1, 1} {
		for d := -60.0; d < 60; d += 4.6 {
			s.stroke(s.poly(k*w/3, d, k*w/3+0.5, d+2.8), 1.9, linen)
			s.stroke(s.poly(d*w/50, k*h/3, d*w/50+2.8, k*h/3+0.5), 1.9, linen)
		}
	}
	s.lay(stuff{lift: 1, bevel: 1.1, steep: 1.3, grain: 0.3, weave: [2]float64{0.8, 0.8}, dark: 0.6})
	for _, b := range [13][4]float64{
		{-34, -33, 0, 38}, {-30, -24, 1, -28}, {2, -34, 2, -18}, {36, -36, 1, -40}, {32, -25, 2, 24},
		{-33, 1, 3, 14}, {-1, -3, 4, 52}, {6, 5, 5, 30}, {34, 2, 3, -22},
		{-34, 34, 1, 30}, {-28, 41, 2, 12}, {0, 34, 3, -14}, {35, 33, 7, -32}} {
		s.skiff(b[0]*w/50, b[1]*h/50, int(b[2]), b[3])
	}
}

// skiff is a boat with a thwart, in a player's colour.
func (s *studio) skiff(x, y float64, colour int, turn float64) {
	c := palette.Players[colour].Disc
	to := s.turned(x, y, 10.5, turn)
	s.fill(s.curve(to, -1, 0, -0.5, -0.48, 0.5, -0.48, 1, 0, 0.5, 0.48, -0.5, 0.48, -1, 0), c)
	s.lay(stuff{lift: 1.4, bevel: 1.5, steep: 1.3, gloss: 0.15, dark: 0.7})
	s.fill(s.curve(to, -0.7, 0, -0.35, -0.3, 0.35, -0.3, 0.7, 0, 0.35, 0.3, -0.35, 0.3, -0.7, 0), palette.Mix(c, palette.Night, 0.62))
	s.lay(stuff{dark: -1, bevel: 1.2, steep: -1.2})
	ax, ay := to(0.05, -0.3)
	bx, by := to(0.05, 0.3)
	s.stroke(s.poly(ax, ay, bx, by), 2, palette.Mix(c, palette.White, 0.25))
	s.lay(stuff{lift: 0.4, bevel: 0.8})
}
