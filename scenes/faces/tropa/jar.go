package tropa

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
)

// The jar in parts, its foot at 30, 64.
const (
	shape = "M 24 14 L 24 24 C 24 29 9 30 9 45 C 9 58 19 64 30 64 C 41 64 51 58 51 45 C 51 30 36 29 36 24 L 36 14 C 37 12 39 11 39 10 C 36 13 24 13 21 10 C 21 11 23 12 24 14 Z"
	wide  = 60.0
	deep  = 68.0
)

// shades are outlines within one another, of which each takes more of the light.
var shades = []string{
	"M 25 14 L 25 25 C 25 30 11 31 11 45 C 11 57 20 62.5 30 62.5 C 40 62.5 49 57 49 45 C 49 31 35 30 35 25 L 35 14 Z",
	"M 26 14 L 26 26 C 26 31 14 33 14 45 C 14 55 21 60 30 60 C 39 60 46 55 46 45 C 46 33 34 31 34 26 L 34 14 Z",
	"M 27.5 15 L 27.5 28 C 26 32 17.5 36 17.5 45 C 17.5 53 23 57 30 57 C 37 57 42.5 53 42.5 45 C 42.5 36 34 32 32.5 28 L 32.5 15 Z",
}

// paintJar paints the glass behind the bones and the light on it before them.
func paintJar(pl *plan, high bool) (back, front *ebiten.Image) {
	b := outline.NewCanvas(wide*pl.g, deep*pl.g, pl.g)
	f := outline.NewCanvas(wide*pl.g, deep*pl.g, pl.g)
	if high {
		f.Line(shape, 0.8, palette.White)
		return ebiten.NewImageFromImage(b.RGBA), ebiten.NewImageFromImage(f.RGBA)
	}
	b.Fill(shape, color.RGBA{26, 84, 78, 150})
	for _, s := range shades {
		b.Fill(s, color.RGBA{9, 21, 19, 18})
	}
	for i := range 8 {
		k := float64(i)
		b.Oval(31, 57.5, 15-k, 4.6-0.3*k, color.RGBA{3, 13, 11, 18})
		b.Oval(38, 49, 9-k, 9-k, color.RGBA{4, 8, 7, 9})
	}
	b.Oval(30, 10, 9, 4.6, color.RGBA{10, 70, 62, 190})
	b.Oval(30, 10.6, 7.4, 3.4, color.RGBA{4, 40, 38, 170})
	f.Fill(shape, color.RGBA{12, 38, 34, 46})
	f.Line(shape, 1.1, color.RGBA{10, 58, 54, 180})
	f.Line(shape, 0.4, color.RGBA{112, 170, 156, 190})
	shine := func(path string, w float64, strength uint8) {
		f.Line(path, w, color.RGBA{strength, strength, strength, strength})
	}
	for i, w := range []float64{3.6, 2.6, 1.6} {
		shine("M 14.5 47 C 14 41 17 36.5 21 34", w, uint8(34+26*i))
	}
	shine("M 26 16 L 26 25", 1.3, 110)
	shine("M 14.8 52 C 15.4 54 16.6 56 18.4 57.6", 1, 90)
	shine("M 46.8 50 C 45.6 54.5 42 58.6 37 60.4", 0.8, 84)
	shine("M 33.8 17 L 33.8 24", 0.5, 70)
	f.Line("M 21 10 C 21 3.9 39 3.9 39 10 C 39 16.1 21 16.1 21 10 Z", 1.5, color.RGBA{20, 84, 78, 255})
	f.Line("M 21 10 C 21 3.9 39 3.9 39 10 C 39 16.1 21 16.1 21 10 Z", 0.7, color.RGBA{124, 196, 178, 255})
	shine("M 22.4 8 C 23.6 6.6 25.6 5.9 28 5.6", 0.7, 230)
	return ebiten.NewImageFromImage(b.RGBA), ebiten.NewImageFromImage(f.RGBA)
}
