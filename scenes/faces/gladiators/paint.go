package gladiators

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// An arena holds the pictures of the board, painted once per layout.
type arena struct {
	painting.Kept[layout]
	wall           wall
	shield, net    *ebiten.Image
	sword, trident *ebiten.Image
	medal, laurel  *ebiten.Image
	scuff          *ebiten.Image
}

// prepare paints the pictures again if the layout, the look of the page or a colour has
// changed.
func (a *arena) prepare(in *table.Instant, lay *layout) {
	if !a.Renew(*lay, in.Page, in.Colours[0], in.Colours[1]) {
		return
	}
	wide, high := lay.wide, lay.high
	if lay.tall {
		wide, high = high, wide
	}
	plain := in.Page.High
	a.shield = a.Keep(paintShield(wide[0], high[0], lay.k, palette.Players[in.Colours[0]].Disc, plain))
	a.net = a.Keep(paintNet(wide[1], high[1], lay.k, palette.Players[in.Colours[1]].Disc, plain))
	a.sword, a.trident = a.Keep(paintSword(lay.sword, lay.k)), a.Keep(paintTrident(lay.sword*1.08, lay.k))
	a.medal, a.laurel = a.Keep(paintMedal(lay.medal*lay.k, false, plain)), a.Keep(paintMedal(lay.medal*lay.k, true, plain))
	a.scuff = a.Keep(paintScuff(lay.k * 8))
}

var (
	gold   = color.RGBA{0xE0, 0xBC, 0x62, 255}
	blade  = color.RGBA{0xB9, 0xC6, 0xD2, 255}
	bright = color.RGBA{0xF2, 0xF7, 0xFB, 255}
	steel  = color.RGBA{0x7C, 0x8B, 0x99, 255}
	dark   = color.RGBA{0x2E, 0x36, 0x40, 255}
	brass  = color.RGBA{0xC8, 0x8E, 0x2C, 255}
	grip   = color.RGBA{0xDE, 0xCB, 0xA2, 255}
	shaft  = color.RGBA{0x8A, 0x4F, 0x26, 255}
)

// shade makes each pixel of a picture lighter or darker by what by returns for it, -1
// to 1. The arguments of by are the pixel's place, from 0 to 1 across and down.
func shade(c outline.Canvas, by func(x, y float64) float64) {
	b := c.Bounds()
	for py := range b.Dy() {
		for px := range b.Dx() {
			i := c.PixOffset(px, py)
			if c.Pix[i+3] == 0 {
				continue
			}
			k := by(float64(px)/float64(b.Dx()), float64(py)/float64(b.Dy()))
			for j := i; j < i+3; j++ {
				v := float64(c.Pix[j])
				if k > 0 {
					v += (float64(c.Pix[i+3]) - v) * k
				} else {
					v *= 1 + k
				}
				c.Pix[j] = uint8(v)
			}
		}
	}
}

// paintShield paints a curved shield of w by h measures, k pixels each. high means high
// contrast.
func paintShield(w, h, k float64, c color.RGBA, high bool) *ebiten.Image {
	pic := outline.NewCanvas(w*k, h*k, k)
	body := func(d float64, col color.RGBA) {
		pic.Round(d, d, w-2*d, h-2*d, 5-d, col)
	}
	rim, ray := gold, gold
	if high {
		c, rim, ray = palette.Black, palette.White, palette.White
	}
	body(0, rim)
	body(1.1, palette.Mix(c, palette.Black, 0.45))
	body(1.7, c)
	wings(pic.At(w/2, h/2, 1), w, h, ray)
	if high {
		return picture.From(pic.RGBA)
	}
	shade(pic, func(x, y float64) float64 {
		bulge := x
		if w > h {
			bulge = y
		}
		light := 0.34*math.Exp(-math.Pow((bulge-0.28)/0.18, 2)) - 0.5*math.Pow(bulge, 2.2)
		return light - 0.12*(1-x)*y
	})
	return picture.From(pic.RGBA)
}

// wings paints four feathers and two bolts about the middle of a shield.
func wings(c outline.Canvas, w, h float64, col color.RGBA) {
	for _, sx := range []float64{-1, 1} {
		for _, sy := range []float64{-1, 1} {
			x, y := sx*w*0.42*c.K, sy*h*0.42*c.K
			var p outline.Path
			p.MoveTo(c.X+x*0.26, c.Y+y*0.26)
			p.QuadTo(c.X+x*0.62-y*0.14, c.Y+y*0.62+x*0.14, c.X+x, c.Y+y)
			p.QuadTo(c.X+x*0.62+y*0.14, c.Y+y*0.62-x*0.14, c.X+x*0.26, c.Y+y*0.26)
			outline.Fill(c.RGBA, &p, col, outline.Over)
		}
	}
	for _, s := range []float64{-1, 1} {
		var xy []float64
		for _, q := range bolt {
			if w > h {
				xy = append(xy, s*w*q[0], q[1])
			} else {
				xy = append(xy, q[1], s*h*q[0])
			}
		}
		c.Poly(col, xy...)
	}
}

// bolt is the outline of a thunderbolt: distance from the centre as a fraction of the
// shield's length, and offset to the side in measures.
var bolt = [...][2]float64{{0.16, -1.6}, {0.29, -2.6}, {0.28, -0.6}, {0.42, 1.4}, {0.26, 1.6}, {0.27, 0.2}, {0.16, 1.6}}

// netPoint returns the point at t, 0 to 1, on the edge of a net of size w by h,
// measured from its middle.
func netPoint(w, h, t float64) (x, y float64) {
	sin, cos := math.Sincos(2 * math.Pi * t)
	r := 0.455 + 0.02*math.Cos(3*2*math.Pi*t+0.6) + 0.012*math.Cos(5*2*math.Pi*t)
	sq := 1 + 0.14*math.Pow(2*sin*cos, 2)
	return w * r * cos * sq, h * r * sin * sq
}

const weights = 11

// paintNet paints a throwing net of w by h measures, k pixels each, with its leads.
// high means high contrast.
func paintNet(w, h, k float64, c color.RGBA, high bool) *ebiten.Image {
	pic := outline.NewCanvas(w*k, h*k, k).At(w/2, h/2, 1)
	const n = 72
	var edge []float64
	for i := range n + 1 {
		x, y := netPoint(w, h, float64(i)/n)
		edge = append(edge, x, y)
	}
	ground, under, over := color.RGBA{46, 32, 10, 138}, color.RGBA{20, 12, 4, 150}, color.RGBA{0x96, 0x6A, 0x3C, 255}
	if high {
		ground, under, over, c = palette.White, palette.White, palette.Black, palette.Black
	}
	pic.Poly(ground, edge...)
	for _, pass := range []struct {
		off, pen float64
		c        color.RGBA
	}{{0.55, 0.9, under}, {0, 0.62, over}} {
		for i := -7; i <= 7; i++ {
			x := float64(i) * w / 12.5
			for _, s := range []float64{-1, 1} {
				var p outline.Path
				at := pic.At(pass.off+x*1.02, pass.off, 1)
				lean := s * w * 0.21 * k
				p.MoveTo(at.X-lean, at.Y-h*k/2)
				p.QuadTo(at.X+x*0.14*k, at.Y, at.X+lean, at.Y+h*k/2)
				outline.Stroke(pic.RGBA, &p, pass.pen*k, pass.c, outline.Atop)
			}
		}
	}
	pic.Pen(2.1, palette.Mix(c, palette.Black, 0.55), edge...)
	pic.Pen(1.3, c, edge...)
	netStitches(pic, w, h, high)
	return picture.From(pic.RGBA)
}

// netStitches paints the stitches along the edge of a net, and its leads. high means
// high contrast.
func netStitches(pic outline.Canvas, w, h float64, high bool) {
	for i := range 60 {
		x0, y0 := netPoint(w, h, (float64(i)+0.2)/60)
		x1, y1 := netPoint(w, h, (float64(i)+0.65)/60)
		pic.Pen(0.4, color.RGBA{0xE8, 0xD8, 0xF0, 255}, x0, y0, x1, y1)
	}
	for i := range weights {
		x, y := netPoint(w, h, (float64(i)+0.3)/weights)
		c := pic.At(x, y, 1)
		c.Disc(0.35, 0.45, 1.7, color.RGBA{0, 0, 0, 110})
		c.Disc(0, 0, 1.5, dark)
		if high {
			c.Disc(0, 0, 1, palette.White)
			continue
		}
		c.Disc(-0.1, -0.15, 1.2, steel)
		c.Disc(-0.4, -0.5, 0.5, bright)
	}
}

// paintSword paints a short sword of the given length in measures, its hilt at the left.
func paintSword(long, k float64) *ebiten.Image {
	pic := outline.NewCanvas(long*k, long*0.2*k, long*k/100)
	pic.Fill("M 31 5.6 L 82 4.2 99.6 9.8 82 16 31 14.4", dark)
	pic.Fill("M 31 6.2 L 82 4.9 98.4 9.8 31 10", blade)
	pic.Fill("M 31 10 L 98.4 9.8 82 15.3 31 13.8", steel)
	pic.Line("M 33 7.4 L 81 6.3 94 9.3", 0.9, bright)
	pic.Line("M 33 10 L 90 9.9", 0.7, color.RGBA{0x56, 0x64, 0x72, 255})
	pic.Fill("M 9 5.7 L 29 5.2 29 14.8 9 14.3", palette.Ink)
	for i := range 5 {
		x := 9.4 + 3.9*float64(i)
		pic.Oval(x+1.9, 10, 2.1, 4.4, palette.Mix(grip, palette.Ink, 0.28))
		pic.Oval(x+1.6, 9, 1.5, 3.1, grip)
	}
	pic.Disc(5.4, 10, 5.4, palette.Ink)
	pic.Disc(5.4, 10, 4.8, brass)
	pic.Disc(4, 8.3, 2, color.RGBA{0xFF, 0xE2, 0x94, 255})
	pic.Oval(30, 10, 2.6, 9.2, palette.Ink)
	pic.Oval(30, 10, 2.1, 8.6, brass)
	pic.Oval(29.4, 7.4, 0.8, 5, color.RGBA{0xFF, 0xE2, 0x94, 255})
	return picture.From(pic.RGBA)
}

// paintTrident paints a trident of the given length in measures, its butt at the left.
func paintTrident(long, k float64) *ebiten.Image {
	pic := outline.NewCanvas(long*k, long*0.32*k, long*k/100)
	pic.Line("M 3 16 L 63 16", 5, palette.Ink)
	pic.Line("M 3 16 L 63 16", 3.9, shaft)
	pic.Line("M 3 15 L 63 15", 1.1, color.RGBA{0xC0, 0x80, 0x48, 255})
	for i := range 6 {
		pic.Pen(0.9, color.RGBA{0x4A, 0x28, 0x12, 255}, 7+2.4*float64(i), 14.3, 8.6+2.4*float64(i), 17.8)
	}
	for _, pen := range []struct {
		wide float64
		c    color.RGBA
	}{{3.9, dark}, {2.8, steel}, {1.3, blade}} {
		pic.Line("M 66 16 L 92 16 M 66 16 C 68 6 70 5 76 4.6 L 88 4 M 66 16 C 68 26 70 27 76 27.4 L 88 28", pen.wide, pen.c)
	}
	for _, y := range []float64{4, 16, 28} {
		x := 86.0
		if y == 16 {
			x = 90
		}
		pic.Poly(dark, x-2, y-3.9, x+9.8, y, x-2, y+3.9, x, y)
		pic.Poly(blade, x-0.6, y-2.6, x+8.2, y-0.1, x+0.6, y)
		pic.Poly(steel, x-0.6, y+2.6, x+8.2, y+0.1, x+0.6, y)
	}
	pic.Box(61, 12.2, 7.4, 7.6, palette.Ink)
	pic.Box(61.6, 12.8, 6.2, 6.4, brass)
	pic.Box(61.6, 13.4, 6.2, 1.4, color.RGBA{0xFF, 0xE2, 0x94, 255})
	return picture.From(pic.RGBA)
}

// paintMedal paints a metal disc d pixels wide. high means high contrast.
func paintMedal(d float64, won, high bool) *ebiten.Image {
	c := outline.NewCanvas(d*1.16, d*1.16, d/20)
	rim, face, shine := color.RGBA{0x6E, 0x6A, 0x60, 255}, color.RGBA{0xA9, 0xA4, 0x96, 255}, color.RGBA{0xD2, 0xCE, 0xC2, 255}
	switch {
	case high && won:
		rim, face, shine = palette.Black, palette.HighLit, palette.HighLit
	case high:
		rim, face, shine = palette.Black, palette.White, palette.White
	case won:
		rim, face, shine = color.RGBA{0x96, 0x63, 0x16, 255}, color.RGBA{0xDE, 0xA5, 0x3A, 255}, color.RGBA{0xFF, 0xDC, 0x8A, 255}
	}
	c.Disc(11.2, 11.6, 10, color.RGBA{0, 0, 0, 90})
	c.Disc(10, 10, 10, palette.Ink)
	c.Disc(10, 10, 9.5, shine)
	c.Disc(10.2, 10.3, 8.9, rim)
	c.Disc(10, 10, 8, palette.Mix(rim, face, 0.5))
	c.Disc(10, 10, 7.6, face)
	for i := range 10 {
		f := float64(i) / 10
		c.Disc(9.4-1.6*f, 9.2-1.8*f, 7*(1-f)+0.4, palette.Mix(face, shine, 0.1+0.5*f))
	}
	return picture.From(c.RGBA)
}

// paintScuff paints a footprint in the sand, d pixels wide.
func paintScuff(d float64) *ebiten.Image {
	c := outline.NewCanvas(d, d, d/20)
	c.Line("M 3 13 C 7 7 13 7 17 13", 2.2, color.RGBA{60, 42, 12, 110})
	c.Line("M 3.4 11.4 C 7 5.4 13 5.4 16.6 11.4", 1.2, color.RGBA{150, 130, 84, 170})
	return picture.From(c.RGBA)
}
