package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// Dust draws grains that fly off something around x, y; t is the progress from
// 0 to 1.
func Dust(dst *ebiten.Image, x, y, u, t float64, c color.RGBA) {
	if t <= 0 || t >= 1 {
		return
	}
	const largest = 1.4
	var grains [24]picture.Stamp
	for i := range grains {
		k := float64(i)
		sin, cos := math.Sincos(k * 2.4) // the golden angle
		d := (3 + 14*math.Mod(k*0.37, 1)) * u * math.Sqrt(t)
		grains[i] = picture.Stamp{X: x + cos*d, Y: y + sin*d*0.7 + 6*u*t*t, Scale: (0.5 + 0.9*math.Mod(k*0.71, 1)) / largest, Color: palette.Fade(c, 0.9*(1-t))}
	}
	Spots(dst, largest*u, grains[:])
}
