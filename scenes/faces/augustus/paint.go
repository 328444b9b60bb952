package augustus

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// faints caches pictures of the faint wreath by its width in pixels. It is drawn half
// transparent, so it must be one picture.
var faints = picture.Cache[float64]{Limit: 1}

// glows caches the picture of the warm light round a Venus, glowSide pixels wide.
var glows = picture.Cache[int]{Limit: 1}

const glowSide = 128

func paintGlow(int) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, glowSide, glowSide))
	for i := range glowSide * glowSide {
		x, y := float64(i%glowSide)+0.5-glowSide/2, float64(i/glowSide)+0.5-glowSide/2
		t := math.Max(0, 1-math.Hypot(x, y)/(glowSide/2))
		a := 0.62 * t * t * (3 - 2*t)
		img.SetRGBA(i%glowSide, i/glowSide, color.RGBA{uint8(236 * a), uint8(156 * a), uint8(92 * a), uint8(255 * a)})
	}
	return picture.From(img)
}

func paintFaint(side float64) *ebiten.Image {
	wide := math.Floor(side * 1.15)
	img := picture.New(wide, wide)
	thing.Wreath(img, wide/2, wide/2, side, 1, false)
	return img
}
