package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// Field draws a hollow for a value: of a stepper, a segmented choice or a text
// input.
func Field(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	b := sized(w, h, u)
	b.radius = float32(1.5 * u)
	b.top = color.RGBA{0xF1, 0xEA, 0xD9, 0xFF}
	b.rim, b.rimWidth, b.hollow = palette.Ink3, float32(u/4), float32(0.4*u)
	if st.is(High) {
		b.top, b.rim, b.hollow = palette.White, palette.Black, 0
	}
	b.bottom = b.top
	b.draw(dst, x, y)
}

// Segment draws one part of a segmented choice; the selected one is dark, with
// bright letters.
func Segment(dst *ebiten.Image, x, y, w, h, u float64, st State) {
	switch {
	case st.is(Chosen):
		b := sized(w-u/2, h-u/2, u)
		b.radius = float32(1.2 * u)
		b.top, b.bottom = palette.Ink, palette.Leather
		b.draw(dst, x+u/4, y+u/4)
	case st.is(Pressed | Hover):
		b := sized(w-u/2, h-u/2, u)
		b.radius = float32(1.2 * u)
		b.top = palette.Fade(palette.Brass, 0.3)
		b.bottom = b.top
		b.draw(dst, x+u/4, y+u/4)
	}
}

// Switch draws a switch with a knob, ✓ when it is on and – when it is off;
// slide is the position of the knob, 0 off … 1 on.
func Switch(dst *ebiten.Image, x, y, w, h, u, slide float64, st State) {
	b := sized(w, h, u)
	b.radius = float32(h / 2)
	b.top = palette.Verdigris
	if slide < 0.5 {
		b.top = color.RGBA{0xB5, 0xA2, 0x7C, 0xFF}
	}
	b.bottom, b.hollow = b.top, float32(0.8*u)
	if st.is(High) {
		b.rim, b.rimWidth = palette.Black, float32(u/2)
	}
	alpha := 1.0
	if st.is(Barred) {
		alpha = 0.5
	}
	b.drawAlpha(dst, x, y, alpha)
	d := h - 0.8*u
	cx := x + h/2 + slide*(w-h)
	bead(dst, cx, y+h/2, d, u)
	if slide < 0.5 {
		Icon(dst, "minus", cx, y+h/2, d*0.62, palette.Ink)
		return
	}
	Icon(dst, "check", cx, y+h/2, d*0.66, palette.Ink)
}

// bead draws the knob of a switch or a slider.
func bead(dst *ebiten.Image, cx, cy, d, u float64) {
	b := sized(d, d, u).under(u, 0.5)
	b.radius = float32(b.w) / 2
	b.top, b.bottom, b.shine = palette.Button, palette.ButtonLow, 0.1
	b.rim, b.rimWidth = palette.Fade(palette.ButtonEnd, 0.8), float32(u/4)
	b.draw(dst, cx-float64(b.w)/2, cy-float64(b.h)/2)
}

// Slider draws a groove with a knob at part of its length, 0 … 1.
func Slider(dst *ebiten.Image, x, y, w, h, u, part float64, st State) {
	groove := 1.4 * u
	b := sized(w, groove, u)
	b.radius, b.hollow = float32(groove/2), float32(0.5*u)
	b.top = color.RGBA{0xB5, 0xA2, 0x7C, 0xFF}
	b.bottom = b.top
	b.draw(dst, x, y+h/2-groove/2)
	d := min(h, 5.5*u)
	at := x + d/2 + part*(w-d)
	picture.Fill(dst, x+groove/2, y+h/2-groove/2, at-x-groove/2, groove, palette.Verdigris)
	bead(dst, at, y+h/2, d, u)
}

// Tag draws the disc for the points of a bone; brass marks the winning hand.
func Tag(dst *ebiten.Image, cx, cy, d, u float64, brass bool) {
	b := sized(d, d, u).under(u, 0.7)
	b.radius = float32(b.w) / 2
	b.top, b.bottom, b.shine = color.RGBA{0xFD, 0xF8, 0xEA, 0xFF}, color.RGBA{0xEA, 0xDD, 0xBE, 0xFF}, 0.05
	b.rim, b.rimWidth = color.RGBA{0xB9, 0xA8, 0x84, 0xFF}, float32(u/4)
	if brass {
		b.rim, b.rimWidth = palette.Brass, float32(0.7*u)
	}
	b.draw(dst, cx-float64(b.w)/2, cy-float64(b.h)/2)
}

// Pill draws a narrow tag for a figure on a lit place; the best one is dark.
func Pill(dst *ebiten.Image, x, y, w, h, u float64, best bool) {
	b := sized(w, h, u)
	b.radius = float32(h / 2)
	b.top = palette.HighPaper
	b.rim, b.rimWidth = palette.Ink3, float32(u/4)
	if best {
		b.top, b.rim = palette.Ink, palette.Ink
	}
	b.bottom = b.top
	b.draw(dst, x, y)
	lettering.Cover(dst, x, y, w, h, false)
}
