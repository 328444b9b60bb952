package biga

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

var (
	linen  = color.RGBA{0xEC, 0xE2, 0xC8, 255}
	loss   = color.RGBA{0x6E, 0x1A, 0x14, 255}
	bronze = color.RGBA{0x8A, 0x5A, 0x2C, 255}
	shine  = color.RGBA{0xD8, 0x9E, 0x56, 255}
	deep   = color.RGBA{0x4A, 0x2C, 0x16, 255}
)

// The ground holds the pictures of the track and the wheel, painted once per layout.
type ground struct {
	painting.Kept[layout]
	c     layout
	field ui.Rect
	high  bool
	track *ebiten.Image
	wheel *ebiten.Image
}

// prepare paints the pictures again if the layout or the look of the page has changed.
func (g *ground) prepare(s *snapshot) {
	if g.Renew(s.layout, s.in.Page) {
		g.c, g.field, g.high = s.layout, s.in.Frame.Field, s.high
		g.track, g.wheel = g.Keep(g.paintTrack()), g.Keep(g.paintWheel(s.Key))
	}
}

// A lane is a canvas for the track, in pixels of the page.
type lane struct {
	outline.Canvas
	*ground
}

// along draws a line along the track from one pace to another, d pixels outwards from
// its middle.
func (l lane) along(from, to, d, wide float64, c color.RGBA) {
	var xy []float64
	n := max(2, int((to-from)*2.5))
	for i := range n + 1 {
		x, y, _ := l.c.at(from+(to-from)*float64(i)/float64(n), d)
		xy = append(xy, x, y)
	}
	l.Pen(wide, c, xy...)
}

// paintTrack paints the course: pale edges, a print for every pace, the goal and
// the deep sand beyond it.
func (g *ground) paintTrack() *ebiten.Image {
	l := lane{outline.NewCanvas(g.field.W, g.field.H, 1).At(-g.field.X, -g.field.Y, 1), g}
	u, w := g.c.u, g.c.wide
	edge, bed, print := color.RGBA{150, 138, 104, 150}, color.RGBA{34, 26, 12, 44}, color.RGBA{62, 44, 20, 130}
	if g.high {
		edge, bed, print = palette.White, palette.Black, palette.White
	}
	l.along(-1, furthest, 0.8*u, w*0.86, color.RGBA{0, 0, 0, 26})
	l.along(-1, furthest, 0, w*0.8, bed)
	for _, d := range []float64{-0.46, 0.46} {
		l.along(-1.5, 100, d*w+0.5*u, 1.5*u, color.RGBA{20, 14, 4, 60})
		l.along(-1.5, 100, d*w, 1.3*u, edge)
	}
	for _, d := range []float64{-0.28, 0.28} {
		l.along(0, 100, d*w, 0.35*u, color.RGBA{40, 30, 14, 60})
	}
	for i := 0; i <= 100; i++ {
		x, y, _ := g.c.at(float64(i), 0)
		r := 0.7 * u
		if i%10 == 0 {
			r = 1.1 * u
		}
		l.Disc(x, y, r, print)
	}
	l.paintDeep()
	l.paintGoal()
	return picture.From(l.RGBA)
}

// paintDeep rakes the sand beyond the goal.
func (l lane) paintDeep() {
	u, w := l.c.u, l.c.wide
	deep := func(d, wide float64, c color.RGBA) { l.along(101, furthest-1, d, wide, c) }
	if l.high {
		deep(0, w*0.8, color.RGBA{70, 70, 70, 255})
		return
	}
	deep(0, w*0.84, color.RGBA{30, 20, 8, 62})
	for i := range 9 {
		d := (float64(i)/8 - 0.5) * w * 0.76
		deep(d, 0.35*u, color.RGBA{24, 14, 4, 110})
		deep(d+0.4*u, 0.25*u, color.RGBA{70, 60, 36, 90})
	}
}

// paintGoal paints the chequered goal line and its gilded posts.
func (l lane) paintGoal() {
	u, w := l.c.u, l.c.wide
	const cells = 7
	step := 0.9 * u / l.c.pace
	for row := range 2 {
		for i := range cells {
			d := (float64(i)/cells - 0.5) * w
			c := palette.Lime
			if (i+row)%2 == 0 {
				c = color.RGBA{0x1C, 0x14, 0x0E, 255}
			}
			var xy []float64
			for _, q := range [...][2]float64{{-1, 0}, {0, 0}, {0, w / cells}, {-1, w / cells}} {
				x, y, _ := l.c.at(100+(float64(row)+q[0])*step, d+q[1])
				xy = append(xy, x, y)
			}
			l.Poly(c, xy...)
		}
	}
	for _, d := range []float64{-0.56, 0.56} {
		x, y, _ := l.c.at(100, d*w)
		post := l.At(x, y, u)
		post.Disc(0.5, 0.7, 1.7, color.RGBA{0, 0, 0, 100})
		post.Disc(0, 0, 1.6, color.RGBA{0xA8, 0x7C, 0x28, 255})
		post.Disc(-0.2, -0.3, 1.1, palette.Gilt)
	}
}

// paintWheel paints the rim, the spokes and the panels: linen for gains, red for losses.
func (g *ground) paintWheel(key []game.Way) *ebiten.Image {
	d := g.c.wheel + 6*g.c.u
	c := outline.NewCanvas(d, d, 1).At(d/2, d/2, g.c.wheel/2)
	for i := range 4 {
		o := float64(i) * 0.6 * g.c.u / c.K
		c.Disc(o, o*1.2, 1, color.RGBA{0, 0, 0, 36})
	}
	c.Disc(0, 0, 1, deep)
	c.Disc(0, 0, 0.99, bronze)
	for i := range 40 {
		from := float64(i) * math.Pi / 20
		c.Poly(palette.Mix(bronze, shine, outline.Grains(i, 1)*0.5), outline.Sector(0.86, 0.98, from, from+math.Pi/20, 0)...)
	}
	c.Pen(0.02, color.RGBA{0xF4, 0xCC, 0x8C, 255}, outline.Bow(0.955, math.Pi*0.95, math.Pi*1.6)...)
	c.Disc(0, 0, 0.86, deep)
	for i, w := range key {
		a, b := panel(i, len(key))
		face, low := linen, color.RGBA{0xC8, 0xB8, 0x90, 255}
		if w.Gain < 0 {
			face, low = loss, color.RGBA{0x44, 0x0E, 0x0A, 255}
		}
		if g.high && w.Gain < 0 {
			face, low = palette.Black, palette.White
		}
		c.Poly(low, outline.Sector(0.34, 0.85, a+0.025, b-0.025, 0)...)
		c.Poly(face, outline.Sector(0.36, 0.83, a+0.05, b-0.05, 0)...)
		sin, cos := math.Sincos(a)
		c.Pen(0.05, deep, 0.3*cos, 0.3*sin, 0.9*cos, 0.9*sin)
		c.Pen(0.035, bronze, 0.3*cos, 0.3*sin, 0.9*cos, 0.9*sin)
	}
	c.Disc(0.01, 0.02, 0.33, color.RGBA{0, 0, 0, 120})
	c.Disc(0, 0, 0.32, shine)
	c.Disc(0, 0, 0.29, deep)
	c.Disc(0, 0, 0.275, color.RGBA{0x5C, 0x3A, 0x20, 255})
	return picture.From(c.RGBA)
}
