package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type teamKey struct {
	horses, long int
	high         bool
}

var teams = picture.Cache[teamKey]{Limit: 6}

// Team draws horses side by side, seen from above, harnessed to something at x,
// y; long is their length with the reins, turn their direction, in radians from
// the right.
func Team(dst *ebiten.Image, horses int, x, y, long, turn, alpha float64, st State) {
	img := teams.Get(teamKey{horses, max(1, int(long)), st&High != 0}, paintTeam)
	b := img.Bounds()
	op := picture.Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(-long*0.1, -float64(b.Dy())/2)
	op.GeoM.Rotate(turn)
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleAlpha(float32(alpha))
	picture.Draw(dst, img, op)
}

// coats are a light one beside a dark one, so that horses are told apart on sand.
var coats = [4]color.RGBA{{0xEE, 0xE4, 0xD0, 255}, {0x9C, 0x50, 0x22, 255}, {0xD9, 0xB0, 0x74, 255}, {0x6A, 0x38, 0x1C, 255}}

// Drawings of a horse from above, facing right, 18 long from its tail; horseLit
// is the lit part of its back.
const (
	horse    = "M -5.6 0 C -5.8 -1.5 -4.2 -1.9 -2.8 -1.7 C -1 -1.4 0 -1 1 -1.1 C 2.2 -1.6 3.2 -1.5 4 -1 C 4.8 -0.7 5.6 -0.7 6.3 -0.8 L 6.5 -1.3 L 7.2 -0.8 C 8.4 -0.7 9.6 -0.6 9.8 0 C 9.6 0.6 8.4 0.7 7.2 0.8 L 6.5 1.3 L 6.3 0.8 C 5.6 0.7 4.8 0.7 4 1 C 3.2 1.5 2.2 1.6 1 1.1 C 0 1 -1 1.4 -2.8 1.7 C -4.2 1.9 -5.8 1.5 -5.6 0 Z"
	horseLit = "M -5 -0.5 C -4.6 -1.5 -2.6 -1.5 -1.2 -0.9 C 0.4 -0.6 1.4 -0.7 3 -1 C 2.6 -0.2 0 -0.2 -1.6 -0.2 C -3.2 0.1 -4.6 0.2 -5 -0.5 Z"
)

// paintTeam paints horses facing right, in units of which the picture is 26
// long.
func paintTeam(k teamKey) *ebiten.Image {
	long := float64(k.long)
	high := 3.6*float64(k.horses) + 1.6
	c := outline.NewCanvas(long, long/26*high, long/26)
	rein := color.RGBA{0x3A, 0x24, 0x14, 255}
	for i := range k.horses {
		y := 2.4 + 3.6*float64(i)
		coat := coats[i%len(coats)]
		if k.high {
			coat = palette.White
		}
		x := 11.2 + 0.8*float64(i*5%3)
		c.Oval(x+0.7, y+1, 6, 1.5, color.RGBA{0, 0, 0, 80})
		c.Pen(0.4, rein, 2, high/2, x, y)
		shade := palette.Mix(coat, rein, 0.6)
		h := c.At(x, y, 1)
		h.Line(horse, 0.9, rein)
		h.Fill(horse, coat)
		h.Fill(horseLit, palette.Mix(coat, palette.Lime, 0.28))
		h.Line("M 2.4 0 L 6.6 0", 0.7, shade)
		h.Line("M -5.2 0 C -6.6 0.6 -7.2 -0.5 -8.6 0.3", 0.8, shade)
	}
	return picture.From(c.RGBA)
}
