package catapulta

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A shore is all that is painted once for a size of the page.
type shore struct {
	key   key
	still *ebiten.Image
}

type key struct {
	plan
	w, h, text float64
	target     int
	high       bool
}

func (s *shore) drop() {
	if s.still != nil {
		s.still.Deallocate()
	}
	*s = shore{}
}

func (s *shore) prepare(pl *plan, p *ui.Page, target int) {
	k := key{*pl, p.W, p.H, p.Text, target, p.High}
	if s.key == k {
		return
	}
	s.drop()
	s.key = k
	c := outline.NewCanvas(p.W, p.H, 1)
	if p.High {
		paintPlain(c, pl)
	} else {
		paintStake(c, pl)
		paintPlank(c, pl.plank, pl.u, false)
		paintPlank(c, pl.block, pl.u, true)
		paintCrab(c, pl)
	}
	paintNotches(c, pl, p.High)
	s.still = picture.New(p.W, p.H)
	if !p.High {
		paintScratches(s.still, pl, p)
	}
	picture.Over(s.still, c.RGBA)
	write(s.still, pl, p, target)
}

// broad is how many pixels wide sea and rings are painted at most: that is costly,
// and then they are stretched.
const broad = 1400.0

// paintScratches paints the sea, the shadow of the stake and the rings.
func paintScratches(dst *ebiten.Image, pl *plan, p *ui.Page) {
	k := math.Min(1, broad/p.W)
	c := outline.NewCanvas(p.W*k, p.H*k, 1)
	small := plan{u: pl.u * k, x: pl.x * k, y: pl.y * k, r: pl.r * k, sea: pl.sea * k}
	paintSea(c, &small, p.W*k)
	paintShadow(c, &small)
	paintRing(c, &small, 1)
	paintRing(c, &small, 0.5)
	img := ebiten.NewImageFromImage(c.RGBA)
	defer img.Deallocate()
	op := picture.Copying()
	op.GeoM.Scale(1/k, 1/k)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, img, op)
}

// wobble is an uneven line of the hand, −1 … 1.
func wobble(a, k float64) float64 {
	return (math.Sin(a*5+k) + math.Sin(a*11+2.3*k) + 0.7*math.Sin(a*23+k*k)) / 2.7
}

// ring is a ring about the stake, r of the outer one, off by some pixels.
func ring(pl *plan, r, rough, dx, dy float64) *outline.Path {
	var p outline.Path
	const n = 180
	for i := range n {
		a := float64(i) / n * 2 * math.Pi
		k := r + rough*wobble(a, 3*r)
		x, y := pl.sand(k*math.Cos(a), k*math.Sin(a))
		if i == 0 {
			p.MoveTo(x+dx, y+dy)
		} else {
			p.LineTo(x+dx, y+dy)
		}
	}
	p.Close()
	return &p
}

// paintRing scratches a ring: a furrow in shade with sand thrown up beside it.
func paintRing(c outline.Canvas, pl *plan, r float64) {
	pen := math.Max(1.2, pl.r*0.026)
	for i := range 4 {
		outline.Fill(c.RGBA, ring(pl, r*(1-0.02*float64(i)), 0.006, 0, 0), color.RGBA{4, 2, 0, 10}, outline.Over)
	}
	outline.Stroke(c.RGBA, ring(pl, r, 0.011, pen*0.8, pen*0.8), pen, color.RGBA{222, 200, 146, 240}, outline.Over)
	outline.Stroke(c.RGBA, ring(pl, r+0.008, 0.014, -pen*0.5, -pen*0.5), pen*0.7, color.RGBA{150, 130, 86, 200}, outline.Over)
	outline.Stroke(c.RGBA, ring(pl, r, 0.008, 0, 0), pen, color.RGBA{84, 64, 34, 255}, outline.Over)
	outline.Stroke(c.RGBA, ring(pl, r, 0.014, -pen*0.15, -pen*0.15), pen*0.4, color.RGBA{50, 36, 18, 255}, outline.Over)
}

// paintSea lets the last of a wave run out at the upper edge.
func paintSea(c outline.Canvas, pl *plan, width float64) {
	edge := func(down, k float64) *outline.Path {
		var path outline.Path
		path.MoveTo(0, 0)
		for i := range 81 {
			a := float64(i) / 80 * width / (38 * pl.u)
			path.LineTo(float64(i)/80*width, pl.sea+down+1.7*pl.u*wobble(a*0.42, k))
		}
		path.LineTo(width, 0)
		path.Close()
		return &path
	}
	u := pl.u
	for i := range 5 {
		outline.Fill(c.RGBA, edge((7-1.2*float64(i))*u, 1), color.RGBA{4, 2, 0, 20}, outline.Over)
	}
	outline.Fill(c.RGBA, edge(1.2*u, 1), color.RGBA{226, 226, 208, 235}, outline.Over)
	outline.Fill(c.RGBA, edge(0.4*u, 1.1), color.RGBA{124, 158, 142, 255}, outline.Over)
	for i := range 9 {
		f := float64(i)
		outline.Fill(c.RGBA, edge(-(1+1.5*f)*u, 1.2+0.3*f), color.RGBA{2, 24, 28, 56}, outline.Over)
	}
	for i := range 3 {
		outline.Stroke(c.RGBA, edge(-(2.6+3.4*float64(i))*u, 2+float64(i)), 0.5*u, color.RGBA{110, 130, 122, 130}, outline.Over)
	}
}

// paintShadow lays the stake's long evening shadow over the sand.
func paintShadow(c outline.Canvas, pl *plan) {
	for i := range 6 {
		w := 0.05 - 0.006*float64(i)
		x0, y0 := pl.sand(0.02, 0.02)
		x1, y1 := pl.sand(1.45, 0.72)
		dx, dy := -0.43*w*pl.r, 0.9*w*pl.r
		c.Poly(color.RGBA{2, 1, 0, 30}, x0-dx, y0-dy, x1-dx, y1-dy, x1+dx, y1+dy, x0+dx, y0+dy)
		c.Oval(x0, y0, (0.13-0.012*float64(i))*pl.r, (0.1-0.01*float64(i))*pl.r, color.RGBA{2, 1, 0, 28})
	}
}

// paintStake stands the stake up with its red band and its board.
func paintStake(c outline.Canvas, pl *plan) {
	s := c.At(pl.x, pl.y, pl.r)
	const w, h = 0.056, 0.34
	shade := func(f float64, col [3]float64) color.RGBA {
		l := 0.42 + 0.62*math.Sin(math.Pi*math.Min(1, 0.28+0.74*f))
		return color.RGBA{uint8(math.Min(255, col[0]*l)), uint8(math.Min(255, col[1]*l)), uint8(math.Min(255, col[2]*l)), 255}
	}
	const n = 14
	for i := range n {
		f := float64(i) / n
		x := -w + 2*w*f
		low := 0.028 * math.Sqrt(math.Max(0, 1-(2*f-0.93)*(2*f-0.93)))
		s.Box(x, -h, 2*w/n+0.002, h+low, shade(1-f, [3]float64{156, 98, 52}))
		s.Box(x, -0.19+low, 2*w/n+0.002, 0.07, shade(1-f, [3]float64{196, 44, 34}))
	}
	s.Oval(0, -h, w, 0.03, color.RGBA{198, 148, 92, 255})
	s.Oval(0, -h, w*0.6, 0.018, color.RGBA{164, 112, 62, 255})
	s.Oval(0, -h, w*0.42, 0.012, color.RGBA{198, 148, 92, 255})
	s.Box(-0.09, -h-0.135, 0.19, 0.115, color.RGBA{60, 34, 14, 150})
	s.Box(-0.095, -h-0.145, 0.19, 0.115, color.RGBA{118, 72, 36, 255})
	s.Box(-0.088, -h-0.138, 0.176, 0.1, color.RGBA{196, 146, 92, 255})
	s.Pen(0.004, color.RGBA{160, 110, 64, 255}, -0.088, -h-0.1, 0.03, -h-0.103, 0.088, -h-0.098)
}

// paintPlank lays a board of driftwood, its grain along its longer side.
func paintPlank(c outline.Canvas, r ui.Rect, u float64, across bool) {
	path := func(dx, dy, in float64) *outline.Path {
		var p outline.Path
		b := math.Min(r.W, r.H) * 0.07
		x, y, w, h := r.X+dx+in, r.Y+dy+in, r.W-2*in, r.H-2*in
		p.MoveTo(x, y)
		if across {
			p.LineTo(x+w, y+b*0.4)
			p.CubicTo(x+w+b, y+h*0.3, x+w-b, y+h*0.7, x+w, y+h)
			p.LineTo(x, y+h-b*0.3)
			p.CubicTo(x-b, y+h*0.6, x+b, y+h*0.3, x, y)
		} else {
			p.CubicTo(x+w*0.3, y-b, x+w*0.7, y-b, x+w, y+b*0.3)
			p.LineTo(x+w-b*0.4, y+h)
			p.CubicTo(x+w*0.7, y+h+b, x+w*0.3, y+h+b, x+b*0.3, y+h)
		}
		p.Close()
		return &p
	}
	for i := range 6 {
		d := float64(i) * 0.35 * u
		outline.Fill(c.RGBA, path(d*1.6, d, 0), color.RGBA{10, 6, 2, 26}, outline.Over)
	}
	outline.Fill(c.RGBA, path(0, 0, 0), color.RGBA{84, 68, 50, 255}, outline.Over)
	outline.Fill(c.RGBA, path(0, 0, 0.35*u), color.RGBA{150, 130, 104, 255}, outline.Over)
	long, wide := r.H, r.W
	if across {
		long, wide = wide, long
	}
	for i := range 11 {
		o := wide * (0.09 + 0.082*float64(i))
		var xy []float64
		for k := range 25 {
			a := float64(k) / 24
			l, m := long*(0.02+0.96*a), o+wide*0.014*wobble(a*1.3, float64(i)*1.7)
			if across {
				xy = append(xy, r.X+l, r.Y+m)
			} else {
				xy = append(xy, r.X+m, r.Y+l)
			}
		}
		col := color.RGBA{108, 90, 68, 200}
		if i%3 == 1 {
			col = color.RGBA{178, 160, 132, 210}
		}
		c.Pen(math.Max(0.8, 0.22*u), col, xy...)
	}
}

// paintNotches cuts the notches of the plank.
func paintNotches(c outline.Canvas, pl *plan, high bool) {
	col := color.RGBA{48, 36, 24, 255}
	if high {
		col = palette.White
	}
	for i := range 21 {
		w, pen := 0.36, 0.45
		if i%5 == 0 {
			w, pen = 0.9, 0.8
		}
		y := pl.notch(float64(i) / 20)
		c.Pen(math.Max(1, pen*pl.u), col, pl.plank.X+pl.plank.W*(0.95-w), y, pl.plank.X+pl.plank.W*0.96, y)
	}
}

// paintPlain draws the rings, the stake and the plank in white on black.
func paintPlain(c outline.Canvas, pl *plan) {
	for _, r := range []float64{1, 0.5} {
		outline.Stroke(c.RGBA, ring(pl, r, 0, 0, 0), 0.8*pl.u, palette.White, outline.Over)
	}
	s := c.At(pl.x, pl.y, pl.r)
	s.Box(-0.11, -0.5, 0.22, 0.14, palette.Black)
	s.Box(-0.056, -0.34, 0.112, 0.36, palette.White)
	for i := range 4 {
		s.Box(-0.04, -0.31+0.08*float64(i), 0.08, 0.035, palette.Black)
	}
	for _, r := range []ui.Rect{pl.plank, pl.block} {
		c.Pen(0.6*pl.u, palette.White, r.X, r.Y, r.X+r.W, r.Y, r.X+r.W, r.Y+r.H, r.X, r.Y+r.H, r.X, r.Y)
	}
}

// paintCrab sets a crab at the edge, who watches.
func paintCrab(c outline.Canvas, pl *plan) {
	x, y := pl.sand(-0.9, 0.95)
	k := c.At(x, y, math.Max(0.9*pl.u, pl.r*0.02))
	shell, dark := color.RGBA{178, 74, 44, 255}, color.RGBA{122, 44, 26, 255}
	k.Oval(0.5, 0.6, 2.6, 1.4, color.RGBA{20, 12, 4, 70})
	for _, s := range []float64{-1, 1} {
		for i := range 3 {
			f := float64(i)
			k.Pen(0.4, dark, s*1.2, 0.3*f, s*(2.5-0.2*f), 0.1+0.6*f, s*(2.9-0.2*f), 0.9+0.5*f)
		}
		k.Pen(0.5, dark, s*1.3, -0.5, s*2.2, -1.2, s*1.8, -1.9)
		k.Disc(s*1.7, -2, 0.6, shell)
		k.Pen(0.24, dark, s*0.5, -0.8, s*0.6, -1.5)
		k.Disc(s*0.6, -1.6, 0.32, color.RGBA{20, 10, 6, 255})
	}
	k.Oval(0, 0, 1.9, 1.3, dark)
	k.Oval(-0.1, -0.15, 1.7, 1.05, shell)
}

// write scratches what each ring makes of a bone, and the figures of the plank.
func write(dst *ebiten.Image, pl *plan, p *ui.Page, target int) {
	size := math.Max(3.5*pl.u, pl.r*0.17)
	st := lettering.Style{Face: lettering.Title, Size: size, Color: color.RGBA{70, 52, 26, 255}, Align: lettering.Center}
	light := st
	light.Color = color.RGBA{222, 200, 146, 220}
	if p.High {
		st.Color = palette.White
	}
	for _, z := range []struct {
		text string
		x    float64
	}{{"5", -0.75}, {"10", -0.31}} {
		x, y := pl.sand(z.x, 0)
		y += st.Cap() / 2
		if !p.High {
			lettering.Draw(dst, z.text, x+size*0.03, y+size*0.04, light)
		}
		lettering.Draw(dst, z.text, x, y, st)
	}
	st.Size, st.Face, st.Color = math.Max(3.5*pl.u, pl.r*0.085), lettering.Figure, palette.Ink
	x, y := pl.sand(0, 0)
	if p.High {
		st.Color = palette.White
	}
	lettering.Draw(dst, "20", x, y-0.428*pl.r+st.Cap()/2, st)
	st = lettering.Style{Face: lettering.Figure, Size: p.T(1), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	for _, part := range []float64{0, 0.5, 1} {
		text := words.Int(int(part * float64(target)))
		y := pl.notch(part)
		lettering.Draw(dst, text, pl.plank.X+pl.plank.W*0.34, y-0.9*pl.u, lettering.Shrink(text, st, pl.plank.W, 3*pl.u))
	}
}
