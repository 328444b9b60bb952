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

// Team draws horses side by side, seen from above and so long with their reins,
// that are harnessed to what stands at x, y; turn is which way they go, in
// radians from the right.
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

var coats = [4]color.RGBA{{0x5C, 0x34, 0x1C, 255}, {0x3C, 0x24, 0x16, 255}, {0x6E, 0x42, 0x22, 255}, {0x48, 0x2A, 0x18, 255}}

// paintTeam paints horses that go to the right, in measures of which the picture
// is 26 long.
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
		c.Oval(x, y, 5.4, 1.5, coat)
		c.Poly(coat, x+3.6, y-1.1, x+8.2, y-0.7, x+9.6, y, x+8.2, y+0.7, x+3.6, y+1.1)
		c.Pen(0.7, palette.Mix(coat, rein, 0.6), x+3, y, x+7, y)
		c.Pen(0.6, palette.Mix(coat, rein, 0.5), x-5.2, y, x-8, y+0.5)
	}
	return ebiten.NewImageFromImage(c.RGBA)
}
