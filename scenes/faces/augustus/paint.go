package augustus

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// faints caches pictures of the faint wreath by its width in pixels. It is drawn half
// transparent, so it must be one picture.
var faints = picture.Cache[float64]{Limit: 1}

func paintFaint(side float64) *ebiten.Image {
	wide := math.Floor(side * 1.15)
	img := picture.New(wide, wide)
	thing.Wreath(img, wide/2, wide/2, side, 1, false)
	return img
}
