package sparing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A tablet caches the pictures of the wax in its frame, the seal and the stylus.
type tablet struct {
	painting.Kept[layout]
	base   *ebiten.Image
	seal   *ebiten.Image
	stylus [leans]*ebiten.Image
}

// prepare repaints the cached pictures when the layout has changed.
func (t *tablet) prepare(lay *layout, p *ui.Page, rounds int) {
	if !t.Renew(*lay, p, rounds) {
		return
	}
	t.base = t.Keep(paintTablet(lay, p, rounds))
	t.seal = t.Keep(paintSeal(lay.edge * 1.15))
	for i := range t.stylus {
		t.stylus[i] = t.Keep(paintStylus(lay.long(), i, p.High))
	}
}

var (
	scratch = color.RGBA{0xE9, 0xC9, 0x93, 255}
	dark    = color.RGBA{0x1E, 0x0E, 0x08, 255}
	gold    = color.RGBA{0xFF, 0xD9, 0x6A, 255}
	bronze  = color.RGBA{0xB9, 0x84, 0x3A, 255}
	sealing = color.RGBA{0xA6, 0x24, 0x1C, 255}
)

// chance returns a number of 0 … 1 that looks like chance and is always the same for i.
var chance = outline.Seeded(5.9)

var numerals = [...]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}

// paintTablet paints frame and wax with its lines and numerals.
func paintTablet(lay *layout, p *ui.Page, rounds int) *ebiten.Image {
	shade := 2.4 * lay.u
	img := picture.New(lay.W+shade, lay.H+shade)
	c := outline.NewCanvas(lay.W+shade, lay.H+shade, lay.u)
	w, h, e := lay.W/lay.u, lay.H/lay.u, lay.edge/lay.u
	for i := range 6 {
		d := 0.4 * float64(i) * lay.u
		picture.Fill(img, d, d, lay.W, lay.H, color.RGBA{0, 0, 0, 36})
	}
	if p.High {
		picture.Fill(img, 0, 0, lay.W, lay.H, palette.White)
		picture.Fill(img, lay.u, lay.u, lay.W-2*lay.u, lay.H-2*lay.u, palette.Black)
	} else {
		paintWood(img, lay)
		paintBevel(c, w, h, e)
	}
	paintLines(c, lay, p.High)
	picture.Over(img, c.RGBA)
	st := scratched(lettering.Carved, math.Max(3.5*lay.u, math.Min(p.T(3), math.Min(lay.row*0.42, lay.left*0.5))), p.High)
	st.Align = lettering.Center
	for i := range lay.rows {
		name := "+"
		if i < rounds {
			name = numerals[i]
		}
		y := lay.edge + lay.head + lay.row*(float64(i)+0.5)
		lettering.Draw(img, name, lay.edge+lay.left*0.5, y+st.Cap()/2, lettering.Fit(name, st, lay.left*0.86))
	}
	st.Face, st.Size = lettering.Aside, math.Max(3.5*lay.u, math.Min(p.T(1)*1.1, lay.left*0.42))
	won := p.Words("rounds won")
	lettering.Draw(img, won, lay.edge+lay.left*0.5, lay.edge+lay.head+lay.row*(float64(lay.rows)+0.5)+st.Cap()/2, lettering.Fit(won, st, lay.left*0.94))
	return img
}

// scratched returns the style of text written by the stylus. high means high contrast.
func scratched(face lettering.Face, size float64, high bool) lettering.Style {
	if high {
		return lettering.Style{Face: face, Size: size, Color: palette.White}
	}
	return lettering.Style{Face: face, Size: size, Color: scratch, Edge: dark}
}

// paintWood lays the frame's planks and the wax between them.
func paintWood(img *ebiten.Image, lay *layout) {
	wood := picture.New(lay.W, lay.H)
	surface.Paint(wood, surface.Walnut, surface.Options{U: lay.u * 0.8, Glow: 0.6, GlowX: 0.2, GlowY: 0.1, Shift: 4})
	op := picture.Copying()
	op.ColorScale.Scale(1.35, 1.3, 1.25, 1)
	picture.Draw(img, wood, op)
	wood.Deallocate()
	wax := picture.New(lay.wax.W, lay.wax.H)
	surface.Paint(wax, surface.Wax, surface.Options{U: lay.u, Vignette: 0.3, Glow: 0.75, GlowX: 0.4, GlowY: 0.3, Inset: 2.4 * lay.u})
	picture.At(img, wax, lay.edge, lay.edge, 1)
	wax.Deallocate()
}

// paintBevel gives the frame its edges, light at the upper left.
func paintBevel(c outline.Canvas, w, h, e float64) {
	light, shadow := color.RGBA{70, 52, 30, 90}, color.RGBA{0, 0, 0, 120}
	edge := func(c outline.Canvas, a, b float64, col color.RGBA) {
		c.Poly(col, a, a, w-a, a, w-b, b, b, b)
		c.Poly(col, a, a, b, b, b, h-b, a, h-a)
	}
	lower := c.At(w, h, -1)
	edge(c, 0, 0.8, light)
	edge(lower, 0, 0.8, shadow)
	edge(c, e-0.7, e, shadow)
	edge(lower, e-0.7, e, light)
	for _, k := range [][4]float64{{0, 0, e, e}, {w, 0, w - e, e}, {0, h, e, h - e}, {w, h, w - e, h - e}} {
		c.Pen(0.25, color.RGBA{10, 5, 2, 150}, k[0], k[1], k[2], k[3])
	}
}

// paintLines paints the scratched lines between rounds and seats. high means high
// contrast.
func paintLines(c outline.Canvas, lay *layout, high bool) {
	x0, y0 := lay.edge/lay.u, lay.edge/lay.u
	w, h := lay.wax.W/lay.u, lay.wax.H/lay.u
	for i := range lay.rows + 1 {
		y := y0 + (lay.head+lay.row*float64(i))/lay.u
		scored(c, x0+1.2, y, x0+w-1.2, y, i, high)
	}
	for i := range lay.seats {
		x := x0 + (lay.left+lay.column*float64(i))/lay.u
		scored(c, x, y0+1.2, x, y0+h-1.2, 40+i, high)
	}
}

// scored draws a line scratched in wax: it wavers, and has a light edge beside a dark
// one. high means high contrast.
func scored(c outline.Canvas, x0, y0, x1, y1 float64, seed int, high bool) {
	if high {
		c.Pen(0.5, palette.White, x0, y0, x1, y1)
		return
	}
	var xy []float64
	const n = 24
	for i := range n + 1 {
		t := float64(i) / n
		d := 0.28 * (chance(seed*31+i) - 0.5)
		if y0 == y1 {
			xy = append(xy, x0+(x1-x0)*t, y0+d)
		} else {
			xy = append(xy, x0+d, y0+(y1-y0)*t)
		}
	}
	c.At(0.22, 0.26, 1).Pen(0.55, color.RGBA{14, 6, 3, 190}, xy...)
	c.Pen(0.36, scratch, xy...)
}

// How the stylus leans from its point: along the line to the right, upright, short as
// seen from above, or down over the lines to come.
const (
	along = iota
	upright
	downward
	leans
)

// tips are the places of the stylus's point in its pictures, in parts of its length.
var tips = [leans][2]float64{{0.04, 0.6}, {0.04, 0.6}, {0.06, 0.06}}

// paintStylus paints the bronze stylus, whose length is given in pixels. high means
// high contrast.
func paintStylus(pixels, lean int, high bool) *ebiten.Image {
	long := float64(pixels)
	c := outline.NewCanvas(long*1.12, long*1.12, long/100)
	shape := func(col color.RGBA, x, y, size, angle float64, uv string) {
		sin, cos := math.Sincos(angle)
		xy := outline.Numbers(uv)
		for i := 0; i < len(xy); i += 2 {
			u, v := xy[i]*size, xy[i+1]
			xy[i], xy[i+1] = 100*tips[lean][0]+x+u*cos+v*sin, 100*tips[lean][1]+y-u*sin+v*cos
		}
		c.Poly(col, xy...)
	}
	size, angle, shade := 1.0, 0.17, 0.11
	switch lean {
	case upright:
		size, angle, shade = 0.4, 1.3, 0.9
	case downward:
		angle, shade = -1.0, -0.94
	}
	const body = "0 0 14 -2.2 52 -3 84 -2.6 91 -5 99 -5.6 99 5.6 91 5 84 2.6 52 3 14 2.2"
	if high {
		shape(palette.White, 0, 0, size, angle, body)
		return picture.From(c.RGBA)
	}
	for i := range 3 {
		shape(color.RGBA{0, 0, 0, 44}, 0.5*float64(i), 0.7*float64(i), size, shade, body)
	}
	shape(color.RGBA{0x6A, 0x44, 0x16, 255}, 0, 0, size, angle, body)
	shape(bronze, 0, 0, size, angle, "0 0 14 -2.2 52 -3 84 -2.6 91 -5 99 -5.6 99 2.6 91 2.4 84 1 52 1.2 14 0.8")
	shape(color.RGBA{0xEE, 0xC8, 0x7C, 255}, 0, 0, size, angle, "4 -0.7 14 -1.9 52 -2.6 84 -2.2 91 -4.4 98 -5 98 -3.4 84 -1 52 -1.3 14 -0.8")
	for _, band := range [...]string{"18 -3.2 19 -3.2 19 3.2 18 3.2", "21 -3.2 22 -3.2 22 3.2 21 3.2", "50 -3.2 51 -3.2 51 3.2 50 3.2", "54 -3.2 55 -3.2 55 3.2 54 3.2", "57 -3.2 58 -3.2 58 3.2 57 3.2"} {
		shape(color.RGBA{0x5A, 0x38, 0x10, 255}, 0, 0, size, angle, band)
	}
	return picture.From(c.RGBA)
}

// paintSeal paints a seal of wax with a bone on it.
func paintSeal(d float64) *ebiten.Image {
	c := outline.NewCanvas(d*1.2, d*1.2, d/2).At(1.1, 1.1, 1)
	var xy []float64
	for i := range 36 {
		a := float64(i) / 36 * 2 * math.Pi
		r := 0.93 + 0.06*math.Sin(5*a) + 0.04*math.Sin(3*a+1)
		xy = append(xy, r*math.Cos(a), r*math.Sin(a))
	}
	c.At(0.08, 0.1, 1).Poly(color.RGBA{0, 0, 0, 90}, xy...)
	c.Poly(sealing, xy...)
	c.Disc(0, 0, 0.66, color.RGBA{0x7C, 0x16, 0x12, 255})
	c.Disc(0.03, 0.04, 0.62, color.RGBA{0xB4, 0x30, 0x26, 255})
	c.Pen(0.16, color.RGBA{0xE0, 0x84, 0x70, 255}, -0.3, 0.2, 0, -0.1, 0.3, -0.24)
	return picture.From(c.RGBA)
}

type loopKey struct {
	w, h int
	part int // of 24
	high bool
}

var loops = picture.Cache[loopKey]{Limit: 40}

// paintLoop paints the ring round a cast as far as it is drawn.
func paintLoop(k loopKey) *ebiten.Image {
	w, h := float64(k.w), float64(k.h)
	c := outline.NewCanvas(w, h, 1)
	var xy []float64
	const n = 48
	for i := range n*k.part/24 + 2 {
		t := float64(i) / n
		a := -2.7 + t*2*math.Pi*1.05
		r := 0.93 + 0.02*math.Sin(3*a) + 0.04*(t-0.5)
		xy = append(xy, w/2+(w/2-3)*r*math.Cos(a), h/2+(h/2-2)*r*math.Sin(a))
	}
	pen := math.Max(1.4, w*0.014)
	if k.high {
		c.Pen(pen*1.4, palette.White, xy...)
		return picture.From(c.RGBA)
	}
	c.At(pen*0.5, pen*0.6, 1).Pen(pen*1.4, color.RGBA{14, 6, 3, 180}, xy...)
	c.Pen(pen, scratch, xy...)
	return picture.From(c.RGBA)
}
