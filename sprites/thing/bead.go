package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type beadKey struct {
	size int
	dark bool
	high bool
}

var beads = picture.Cache[beadKey]{Limit: 24}

// Bead draws a counter of amber glass of diameter d. If dark the lamp does not
// shine through it; in high contrast it is a plain disc.
func Bead(dst *ebiten.Image, cx, cy, d float64, dark bool, st State) {
	BeadAlpha(dst, cx, cy, d, 1, dark, st)
}

// BeadAlpha is like Bead with an opacity of 0 … 1.
func BeadAlpha(dst *ebiten.Image, cx, cy, d, alpha float64, dark bool, st State) {
	k := beadKey{int(math.Round(d)), dark, st.is(High)}
	if k.size >= 2 && alpha > 0 {
		picture.Middle(dst, beads.Get(k, paintBead), cx, cy, palette.Fade(palette.White, alpha))
	}
}

// paintBead paints a bead into a picture 1.8 times its size, with room for its
// shadow and the light that falls through it.
func paintBead(k beadKey) *ebiten.Image {
	d := float64(k.size)
	img := canvas(d*1.8, d*1.8)
	mid, r := float64(img.Rect.Dx())/2, d/2
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			px, py := (float64(x)+0.5-mid)/r, (float64(y)+0.5-mid)/r
			img.SetRGBA(x, y, k.at(px, py, r))
		}
	}
	return picture.From(img)
}

// at returns the colour at a point in units of the bead's radius, which is r
// pixels.
func (k beadKey) at(x, y, r float64) color.RGBA {
	out := math.Hypot(x, y)
	in := clamp01((1-out)*r + 0.5)
	body, ground := k.glass(x, y, out), k.cast(x, y)
	if k.high {
		body, ground = sharpBead(out, k.dark), color.RGBA{}
	}
	if in == 0 {
		return ground
	}
	return palette.Mix(ground, body, in)
}

func sharpBead(out float64, dark bool) color.RGBA {
	switch {
	case out > 0.86:
		return palette.Black
	case dark:
		return color.RGBA{0x80, 0x80, 0x80, 255}
	}
	return palette.HighLit
}

var (
	amberDeep = color.RGBA{0x5A, 0x24, 0x04, 255}
	amber     = color.RGBA{0xE0, 0x86, 0x0C, 255}
	amberLit  = color.RGBA{0xFF, 0xD4, 0x62, 255}
	umber     = color.RGBA{0x6A, 0x42, 0x16, 255}
	umberLit  = color.RGBA{0x94, 0x66, 0x2C, 255}
)

// glass returns the colour of the bead itself: dark at its rim, brightest
// opposite the lamp, where the light gathers, with a highlight at the upper
// left.
func (k beadKey) glass(x, y, out float64) color.RGBA {
	mid, lit := amber, amberLit
	if k.dark {
		mid, lit = umber, umberLit
	}
	gather := clamp01(1 - math.Hypot(x-0.34, y-0.40)/0.95)
	c := palette.Mix(mid, lit, gather*gather*1.1)
	rim := clamp01((out - 0.55) / 0.45)
	shade := rim * rim * (0.72 - 0.5*clamp01(0.62*x+0.72*y))
	c = palette.Mix(c, amberDeep, clamp01(shade))
	upper := clamp01(-0.62*x-0.72*y) * 0.34
	c = palette.Mix(c, amberDeep, upper*clamp01(out*1.2))
	u, v := 0.77*(x+0.40)-0.64*(y+0.46), 0.64*(x+0.40)+0.77*(y+0.46)
	shine := clamp01(1.35 - math.Hypot(u/0.27, v/0.15))
	if k.dark {
		shine *= 0.55
	}
	return palette.Mix(c, palette.White, clamp01(shine*1.5)*0.95)
}

// cast returns the colour on the ground beside the bead: shadow, and in it the
// glow of the glass.
func (k beadKey) cast(x, y float64) color.RGBA {
	shadow := clamp01(1.25-math.Hypot(x-0.30, y-0.36)/1.05) * 1.6
	c := color.RGBA{0, 0, 0, uint8(150 * clamp01(shadow))}
	if k.dark {
		return c
	}
	glow := clamp01(1 - math.Hypot(x-0.62, y-0.72)/0.62)
	return palette.Mix(c, color.RGBA{0x96, 0x50, 0x08, 0xA0}, glow*0.85)
}

func clamp01(v float64) float64 { return min(max(v, 0), 1) }
