package shelf

import (
	"image/color"
	"math"
	"sync"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Colours of things that the palette does not name.
var (
	gold      = color.RGBA{0xE3, 0xB0, 0x3F, 255}
	bronze    = color.RGBA{0xA8, 0x6E, 0x2C, 255}
	iron      = color.RGBA{0x8C, 0x99, 0xA3, 255}
	driftwood = color.RGBA{0xA8, 0x74, 0x42, 255}
	terra     = color.RGBA{0xC2, 0x6F, 0x35, 255}
	chalk     = color.RGBA{0xE6, 0xDF, 0xD0, 255}
	linen     = color.RGBA{0xEC, 0xE4, 0xD0, 255}
	oakwood   = color.RGBA{0x9C, 0x72, 0x38, 255}
	groove    = color.RGBA{0x7A, 0x5A, 0x2C, 255}
	darkStone = color.RGBA{0x68, 0x66, 0x66, 255}
	paleStone = color.RGBA{0xD8, 0xD2, 0xC8, 255}
)

var painter = sync.OnceValue(func() *bone.Painter { return new(bone.Painter) })

// A lie is where a knucklebone's middle is seen, the side that is up, and how
// far it is turned, in degrees.
type lie struct {
	x, y float64
	side int
	yaw  float64
}

// bones lays knucklebones, all so long.
func (s *studio) bones(length float64, lies ...lie) {
	cam := bone.Camera{Scale: length / 2 * s.unit}
	poses := make([]bone.Pose, len(lies))
	for i, l := range lies {
		px, py := s.at(l.x, l.y)
		p := bone.Lying(l.side, 0, 0, l.yaw*math.Pi/180)
		x, y := cam.Unproject(px, py+bone.Lift*cam.Scale*float64(p.Z))
		poses[i] = bone.Lying(l.side, x, y, l.yaw*math.Pi/180)
	}
	painter().Draw(s.pic, cam, poses, bone.Look{Ground: s.ground, Shade: s.shade})
}

// ball paints something round: from its dark rim to where the lamp strikes.
func (s *studio) ball(x, y, r float64, c color.RGBA, bright float64) {
	const n = 26
	for i := range n {
		t := float64(i) / n
		light := 0.30 + bright*math.Pow(t, 0.62)
		s.fill(s.oval(x-0.40*r*t, y-0.44*r*t, r*(1-t), r*(1-t)*0.95, 0.3), under(c, light))
	}
}

// under is a colour in so much light; 1 leaves it as it is.
func under(c color.RGBA, light float64) color.RGBA {
	if light > 1 {
		return palette.Mix(c, color.RGBA{0xFF, 0xF2, 0xDA, 255}, min(light-1, 1))
	}
	return palette.Mix(palette.Night, c, light)
}

// pebble is a round stone.
func (s *studio) pebble(x, y, r float64, c color.RGBA) {
	s.ball(x, y, r, c, 0.95)
	s.lay(stuff{lift: 2.2, bevel: 0.8, steep: 0.3, grain: 0.22, weave: [2]float64{0.9, 0.9}, dark: 0.75})
}

// knob is a ball of gilt.
func (s *studio) knob(x, y, r float64) {
	s.ball(x, y, r, gold, 1.15)
	s.lay(stuff{lift: 1.8, bevel: 0.7, steep: 0.5, dark: 0.75})
}

// bead is a counter of glass: the lamp shines through to its far side.
func (s *studio) bead(x, y, r float64, c color.RGBA) {
	s.fill(s.disc(x, y, r), under(c, 0.5))
	for i := range 14 {
		t := float64(i+1) / 15
		s.tint(s.oval(x+0.34*r*t, y+0.4*r*t, r*(1-0.75*t), r*(1-0.78*t), 0.7), under(c, 0.5+0.85*t))
	}
	s.lay(stuff{lift: 1.8, bevel: r * 0.4, steep: 0.5, gloss: 0.15, sharp: 20})
	s.fill(s.oval(x-r*0.36, y-r*0.38, r*0.2, r*0.15, -0.7), palette.White)
	s.lay(stuff{dark: -1, bevel: 0.2})
}

// medal is a coin or counter of metal with a raised rim.
func (s *studio) medal(x, y, r float64, c color.RGBA) {
	s.fill(s.disc(x, y, r), palette.Mix(c, palette.Black, 0.12))
	s.lay(stuff{lift: 1.6, bevel: r * 0.16, steep: 1.1, gloss: 0.35, sharp: 14, grain: 0.25, weave: [2]float64{2, 2}, dark: 0.75})
	s.stroke(s.disc(x, y, r*0.84), r*0.07, c)
	for i := range 40 {
		a := float64(i) / 40 * 2 * math.Pi
		s.fill(s.disc(x+r*0.9*math.Cos(a), y+r*0.9*math.Sin(a), r*0.03), c)
	}
	s.lay(stuff{lift: 0.25, bevel: 0.5, steep: 1, gloss: 0.5, sharp: 20})
}

// stitches sews along a line, one stitch after the other.
func (s *studio) stitches(x0, y0, x1, y1 float64, c color.RGBA) {
	const length, pitch = 3.7, 5.9
	d := math.Hypot(x1-x0, y1-y0)
	n := math.Round(d / pitch)
	dx, dy := (x1-x0)/d, (y1-y0)/d
	for i := range int(n) {
		at := (float64(i) + 0.5) * d / n
		x, y := x0+dx*at, y0+dy*at
		// Each stitch lies a little across the line, as sewn by hand.
		const tilt = 0.14
		s.stroke(s.poly(x-dx*length/2+dy*tilt, y-dy*length/2-dx*tilt, x+dx*length/2-dy*tilt, y+dy*length/2+dx*tilt), 2.1, c)
	}
}

// thread is what sewn things are made of.
var thread = stuff{lift: 0.5, bevel: 1.1, steep: 1.3, gloss: 0.08, sharp: 8, grain: 0.35, weave: [2]float64{0.7, 0.7}, dark: 0.55}

// write sets letters in the middle of (x, y), so high.
func (s *studio) write(text string, x, y, size float64, face lettering.Face, c color.RGBA) {
	px, py := s.at(x, y)
	st := lettering.Style{Face: face, Size: size * s.unit, Color: c, Align: lettering.Center}
	lettering.Stamp(s.layer, text, px, py+st.Cap()/2, st)
	s.reach(s.box(x-size, y-size, 2*size, 2*size, 0).Bounds())
}

// scrape is a groove drawn in sand: dark where the lamp does not reach, with
// the sand heaped up light along it.
func (s *studio) scrape(p *shape, width float64) {
	s.stroke(p, width*1.9, color.RGBA{0xD8, 0xBE, 0x88, 255})
	s.lay(stuff{lift: 0.5, bevel: width * 0.9, steep: 0.9, grain: 0.35, weave: [2]float64{0.8, 0.8}, dark: 0.4})
	s.stroke(p, width, groove)
	s.lay(stuff{dark: -1, bevel: width * 0.6, steep: -1.2, grain: 0.5, weave: [2]float64{0.8, 0.8}})
}

// chalked draws a line of chalk.
func (s *studio) chalked(width float64, xy ...float64) {
	s.stroke(s.poly(xy...), width, palette.Fade(chalk, 0.88))
}

var chalkLine = stuff{dark: -1, bevel: 0.4, steep: 0.3, grain: 0.9, weave: [2]float64{0.55, 0.55}}

// leaf is one leaf of laurel, its stem at (x, y), pointing along a.
func (s *studio) leaf(x, y, length, a float64) *shape {
	sin, cos := math.Sincos(a)
	to := func(u, v float64) (float64, float64) { return x + (u*cos-v*sin)*length, y + (u*sin+v*cos)*length }
	ax, ay := to(0.25, -0.34)
	bx, by := to(0.7, -0.3)
	ex, ey := to(1, 0)
	cx, cy := to(0.7, 0.3)
	dx, dy := to(0.25, 0.34)
	return s.poly(x, y).cubic(ax, ay, bx, by, ex, ey).cubic(cx, cy, dx, dy, x, y).close()
}

// wreath is a wreath of gilt laurel, open at the top.
func (s *studio) wreath(x, y, r float64) {
	metal := stuff{lift: 1.1, bevel: 1.6, steep: 1.2, gloss: 0.5, sharp: 14, dark: 0.8}
	s.stroke(s.disc(x, y, r), 1, bronze)
	s.lay(metal)
	const n = 11
	for side := -1.0; side <= 1; side += 2 {
		for i := range n {
			a := math.Pi/2 + side*(0.16+float64(i)*2.68/(n-1))
			px, py := x+r*math.Cos(a), y+r*math.Sin(a)
			along := a + side*math.Pi/2
			c := palette.Mix(gold, bronze, 0.1*float64(i%3))
			s.fill(s.leaf(px, py, r*0.34, along-0.55), c)
			s.fill(s.leaf(px, py, r*0.34, along+0.55), c)
			if i%2 == 1 {
				s.lay(metal)
			}
		}
		s.lay(metal)
	}
	s.fill(s.leaf(x, y+r*0.86, r*0.3, math.Pi/2), gold)
	s.lay(metal)
}

// token is a player's disc with its emblem.
func (s *studio) token(player int, x, y float64) {
	const r = 7.4
	c := palette.Players[player]
	s.fill(s.disc(x, y, r), palette.Ink)
	s.fill(s.disc(x, y, r-0.8), c.Disc)
	s.lay(stuff{lift: 1.6, bevel: 1.6, steep: 1.1, gloss: 0.15, sharp: 10, dark: 0.75})
	px, py := s.at(x, y)
	thing.Mark(s.pic, player, px, py, 2*r*s.unit, c.Mark)
}
