package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type pointerKey struct {
	d   float64
	way int
}

var pointers = picture.Cache[pointerKey]{Limit: 12}

// Slip draws a piece of paper with its shadow: for reading, never a button.
func Slip(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	slip(w, h, u, st).draw(dst, x, y)
	lettering.Cover(dst, x, y, w, h, true)
}

// Placard draws a slip centred on cx, cy that lies a little askew: the only
// thing on a table not aligned with the screen.
func Placard(dst *ebiten.Image, cx, cy, w, h, u float64, st State) {
	b := slip(w, h, u, st)
	src := boxes.Get(b, paintBox)
	op := picture.Copying()
	half := float64(src.Bounds().Dx()) / 2
	op.GeoM.Translate(-half, -float64(src.Bounds().Dy())/2)
	op.GeoM.Rotate(-askew)
	op.GeoM.Translate(cx, cy)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, src, op)
}

// askew is the rotation of a placard in radians.
const askew = 1.2 * math.Pi / 180

// slip returns the box of a piece of paper in that state.
func slip(w, h, u float64, st State) box {
	b := sized(w, h, u).under(u, 1)
	b.radius = float32(u / 2)
	b.top, b.bottom, b.grain = palette.Paper, palette.Paper, 1
	b.rim, b.rimWidth = palette.Fade(color.RGBA{0xFF, 0xF9, 0xE8, 0xFF}, 0.5), float32(u/4)
	if st.is(High) {
		b.top, b.bottom, b.grain = palette.HighPaper, palette.HighPaper, 0
		b.rim, b.rimWidth = palette.Black, float32(u/2)
		b.ring, b.ringWidth = palette.White, float32(u/2)
	}
	if st.is(Out) {
		grey := color.RGBA{0xA9, 0x9E, 0x86, 0xFF}
		b.top, b.bottom = grey, grey
		b.rim = palette.Ink3
	}
	return b
}

// Sheet draws a large piece of paper with a double frame in ink, 2u inside.
func Sheet(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	b := slip(w, h, u, st)
	b.right, b.down, b.blur = float32(1.5*u), float32(1.5*u), float32(4*u)
	b.draw(dst, x, y)
	ink := palette.Ink2
	if st.is(High) {
		ink = palette.Black
	}
	Frame(dst, x+1.6*u, y+1.6*u, w-3.2*u, h-3.2*u, u*0.4, ink)
	Frame(dst, x+2.5*u, y+2.5*u, w-5*u, h-5*u, u*0.22, ink)
}

// Frame draws the outline of a rectangle with a pen.
func Frame(dst *ebiten.Image, x, y, w, h, pen float64, c color.RGBA) {
	b := sized(w, h, 4)
	b.rim, b.rimWidth = c, float32(max(pen, 1))
	b.draw(dst, x, y)
}

// Rule draws a horizontal line, w long and one hairline thick.
func Rule(dst *ebiten.Image, x, y, w, u float64, c color.RGBA) {
	picture.Fill(dst, x, math.Trunc(y), w, max(1, u/4), c)
}

// Upright draws a vertical line, h high and one hairline thick.
func Upright(dst *ebiten.Image, x, y, h, u float64, c color.RGBA) {
	picture.Fill(dst, math.Trunc(x), y, max(1, u/4), h, c)
}

// Flourish draws the knot between two lines under a title, w wide.
func Flourish(dst *ebiten.Image, cx, cy, w, u float64, c color.RGBA) {
	knot := 6 * u
	side := (w - knot) / 2
	Rule(dst, cx-w/2, cy, side-u, u, c)
	Rule(dst, cx+knot/2+u, cy, side-u, u, c)
	Knot(dst, cx, cy, knot, u*0.3, c)
}

// Plate draws a seat's slip: raised and ringed in brass while Active, grey when
// Out.
func Plate(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	b := slip(w, h, u, st)
	if st.is(Active) {
		b = b.under(u, 1.6)
		b.rim, b.rimWidth = palette.Brass, float32(0.75*u)
		b.ring, b.ringWidth = palette.Fade(palette.Candle, 0.35), float32(u/2)
		if st.is(High) {
			b.rim, b.rimWidth = palette.HighLit, float32(u)
			b.ring, b.ringWidth = palette.Black, float32(u)
		}
		b.radius = float32(u)
	}
	b.draw(dst, x, y)
	lettering.Cover(dst, x, y, w, h, false)
}

// Pointer draws the triangular tip of a plate or a slip that points left (−1),
// right (1), up (−2) or down (2), with its tip at x, y and d long.
func Pointer(dst *ebiten.Image, x, y, d float64, way int, c color.RGBA) {
	if d > 0 {
		picture.Middle(dst, pointers.Get(pointerKey{d, way}, paintPointer), x, y, c)
	}
}

// paintPointer paints a triangular tip with its point in the middle.
func paintPointer(k pointerKey) *ebiten.Image {
	img := canvas(2*k.d+2, 2*k.d+2)
	x, y := float64(img.Rect.Dx())/2, float64(img.Rect.Dy())/2
	dx, dy := k.d*float64(k.way), 0.0
	if k.way == 2 || k.way == -2 {
		dx, dy = 0, k.d*float64(k.way)/2
	}
	var p outline.Path
	p.MoveTo(x, y)
	p.LineTo(x-dx-dy*0.8, y-dy+dx*0.8)
	p.LineTo(x-dx+dy*0.8, y-dy-dx*0.8)
	fill(img, &p, palette.White)
	return picture.From(img)
}

// A Tone is the tone of a toast, which decides the sign before its text.
type Tone int8

// The tones of a toast. News is neutral.
const (
	News Tone = iota
	Tick
	Cross
)

// Toast draws a slip of news with a ✓ if it is good and a ✕ if it is bad, and
// returns the x at which its text begins.
func Toast(dst *ebiten.Image, x, y, w, h, u float64, tone Tone, st State) float64 {
	Slip(dst, x, y, w, h, u, st)
	switch tone {
	case Tick:
		Icon(dst, "check", x+5*u, y+h/2, 5*u, palette.Verdigris)
	case Cross:
		Icon(dst, "cross", x+5*u, y+h/2, 5*u, palette.Madder)
	default:
		return x + 4*u
	}
	return x + 9*u
}

// Label draws a small slip for a word on the table, as under the pot.
func Label(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	b := slip(w, h, u, st).under(u, 0.6)
	b.draw(dst, x, y)
	lettering.Cover(dst, x, y, w, h, false)
}
