package catapulta

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A shore holds the pictures painted once per layout, and the buffers for drawing the
// bones.
type shore struct {
	painting.Kept[layout]
	sand    throwing.Sheet // the sand with everything drawn on it
	sea     *ebiten.Image
	stake   *ebiten.Image
	crab    *ebiten.Image
	painter bone.Painter
	hand    throwing.Hand

	poses, back, front, track []bone.Pose
	furrows                   map[*bone.Tape][]mark // furrows of the bones at rest, by flight
	spots                     []picture.Stamp
}

type rgba = color.RGBA

// prepare paints the pictures again if the layout, the look of the page or the target
// has changed.
func (s *shore) prepare(sc *snapshot) {
	p := sc.Page
	if !s.Renew(sc.layout, p, sc.board.Target) {
		return
	}
	s.sand = paintSand(&sc.layout, p.High)
	s.Keep(s.sand.Image)
	s.stake = s.Keep(paintStake(&sc.layout, p.High))
	s.sea, s.crab = nil, nil
	if !p.High {
		s.sea, s.crab = s.Keep(paintSea(&sc.layout, p.W)), s.Keep(paintCrab(&sc.layout))
	}
}

// The part of the beach that is painted, in units.
const (
	west, east   = -11.0, 12.0
	south, north = -15.0, 9.0
)

// broad is the largest width of the painted sand in pixels. Painting is slow, so a wider
// view stretches the picture.
const broad = 1400.0

// A patch is a canvas for the sand, at k pixels per unit.
type patch struct {
	outline.Canvas
	k float64
}

// at returns the pixel of a point of the sand given in units.
func (c *patch) at(x, y float64) (px, py float64) { return (x - west) * c.k, (north - y) * c.k }

// paintSand paints everything that lies flat: the shadow of the stake, the rings, the
// line, the plank and the block. high means high contrast.
func paintSand(lay *layout, high bool) throwing.Sheet {
	k := math.Min(lay.above.Scale, broad/(east-west))
	c := &patch{outline.NewCanvas((east-west)*k, (north-south)*k, 1), k}
	board := ui.Rect{X: (plank - plankWide - west) * k, Y: (north - plankY - 0.5) * k, W: 2 * plankWide * k, H: (plankY - plankLow + 1) * k}
	rest := ui.Rect{X: (block[0] - 2.2 - west) * k, Y: (north - block[1] - 0.9) * k, W: 4.4 * k, H: 1.9 * k}
	if high {
		c.paintPlain(board, rest)
	} else {
		c.paintShadow()
		c.paintRing(outer)
		c.paintRing(inner)
		c.paintLine()
		paintPlank(c.Canvas, board, 0.16*k, false)
		paintPlank(c.Canvas, rest, 0.16*k, true)
	}
	c.paintNotches(high)
	img := picture.From(c.RGBA)
	c.write(img, high)
	return throwing.Sheet{Image: img, X0: west, X1: east, Y0: south, Y1: north}
}

// wobble returns the offset of a hand-drawn line at angle a, about −1 to 1; k selects
// the line.
func wobble(a, k float64) float64 {
	return (math.Sin(a*5+k) + math.Sin(a*11+2.3*k) + 0.7*math.Sin(a*23+k*k)) / 2.7
}

// ring returns a rough ring of r units about the stake, shifted by dx, dy pixels.
func (c *patch) ring(r, rough, dx, dy float64) *outline.Path {
	var p outline.Path
	const n = 180
	for i := range n {
		a := float64(i) / n * 2 * math.Pi
		k := r + outer*rough*wobble(a, r/2)
		x, y := c.at(k*math.Cos(a), k*math.Sin(a))
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
func (c *patch) paintRing(r float64) {
	pen := math.Max(1.2, outer*c.k*0.036)
	for i := range 4 {
		outline.Fill(c.RGBA, c.ring(r*(1-0.02*float64(i)), 0.006, 0, 0), color.RGBA{4, 2, 0, 10}, outline.Over)
	}
	c.furrow(pen, func(rough, dx, dy float64) *outline.Path { return c.ring(r, rough, dx, dy) })
}

// furrow scratches along a path. It calls path for each layer with its roughness and its
// shift in pixels.
func (c *patch) furrow(pen float64, path func(rough, dx, dy float64) *outline.Path) {
	for _, l := range []struct {
		rough, off, pen float64
		col             color.RGBA
	}{
		{0.011, 0.8, 1, color.RGBA{222, 200, 146, 240}}, {0.014, -0.5, 0.7, color.RGBA{150, 130, 86, 200}},
		{0.008, 0, 1, color.RGBA{112, 88, 52, 255}}, {0.014, -0.15, 0.45, color.RGBA{76, 56, 30, 255}},
	} {
		outline.Stroke(c.RGBA, path(l.rough, pen*l.off, pen*l.off), pen*l.pen, l.col, outline.Over)
	}
}

// paintLine scratches the line from which the bones are tossed.
func (c *patch) paintLine() {
	c.furrow(math.Max(1.2, outer*c.k*0.036), func(rough, dx, dy float64) *outline.Path {
		var p outline.Path
		for i := range 61 {
			f := float64(i) / 60
			x, y := c.at(-8+16.5*f, line+4*rough*wobble(f*3, 1.3))
			p.LineTo(x+dx, y+dy)
		}
		return &p
	})
}

// paintShadow paints the hole of the stake and its long evening shadow.
func (c *patch) paintShadow() {
	for i := range 6 {
		w := (0.05 - 0.006*float64(i)) * outer
		x0, y0 := c.at(0.1, -0.1)
		x1, y1 := c.at(8.4, -4.5)
		dx, dy := -0.43*w*c.k, 0.9*w*c.k
		c.Poly(color.RGBA{2, 1, 0, 30}, x0-dx, y0-dy, x1-dx, y1-dy, x1+dx, y1+dy, x0+dx, y0+dy)
		c.Oval(x0, y0, (0.13-0.012*float64(i))*outer*c.k, (0.1-0.01*float64(i))*outer*c.k, color.RGBA{2, 1, 0, 28})
	}
}

// paintPlank paints a board of driftwood, its grain along its longer side.
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

// paintNotches cuts the notches of the plank. high means high contrast.
func (c *patch) paintNotches(high bool) {
	col := palette.Contrast(high, color.RGBA{48, 36, 24, 255}, palette.White)
	for i := range 21 {
		w, pen := 0.36, 0.07
		if i%5 == 0 {
			w, pen = 0.9, 0.13
		}
		x0, y := c.at(plank+plankWide*(0.9-2*w), notch(float64(i)/20))
		x1, _ := c.at(plank+plankWide*0.92, 0)
		c.Pen(math.Max(1, pen*c.k), col, x0, y, x1, y)
	}
}

// paintPlain draws rings, line, plank and block in white on black.
func (c *patch) paintPlain(boards ...ui.Rect) {
	pen := 0.13 * c.k
	for _, r := range []float64{outer, inner} {
		outline.Stroke(c.RGBA, c.ring(r, 0, 0, 0), pen, palette.White, outline.Over)
	}
	x0, y := c.at(-8, line)
	x1, _ := c.at(8.5, line)
	c.Pen(pen, palette.White, x0, y, x1, y)
	for _, r := range boards {
		c.Poly(palette.Black, r.X, r.Y, r.X+r.W, r.Y, r.X+r.W, r.Y+r.H, r.X, r.Y+r.H)
		c.Pen(pen, palette.White, r.X, r.Y, r.X+r.W, r.Y, r.X+r.W, r.Y+r.H, r.X, r.Y+r.H, r.X, r.Y)
	}
}

// write scratches into the sand by how much each ring multiplies a bone. high means
// high contrast.
func (c *patch) write(dst *ebiten.Image, high bool) {
	size := 1.6 * c.k
	st := lettering.Style{Face: lettering.Title, Size: size, Color: color.RGBA{70, 52, 26, 255}, Align: lettering.Center}
	light := st
	light.Color = color.RGBA{222, 200, 146, 220}
	if high {
		st.Color = palette.White
	}
	for _, z := range []struct {
		text string
		x    float64
	}{{"5", -4.5}, {"10", -1.85}} {
		x, y := c.at(z.x, 0)
		y += st.Cap() / 2
		if !high {
			lettering.Draw(dst, z.text, x+size*0.03, y+size*0.04, light)
		}
		lettering.Draw(dst, z.text, x, y, st)
	}
}
