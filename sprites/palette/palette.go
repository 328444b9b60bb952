// Package palette names the colours of the product. All text colours have a
// contrast of at least 4.5 on the ground they are meant for, icons and rims 3.
// None of them is changed after start.
package palette

import "image/color"

// Materials and the text on them.
var (
	Night     = rgb(0x160E09) // behind everything
	Leather   = rgb(0x2A1C13) // bars and the rail
	Paper     = rgb(0xE6DDC8) // slips and sheets
	Bone      = rgb(0xF1E6CB) // text on leather
	Bone2     = rgb(0xCDBB95) // second text on leather
	Ink       = rgb(0x26180E) // text on paper, buttons and keys
	Ink2      = rgb(0x5B4530) // second text on paper
	Ink3      = rgb(0x7A634A) // lines and icons on paper, never text
	Button    = rgb(0xF8EED6) // a primary button, at its top
	ButtonLow = rgb(0xE3CF9F) // … at its bottom
	ButtonEnd = rgb(0xB99E66) // … its foot
	Key       = rgb(0xD9C79F) // a key, at its top
	KeyLow    = rgb(0xC2AC7D)
	KeyEnd    = rgb(0x957C4B)
	Barred    = rgb(0xA8946F) // text of disabled controls
	BarredLow = rgb(0x382819) // ground of disabled controls
	Brass     = rgb(0xE0AE4A) // active and selected, on leather
	Candle    = rgb(0xFFD27A) // lit places and the focus ring, on leather
	Madder    = rgb(0x9E2B20) // loss, over, a serious action, on paper
	Verdigris = rgb(0x1F6B57) // gain, the best choice, on; on paper
	Mint      = rgb(0x9FE3B9) // gain, on leather or wax
	Rose      = rgb(0xFFC2B0) // loss, on leather or wax
	Woad      = rgb(0x27527F) // links and rules from sources, on paper
	Tan       = rgb(0xAB8D5C) // bars of odds
	KeyBest   = rgb(0x17594A) // the odds line of the best key
	KeyRisk   = rgb(0x7A140E) // figures of great risk on a key
	Walnut    = rgb(0x5A3A22)
	Gold      = rgb(0xD9AE4E)
	Lime      = rgb(0xF6F0E0) // lines and walls of a race track
	Gilt      = rgb(0xE9B94C) // gilding on a race track
)

// High contrast.
var (
	Dull        = rgb(0x9A9A9A) // disabled, on black
	DullOnPaper = rgb(0x6A6A6A) // … on white
	Black       = rgb(0x000000)
	White       = rgb(0xFFFFFF)
	HighPaper   = rgb(0xFFFBEF)
	HighLit     = rgb(0xFFD84A) // a lit place, solid
)

// Where a rule comes from.
var (
	Attested      = Verdigris
	Sourced       = Woad
	Reconstructed = rgb(0x7A4E0E)
	Modern        = rgb(0x7A3E8E)
	Ours          = Madder
)

// A Player is the appearance of one seat: the emblem first, then the colour.
type Player struct {
	Name   string // name of the colour: "madder"
	Emblem string // "star"
	Disc   color.RGBA
	Mark   color.RGBA // the emblem on the disc, contrast 4.1 or better
	Rim    color.RGBA
}

// Players are the eight appearances in the order they are assigned.
var Players = [8]Player{
	{"madder", "star", rgb(0xB5382B), Bone, Ink},
	{"woad", "moon", rgb(0x2B66A5), Bone, Ink},
	{"weld", "wheel", rgb(0xE2A92C), Ink, Ink},
	{"verdigris", "leaf", rgb(0x2A8468), Bone, Ink},
	{"murex", "fish", rgb(0x7A3E8E), Bone, Ink},
	{"chalk", "key", rgb(0xEFE7D4), Ink, Ink},
	{"lampblack", "tower", rgb(0x2A2421), Bone, Bone2},
	{"clay", "anchor", rgb(0xD06A22), Ink, Ink},
}

// Fade returns c with its opacity multiplied by part, 0 to 1, for drawing over
// something.
func Fade(c color.RGBA, part float64) color.RGBA {
	k := func(v uint8) uint8 { return uint8(float64(v)*part + 0.5) }
	return color.RGBA{k(c.R), k(c.G), k(c.B), k(c.A)}
}

// Contrast returns plain if high, which stands for high contrast, is set, else the
// usual colour.
func Contrast(high bool, usual, plain color.RGBA) color.RGBA {
	if high {
		return plain
	}
	return usual
}

// Mix interpolates between a, at t = 0, and b, at t = 1.
func Mix(a, b color.RGBA, t float64) color.RGBA {
	k := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
	return color.RGBA{k(a.R, b.R), k(a.G, b.G), k(a.B, b.B), k(a.A, b.A)}
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}
