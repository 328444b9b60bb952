package hounds

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

// A vase holds the pictures of the frieze, painted once per layout.
type vase struct {
	painting.Kept[layout]
	lines   *ebiten.Image
	pale    [animals]*ebiten.Image
	black   [animals]*ebiten.Image
	collar  [animals]*ebiten.Image
	amphora [2]*ebiten.Image
}

// prepare paints the pictures again if the layout or the look of the page has changed.
func (v *vase) prepare(f layout, p *ui.Page) {
	if !v.Renew(f, p) {
		return
	}
	v.lines = v.Keep(paintLines(f, p))
	for i := range animals {
		v.pale[i] = v.Keep(creatures[i].paintSketch(f.animal(), p.High))
		v.black[i] = v.Keep(creatures[i].paint(f.animal()))
		v.collar[i] = v.Keep(creatures[i].paintCollar(f.animal()))
	}
	for i := range v.amphora {
		v.amphora[i] = v.Keep(paintAmphora(f.foot*0.52, i == 1))
	}
}

// paintLines paints the bands, the tongues above and the meander below.
func paintLines(f layout, p *ui.Page) *ebiten.Image {
	img := outline.NewCanvas(f.W, f.H, 1)
	wine := color.RGBA{0x8A, 0x26, 0x1C, 255}
	if p.High {
		img.Box(0, 0, f.W, f.H, palette.HighPaper)
		wine = palette.Black
	}
	at := f
	at.X, at.Y = 0, 0
	pen := math.Max(1, f.H*0.006)
	n := math.Round(f.W / (f.top * 0.42))
	for i := range int(n) {
		c := glaze
		if i%2 == 1 {
			c = wine
		}
		img.At(f.W/n*(float64(i)+0.5), 0, f.top).Fill("M -0.13 0.18 L 0.13 0.18 0.13 0.54 Q 0.13 0.78 0 0.78 -0.13 0.78 -0.13 0.54", c)
	}
	img.Box(0, f.top*0.06, f.W, pen, glaze)
	low := f.H - f.foot
	for i := range animals + 1 {
		y := f.top + (low-f.top)*float64(i)/animals
		img.Box(0, y-pen, f.W, pen*1.4, glaze)
		if i < animals {
			img.Box(0, y+(low-f.top)/animals-pen*4, f.W, pen*0.5, glaze)
		}
	}
	for i := range f.seats + 1 {
		r := at.panel(i, 0)
		img.Box(math.Min(r.X, f.W-pen), f.top, pen*0.8, low-f.top, glaze)
	}
	img.Box(0, f.top, pen, low-f.top, glaze)
	meander(img, f.gutter, low+pen*1.5, f.W-f.gutter, f.foot*0.18, pen*0.8)
	return picture.From(img.RGBA)
}

// meander draws a meander along a band of height h.
func meander(c outline.Canvas, x, y, w, h, pen float64) {
	n := math.Max(1, math.Round(w/(h*1.25)))
	for i := range int(n) {
		c.At(x+w/n*float64(i), y, h).Line("M 0 1 L 0 0 1 0 1 0.72 0.4 0.72 0.4 0.38 0.675 0.38 M 1 0.72 L 1 1 1.25 1", pen/h, glaze)
	}
	c.Box(x, y+h*1.3, w, pen, glaze)
}
