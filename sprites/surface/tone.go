package surface

import "image/color"

// Tone returns the average colour of a material, which is the light that it reflects
// onto things on it.
func Tone(k Kind) color.RGBA {
	hex := recipes[k].mid
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}
