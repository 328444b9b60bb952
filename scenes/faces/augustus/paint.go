package augustus

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// faints are wreaths so wide as they wait for a Venus: pictures kept, since they are
// drawn half transparent.
var faints = picture.Cache[float64]{Limit: 1}

func paintFaint(side float64) *ebiten.Image {
	wide := math.Floor(side * 1.15)
	img := picture.New(wide, wide)
	thing.Wreath(img, wide/2, wide/2, side, 1, false)
	return img
}
