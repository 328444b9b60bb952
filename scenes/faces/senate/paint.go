package senate

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A curia caches the pictures of the board and the tablet.
type curia struct {
	painting.Kept[layout]
	whole, tablet *ebiten.Image
	band          band
}

// prepare repaints the cached pictures when the layout has changed.
func (c *curia) prepare(lay *layout, p *ui.Page) {
	if c.Renew(*lay, p) {
		c.whole = c.Keep(paintCuria(lay, p.High))
		c.tablet = c.Keep(paintTablet(lay.tablet.W, lay.tablet.H, lay.u, p.High))
	}
}

var (
	joint  = color.RGBA{0x4E, 0x45, 0x3A, 255}
	rim    = color.RGBA{0x9A, 0x8C, 0x7C, 255}
	edge   = color.RGBA{0xA8, 0x9D, 0x8C, 255}
	marble = [tiers]color.RGBA{{0xE4, 0xDE, 0xD2, 255}, {0xEE, 0xEA, 0xE2, 255}, {0xF8, 0xF6, 0xF2, 255}}
	wine   = color.RGBA{0x82, 0x14, 0x26, 255}
	gilt   = color.RGBA{0xD8, 0xA6, 0x46, 255}
)

// paintCuria paints the tiers and Venus's place. high means high contrast.
func paintCuria(lay *layout, high bool) *ebiten.Image {
	m, r := lay.r+lay.room(), lay.r/lay.u
	c := outline.NewCanvas(2*m, 2*m, 1).At(m, m, lay.u)
	fill := func(x, y, r0, r1, less float64, col color.RGBA) {
		c.At(x, y, 1).Poly(col, outline.Sector(r0*r, r1*r, from, from+sweep, less)...)
	}
	if !high {
		for i := range 6 {
			d := 0.5 + 0.5*float64(i)
			fill(d, 1.2*d, 0.2, 1, -d*0.3, color.RGBA{0, 0, 0, 26})
		}
		fill(0, 0, 0.24, 1, 0, rim)
	}
	fill(0, 0, 0.25, 0.985, 0.4, joint)
	for i := range steps - 1 {
		b := benchOf(i)
		if !high && i > 0 && b.tier != benchOf(i-1).tier {
			for k := range 5 {
				d := 0.4 + 0.45*float64(k)
				fill(d, d, inner[b.tier]-0.1, outer[b.tier]+0.012, 0, color.RGBA{0, 0, 0, 34})
			}
			fill(0, 0, inner[b.tier], outer[b.tier]+0.012, 0, joint)
		}
		paintBench(c, r, b, high)
	}
	paintStairs(c, r)
	paintVenus(c, r*laurel, high)
	return picture.From(c.RGBA)
}

// paintBench paints one bench as a cushion of marble. high means high contrast.
func paintBench(c outline.Canvas, r float64, b bench, high bool) {
	a0, a1 := b.ends()
	fill := func(d, less float64, col color.RGBA) {
		c.At(d, d, 1).Poly(col, outline.Sector(inner[b.tier]*r, outer[b.tier]*r, a0, a1, less)...)
	}
	if high {
		fill(0, 0.4, palette.White)
		return
	}
	fill(0, 0.35, edge)
	fill(-0.12, 0.6, palette.White)
	fill(0.1, 0.85, marble[b.tier])
	for i := range 4 {
		fill(-0.1*float64(i), 1.3+0.5*float64(i), color.RGBA{14, 14, 14, 14})
	}
	mid := inner[b.tier]*r + 2.6
	c.Pen(0.28, color.RGBA{0x9C, 0x94, 0x88, 190}, outline.Bow(mid, a0+2.2/mid, a1-2.2/mid)...)
}

// paintStairs paints two stairs where one tier leads to the next.
func paintStairs(c outline.Canvas, r float64) {
	for tier, angle := range []float64{from + sweep, from} {
		way := (inner[tier] + outer[tier+1]) / 2 * r
		side := float64(1 - 2*tier)
		for i := range 3 {
			sin, cos := math.Sincos(angle + side*(0.028+0.012*float64(i)))
			d := way + (float64(i)-1)*2
			at := c.At(d*cos, d*sin, 1)
			stair := func(long, half float64, col color.RGBA) {
				tx, ty, nx, ny := -long*sin, long*cos, half*cos, half*sin
				at.Poly(col, -tx-nx, -ty-ny, tx-nx, ty-ny, tx+nx, ty+ny, nx-tx, ny-ty)
			}
			stair(2.86, 1.15, joint)
			stair(2.64, 0.85, palette.Mix(edge, palette.White, float64(2-i)*0.4+0.2))
		}
	}
}

// paintVenus paints the cloth in the middle with its laurel; r is its radius in units.
// high means high contrast.
func paintVenus(c outline.Canvas, r float64, high bool) {
	c.Disc(0.7, 0.8, r+0.3, color.RGBA{0, 0, 0, 120})
	if high {
		c.Disc(0, 0, r, palette.Black)
		c.Disc(0, 0, r-0.8, palette.White)
		return
	}
	c.Disc(0, 0, r, color.RGBA{0x3A, 0x06, 0x10, 255})
	c.Disc(0, 0, r-0.5, wine)
	for i := range 8 {
		f := float64(i) / 8
		c.Disc(-r*0.25*f, -r*0.25*f, (r-0.9)*(1-f*0.9), color.RGBA{12, 3, 5, 16})
	}
	for i := range 20 {
		a := math.Pi/2 + 0.32 + (2*math.Pi-0.64)*float64(i)/19
		turn := a + math.Pi/2
		if i >= 10 {
			turn = a - math.Pi/2
		}
		for _, s := range []float64{-0.5, 0.5} {
			leaf(c.At(r*0.8*math.Cos(a), r*0.8*math.Sin(a), -r*0.22), turn+s)
		}
	}
}

// leaf paints a gilt leaf of the laurel that points at angle a, one measure long.
func leaf(c outline.Canvas, a float64) {
	y, x := math.Sincos(a)
	for _, part := range []struct {
		wide, back float64
		col        color.RGBA
	}{{0.325, -1, color.RGBA{0x5A, 0x3A, 0x0C, 255}}, {0.26, -1, gilt}, {0.182, 0, color.RGBA{0xF4, 0xD6, 0x8A, 255}}} {
		nx, ny := y*part.wide, -x*part.wide
		c.Poly(part.col, 0, 0, x/2+nx, y/2+ny, x, y, x/2+part.back*nx, y/2+part.back*ny)
	}
}

// paintTablet paints the wooden tablet with its wax. high means high contrast.
func paintTablet(w, h, u float64, high bool) *ebiten.Image {
	c := outline.NewCanvas(w+3*u, h+3*u, u)
	x, y := w/u, h/u
	wood, light, wax := color.RGBA{0x7A, 0x4A, 0x24, 255}, color.RGBA{0xA6, 0x6C, 0x3A, 255}, color.RGBA{0x2C, 0x1C, 0x18, 255}
	if high {
		wood, light, wax = palette.Black, palette.White, palette.Black
	}
	for i := range 4 {
		d := 0.4 + 0.5*float64(i)
		c.Box(d, d, x, y, color.RGBA{0, 0, 0, 40})
	}
	c.Box(0, 0, x, y, color.RGBA{0x3A, 0x20, 0x0E, 255})
	c.Box(0.2, 0.2, x-0.5, y-0.5, light)
	c.Box(0.5, 0.5, x-0.8, y-0.8, wood)
	for i := range 9 {
		c.Box(0.5, 0.6+float64(i)*(y-1.4)/9, x-0.8, 0.18, color.RGBA{30, 14, 4, 50})
	}
	c.Box(1.6, 1.6, x-3.2, y-3.2, color.RGBA{0x1C, 0x0E, 0x08, 255})
	c.Box(2, 2.1, x-3.8, y-3.9, wax)
	c.Box(2, y-2.1, x-3.8, 0.25, color.RGBA{0x8A, 0x62, 0x40, 160})
	return picture.From(c.RGBA)
}

// A band draws pieces of rings from triangles and reuses their memory.
type band struct {
	vertices []ebiten.Vertex
	indices  []uint32
}

// arc draws a piece of a ring in one colour, which fades over the pixel that an edge
// lies in: the engine's own smoothing paints the whole page at twice its size.
func (b *band) arc(dst *ebiten.Image, lay *layout, r0, r1, a0, a1 float64, c color.RGBA) {
	wide := math.Abs(a1 - a0)
	if wide < 1e-3 || r1-r0 < 1e-3 {
		return
	}
	b.vertices, b.indices = b.vertices[:0], b.indices[:0]
	half := math.Min(0.5, (r1-r0)/2)
	edge := math.Copysign(math.Min(0.5/r1, wide/2), a1-a0)
	n := max(2, int(wide*18))
	b.ray(lay, r0, r1, half, a0-edge, c, 0)
	for i := range n + 1 {
		b.ray(lay, r0, r1, half, a0+edge+(a1-a0-2*edge)*float64(i)/float64(n), c, 1)
	}
	b.ray(lay, r0, r1, half, a1+edge, c, 0)
	picture.Triangles(dst, b.vertices, b.indices)
}

// ray adds the edge of an arc at the angle a to the vertices to be drawn, with the
// opacity there, 0 to 1, and joins it to the edge before; half is half the width over
// which the arc's rims fade.
func (b *band) ray(lay *layout, r0, r1, half, a float64, c color.RGBA, there float64) {
	sin, cos := math.Sincos(a)
	for i, r := range [4]float64{r0 - half, r0 + half, r1 - half, r1 + half} {
		part := there
		if i == 0 || i == 3 {
			part = 0
		}
		b.vertices = append(b.vertices, picture.Corner(lay.cx+r*cos, lay.cy+r*sin, part, c))
	}
	last := uint32(len(b.vertices) - 4)
	for i := last; last > 0 && i < last+3; i++ {
		b.indices = append(b.indices, i-4, i, i-3, i-3, i, i+1)
	}
}
