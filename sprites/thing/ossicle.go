package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type ossicleKey struct {
	side, turn, size int
	ground           color.RGBA
}

type markKey struct {
	size   int
	fill   color.RGBA
	hollow bool
}

// turns is the number of orientations of an ossicle.
const turns = 12

var (
	ossicles = picture.Cache[ossicleKey]{Limit: 96, Screens: 2}
	marks    = picture.Cache[markKey]{Limit: 24}
	painter  bone.Painter // paints ossicles
)

// An Ossicle is a knucklebone in a still picture, as on a slip or in a hollow,
// not one that falls.
type Ossicle struct {
	Side   int        // that is up: 1, 3, 4 or 6
	Turn   int        // orientation in twelfths of a turn, any number
	Ground color.RGBA // colour of the ground, which reflects onto it
	Light  float64    // strength of the lamp, 0 … 1
	Alpha  float64
}

// Draw draws the bone centred on cx, cy, with that length in pixels.
func (o Ossicle) Draw(dst *ebiten.Image, cx, cy, length float64) {
	k := ossicleKey{o.Side, (o.Turn%turns + turns) % turns, int(math.Round(length)), o.Ground}
	if k.size < 4 || o.Alpha <= 0 {
		return
	}
	dim := 0.42 + 0.58*o.Light
	c := color.RGBA{uint8(255 * dim), uint8(255 * dim), uint8(255 * dim), 255}
	picture.Middle(dst, ossicles.Get(k, paintOssicle), cx, cy, palette.Fade(c, o.Alpha))
}

func paintOssicle(k ossicleKey) *ebiten.Image {
	side := 2.8 * float64(k.size) // with room for the shadow
	img := picture.New(side, side)
	mid := math.Floor(side / 2)
	painter.DrawStill(img, mid, mid, float64(k.size), k.side, float64(k.turn)*2*math.Pi/turns,
		bone.Look{Ground: k.ground, Shade: 0.6 * bright(k.ground)})
	return img
}

// bright returns the brightness of a colour, 0 to 1.
func bright(c color.RGBA) float32 { return (float32(c.R) + float32(c.G) + float32(c.B)) / 765 }

// BoneMark draws a small upright symbol of a bone, h high: only its outline if
// the bone is gone.
func BoneMark(dst *ebiten.Image, cx, cy, h float64, gone bool, c color.RGBA) {
	k := markKey{int(math.Round(h * 4)), c, gone}
	if h >= 3 {
		picture.Middle(dst, marks.Get(k, paintMark), cx, cy, palette.White)
	}
}

// MarkWidth is the width of the symbol relative to its height.
const MarkWidth = 0.75

// paintMark paints the sign, its height in quarters of a pixel.
func paintMark(k markKey) *ebiten.Image {
	h := float64(k.size) / 4
	pad := math.Max(h*0.12, 1.5)
	w := h * MarkWidth
	img := canvas(w+2*pad, h+2*pad)
	x, y := (float64(img.Rect.Dx())-w)/2, (float64(img.Rect.Dy())-h)/2
	const body = "M 4.6 0.6 C 6.6 0.6 7 1.4 9 1.4 C 11 1.4 11.4 0.6 13.4 0.6 C 16.2 0.6 17.6 2.8 17.6 5.4 C 17.6 8.2 15.4 9 14.4 10.4 C 13.8 11.2 13.8 12.8 14.4 13.6 C 15.4 15 17.6 15.8 17.6 18.6 C 17.6 21.2 16.2 23.4 13.4 23.4 C 11.4 23.4 11 22.6 9 22.6 C 7 22.6 6.6 23.4 4.6 23.4 C 1.8 23.4 0.4 21.2 0.4 18.6 C 0.4 15.8 2.6 15 3.6 13.6 C 4.2 12.8 4.2 11.2 3.6 10.4 C 2.6 9 0.4 8.2 0.4 5.4 C 0.4 2.8 1.8 0.6 4.6 0.6 Z"
	s := h / 24
	pen := math.Max(h*0.06, 0.8)
	if k.hollow {
		stroke(img, trace(body, s, x, y), pen, k.fill)
		return picture.From(img)
	}
	if int(k.fill.R)+int(k.fill.G) > 300 { // pale symbols stand on the table and need an edge
		stroke(img, trace(body, s, x, y), 1.6*pen, palette.Fade(palette.Night, 0.7))
	}
	fill(img, trace(body, s, x, y), k.fill)
	return picture.From(img)
}
