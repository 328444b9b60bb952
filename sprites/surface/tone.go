package surface

import "image/color"

// Tone returns the colour of a material on the whole: what it throws back at
// the things that stand on it.
func Tone(k Kind) color.RGBA {
	hex := recipes[k].mid
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}
