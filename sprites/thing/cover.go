package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// CoverWide and CoverHigh are the visible width and height of a cup that is
// turned over, and CoverFoot and CoverTop the height of its foot and its top
// above its middle, all relative to its height.
const CoverWide, CoverHigh, CoverFoot, CoverTop = 0.86, 1.12, 0.235, 0.5

// coverEmblem is the width of the emblem on the foot, relative to the height.
const coverEmblem = 0.4

// A coverKey is a turned cup of that size with the emblem of a player, or −1.
type coverKey struct {
	player, size int
	state        State
}

var covers = picture.Cache[coverKey]{Limit: 12}

// Cover draws a cup of height h turned over hidden bones, with a player's emblem, or
// none for −1. Up is how far it is lifted, 0 to 1: it rises and fades.
func Cover(dst *ebiten.Image, player int, cx, cy, h, up float64, st State) {
	k := coverKey{player, int(math.Round(h)), st & High}
	switch {
	case k.size < 2 || up >= 1:
	case up <= 0:
		Cup(dst, Turned, cx, cy, h)
		coverMark(dst, k, cx, cy)
	default:
		picture.Middle(dst, covers.Get(k, paintCover), cx, cy-up*up*(3-2*up)*h*0.85, palette.Fade(palette.White, 1-up*up))
	}
}

func coverMark(dst *ebiten.Image, k coverKey, cx, cy float64) {
	if h := float64(k.size); k.player >= 0 {
		Emblem(dst, k.player, cx, cy-h*CoverFoot, h*coverEmblem, k.state)
	}
}

// paintCover paints cup and emblem as one picture, so that they fade together.
func paintCover(k coverKey) *ebiten.Image {
	h := float64(k.size)
	img := picture.New(2.4*h, 2.4*h)
	mid := float64(img.Bounds().Dx()) / 2
	Cup(img, Turned, mid, mid, h)
	coverMark(img, k, mid, mid)
	return img
}

// LitHollow lights a hollow of diameter d that can be touched, with a strength
// of 0 … 1.
func LitHollow(dst *ebiten.Image, cx, cy, d, glow float64, st State) {
	fill, rim := palette.Fade(color.RGBA{0xC8, 0x84, 0x1E, 0xFF}, 0.46+0.2*glow), palette.Fade(palette.Candle, 0.72+0.28*glow)
	if st.is(High) {
		fill, rim = palette.HighLit, palette.Black
	}
	Ring(dst, cx, cy, d*1.04, 0, 0, fill)
	Ring(dst, cx, cy, d*1.1, d*0.065, 0, rim)
}
