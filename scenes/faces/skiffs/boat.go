package skiffs

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// drawSkiff draws a skiff of a seat from above, with width d and center (x, y), in
// pixels.
func drawSkiff(dst *ebiten.Image, in *table.Instant, seat int, x, y, d float64) {
	drawHull(dst, in, x, y, d)
	in.Emblem(dst, seat, x, y, d*load(in), 1)
}

// sails reports whether there is space for boats under the discs; otherwise a skiff is
// only its owner's disc.
func sails(in *table.Instant) bool {
	return !in.Page.High && (len(in.Now.Seats) <= 6 || in.Frame.Board.H >= 70*in.Page.U)
}

// load returns the fraction of a skiff's width that its owner's disc takes, 0 to 1.
func load(in *table.Instant) float64 {
	if sails(in) {
		if len(in.Now.Seats) > 6 {
			return 0.88
		}
		return 0.76
	}
	return 1
}

// drawHull draws the boat below the disc.
func drawHull(dst *ebiten.Image, in *table.Instant, x, y, d float64) {
	if !sails(in) {
		return
	}
	picture.Middle(dst, hulls.Get(math.Round(d), paintHull), x, y, palette.White)
}

// hulls caches the boats by the width of their discs, in pixels.
var hulls = picture.Cache[float64]{Limit: 12}

// side is the outline of a boat; fittings are its keel and thwarts.
const side = "M 0 -15.5 C 5.6 -11.5 10.8 -4 10.6 3 C 10.4 8.6 8.4 12.6 6.4 14.4 L -6.4 14.4 C -8.4 12.6 -10.4 8.6 -10.6 3 C -10.8 -4 -5.6 -11.5 0 -15.5 Z"

var fittings = []outline.Layer{
	{Drawing: "M 0 -13 V 12.4", Pen: 0.7, Color: color.RGBA{0x23, 0x13, 0x08, 204}},
	{Drawing: "M -4.6 -8.4 H 4.6 M -6.6 10.6 H 6.6", Pen: 1.2, Color: color.RGBA{0x8E, 0x60, 0x34, 255}},
}

// paintHull paints the walnut boat below a disc d pixels wide, bow up, with its shadow.
// The picture is larger than the disc, which lies in its middle.
func paintHull(d float64) *ebiten.Image {
	c := outline.NewCanvas(d*1.5, d*1.64, d/20)
	c = c.At(15, 16.4, 1)
	for i := range 3 {
		c.At(0.4+0.5*float64(i), 0.6+0.6*float64(i), 1).Fill(side, color.RGBA{0, 8, 12, 44})
	}
	c.Fill(side, color.RGBA{0x3A, 0x22, 0x10, 255})
	c.At(-0.2, -0.3, 0.95).Fill(side, color.RGBA{0xB0, 0x7C, 0x46, 255})
	c.At(0, 0.1, 0.87).Fill(side, color.RGBA{0x5E, 0x3A, 0x1C, 255})
	c.Lay(fittings)
	return picture.From(c.RGBA)
}
