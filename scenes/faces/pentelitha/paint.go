package pentelitha

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A wall caches the picture of the hand and the buffers for drawing bones.
type wall struct {
	painting.Kept[layout]
	hand    *ebiten.Image
	painter bone.Painter
	ring    throwing.Hand
	ghost   []bone.Pose // poses of the ghost's bones
}

// arm is the height of the painted hand and forearm in measures; the arm slides up with
// the hand.
const arm = 203.0

// body is the outline of the hand, whose wrist ends at 145 and continues straight from
// there.
const body = "M 32.6 200 L 32.8 145 C 33.2 137 33.6 130 33.2 124 C 32.6 119 31.6 115 30.2 110.6 C 29 106 28 103 26.2 99.4 C 24.4 96.6 22 94.6 19.7 92.1 C 16.8 89.4 13.6 87 11.8 84 C 8 76 4 69 1.2 62 C -0.4 57.6 1.8 55.6 4.6 55.6 C 6.8 55.6 8 56.6 9.2 58.6 C 12.6 65 16.6 71.6 21.4 78.1 C 23 80 24.6 81.6 26.4 82.4 C 26.4 79 27.4 76.6 28 73.7 C 28.6 71 29.6 68.6 29.4 65.8 C 28.8 62.6 27.6 60 27 56.5 C 25.4 43 24.2 30 23.2 17.6 C 23 14 24.4 12.2 27 12.2 C 29.6 12.2 31 13.6 31.6 16.6 C 34 30 36.4 43 38.6 55.6 C 38.8 57.4 39.8 57.4 40 55.6 C 41 40 41.4 24 42.2 7.6 C 42.4 3.2 43.6 0.8 46.3 0.8 C 49 0.8 50.2 3.2 50.3 7 C 50.5 24 50.4 40 50.6 55.4 C 50.8 57.2 51.8 57.2 52.2 55.4 C 55.4 41 59 27 62.8 14 C 63.8 10.6 65.2 8.8 67.6 9.2 C 70.6 9.6 71.6 11.8 71 15 C 68.6 30 65.4 44 62.4 58.6 C 62.2 60.4 63.4 60.8 64.4 59.2 C 69.2 50.4 74.2 41 79 32 C 80.4 29.2 82.2 27.8 84.2 28.8 C 86.6 30 86.8 32 85.6 35 C 81 47 75.6 58.6 70.9 70 C 71 72 71.4 74 71.3 76.2 C 71.4 80.4 71.2 84.6 70.4 88.5 C 69.4 93.6 68 98.4 66.2 103.2 C 64.2 109 62.6 114.6 61.8 120.4 C 61.2 128 61 137 61.2 145 L 61.4 200 Z"

// nails, knuckles, and the lines of age and sinew.
const (
	nails    = "M 2.6 61.6 C 2 58.6 3.2 57.2 5 57.2 C 6.8 57.4 8 59.8 7.6 61.6 C 6.4 63.4 3.8 63.6 2.6 61.6 Z M 25 20 C 24.4 16.4 25 14.4 27.2 14.4 C 29.4 14.4 30.2 16.8 30 20 C 28.8 21.6 26.2 21.6 25 20 Z M 43.8 9.4 C 43.6 5 44.4 3 46.3 3 C 48.2 3 49 5.4 48.8 9.4 C 47.6 11 45 11 43.8 9.4 Z M 63.8 16.8 C 64.2 13.2 65.4 11 67.2 11.2 C 69.4 11.6 69.8 14 69 17.2 C 67.6 18.6 65 18.4 63.8 16.8 Z M 79.4 36 C 80 33 81.6 30.6 83.4 31 C 85 31.6 84.8 33.8 83.4 36.6 C 82 37.8 80.2 37.4 79.4 36 Z"
	knuckles = "M 28.6 38 C 30 36.8 32 36.6 33.4 37.4 M 28.8 39.8 C 30.2 38.8 32 38.6 33.4 39.2 M 43.4 30 C 45 28.8 47.4 28.8 49 30 M 43.6 32 C 45.2 31 47.4 31 48.8 32 M 58.8 35.6 C 60.4 34.8 63 35.4 64.4 36.6 M 58.6 37.4 C 60.2 36.8 62.6 37.2 64 38.4 M 73.6 46 C 75 45.4 77.4 46.6 78.4 48 M 72.8 47.6 C 74.2 47.2 76.4 48.2 77.4 49.6 M 13.6 71.4 C 13.4 73 12.4 74.6 11 75.6 M 32.6 63.8 C 34 61.8 37 61.6 38.6 63.2 M 43.4 62 C 45 60 48 60 49.6 61.8 M 54.4 62.8 C 56 61.2 58.8 61.6 60.2 63.4 M 63.6 68 C 64.8 66.6 67 67 68 68.6"
	sinews   = "M 36.6 68 C 37.8 75 39.6 82 41.4 88 M 46.6 66 C 47 74 47.4 82 47.8 89 M 57 67 C 55.8 74 54.4 82 53.4 89 M 65.4 73 C 63.4 79 61 84.6 58.6 90 M 37 126 C 41 128 46 128.6 50 128 M 52 125 C 55 125.6 58 125 60.6 123.6"
)

// hatched holds the lines along which shade is hatched: from the upper to the lower end
// of the right edge of each finger and of the palm.
var hatched = [][4]float64{
	{31.4, 18, 38.2, 54}, {50, 10, 50.4, 54}, {70.4, 18, 62.8, 56}, {84.8, 37, 71.6, 68}, {71, 74, 66.6, 101}, {66, 104, 61.4, 124}, {8.6, 59, 24, 81},
}

// prepare repaints the cached hand when the layout has changed.
func (w *wall) prepare(lay *layout, p *ui.Page) {
	if w.Renew(*lay, p) {
		w.hand = w.Keep(paintHand(lay, p.High))
	}
}

// paintHand paints the hand with its shadow.
func paintHand(lay *layout, plain bool) *ebiten.Image {
	wide, high := (span+24)*lay.m, arm*lay.m
	c := outline.NewCanvas(wide, high, lay.m).At(6, 2, 1)
	if plain {
		c.Fill(body, palette.White)
		c.Line(body, 1.2, palette.Black)
		c.Line(nails, 0.7, palette.Black)
		c.Line(knuckles, 0.7, palette.Black)
		return picture.From(c.RGBA)
	}
	skin := outline.NewCanvas(wide, high, lay.m).At(6, 2, 1)
	paintSkin(skin)
	for i := range 9 {
		s := c.At(0.7+0.55*float64(i), 0.5+0.36*float64(i), 1)
		s.Fill(body, color.RGBA{6, 2, 1, 13})
	}
	img := picture.From(c.RGBA)
	top := picture.From(skin.RGBA)
	img.DrawImage(top, nil)
	top.Deallocate()
	return img
}

// paintSkin paints the hand: flesh with light on the left, outlined and hatched in
// red ochre, and a serpent of gold about the wrist.
func paintSkin(c outline.Canvas) {
	ochre := color.RGBA{134, 42, 24, 255}
	c.Fill(body, color.RGBA{222, 178, 142, 255})
	shade := func(x, y, rx, ry float64, col color.RGBA) {
		var p outline.Path
		p.Ellipse(c.X+x*c.K, c.Y+y*c.K, rx*c.K, ry*c.K)
		outline.Fill(c.RGBA, &p, col, outline.Atop)
	}
	for i := range 14 {
		f := float64(i)
		shade(72, 92, 21-1.2*f, 36-1.7*f, color.RGBA{3, 1, 0, 10})
		shade(64, 128, 14-0.8*f, 34-2*f, color.RGBA{3, 1, 0, 10})
		shade(47, 70, 24-1.3*f, 12-0.7*f, color.RGBA{2, 1, 1, 6})
		shade(26, 92, 9-0.5*f, 12-0.7*f, color.RGBA{2, 1, 1, 6})
		shade(40, 90, 12-0.7*f, 16-f, color.RGBA{10, 9, 8, 10})
		shade(40, 128, 7-0.4*f, 26-1.5*f, color.RGBA{10, 9, 8, 10})
	}
	for _, e := range hatched {
		dx, dy := e[2]-e[0], e[3]-e[1]
		l := math.Hypot(dx, dy)
		for i := range 10 {
			w := 5.5 - 0.5*float64(i)
			var p outline.Path
			p.MoveTo(c.X+e[0]*c.K, c.Y+e[1]*c.K)
			p.LineTo(c.X+e[2]*c.K, c.Y+e[3]*c.K)
			outline.Stroke(c.RGBA, &p, w*c.K, color.RGBA{7, 2, 1, 9}, outline.Atop)
		}
		n := int(l / 2.3)
		for i := range n {
			f := (float64(i) + 0.5) / float64(n)
			x, y := e[0]+dx*f-0.5, e[1]+dy*f
			k := 2 + 0.7*math.Sin(float64(i)*2.3)
			c.Pen(0.34, color.RGBA{120, 44, 26, 190}, x, y, x-k, y+k*0.7)
		}
	}
	c.Line(sinews, 0.42, color.RGBA{124, 56, 36, 150})
	c.Line(knuckles, 0.5, color.RGBA{126, 46, 28, 220})
	c.Fill(nails, color.RGBA{244, 216, 192, 255})
	c.Line(nails, 0.42, ochre)
	c.Line(body, 1.15, ochre)
	c.Line(body, 0.45, color.RGBA{98, 26, 14, 255})
	paintSerpent(c)
}

// paintSerpent winds a serpent of gold about the wrist.
func paintSerpent(c outline.Canvas) {
	const lower = "M 30.6 141.4 C 38 145.6 54 145.8 63.6 141"
	const upper = "M 31 135.4 C 38 139.6 54 139.8 63.4 134.8"
	const head = "M 45 131.4 C 48 130 51.6 131 54.6 133.2 C 57.4 135.4 60.4 135.8 63 134.6"
	for _, d := range []string{lower, upper, head} {
		c.At(0.4, 1, 1).Line(d, 3.2, color.RGBA{20, 8, 2, 70})
		c.Line(d, 3, color.RGBA{70, 40, 8, 255})
		c.Line(d, 2.3, color.RGBA{196, 142, 44, 255})
		c.At(0, -0.4, 1).Line(d, 0.8, color.RGBA{246, 214, 122, 255})
	}
	c.Fill("M 48.6 130.2 C 46.6 128.6 43.4 128.8 42 131 C 42.6 133.4 46 134.4 48.6 133 Z", color.RGBA{70, 40, 8, 255})
	c.Fill("M 48.4 130.8 C 46.6 129.4 44 129.6 42.8 131.1 C 43.4 132.8 46 133.6 48.4 132.5 Z", color.RGBA{214, 162, 60, 255})
	c.Disc(45, 130.8, 0.45, color.RGBA{110, 10, 6, 255})
}

var (
	ochre = color.RGBA{150, 48, 30, 255}
	pale  = color.RGBA{92, 46, 34, 120}
)

// A tally is a row of n strokes, of which made are solid and the others faint; u is
// pixels per unit.
type tally struct {
	made, n      int
	u, pitch     float64
	solid, faint color.RGBA
}

var tallies = picture.Cache[tally]{Limit: 8}

// paintTally paints the strokes of a tally, one unit from the corner of the picture.
func paintTally(k tally) *ebiten.Image {
	c := outline.NewCanvas(float64(k.n)*k.pitch+2*k.u, 9*k.u, 1)
	pen := math.Min(1, k.pitch/k.u/2) * k.u
	for i := range k.n {
		col := k.solid
		if i >= k.made {
			col = k.faint
		}
		var xy []float64
		for f := 0.0; f <= 1; f += 0.125 {
			xy = append(xy, k.u+pen/2+float64(i)*k.pitch+0.3*k.u*math.Sin(3*f+float64(i)*1.7), k.u*(1+7*f))
		}
		c.Pen(pen, col, xy...)
	}
	return picture.From(c.RGBA)
}
