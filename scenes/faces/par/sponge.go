package par

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

// wiped reports whether the step removes the target, after which everybody sets a new
// one.
func wiped(in *table.Instant) bool {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	return in.Move.Verb == rules.Cast && was.Target.Len() == bones && now.Target.Len() == 0
}

// sponged returns the number of cells wiped so far; all of them if nothing is being
// wiped.
func sponged(in *table.Instant) float64 {
	if st, ok := storyOf(in); ok && wiped(in) && in.T < 1 && !in.Calm {
		return animation.Progress(since(in, &st), st.lasts-wipe, st.lasts) * bones
	}
	return bones
}

// drawSponge draws the wet sponge on its way from cell to cell.
func drawSponge(dst *ebiten.Image, lay *layout, gone float64) {
	if gone <= 0 || gone >= bones {
		return
	}
	i := int(gone)
	x, y := lay.cell(i).Center()
	nx, ny := lay.cell(min(i+1, bones-1)).Center()
	t := gone - float64(i)
	rub := math.Sin(t*4*math.Pi) * lay.square.W * 0.12
	x, y = x+(nx-x)*t*t*t+rub, y+(ny-y)*t*t*t+rub*0.4
	img := sponges.Get(int(lay.square.W*0.34), paintSponge)
	picture.Centred(dst, img, x, y, 1)
}

var sponges = picture.Cache[int]{Limit: 1}

// paintSponge paints a sponge, d wide, with the wet about it.
func paintSponge(d int) *ebiten.Image {
	c := outline.NewCanvas(float64(d), float64(d), float64(d)/30)
	for i := range 4 {
		c.Oval(15, 16, 14.6-float64(i), 11-float64(i)*0.8, color.RGBA{10, 16, 20, 40})
	}
	c.Fill("M 4 14 C 4 8 8 5 13 5.4 C 18 4.4 25 6 26 12 C 27.4 18 24 23 17 23.4 C 10 25 4.4 21 4 14 Z", color.RGBA{0xA8, 0x7A, 0x34, 255})
	c.Fill("M 5 13 C 5.4 8.4 9 6.2 13 6.4 C 18 5.6 24 7.2 24.8 12 C 24.4 17 20 20 15 20 C 9 20.4 5 17 5 13 Z", color.RGBA{0xD8, 0xAC, 0x5A, 255})
	for i := range 16 {
		a, r := float64(i)*2.4, 2.2*math.Sqrt(float64(i)+0.4)
		c.Oval(14.6+1.1*r*math.Cos(a), 13+0.75*r*math.Sin(a), 0.9+0.3*float64(i%3), 0.7+0.2*float64(i%2), color.RGBA{0x8A, 0x5C, 0x20, 255})
	}
	return picture.From(c.RGBA)
}
