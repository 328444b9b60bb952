package century

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A sign is a picture that stands for a man or a day.
type sign int

const (
	shield sign = iota // a man, and a day that brought men
	fallen             // a man who is leaving
	rain               // a delay
	hound
	lion
	torch // a day of raiders
	helmet
	shell // Venus
	spade // a day spent dug in
	scout // who is out
	signs
	flag = signs // the standard, which stands for neither a man nor a day
)

// signOf returns the sign of a day.
func signOf(d *game.Day) sign {
	switch {
	case d.Dug, d.Built:
		return spade
	case d.Rank == tali.Canis:
		return hound
	case d.Rank == tali.Vulture3:
		return lion
	case d.Rank == tali.Vulture4:
		return torch
	case d.Rank == tali.Vulture6:
		return helmet
	case d.Rank == tali.Venus:
		return shell
	case d.Rank.Senio():
		return shield
	}
	return rain
}

// The inks of signs.
const (
	red = iota
	dim
	sheet
	rim
	boss
	braid // the braid of the standard
	pole
	cloth // the edge of the standard's cloth
	shadow
	sheen
	shade
	glint
)

// inks holds the default colours by ink; paintSign changes some of them.
var inks = [...]color.RGBA{
	red: leather, dim: brown, rim: edge, boss: gold, braid: gold, pole: {0xC8, 0x96, 0x3A, 255}, cloth: edge,
	shadow: {0, 0, 0, 70}, sheen: {40, 24, 18, 40}, shade: {0, 0, 0, 60}, glint: {0xFF, 0xF2, 0xC8, 255},
}

// A stroke is one part of a sign, drawn on a square of 24 measures. It is filled if pen
// is 0.
type stroke struct {
	drawing string
	pen     float64
	ink     int
}

// legionary is the shield of a legionary: red, rimmed, with a gold boss and four rays.
var legionary = []stroke{
	{"M 1.6 2.1 Q 12 -0.8 22.4 2.1 23.4 12 22.4 21.9 12 24.8 1.6 21.9 0.6 12 1.6 2.1", 0, shadow},
	{"M 2.2 2.7 Q 12 -0.2 21.8 2.7 22.8 12 21.8 21.3 12 24.2 2.2 21.3 1.2 12 2.2 2.7", 0, rim},
	{"M 3.3 3.8 Q 12 0.9 20.7 3.8 21.7 12 20.7 20.2 12 23.1 3.3 20.2 2.3 12 3.3 3.8", 0, boss},
	{"M 4.1 4.6 Q 12 1.7 19.9 4.6 20.9 12 19.9 19.4 12 22.3 4.1 19.4 3.1 12 4.1 4.6", 0, red},
	{"M 4.2 4.7 L 8 4 8 20 4.2 19.3", 0, sheen},
	{"M 16 4 L 19.8 4.7 19.8 19.3 16 20", 0, shade},
	{"M 12 3.6 L 13.3 10.7 20 12 13.3 13.3 12 20.4 10.7 13.3 4 12 10.7 10.7", 0, boss},
	{"O 12.4 12.5 3.4", 0, rim},
	{"O 12 12 2.7", 0, boss},
	{"O 11.2 11.1 1", 0, glint},
}

// strokes holds the parts of each sign, and of the standard.
var strokes = [signs + 1][]stroke{
	shield: legionary,
	fallen: legionary,
	rain: {
		{"O 8 9 4 O 13 7.5 5 O 17.5 10 3.6 O 5.5 11 2.6 M 5.5 9 L 18 9 19 13.4 5.5 13.6", 0, dim},
		{"M 8.5 16 L 6.5 20.5 M 12.5 16 L 10.5 20.5 M 16.5 16 L 14.5 20.5", 1.5, dim},
	},
	hound: {
		{"M 2 13 L 7 9 11 8 12 2 15 6.5 18 2.5 19 9 22 14 21 22 13 22 11 16.5 4 16.5", 0, red},
		{"O 13 11.5 1", 0, sheet},
	},
	lion: { // a head in its mane
		{"O 19.4 12 2.9 O 18.41 15.7 2.9 O 15.7 18.41 2.9 O 12 19.4 2.9 O 8.3 18.41 2.9 O 5.59 15.7 2.9 O 4.6 12 2.9 O 5.59 8.3 2.9 O 8.3 5.59 2.9 O 12 4.6 2.9 O 15.7 5.59 2.9 O 18.41 8.3 2.9 O 12 12 8", 0, red},
		{"O 12 12.6 5.4", 0, sheet},
		{"O 9.7 11.2 1 O 14.3 11.2 1 M 10.4 13.4 L 13.6 13.4 12 15.4", 0, red},
		{"M 12 15 L 12 16.4 M 9.8 16.6 L 12 16.4 14.2 16.6", 0.9, red},
	},
	torch: {
		{"M 10 13 L 14 13 13.2 23 10.8 23 Z M 8 11.5 L 16 11.5 15 14 9 14", 0, dim},
		{"M 12 1 C 17 5 17 9 14.5 11 L 9.5 11 C 6.5 8.5 9.5 6 12 1", 0, red},
	},
	helmet: { // with the horns that Gauls are said to wear
		{"M 5 16 C 5 5 19 5 19 16 Z M 4 16.5 L 20 16.5 20 19 17 19 16 23 14 19 10 19 8 23 7 19 4 19", 0, red},
		{"M 6 11 Q 1 9 2.5 2 4.5 7 8 7.6 Z M 18 11 Q 23 9 21.5 2 19.5 7 16 7.6", 0, red},
	},
	shell: { // it opens like a fan
		{"M 12 22 C -1 14 2 2 12 2 22 2 25 14 12 22", 0, red},
		{"M 12 20.5 L 4 7.8 M 12 20.5 L 8 6.4 M 12 20.5 L 12 5 M 12 20.5 L 16 6.4 M 12 20.5 L 20 7.8", 0.8, sheet},
	},
	spade: {
		{"M 12 2 L 12 14 M 8.5 2.5 L 15.5 2.5", 2, dim},
		{"M 7 12 L 17 12 16.5 19 12 23 7.5 19", 0, dim},
	},
	scout: { // in a cloak, with a staff
		{"O 11 5 3.2 M 11 8.4 Q 15.5 9.5 17 21.5 L 5 21.5 Q 6.5 9.5 11 8.4", 0, red},
		{"M 18.6 3 L 18.6 22", 1.5, dim},
	},
	flag: {
		{"M 12 3 L 12 23.4", 1, pole},
		{"M 12 0 L 13.5 3.6 12 5 10.5 3.6", 0, pole},
		{"M 5 5.4 L 19 5.4", 1, pole},
		{"M 5.6 5.6 L 18.4 5.6 18.4 15.4 16.2 13.8 14.1 15.8 12 13.8 9.9 15.8 7.8 13.8 5.6 15.4", 0, cloth},
		{"M 6.2 6.2 L 17.8 6.2 17.8 14 16.2 12.9 14.1 14.8 12 12.9 9.9 14.8 7.8 12.9 6.2 14", 0, red},
		{"M 13.81 11.54 C 12.82 12.26 11.44 12.12 10.62 11.21 9.79 10.29 9.79 8.91 10.62 7.99 11.44 7.08 12.82 6.94 13.81 7.66", 0.9, braid},
		{"O 12 18.4 1.2", 0, braid},
	},
}

// paintSign paints a sign on a square picture of size pixels. high means high contrast.
func paintSign(s sign, size float64, high bool) *ebiten.Image {
	c, ink := outline.NewCanvas(size, size, size/24), inks
	ink[sheet] = palette.Paper
	if high {
		ink[red], ink[dim], ink[pole], ink[braid] = palette.Black, palette.Black, palette.Black, palette.HighLit
	}
	if s == fallen {
		ink[red], ink[rim], ink[boss] = color.RGBA{0x6C, 0x5B, 0x45, 200}, brown, color.RGBA{0x91, 0x7F, 0x61, 200}
	}
	for _, o := range strokes[s] {
		if o.pen > 0 {
			c.Line(o.drawing, o.pen, ink[o.ink])
		} else {
			c.Fill(o.drawing, ink[o.ink])
		}
	}
	return picture.From(c.RGBA)
}
