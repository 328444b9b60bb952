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

// Colours used by several motifs that are not in the palette.
var (
	Gold       = color.RGBA{0xE3, 0xB0, 0x3F, 255}
	Bronze     = color.RGBA{0xA8, 0x6E, 0x2C, 255}
	terra      = color.RGBA{0xC2, 0x6F, 0x35, 255}
	ChalkWhite = color.RGBA{0xE6, 0xDF, 0xD0, 255}
	OakWood    = color.RGBA{0x9C, 0x72, 0x38, 255}
	Groove     = color.RGBA{0x7A, 0x5A, 0x2C, 255}
	DarkStone  = color.RGBA{0x68, 0x66, 0x66, 255}
	PaleStone  = color.RGBA{0xD8, 0xD2, 0xC8, 255}
)

var painter = sync.OnceValue(func() *bone.Painter { return new(bone.Painter) })

// A Lie is the place and orientation of one knucklebone.
type Lie struct {
	x, y float64
	side int
	yaw  float64
}

// Lying returns the Lie of a knucklebone around x, y, with that side up and rotated by
// yaw degrees.
func Lying(x, y float64, side int, yaw float64) Lie { return Lie{x, y, side, yaw} }

// Bones paints knucklebones of that length, in the studio's units, as they lie.
func (s *Studio) Bones(length float64, lies ...Lie) {
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

// Ball adds a sphere of the colour c around x, y to the current thing; bright is the
// brightness of its highlight.
func (s *Studio) Ball(x, y, r float64, c color.RGBA, bright float64) {
	const n = 26
	for i := range n {
		t := float64(i) / n
		light := 0.30 + bright*math.Pow(t, 0.62)
		s.Fill(s.Oval(x-0.40*r*t, y-0.44*r*t, r*(1-t), r*(1-t)*0.95, 0.3), Lit(c, light))
	}
}

// Lit returns a colour under light of that strength: 0 is dark, and 1 does not change
// it.
func Lit(c color.RGBA, light float64) color.RGBA {
	if light > 1 {
		return palette.Mix(c, color.RGBA{0xFF, 0xF2, 0xDA, 255}, min(light-1, 1))
	}
	return palette.Mix(palette.Night, c, light)
}

// Pebble paints a round stone.
func (s *Studio) Pebble(x, y, r float64, c color.RGBA) {
	s.Ball(x, y, r, c, 0.95)
	s.Lay(Material{Lift: 2.2, Bevel: 0.8, Steep: 0.3, Grain: 0.22, Weave: [2]float64{0.9, 0.9}, Dark: 0.75})
}

// Knob paints a gilt ball.
func (s *Studio) Knob(x, y, r float64) {
	s.Ball(x, y, r, Gold, 1.15)
	s.Lay(Material{Lift: 1.8, Bevel: 0.7, Steep: 0.5, Dark: 0.75})
}

// Write adds a text to the current thing, centred on x, y, in letters of that size in
// the studio's units.
func (s *Studio) Write(text string, x, y, size float64, face lettering.Face, c color.RGBA) {
	px, py := s.at(x, y)
	st := lettering.Style{Face: face, Size: size * s.unit, Color: c, Align: lettering.Center}
	lettering.Stamp(s.layer, text, px, py+st.Cap()/2, st)
	s.reach(s.Box(x-size, y-size, 2*size, 2*size, 0).path.Bounds())
}

// Scrape paints a groove in sand along an outline, width wide: dark where the lamp does
// not reach, with a ridge of light sand.
func (s *Studio) Scrape(p *Shape, width float64) {
	s.Stroke(p, width*1.9, color.RGBA{0xD8, 0xBE, 0x88, 255})
	s.Lay(Material{Lift: 0.5, Bevel: width * 0.9, Steep: 0.9, Grain: 0.35, Weave: [2]float64{0.8, 0.8}, Dark: 0.4})
	s.Stroke(p, width, Groove)
	s.Lay(Material{Dark: -1, Bevel: width * 0.6, Steep: -1.2, Grain: 0.5, Weave: [2]float64{0.8, 0.8}})
}

// Chalk adds a chalk line, width wide, through pairs of x and y to the current thing.
func (s *Studio) Chalk(width float64, xy ...float64) {
	s.Stroke(s.Poly(xy...), width, palette.Fade(ChalkWhite, 0.88))
}

// ChalkLine is the material of chalk on a board.
var ChalkLine = Material{Dark: -1, Bevel: 0.4, Steep: 0.3, Grain: 0.9, Weave: [2]float64{0.55, 0.55}}

// Leaf returns the outline of a laurel leaf with its stem at (x, y), pointing
// along the angle a in radians.
func (s *Studio) Leaf(x, y, length, a float64) *Shape {
	sin, cos := math.Sincos(a)
	to := func(u, v float64) (float64, float64) { return x + (u*cos-v*sin)*length, y + (u*sin+v*cos)*length }
	ax, ay := to(0.25, -0.34)
	bx, by := to(0.7, -0.3)
	ex, ey := to(1, 0)
	cx, cy := to(0.7, 0.3)
	dx, dy := to(0.25, 0.34)
	return s.Poly(x, y).Cubic(ax, ay, bx, by, ex, ey).Cubic(cx, cy, dx, dy, x, y).Close()
}

// Wreath paints a wreath of gilt laurel, open at the top.
func (s *Studio) Wreath(x, y, r float64) {
	metal := Material{Lift: 1.1, Bevel: 1.6, Steep: 1.2, Gloss: 0.5, Sharp: 14, Dark: 0.8}
	s.Stroke(s.Disc(x, y, r), 1, Bronze)
	s.Lay(metal)
	const n = 11
	for side := -1.0; side <= 1; side += 2 {
		for i := range n {
			a := math.Pi/2 + side*(0.16+float64(i)*2.68/(n-1))
			px, py := x+r*math.Cos(a), y+r*math.Sin(a)
			along := a + side*math.Pi/2
			c := palette.Mix(Gold, Bronze, 0.1*float64(i%3))
			s.Fill(s.Leaf(px, py, r*0.34, along-0.55), c)
			s.Fill(s.Leaf(px, py, r*0.34, along+0.55), c)
			if i%2 == 1 {
				s.Lay(metal)
			}
		}
		s.Lay(metal)
	}
	s.Fill(s.Leaf(x, y+r*0.86, r*0.3, math.Pi/2), Gold)
	s.Lay(metal)
}

// Token paints the disc of a player, counted from 0, with its emblem.
func (s *Studio) Token(player int, x, y float64) {
	const r = 7.4
	c := palette.Players[player]
	s.Fill(s.Disc(x, y, r), palette.Ink)
	s.Fill(s.Disc(x, y, r-0.8), c.Disc)
	s.Lay(Material{Lift: 1.6, Bevel: 1.6, Steep: 1.1, Gloss: 0.15, Sharp: 10, Dark: 0.75})
	px, py := s.at(x, y)
	thing.Mark(s.pic, player, px, py, 2*r*s.unit, c.Mark)
}
