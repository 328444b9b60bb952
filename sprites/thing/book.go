package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// Binding draws the red leather of a bound book, of which the pages leave an edge.
func Binding(dst *ebiten.Image, x, y, w, h, u float64) {
	b := sized(w, h, u).under(u, 1.6)
	b.radius = float32(1.2 * u)
	b.top, b.bottom, b.grain = color.RGBA{0x6E, 0x1C, 0x18, 0xFF}, color.RGBA{0x4A, 0x10, 0x0F, 0xFF}, 1
	b.rim, b.rimWidth = color.RGBA{0x2C, 0x08, 0x08, 0xFF}, float32(u/3)
	b.draw(dst, x, y)
}

// Gutter draws the shadow in which two pages of an open book meet, around the upright
// line at x.
func Gutter(dst *ebiten.Image, x, y, h, u float64) {
	dark := palette.Fade(palette.Night, 0.4)
	wide := 11 * u
	corners := []uint32{0, 1, 2, 1, 2, 3}
	for _, side := range [2]float64{-1, 1} {
		var v [4]ebiten.Vertex
		for i := range v {
			far, down := float64(i%2), float64(i/2)
			v[i] = picture.Corner(x+side*far*wide, y+down*h, 1-far, dark)
		}
		picture.Triangles(dst, v[:], corners)
	}
	Upright(dst, x, y, h, u, palette.Fade(palette.Night, 0.5))
}

// Stamp draws the disc of paper in two red rings on which a count stands, of diameter d.
func Stamp(dst *ebiten.Image, cx, cy, d, u float64, st State) {
	ink, paper := palette.Madder, palette.Paper
	if st.is(High) {
		ink, paper = palette.Black, palette.HighPaper
	}
	Dot(dst, cx, cy, d, paper)
	Ring(dst, cx, cy, d, 0.4*u, 0, ink)
	Ring(dst, cx, cy, d-1.5*u, 0.2*u, 0, ink)
}

// A Merit tells how an honour was earned.
type Merit int8

// The merits. They replace one another upwards.
const (
	Unearned Merit = iota
	Outlined       // with the odds lens
	Filled
)

// Medal draws the disc of an honour, of diameter d: of brass if it is filled, a ring of
// brass if it is outlined, a dashed ring while it is to be earned.
func Medal(dst *ebiten.Image, m Merit, cx, cy, d, u float64, st State) {
	switch m {
	case Filled:
		filled(d, u, st).draw(dst, cx-d/2, cy-d/2)
	case Outlined:
		Dot(dst, cx, cy, d, palette.Fade(palette.White, 0.55))
		Ring(dst, cx, cy, d, 1.1*u, 0, palette.Reconstructed)
	default:
		Ring(dst, cx, cy, d, 0.4*u, 24, palette.Ink3)
	}
}

// filled returns a disc of brass of diameter d.
func filled(d, u float64, st State) box {
	b := sized(d, d, u).under(u, 0.7)
	b.radius = float32(d / 2)
	b.top, b.bottom = color.RGBA{0xF3, 0xCD, 0x7C, 0xFF}, color.RGBA{0xC8, 0x8F, 0x30, 0xFF}
	b.rim, b.rimWidth = color.RGBA{0xA0, 0x6C, 0x22, 0xFF}, float32(0.6*u)
	if st.is(High) {
		b.top, b.bottom = palette.HighLit, palette.HighLit
		b.rim, b.rimWidth, b.blur = palette.Black, float32(u), 0
	}
	return b
}
