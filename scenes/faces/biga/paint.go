package biga

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/biga"
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

// The ground is the track and the wheel, painted once a size.
type ground struct {
	c     course
	field ui.Rect
	high  bool
	track *ebiten.Image
	wheel *ebiten.Image
}

func (g *ground) drop() {
	picture.Drop(g.track, g.wheel)
	*g = ground{}
}

func (g *ground) prepare(c course, field ui.Rect, high bool, key []game.Way) {
	if g.track != nil && g.c == c && g.field == field && g.high == high {
		return
	}
	g.drop()
	g.c, g.field, g.high = c, field, high
	g.track, g.wheel = g.paintTrack(), g.paintWheel(key)
}

// along is the path from one pace to another, d pixels outwards.
func (g *ground) along(from, to, d float64) *outline.Path {
	p := new(outline.Path)
	n := max(2, int((to-from)*2.5))
	for i := range n + 1 {
		x, y, _ := g.c.at(from+(to-from)*float64(i)/float64(n), d)
		if x, y = x-g.field.X, y-g.field.Y; i == 0 {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	return p
}

// paintTrack paints the course: pale edges, a print for every pace, the goal and
// the deep sand beyond it.
func (g *ground) paintTrack() *ebiten.Image {
	dst := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(g.field.W)), int(math.Ceil(g.field.H))))
	u, w := g.c.u, g.c.wide
	edge, bed, print := color.RGBA{150, 138, 104, 150}, color.RGBA{34, 26, 12, 44}, color.RGBA{62, 44, 20, 130}
	if g.high {
		edge, bed, print = palette.White, palette.Black, palette.White
	}
	line := func(from, to, d, wide float64, c color.RGBA) {
		outline.Stroke(dst, g.along(from, to, d), wide, c, outline.Over)
	}
	line(-1, furthest, 0.8*u, w*0.86, color.RGBA{0, 0, 0, 26})
	line(-1, furthest, 0, w*0.8, bed)
	for _, d := range []float64{-0.46, 0.46} {
		line(-1.5, 100, d*w+0.5*u, 1.5*u, color.RGBA{20, 14, 4, 60})
		line(-1.5, 100, d*w, 1.3*u, edge)
	}
	for _, d := range []float64{-0.28, 0.28} {
		line(0, 100, d*w, 0.35*u, color.RGBA{40, 30, 14, 60})
	}
	for i := 0; i <= 100; i++ {
		x, y, _ := g.c.at(float64(i), 0)
		r := 0.7 * u
		if i%10 == 0 {
			r = 1.1 * u
		}
		circle(dst, x-g.field.X, y-g.field.Y, r, print)
	}
	g.paintDeep(dst)
	g.paintGoal(dst)
	return ebiten.NewImageFromImage(dst)
}

// paintDeep rakes the sand that is too far.
func (g *ground) paintDeep(dst *image.RGBA) {
	u, w := g.c.u, g.c.wide
	if g.high {
		outline.Stroke(dst, g.along(101, furthest-1, 0), w*0.8, color.RGBA{70, 70, 70, 255}, outline.Over)
		return
	}
	outline.Stroke(dst, g.along(101, furthest-1, 0), w*0.84, color.RGBA{30, 20, 8, 62}, outline.Over)
	for i := range 9 {
		d := (float64(i)/8 - 0.5) * w * 0.76
		outline.Stroke(dst, g.along(101, furthest-1, d), 0.35*u, color.RGBA{24, 14, 4, 110}, outline.Over)
		outline.Stroke(dst, g.along(101, furthest-1, d+0.4*u), 0.25*u, color.RGBA{70, 60, 36, 90}, outline.Over)
	}
}

// paintGoal chequers the line and gilds its posts.
func (g *ground) paintGoal(dst *image.RGBA) {
	u, w := g.c.u, g.c.wide
	const cells = 7
	for row := range 2 {
		for i := range cells {
			d0 := (float64(i)/cells - 0.5) * w
			c := palette.Lime
			if (i+row)%2 == 0 {
				c = color.RGBA{0x1C, 0x14, 0x0E, 255}
			}
			var p outline.Path
			step := 0.9 * u / g.c.pace
			from := 100 + (float64(row)-1)*step
			for k, q := range [][2]float64{{0, 0}, {step, 0}, {step, w / cells}, {0, w / cells}} {
				x, y, _ := g.c.at(from+q[0], d0+q[1])
				if x, y = x-g.field.X, y-g.field.Y; k == 0 {
					p.MoveTo(x, y)
				} else {
					p.LineTo(x, y)
				}
			}
			p.Close()
			outline.Fill(dst, &p, c, outline.Over)
		}
	}
	for _, d := range []float64{-0.56, 0.56} {
		x, y, _ := g.c.at(100, d*w)
		x, y = x-g.field.X, y-g.field.Y
		circle(dst, x+0.5*u, y+0.7*u, 1.7*u, color.RGBA{0, 0, 0, 100})
		circle(dst, x, y, 1.6*u, color.RGBA{0xA8, 0x7C, 0x28, 255})
		circle(dst, x-0.2*u, y-0.3*u, 1.1*u, palette.Gilt)
	}
}

// sector is the part of a ring between two angles.
func sector(x, y, r0, r1, a, b float64) *outline.Path {
	p := new(outline.Path)
	sin, cos := math.Sincos(a)
	p.MoveTo(x+r1*cos, y+r1*sin)
	p.Arc(x, y, r1, a, b)
	sin, cos = math.Sincos(b)
	p.LineTo(x+r0*cos, y+r0*sin)
	for i := 1; i <= 8; i++ {
		sin, cos = math.Sincos(b + (a-b)*float64(i)/8)
		p.LineTo(x+r0*cos, y+r0*sin)
	}
	p.Close()
	return p
}

// panel are the angles between which panel i of n lies, the first at the top.
func panel(i, n int) (a, b float64) {
	step := 2 * math.Pi / float64(n)
	mid := -math.Pi/2 + step*float64(i)
	return mid - step/2, mid + step/2
}

// paintWheel paints rim, spokes and panels: linen for gains, red for losses.
func (g *ground) paintWheel(key []game.Way) *ebiten.Image {
	d := g.c.wheel
	room := 3 * g.c.u
	dst := image.NewRGBA(image.Rect(0, 0, int(d+2*room)+1, int(d+2*room)+1))
	x, r := d/2+room, d/2
	for i := range 4 {
		o := float64(i) * 0.6 * g.c.u
		circle(dst, x+o, x+o*1.2, r, color.RGBA{0, 0, 0, 36})
	}
	circle(dst, x, x, r, deep)
	circle(dst, x, x, r*0.99, bronze)
	for i := range 40 {
		c := palette.Mix(bronze, shine, hash(i, 1)*0.5)
		outline.Fill(dst, sector(x, x, r*0.86, r*0.98, float64(i)*math.Pi/20, float64(i+1)*math.Pi/20), c, outline.Over)
	}
	var rim outline.Path
	rim.Arc(x, x, r*0.955, math.Pi*0.95, math.Pi*1.6)
	outline.Stroke(dst, &rim, r*0.02, color.RGBA{0xF4, 0xCC, 0x8C, 255}, outline.Over)
	circle(dst, x, x, r*0.86, deep)
	for i, w := range key {
		a, b := panel(i, len(key))
		c, low := linen, color.RGBA{0xC8, 0xB8, 0x90, 255}
		if w.Gain < 0 {
			c, low = loss, color.RGBA{0x44, 0x0E, 0x0A, 255}
		}
		if g.high && w.Gain < 0 {
			c, low = palette.Black, palette.White
		}
		outline.Fill(dst, sector(x, x, r*0.34, r*0.85, a+0.025, b-0.025), low, outline.Over)
		outline.Fill(dst, sector(x, x, r*0.36, r*0.83, a+0.05, b-0.05), c, outline.Over)
		sin, cos := math.Sincos(a)
		var p outline.Path
		p.MoveTo(x+r*0.3*cos, x+r*0.3*sin)
		p.LineTo(x+r*0.9*cos, x+r*0.9*sin)
		outline.Stroke(dst, &p, r*0.05, deep, outline.Over)
		outline.Stroke(dst, &p, r*0.035, bronze, outline.Over)
	}
	circle(dst, x+0.01*r, x+0.02*r, r*0.33, color.RGBA{0, 0, 0, 120})
	circle(dst, x, x, r*0.32, shine)
	circle(dst, x, x, r*0.29, deep)
	circle(dst, x, x, r*0.275, color.RGBA{0x5C, 0x3A, 0x20, 255})
	return ebiten.NewImageFromImage(dst)
}

func circle(dst *image.RGBA, x, y, r float64, c color.RGBA) {
	outline.Canvas{RGBA: dst, K: 1}.Disc(x, y, r, c)
}

// hash is a number from 0 to 1 that stays the same.
func hash(i, k int) float64 {
	return outline.Grain(float64(i*13+k*7)*12.9898 + float64(k))
}
