package thing

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// hatchKey is a size, in pixels, with u in sixteenths.
type hatchKey struct{ w, h, u int }

var hatches = picture.Cache[hatchKey]{Limit: 8}

// A Hue is the meaning of a bar of odds.
type Hue int

const (
	Plain Hue = iota // tan: one of several
	Good             // verdigris: the best, or winning
	Risk             // madder, hatched: losing
)

// Bar draws one bar of odds; u is the page's unit. A bar without size still shows as a
// hairline.
func Bar(dst *ebiten.Image, x, y, w, h, u float64, hue Hue) {
	b := sized(max(w, u/2), max(h, u/2), u)
	b.radius = float32(u / 4)
	switch hue {
	case Good:
		b.top = palette.Verdigris
	case Risk:
		b.top = color.RGBA{0xB8, 0x3A, 0x2C, 0xFF}
	default:
		b.top = palette.Tan
	}
	b.bottom = palette.Mix(b.top, palette.Black, 0.06)
	b.rim, b.rimWidth = palette.Fade(palette.Mix(b.top, palette.Black, 0.4), 0.5), float32(u/4)
	b.draw(dst, x, y)
	if hue == Risk {
		hatch(dst, x, y, b.w, b.h, u)
	}
}

// hatch draws diagonal strokes across a bar, clipped at its edges. They are cut from a
// larger cached picture, since bars grow and shrink.
func hatch(dst *ebiten.Image, x, y float64, w, h int, u float64) {
	const round = 64
	up := func(v int) int { return (v + round - 1) / round * round }
	img := hatches.Get(hatchKey{up(w), up(h), int(u * 16)}, paintHatch)
	foot := img.Bounds().Dy()
	picture.At(dst, img.SubImage(image.Rect(0, foot-h, w, foot)).(*ebiten.Image), x, y, 1)
}

func paintHatch(k hatchKey) *ebiten.Image {
	u, w, h := max(float64(k.u)/16, 1), float64(k.w), float64(k.h)
	img := canvas(w, h)
	var p outline.Path
	for s := u - 2*u*math.Ceil(h/2/u); s < w; s += 2 * u {
		p.MoveTo(s, h)
		p.LineTo(s+h, 0)
	}
	stroke(img, &p, max(u/3, 1), palette.Fade(color.RGBA{0x6B, 0x14, 0x0E, 0xFF}, 0.75))
	return picture.From(img)
}
