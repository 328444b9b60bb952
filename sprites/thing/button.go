package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// Primary draws the one button that continues. It returns how far its text has
// sunk while it is pressed, in pixels.
func Primary(dst *ebiten.Image, x, y, w, h, u float64, st State) (sunk float64) {
	b := sized(w, h, u).under(u, 0.8)
	b.radius = float32(1.5 * u)
	b.top, b.bottom, b.footColor = palette.Button, palette.ButtonLow, palette.ButtonEnd
	b.foot, b.shine = float32(0.75*u), 0.12
	if st.is(Hover) {
		b.top, b.bottom = lighter(b.top), lighter(b.bottom)
	}
	return button(dst, x, y, u, b, st)
}

// Key draws the key of one choice. It returns how far its text has sunk, in
// pixels.
func Key(dst *ebiten.Image, x, y, w, h, u float64, st State) (sunk float64) {
	b := sized(w, h, u).under(u, 0.7)
	b.radius = float32(1.2 * u)
	b.top, b.bottom, b.footColor = palette.Key, palette.KeyLow, palette.KeyEnd
	b.foot, b.shine = float32(0.75*u), 0.1
	if st.is(Best | Chosen) {
		b.top, b.bottom, b.footColor = palette.Button, palette.ButtonLow, palette.ButtonEnd
	}
	if st.is(Hover) {
		b.top, b.bottom = lighter(b.top), lighter(b.bottom)
	}
	if st.is(Chosen) {
		b.ring, b.ringGap, b.ringWidth = palette.Brass, float32(0.75*u), float32(0.75*u)
	}
	return button(dst, x, y, u, b, st)
}

// button draws a button in its state: sunk and without its foot while pressed,
// dark while disabled. It returns how far its text has sunk.
func button(dst *ebiten.Image, x, y, u float64, b box, st State) (sunk float64) {
	switch {
	case st.is(Barred):
		b = barred(b, u, st)
	case st.is(Pressed):
		sunk = u / 2
		b.top, b.bottom = palette.Mix(b.top, b.footColor, 0.3), palette.Mix(b.bottom, b.footColor, 0.15)
		b.h -= int(sunk)
		b.foot, b.shine, b.hollow = 0, 0, float32(u)
		b = b.under(u, 0.3)
	}
	if st.is(High) {
		b = plain(b, u, st)
	}
	b.draw(dst, x, y+sunk)
	return sunk
}

// barred returns the box of a disabled button.
func barred(b box, u float64, st State) box {
	n := box{w: b.w, h: b.h, radius: b.radius, unit: b.unit, ring: b.ring, ringGap: b.ringGap, ringWidth: b.ringWidth}
	n.top, n.bottom = palette.BarredLow, palette.BarredLow
	n.rim, n.rimWidth = color.RGBA{0x4C, 0x38, 0x26, 0xFF}, float32(u/4)
	if st.is(OnPaper) {
		n.top, n.bottom = color.RGBA{0xD2, 0xC6, 0xAA, 0xFF}, color.RGBA{0xD2, 0xC6, 0xAA, 0xFF}
		n.rim = color.RGBA{0xA8, 0x98, 0x7A, 0xFF}
	}
	return n
}

// plain returns the box of a button as high contrast shows it in that state.
func plain(b box, u float64, st State) box {
	b.top, b.bottom, b.foot, b.shine = palette.White, palette.White, 0, 0
	b.rim, b.rimWidth = palette.White, float32(u/2)
	if st.is(Barred) {
		b.top, b.bottom = palette.Black, palette.Black
		b.rim, b.rimWidth = dull(st), float32(u/5)
		return b
	}
	if st.is(OnPaper) {
		b.rim = palette.Black
	}
	return b
}

// dull returns the colour of a disabled control's rim in high contrast.
func dull(st State) color.RGBA {
	if st.is(OnPaper) {
		return palette.DullOnPaper
	}
	return palette.Dull
}

// Second draws an outlined button beside the primary one. It returns how far
// its text has sunk, in pixels.
func Second(dst *ebiten.Image, x, y, w, h, u float64, st State) (sunk float64) {
	b := sized(w, h, u)
	b.radius = float32(1.5 * u)
	b.rim, b.rimWidth = palette.Fade(palette.Bone2, 0.55), float32(u/4)
	b.top = palette.Fade(palette.Night, 0.55)
	if st.is(OnPaper) {
		b.rim, b.top = palette.Ink3, palette.Fade(color.RGBA{0xFF, 0xFA, 0xEC, 0xFF}, 0.3)
	}
	switch {
	case st.is(Barred):
		b.rim, b.top = palette.Fade(b.rim, 0.4), palette.Fade(b.top, 0.5)
	case st.is(Pressed):
		b.top, sunk = palette.Fade(palette.Brass, 0.3), u/4
	case st.is(Hover):
		b.top = palette.Fade(palette.Brass, 0.14)
	}
	if st.is(High) {
		b.rim, b.rimWidth, b.top = palette.White, float32(u/2), palette.Black
		if st.is(OnPaper) {
			b.rim, b.top = palette.Black, palette.White
		}
		if st.is(Barred) {
			b.rim, b.rimWidth = dull(st), float32(u/5)
		}
	}
	b.bottom = b.top
	b.draw(dst, x, y+sunk)
	return sunk
}

// Grave draws a button for an action with serious consequences. It returns how
// far its text has sunk, in pixels.
func Grave(dst *ebiten.Image, x, y, w, h, u float64, st State) (sunk float64) {
	b := sized(w, h, u).under(u, 0.7)
	b.radius = float32(1.5 * u)
	b.top, b.bottom = color.RGBA{0xB0, 0x3A, 0x2B, 0xFF}, palette.Madder
	b.footColor, b.foot, b.shine = color.RGBA{0x6B, 0x1A, 0x13, 0xFF}, float32(0.75*u), 0.1
	if st.is(Hover) {
		b.top = lighter(b.top)
	}
	if st.is(High) {
		b.rim, b.rimWidth = palette.White, float32(u/2)
	}
	return button(dst, x, y, u, b, st&^High)
}

// Chip draws one of a row of filters; the selected one looks like a primary
// button. It returns how far its text has sunk, in pixels.
func Chip(dst *ebiten.Image, x, y, w, h, u float64, st State) (sunk float64) {
	if st.is(Chosen) {
		return Primary(dst, x, y, w, h, u, st&^Chosen)
	}
	return Second(dst, x, y, w, h, u, st)
}

// Focus draws the focus ring of the keyboard: 3 hairlines thick, and as far
// away.
func Focus(dst *ebiten.Image, x, y, w, h, radius, u float64, st State) {
	pen := 0.75 * u
	b := sized(w+2*pen, h+2*pen, u)
	b.radius = float32(radius + pen)
	b.rim, b.rimWidth = palette.Fade(palette.Night, 0.8), float32(pen)
	b.ring, b.ringWidth = palette.Candle, float32(pen)
	if st.is(High) {
		b.rim, b.ring = palette.Black, palette.HighLit
	}
	if st.is(OnPaper) && !st.is(High) {
		b.rim, b.ring = palette.Paper, palette.Ink
	}
	b.draw(dst, x-pen, y-pen)
}

// Lit draws a frame of light around a place that can be touched, with a
// strength of 0 … 1.
func Lit(dst *ebiten.Image, x, y, w, h, u, glow float64, st State) {
	b := sized(w, h, u)
	b.radius = float32(u)
	b.rim, b.rimWidth = palette.Candle, float32(0.75*u)
	b.top, b.bottom = palette.Fade(palette.Candle, 0.5), palette.Fade(palette.Candle, 0.28)
	if st.is(High) {
		b.top, b.bottom = palette.HighLit, palette.HighLit
		b.rim, b.rimWidth = palette.Black, float32(u)
		glow = 1
	}
	b.drawAlpha(dst, x, y, glow)
}

// Ribbon draws the edge of the rail in the acting player's colour.
func Ribbon(dst *ebiten.Image, x, y, w, h, u float64, c color.RGBA) {
	picture.Fill(dst, x, y, w, h, c)
	light, dark := palette.Mix(c, palette.White, 0.35), palette.Mix(c, palette.Black, 0.55)
	if w >= h {
		Rule(dst, x, y, w, u, light)
		Rule(dst, x, y+h-u/4, w, u, dark)
		return
	}
	Upright(dst, x, y, h, u, light)
	Upright(dst, x+w-u/4, y, h, u, dark)
}

func lighter(c color.RGBA) color.RGBA { return palette.Mix(c, palette.White, 0.35) }
