package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/sprites/palette"
)

// A Hue is what a bar of odds stands for.
type Hue int

const (
	Plain Hue = iota // tan: one of several
	Good             // verdigris: the best, or winning
	Risk             // madder, hatched: losing
)

// Bar is one bar of odds. A bar without size still shows as a hairline.
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
		hatch(dst, x, y, float64(b.w), float64(b.h), u)
	}
}

// hatch draws slanting strokes across a bar, cut off at its edges.
func hatch(dst *ebiten.Image, x, y, w, h, u float64) {
	step := 2 * u
	var p vector.Path
	for s := -h; s < w; s += step {
		x0, x1 := max(s, 0), min(s+h, w)
		if x1 <= x0 {
			continue
		}
		p.MoveTo(float32(x+x0), float32(y+h-(x0-s)))
		p.LineTo(float32(x+x1), float32(y+h-(x1-s)))
	}
	op := &vector.DrawPathOptions{AntiAlias: true}
	op.ColorScale.ScaleWithColor(palette.Fade(color.RGBA{0x6B, 0x14, 0x0E, 0xFF}, 0.75))
	vector.StrokePath(dst, &p, &vector.StrokeOptions{Width: float32(max(u/3, 1))}, op)
}
