package senate

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

var (
	joint  = color.RGBA{0x4E, 0x45, 0x3A, 255}
	rim    = color.RGBA{0x9A, 0x8C, 0x7C, 255}
	edge   = color.RGBA{0xA8, 0x9D, 0x8C, 255}
	marble = [tiers]color.RGBA{{0xE4, 0xDE, 0xD2, 255}, {0xEE, 0xEA, 0xE2, 255}, {0xF8, 0xF6, 0xF2, 255}}
	wine   = color.RGBA{0x82, 0x14, 0x26, 255}
	gilt   = color.RGBA{0xD8, 0xA6, 0x46, 255}
)

// sector adds a piece of a ring to a path, smaller by so many pixels all round.
func sector(p *outline.Path, cx, cy, r0, r1, a0, a1, less float64) {
	a0, a1 = math.Min(a0, a1), math.Max(a0, a1)
	r0, r1 = r0+less, r1-less
	p.Arc(cx, cy, r1, a0+less/r1, a1-less/r1)
	const n = 24
	for i := range n + 1 {
		a := a1 - less/r0 - (a1-a0-2*less/r0)*float64(i)/n
		p.LineTo(cx+r0*math.Cos(a), cy+r0*math.Sin(a))
	}
	p.Close()
}

// room is how much of the picture lies about the horseshoe, for its shadow.
func (pl *plan) room() float64 { return 6 * pl.u }

// paintCuria paints the tiers and Venus's place.
func paintCuria(pl *plan, high bool) *ebiten.Image {
	side := 2 * (pl.r + pl.room())
	c := outline.NewCanvas(side, side, pl.u)
	m := side / 2
	fill := func(x, y, r0, r1, a0, a1, less float64, col color.RGBA) {
		var p outline.Path
		sector(&p, x, y, r0*pl.r, r1*pl.r, a0, a1, less)
		outline.Fill(c.RGBA, &p, col, outline.Over)
	}
	if !high {
		for i := range 6 {
			d := pl.u * (0.5 + 0.5*float64(i))
			fill(m+d, m+1.2*d, 0.2, 1, from, from+sweep, -d*0.3, color.RGBA{0, 0, 0, 26})
		}
		fill(m, m, 0.24, 1, from, from+sweep, 0, rim)
	}
	fill(m, m, 0.25, 0.985, from, from+sweep, 0.4*pl.u, joint)
	for i := range steps - 1 {
		b := benchOf(i)
		if !high && i > 0 && b.tier != benchOf(i-1).tier {
			for k := range 5 {
				d := pl.u * (0.4 + 0.45*float64(k))
				fill(m+d, m+d, inner[b.tier]-0.1, outer[b.tier]+0.012, from, from+sweep, 0, color.RGBA{0, 0, 0, 34})
			}
			fill(m, m, inner[b.tier], outer[b.tier]+0.012, from, from+sweep, 0, joint)
		}
		paintBench(c, pl, m, b, high)
	}
	paintStairs(c, pl, m)
	paintVenus(c, pl, m, high)
	return ebiten.NewImageFromImage(c.RGBA)
}

// paintBench paints one bench as a cushion of marble.
func paintBench(c outline.Canvas, pl *plan, m float64, b bench, high bool) {
	fill := func(d, less float64, col color.RGBA) {
		var p outline.Path
		sector(&p, m+d, m+d, inner[b.tier]*pl.r, outer[b.tier]*pl.r, b.from, b.to, less)
		outline.Fill(c.RGBA, &p, col, outline.Over)
	}
	u := pl.u
	if high {
		fill(0, 0.4*u, palette.White)
		return
	}
	fill(0, 0.35*u, edge)
	fill(-0.12*u, 0.6*u, palette.White)
	fill(0.1*u, 0.85*u, marble[b.tier])
	for i := range 4 {
		fill(-0.1*u*float64(i), (1.3+0.5*float64(i))*u, color.RGBA{14, 14, 14, 14})
	}
	var p outline.Path
	a0, a1 := math.Min(b.from, b.to), math.Max(b.from, b.to)
	r := inner[b.tier]*pl.r + 2.6*u
	const n = 20
	for i := range n + 1 {
		a := a0 + 2.2*u/r + (a1-a0-4.4*u/r)*float64(i)/n
		if x, y := m+r*math.Cos(a), m+r*math.Sin(a); i == 0 {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	outline.Stroke(c.RGBA, &p, 0.28*u, color.RGBA{0x9C, 0x94, 0x88, 190}, outline.Over)
}

// paintStairs paints two stairs where one tier leads to the next.
func paintStairs(c outline.Canvas, pl *plan, m float64) {
	for tier, angle := range []float64{from + sweep, from} {
		r := (inner[tier] + outer[tier+1]) / 2 * pl.r
		side := float64(1 - 2*tier)
		for i := range 3 {
			a := angle + side*(0.028+0.012*float64(i))
			d := (float64(i) - 1) * 2 * pl.u
			sin, cos := math.Sincos(a)
			x, y := m+(r+d)*cos, m+(r+d)*sin
			tx, ty := -sin*2.2*pl.u, cos*2.2*pl.u
			stair := func(long, half float64, col color.RGBA) {
				var p outline.Path
				nx, ny := half*pl.u*cos, half*pl.u*sin
				p.MoveTo(x-long*tx-nx, y-long*ty-ny)
				p.LineTo(x+long*tx-nx, y+long*ty-ny)
				p.LineTo(x+long*tx+nx, y+long*ty+ny)
				p.LineTo(x-long*tx+nx, y-long*ty+ny)
				p.Close()
				outline.Fill(c.RGBA, &p, col, outline.Over)
			}
			stair(1.3, 1.15, joint)
			stair(1.2, 0.85, palette.Mix(edge, palette.White, float64(2-i)*0.4+0.2))
		}
	}
}

// paintVenus paints the cloth in the middle with its laurel.
func paintVenus(c outline.Canvas, pl *plan, m float64, high bool) {
	r, k := pl.r*laurel, 1/pl.u
	x, y := m*k, m*k
	c.Disc(x+0.7, y+0.8, r*k+0.3, color.RGBA{0, 0, 0, 120})
	if high {
		c.Disc(x, y, r*k, palette.Black)
		c.Disc(x, y, r*k-0.8, palette.White)
		return
	}
	c.Disc(x, y, r*k, color.RGBA{0x3A, 0x06, 0x10, 255})
	c.Disc(x, y, r*k-0.5, wine)
	for i := range 8 {
		f := float64(i) / 8
		c.Disc(x-r*k*0.25*f, y-r*k*0.25*f, (r*k-0.9)*(1-f*0.9), color.RGBA{12, 3, 5, 16})
	}
	for i := range 20 {
		a := math.Pi/2 + 0.32 + (2*math.Pi-0.64)*float64(i)/19
		leaf(c, x, y, r*k*0.8, a, i >= 10, r*k*0.22)
	}
}

// leaf paints a pair of gilt leaves on the laurel at an angle.
func leaf(c outline.Canvas, x, y, r, a float64, back bool, size float64) {
	turn := a + math.Pi/2
	if back {
		turn = a - math.Pi/2
	}
	for _, s := range []float64{-1, 1} {
		d := turn + s*0.5
		bx, by := x+r*math.Cos(a), y+r*math.Sin(a)
		tx, ty := bx-size*math.Cos(d), by-size*math.Sin(d)
		nx, ny := -math.Sin(d)*size*0.26, math.Cos(d)*size*0.26
		mx, my := (bx+tx)/2, (by+ty)/2
		c.Poly(color.RGBA{0x5A, 0x3A, 0x0C, 255}, bx, by, mx+nx*1.25, my+ny*1.25, tx, ty, mx-nx*1.25, my-ny*1.25)
		c.Poly(gilt, bx, by, mx+nx, my+ny, tx, ty, mx-nx, my-ny)
		c.Poly(color.RGBA{0xF4, 0xD6, 0x8A, 255}, bx, by, mx+nx*0.7, my+ny*0.7, tx, ty)
	}
}

// paintTablet paints the wooden tablet with its wax.
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
	return ebiten.NewImageFromImage(c.RGBA)
}

// A band is drawn of triangles that are made in the same memory each time.
type band struct {
	vertices []ebiten.Vertex
	indices  []uint16
}

// arc draws a piece of a ring in one colour, which fades over the pixel that an edge
// lies in: the engine's own smoothing paints the whole page at twice its size.
func (b *band) arc(dst *ebiten.Image, pl *plan, r0, r1, a0, a1 float64, c color.RGBA) {
	wide := math.Abs(a1 - a0)
	if wide < 1e-3 || r1-r0 < 1e-3 {
		return
	}
	b.vertices, b.indices = b.vertices[:0], b.indices[:0]
	half := math.Min(0.5, (r1-r0)/2)
	edge := math.Copysign(math.Min(0.5/r1, wide/2), a1-a0)
	n := max(2, int(wide*18))
	b.ray(pl, r0, r1, half, a0-edge, c, 0)
	for i := range n + 1 {
		b.ray(pl, r0, r1, half, a0+edge+(a1-a0-2*edge)*float64(i)/float64(n), c, 1)
	}
	b.ray(pl, r0, r1, half, a1+edge, c, 0)
	dst.DrawTriangles(b.vertices, b.indices, picture.White(), &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
}

// ray adds the four points of an arc at one angle, there or, at 0, not, and joins them
// to those before.
func (b *band) ray(pl *plan, r0, r1, half, a float64, c color.RGBA, there float32) {
	sin, cos := math.Sincos(a)
	for i, r := range [4]float64{r0 - half, r0 + half, r1 - half, r1 + half} {
		k := there / 255
		if i == 0 || i == 3 {
			k = 0
		}
		b.vertices = append(b.vertices, ebiten.Vertex{
			DstX: float32(pl.cx + r*cos), DstY: float32(pl.cy + r*sin), SrcX: 1, SrcY: 1,
			ColorR: k * float32(c.R), ColorG: k * float32(c.G), ColorB: k * float32(c.B), ColorA: k * float32(c.A),
		})
	}
	last := uint16(len(b.vertices) - 4)
	for i := last; last > 0 && i < last+3; i++ {
		b.indices = append(b.indices, i-4, i, i-3, i-3, i, i+1)
	}
}
