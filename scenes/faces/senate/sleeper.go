package senate

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// bed is the step on whose bench a senator sleeps as long as nobody comes near.
var bed = tali.Of(1, 3, 3, 6)

// sleeps returns the step of the sleeping senator: his bed, or the first that nobody can
// make next; −1 once they reach Venus.
func sleeps(b *climb.Board) int {
	at := max(0, slices.Index(b.Steps, bed))
	for _, end := range b.Ends {
		at = max(at, end)
	}
	if at >= steps-1 {
		return -1
	}
	return at
}

// drawSleeper draws a sleeping senator, who moves on when a seat comes near his bench.
func drawSleeper(dst *ebiten.Image, in *table.Instant, lay *layout, b *climb.Board) {
	at := float64(sleeps(b))
	if at < 0 {
		return
	}
	if in.Move.Verb == rules.Cast && in.T < 1 && !in.Calm {
		was := boardOf(&in.Was)
		if from := float64(sleeps(&was)); from >= 0 {
			at = from + (at-from)*animation.Ease(in.T)
		}
	}
	x, y := lay.spot(at, asleep)
	img := sleepers.Get(sleeper{math.Round(math.Min(lay.text*2.9, lay.r*0.21)), in.Page.High}, paintSleeper)
	picture.Centred(dst, img, x, y+lay.lift()*1.05, 1)
}

// A sleeper identifies the picture of the senator; wide is its width in pixels.
type sleeper struct {
	wide float64
	high bool
}

var sleepers = picture.Cache[sleeper]{Limit: 2}

// paintSleeper paints the senator on his side under his toga.
func paintSleeper(k sleeper) *ebiten.Image {
	c := outline.NewCanvas(k.wide, k.wide*0.62, k.wide/26)
	toga, fold, edge, skin := color.RGBA{0xF4, 0xEE, 0xE0, 255}, color.RGBA{0xC4, 0xB6, 0x9C, 255}, wine, color.RGBA{0xC9, 0x94, 0x6C, 255}
	if k.high {
		toga, fold, edge, skin = palette.White, palette.Black, palette.Black, palette.White
	}
	c.Oval(13.4, 13.4, 11, 2.4, color.RGBA{0, 0, 0, 70})
	const lies = "M 6 12.6 C 7 7.6 12 5.6 16 6.6 C 20 7.4 24 9.4 25 13 C 19 14.6 11 14.6 6 12.6 Z"
	c.Line(lies, 1, palette.Ink)
	c.Fill(lies, toga)
	c.Line("M 9 11.6 C 12 8.4 15 8.4 19 9.6 M 12 13 C 14.6 10.6 18 10.6 22 11.8", 0.6, fold)
	c.Line("M 6 12.6 C 11 14.6 19 14.6 25 13", 1, edge)
	c.Disc(5.2, 10, 3.2, palette.Ink)
	c.Disc(5.2, 10, 2.8, skin)
	c.Line("M 3.8 10.4 L 5 10.7", 0.5, palette.Ink)
	c.Line("M 8.4 5.4 L 9.8 5.4 L 8.4 7 L 9.8 7 M 11.2 3.2 L 13.2 3.2 L 11.2 5.4 L 13.2 5.4", 0.8, palette.Ink)
	return picture.From(c.RGBA)
}
