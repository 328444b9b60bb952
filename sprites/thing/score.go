package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// The marks that Score draws.
const (
	ScoreWhole = iota // a disc
	ScoreHalf         // a ring whose left half is filled
	ScoreRing         // a ring
)

type scoreKey struct {
	mark, size int
}

var scores = picture.Cache[scoreKey]{Limit: 24}

// Score draws a round mark of diameter d in a colour. They differ in shape, too.
func Score(dst *ebiten.Image, mark int, cx, cy, d float64, c color.RGBA) {
	if k := (scoreKey{mark, int(math.Round(d))}); k.size >= 2 {
		picture.Middle(dst, scores.Get(k, paintScore), cx, cy, c)
	}
}

func paintScore(k scoreKey) *ebiten.Image {
	d := float64(k.size)
	img := canvas(d+2, d+2)
	mid := float64(img.Rect.Dx()) / 2
	pen := max(d/12, 1.2)
	var p outline.Path
	switch k.mark {
	case ScoreWhole:
		p.Circle(mid, mid, d/2)
		fill(img, &p, palette.White)
		return picture.From(img)
	case ScoreHalf:
		arc(&p, mid, mid, d/2-pen/2, 0.5, 1)
		fill(img, &p, palette.Fade(palette.White, 0.4))
		p.Reset()
	}
	p.Circle(mid, mid, d/2-pen/2)
	stroke(img, &p, pen, palette.White)
	return picture.From(img)
}
