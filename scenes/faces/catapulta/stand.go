package catapulta

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/catapulta"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// coast is the distance from the stake to the sea, in units.
const coast = 25.0

// drawSea draws the sea, which leaves the view as the camera rises.
func (s *shore) drawSea(dst *ebiten.Image, sc *snapshot) {
	if s.sea == nil {
		return
	}
	_, y := sc.cam.Project(0, coast, 0)
	picture.At(dst, s.sea, 0, y-float64(s.sea.Bounds().Dy())+2*sc.Page.U, 1)
}

// paintSea paints the sea, dark at the horizon, with the last of a wave at its lower
// edge.
func paintSea(lay *layout, width float64) *ebiten.Image {
	u := lay.u
	_, shore := lay.aim.Project(0, coast, 0)
	h := math.Max(shore, 8*u) + 10*u
	c := outline.NewCanvas(width, h+4*u, 1)
	edge := func(from, down, k float64) *outline.Path {
		var path outline.Path
		path.MoveTo(0, from)
		for i := range 81 {
			a := float64(i) / 80 * width / (38 * u)
			path.LineTo(float64(i)/80*width, h+down+0.9*u*wobble(a*0.42, k))
		}
		path.LineTo(width, from)
		path.Close()
		return &path
	}
	for i := range 6 {
		outline.Fill(c.RGBA, edge(h-4*u, (3.4-0.8*float64(i))*u, 1), color.RGBA{14, 8, 2, 30}, outline.Over)
	}
	outline.Fill(c.RGBA, edge(h-4*u, -0.4*u, 1), color.RGBA{226, 226, 208, 235}, outline.Over)
	outline.Fill(c.RGBA, edge(0, -1.2*u, 1.1), color.RGBA{124, 158, 142, 255}, outline.Over)
	for i := range 9 {
		f := float64(i)
		outline.Fill(c.RGBA, edge(0, -(2+1.7*f+0.14*f*f)*u, 1.2+0.3*f), color.RGBA{2, 15, 20, 58}, outline.Over)
	}
	for i := range 90 {
		f := math.Mod(float64(i)*0.618034, 1)
		y := h - (3+float64(i%30)/30*math.Max(1, h/u-4))*u
		x, w := f*width, (2+3*math.Mod(f*7.3, 1))*u
		col := color.RGBA{62, 84, 78, 100}
		if i%3 == 0 {
			col = color.RGBA{150, 134, 84, 150}
		}
		c.Pen(math.Max(1, 0.22*u), col, x, y, x+w, y)
	}
	return picture.From(c.RGBA)
}

// drawStake draws the stake in its hole, with the board that shows its points.
func (s *shore) drawStake(dst *ebiten.Image, sc *snapshot) {
	u := sc.Page.U
	x, foot := sc.cam.Project(0, 0, 0)
	_, top := sc.cam.Project(0, 0, stake.Height)
	size := sc.cam.Size(0, 0, stake.Height/2)
	b := s.stake.Bounds().Size()
	op := picture.Copying()
	wide := 2 * stake.Radius * size
	lean := sc.shiver() * size
	op.GeoM.Scale(wide/float64(b.X), (foot-top+0.2*size)/float64(b.Y))
	op.GeoM.Translate(-wide/2, top-foot)
	op.GeoM.Skew(math.Atan(lean/(top-foot)), 0)
	op.GeoM.Translate(x, foot)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, s.stake, op)
	w, h := math.Max(7*u*sc.Page.Text, 1.1*size), math.Max(4.6*u*sc.Page.Text, 0.72*size)
	x, at := x+lean, top-h-0.3*u
	if sc.Page.High {
		picture.Fill(dst, x-w/2, at, w, h, palette.White)
		picture.Fill(dst, x-w/2+u/2, at+u/2, w-u, h-u, palette.Black)
	} else {
		picture.Fill(dst, x-w/2+0.4*u, at+0.5*u, w, h, palette.Fade(palette.Night, 0.5))
		picture.Fill(dst, x-w/2, at, w, h, color.RGBA{118, 72, 36, 255})
		picture.Fill(dst, x-w/2+0.3*u, at+0.3*u, w-0.6*u, h-0.6*u, color.RGBA{196, 146, 92, 255})
	}
	st := lettering.Style{Face: lettering.Figure, Size: h * 0.66, Color: palette.Contrast(sc.Page.High, palette.Ink, palette.White), Align: lettering.Center}
	lettering.Draw(dst, "20", x, at+h/2+st.Cap()/2, st)
}

// paintStake paints the stake with its red band. It is stretched to the camera when
// drawn. high means high contrast.
func paintStake(lay *layout, high bool) *ebiten.Image {
	size := lay.above.Scale
	w, h := 2*stake.Radius*size, stake.Height*size*0.7
	c := outline.NewCanvas(w, h, 1)
	if high {
		c.Box(0, 0, w, h, palette.White)
		for i := range 5 {
			c.Box(w*0.12, h*(0.08+0.18*float64(i)), w*0.76, h*0.08, palette.Black)
		}
		return picture.From(c.RGBA)
	}
	shade := func(f float64, col [3]float64) color.RGBA {
		l := 0.42 + 0.62*math.Sin(math.Pi*math.Min(1, 0.28+0.74*f))
		return color.RGBA{uint8(math.Min(255, col[0]*l)), uint8(math.Min(255, col[1]*l)), uint8(math.Min(255, col[2]*l)), 255}
	}
	cap := w * 0.2
	const n = 18
	for i := range n {
		f := float64(i) / n
		low := cap * (1 - math.Sqrt(math.Max(0, 1-(2*f-0.94)*(2*f-0.94))))
		c.Box(w*f, cap, w/n+0.6, h-cap-low, shade(1-f, [3]float64{156, 98, 52}))
		c.Box(w*f, h*0.24-low, w/n+0.6, h*0.12, shade(1-f, [3]float64{196, 44, 34}))
	}
	c.Oval(w/2, cap, w/2, cap, color.RGBA{198, 148, 92, 255})
	c.Oval(w/2, cap, w*0.3, cap*0.6, color.RGBA{164, 112, 62, 255})
	c.Oval(w/2, cap, w*0.2, cap*0.4, color.RGBA{198, 148, 92, 255})
	return picture.From(c.RGBA)
}

// drawCrab draws the crab at the edge, which steps aside for each bone that misses, and
// then back.
func (s *shore) drawCrab(dst *ebiten.Image, sc *snapshot) {
	if s.crab == nil {
		return
	}
	was, now := boardOf(&sc.Was), boardOf(&sc.Now)
	from, to := missed(&was), missed(&now)
	x, y := sc.cam.Project(crab[0]-1.6*(from+(to-from)*sc.steps), crab[1], 0)
	if from != to {
		y -= math.Abs(math.Sin(sc.steps*3*math.Pi)) * sc.Page.U
	}
	picture.Centred(dst, s.crab, x, y, 1)
}

// missed returns 1 if an odd number of bones lies outside the rings, otherwise 0.
func missed(b *game.Board) (odd float64) {
	for _, l := range b.Lies {
		if l.Zone == game.Outside {
			odd = 1 - odd
		}
	}
	return odd
}

// paintCrab paints the crab.
func paintCrab(lay *layout) *ebiten.Image {
	unit := math.Max(1.2*lay.u, lay.above.Scale*0.17)
	k := outline.NewCanvas(8*unit, 7*unit, unit).At(4, 3.6, 1)
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
	return picture.From(k.RGBA)
}
