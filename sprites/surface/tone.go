package surface

import "image/color"

// Tone returns the average colour of a material: the light it reflects onto
// things that stand on it.
func Tone(k Kind) color.RGBA {
	hex := recipes[k].mid
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}
