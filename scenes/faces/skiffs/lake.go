package skiffs

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

var (
	hemp  = color.RGBA{0xC9, 0xB5, 0x8A, 255}
	tarry = color.RGBA{0x5E, 0x4A, 0x2E, 255}
	deep  = color.RGBA{0x02, 0x16, 0x1E, 255}
)

// A look is what a picture of the lake depends on: how wide a pool is, in pixels.
type look struct {
	step float64
	high bool
}

// row is how many pools lie in a row.
const row = 3

var lakes = picture.Cache[look]{Limit: 2}

// Shares of a pool's side: the room round the ropes in a picture, and how far
// inside them a pool begins.
const margin, inset = 0.1, 0.03

// drawLake draws the pools from the corner at x, y.
func drawLake(dst *ebiten.Image, x, y float64, k look) {
	pad := math.Ceil(k.step * margin)
	picture.At(dst, lakes.Get(k, paintLake), x-pad, y-pad, 1)
}

func paintLake(k look) *ebiten.Image {
	pad, side := math.Ceil(k.step*margin), k.step*row
	img := picture.New(side+2*pad, side+2*pad)
	if k.high {
		picture.Fill(img, pad, pad, side, side, palette.Black)
	}
	for i := range row * row {
		if !k.high {
			paintWater(img, pad+k.step*float64(i%row), pad+k.step*float64(i/row), k.step)
		}
	}
	picture.Over(img, paintRopes(img.Bounds(), pad, side, k))
	return img
}

// paintWater darkens a pool, most of all under the ropes at its left and upper
// side.
func paintWater(dst *ebiten.Image, x, y, s float64) {
	picture.Fill(dst, x, y, s, s, palette.Fade(deep, 0.42))
	for k := range 4 {
		d := s * 0.03 * float64(k+1)
		picture.Fill(dst, x, y, s, d, palette.Fade(deep, 0.13))
		picture.Fill(dst, x, y+d, d, s-d, palette.Fade(deep, 0.13))
	}
}

// paintRopes lays the ropes between pools and ties their right and lower ends;
// floats hide the others.
func paintRopes(at image.Rectangle, pad, side float64, k look) *image.RGBA {
	img := image.NewRGBA(at)
	w := math.Max(k.step*0.035, 2)
	for i := range row + 1 {
		v := pad + k.step*float64(i)
		hawser(img, pad, v, pad+side, v, w)
		hawser(img, v, pad, v, pad+side, w)
	}
	for i := range row + 1 {
		v := pad + k.step*float64(i)
		knot(img, pad+side, v, w)
		knot(img, v, pad+side, w)
	}
	return img
}

// hawser lays a twisted rope that is w thick.
func hawser(dst *image.RGBA, x0, y0, x1, y1, w float64) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long, (y1-y0)/long
	c := outline.Canvas{RGBA: dst, K: 1}
	var strands outline.Path
	for d := w / 2; d < long; d += w * 0.8 {
		cx, cy := x0+dx*d, y0+dy*d
		ax, ay := (dx*0.5-dy*0.42)*w, (dy*0.5+dx*0.42)*w
		strands.MoveTo(cx-ax, cy-ay)
		strands.LineTo(cx+ax, cy+ay)
	}
	c.At(w/2, w/2, 1).Pen(w*1.2, palette.Fade(palette.Black, 0.4), x0, y0, x1, y1)
	c.Pen(w, tarry, x0, y0, x1, y1)
	outline.Stroke(dst, &strands, w*0.5, hemp, outline.Over)
}

// knot ties ropes that are w thick.
func knot(dst *image.RGBA, x, y, w float64) {
	outline.Canvas{RGBA: dst, K: w, X: x, Y: y}.Lay(knotted)
}

var knotted = []outline.Layer{
	{Drawing: "O 0.3 0.3 1.2", Color: color.RGBA{A: 102}},
	{Drawing: "O 0 0 1.15", Color: tarry},
	{Drawing: "O -0.15 -0.15 0.75", Color: hemp},
}

// drawFloat draws the cork with the number of a box at its upper left corner,
// rimmed in brass if the box has been said.
func drawFloat(dst *ebiten.Image, in *table.Instant, box int, r ui.Rect, said bool) {
	u, step := in.Page.U, in.Frame.Board.W/3
	d := math.Min(math.Max(6*u*in.Page.Text, step*0.15), step*0.32)
	x, y := r.X-step*inset, r.Y-step*inset
	thing.Tag(dst, x, y, d, u, said)
	lettering.Middle(dst, words.Int(box+1), x, y, lettering.Figure, d*0.74, palette.Ink)
}
