package gladiators

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// slid is the duration of the slide of the prize, in milliseconds.
const slid = 600

// triumph returns the progress, 0 to 1, of the celebration after a win: the weapons part
// and the prize slides in.
func triumph(in *table.Instant) float64 {
	now := boardOf(&in.Now)
	if !now.Over || now.Winner < 0 || in.T < 1 {
		return 0
	}
	if b, ok := boutOf(in); ok && !in.Calm {
		return animation.Ease(animation.Progress(in.Festive, b.ends, b.ends+slid))
	}
	return 1
}

// drawPrize draws the palm and the purse sliding in beside the winner.
func drawPrize(dst *ebiten.Image, in *table.Instant, lay *layout) {
	now, t := boardOf(&in.Now), triumph(in)
	if t <= 0 {
		return
	}
	at := [2]float64{lay.medals[0], -lay.medals[1]}
	x, y := lay.side(int(now.Winner), at)
	fx, fy := lay.side(int(now.Winner), [2]float64{at[0], at[1] * 5})
	x, y = animation.Move(fx, fy, x, y, t)
	d := lay.medal * lay.k * 1.5
	thing.Dot(dst, x+d*0.12, y+d*0.16, d*0.62, palette.Fade(palette.Black, 0.4))
	picture.Centred(dst, prizes.Get(int(d), paintPrize), x, y, 1)
}

var prizes = picture.Cache[int]{Limit: 1}

// paintPrize paints the palm and the purse, d pixels wide.
func paintPrize(d int) *ebiten.Image {
	c := outline.NewCanvas(float64(d), float64(d), float64(d)/24)
	dark, leaf := color.RGBA{0x2C, 0x40, 0x18, 255}, color.RGBA{0x86, 0x9E, 0x46, 255}
	for i := range 9 {
		f := float64(i) / 8
		x, y, long := 4+15*f, 21-17*f-2*math.Sin(f*math.Pi), 7.5*(1-0.45*f)
		for _, way := range []float64{-2.15, 0.5} {
			sin, cos := math.Sincos(way)
			c.Pen(2.1, dark, x, y, x+cos*long, y+sin*long)
			c.Pen(1.2, leaf, x, y, x+cos*long, y+sin*long)
		}
	}
	c.Line("M 3 22 L 11 11 19.5 3", 1.1, palette.Mix(leaf, palette.Bone, 0.5))
	hide, edge := color.RGBA{0x9A, 0x62, 0x34, 255}, color.RGBA{0x3A, 0x20, 0x0E, 255}
	c.Disc(14.5, 16.5, 6.4, edge)
	c.Disc(14.2, 16.2, 5.7, hide)
	c.Disc(12.6, 14.6, 2.2, color.RGBA{0xC4, 0x8C, 0x56, 255})
	c.Fill("M 11 8 L 18 8 16.4 12 12.6 12", edge)
	c.Fill("M 12 8.6 L 17 8.6 15.8 11.4 13.2 11.4", hide)
	c.Line("M 12.4 11.6 L 16.6 11.6", 1, color.RGBA{0xE9, 0xB9, 0x4C, 255})
	return picture.From(c.RGBA)
}
