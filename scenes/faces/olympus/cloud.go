package olympus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A kind is the color of a cloud.
type kind int

const (
	white  kind = iota // a cast
	pale               // a seat that waits in the sky
	grey               // a seat that is out
	bluish             // a rung
	creamy             // a rung of four alike
	rosy               // the rung of Venus
)

// tones are the light and the shaded side of each kind.
var tones = [...][2]color.RGBA{
	white:  {{0xFF, 0xFF, 0xFF, 255}, {0xB9, 0xC6, 0xDC, 255}},
	pale:   {{0x50, 0x60, 0x80, 0x98}, {0x30, 0x40, 0x60, 0x80}},
	grey:   {{0x8C, 0x93, 0xA0, 255}, {0x5E, 0x66, 0x75, 255}},
	bluish: {{0xDF, 0xE7, 0xF4, 255}, {0x8D, 0xA0, 0xC4, 255}},
	creamy: {{0xFB, 0xF1, 0xD8, 255}, {0xC9, 0xB6, 0x8C, 255}},
	rosy:   {{0xF6, 0xC3, 0xB8, 255}, {0xC2, 0x7C, 0x74, 255}},
}

type cloudKey struct {
	kind kind
	w    int
	rung bool // the round shape of the rungs
	high bool
}

var clouds = picture.Cache[cloudKey]{Limit: 24}

// drawRung draws the small round cloud of a rung. high means high contrast.
func drawRung(dst *ebiten.Image, k kind, x, y, w float64, high bool) {
	img := clouds.Get(cloudKey{k, int(math.Round(w)), true, high}, paintCloud)
	picture.Centred(dst, img, x, y, 1)
}

func fadeCloud(dst *ebiten.Image, k kind, x, y, w, alpha float64, high bool) {
	img := clouds.Get(cloudKey{k, int(math.Round(w)), false, high}, paintCloud)
	picture.Centred(dst, img, x, y, alpha)
}

// puffs holds two outlines, 48 wide, for a seat's cloud and for a rung's: the whole
// cloud, and its lit part.
var puffs = [2][2]string{
	{
		"M 7 19 C 1 19 0 12.6 5.4 11.6 C 5 6.6 11 4.6 14 7.4 C 16 2 25 1.6 28 6.4 C 32 3.4 38.4 5.4 38.4 10 C 45.6 9.4 47.6 19 41 19 Z",
		"M 7 16.6 C 2.4 16.6 1.6 12.6 5.8 12 C 5.4 7 11 5 14.2 7.8 C 16.2 2.6 24.6 2.2 27.8 6.8 C 31.8 4 37.8 5.8 38 10.2 C 43 10 44 16.6 40 16.6 Z",
	}, {
		"M 7.6 26.6 C -1 26.6 -1.6 15.6 6 14.8 C 5 7.4 12.4 4.4 16.4 8 C 19.4 0.4 30 0.6 32 7.8 C 37.4 4.6 43.6 8.6 42 14.8 C 50 15.6 49.4 26.6 40.8 26.6 Z",
		"M 7.6 24 C 1 24 0.6 16.4 6.6 15.4 C 5.6 8.4 12.8 5.4 16.8 8.8 C 19.6 1.4 29.6 1.6 31.6 8.6 C 36.8 5.6 42.4 9.2 41.2 15.4 C 47 16.2 46.6 24 40 24 Z",
	},
}

// paintCloud paints a cloud whose upper left side is in the light.
func paintCloud(k cloudKey) *ebiten.Image {
	shape, high := puffs[0], 0.5
	if k.rung {
		shape, high = puffs[1], 0.64
	}
	c := outline.NewCanvas(float64(k.w)*1.1, float64(k.w)*high, float64(k.w)/48).At(2.4, 1.5, 1)
	if k.high {
		fill := palette.White
		if k.kind == grey || k.kind == pale {
			fill = color.RGBA{0x80, 0x80, 0x80, 255}
		}
		c.Line(shape[0], 3, palette.Black)
		c.Fill(shape[0], fill)
		return picture.From(c.RGBA)
	}
	light, dark := tones[k.kind][0], tones[k.kind][1]
	if k.kind != pale {
		for i := range 3 {
			c.At(0.7+0.3*float64(i), 1+0.4*float64(i), 1).Fill(shape[0], color.RGBA{0, 0, 6, 40})
		}
	}
	c.Fill(shape[0], dark)
	for i := range 6 { // the light comes from the upper left, and goes softly
		t := float64(i) / 6
		s := c.At(1.6*(1-t)*0.4, -1.4*t*0.2, 1-0.035*(1-t))
		part := palette.Fade(palette.Mix(dark, light, 0.4+0.6*t), 0.45)
		s.Fill(shape[1], part)
	}
	return picture.From(c.RGBA)
}

type houndKey struct {
	h      int
	collar color.RGBA
	front  bool // the hound looks at the player
	coin   bool // the hound holds a coin in its mouth
	high   bool
}

var hounds = picture.Cache[houndKey]{Limit: 12}

// drawHound draws the hound on the meadow with its tail at (x, y), or with its nose
// there if turned. Its collar has the color of the leader; without a leader it looks
// out.
func drawHound(dst *ebiten.Image, k houndKey, x, y float64, turned bool) {
	img := hounds.Get(k, paintHound)
	x, y = math.Round(x), math.Round(y-float64(img.Bounds().Dy()))
	if !turned {
		picture.At(dst, img, x, y, 1)
		return
	}
	op := picture.Copying()
	op.GeoM.Scale(-1, 1)
	op.GeoM.Translate(x+float64(img.Bounds().Dx()), y)
	picture.Draw(dst, img, op)
}

func paintHound(k houndKey) *ebiten.Image {
	c := outline.NewCanvas(float64(k.h)*2, float64(k.h), float64(k.h)/25).At(2.5, 1, 1)
	coat, dark, lit := fur, furDark, furLight
	if k.high {
		coat, dark, lit = palette.White, palette.Black, palette.White
	} else {
		c.Oval(24, 23, 23, 1.2, color.RGBA{0, 0, 0, 80})
	}
	c.Line("M 4.4 19 C 0 18 -1.4 13 1 10.4", 1.8, coat)
	c.Fill("M 3 19 C 2 13 6 10 13 10.4 C 19 10.6 23 9.6 26.6 8 L 34 12 C 34 16 35 18.6 37 19.6 L 44 20.4 C 45.6 20.8 45.6 22.8 44 22.8 L 9 23 C 5 23 3.4 21.6 3 19 Z", coat)
	if !k.high {
		c.Fill("M 6 12.4 C 9 10.8 14 10.8 19 11 C 23 11 26 9.8 28 9 L 29 10.2 C 25 12 20 12.4 15 12.4 C 11 12.2 8 12.4 6 12.4 Z", lit)
	}
	c.Line("M 9.6 21.6 C 6.6 19 8 14.4 12.4 14.2 C 16.4 14.2 17.6 18 15.4 20.4 L 19 22.2", 0.7, dark)
	c.Line("M 31 15 C 31.6 18 32.6 20 35 21.4 M 36.6 21.6 H 43", 0.6, dark)
	if k.front {
		paintFront(c, coat, dark, k.high)
	} else {
		paintProfile(c, coat, dark, lit, k.high)
	}
	if k.coin {
		c.Disc(44.4, 11.6, 2.1, furDark)
		c.Disc(44.4, 11.6, 1.8, goldCol)
		c.Disc(44.2, 11.3, 1.1, color.RGBA{0xFF, 0xF0, 0xB0, 255})
	}
	if k.collar.A > 0 {
		c.Line("M 26.6 10.6 C 28.6 13.6 31.4 14.8 34.4 14.4", 2.2, palette.Ink)
		c.Line("M 26.6 10.6 C 28.6 13.6 31.4 14.8 34.4 14.4", 1.6, k.collar)
		c.Disc(31.6, 15.6, 0.9, goldCol)
	}
	return picture.From(c.RGBA)
}

// paintProfile paints the hound's head as it looks at the pot. high means high
// contrast.
func paintProfile(c outline.Canvas, coat, dark, lit color.RGBA, high bool) {
	c.Fill("M 26 9.4 C 28.6 8 29.4 4.4 33 4.2 C 36.4 4.2 37.4 5.6 39 7 L 43.6 8.8 C 44.6 9.6 44.2 11.6 42.6 11.8 C 39.6 12.2 37.4 13 35 14.6 L 28 13 Z", coat)
	c.Fill("M 30.6 5.6 C 29.6 3 29.8 0.6 30.6 -1 C 32.6 0.4 33.8 3 34 5 Z", coat)
	if !high {
		c.Fill("M 31.2 4.8 C 30.6 3 30.7 1.6 31 0.6 C 32.2 1.8 32.8 3.4 33 4.6 Z", lit)
	}
	c.Disc(37, 7.4, 0.95, palette.Bone)
	c.Disc(37.3, 7.4, 0.55, palette.Black)
	c.Disc(43.4, 9.3, 0.9, palette.Black)
	c.Line("M 42.4 11.2 C 40.8 11 39.6 10.8 38.6 10.2", 0.4, dark)
}

// paintFront paints the hound's head as it looks at the player. high means high
// contrast.
func paintFront(c outline.Canvas, coat, dark color.RGBA, high bool) {
	c.Fill("M 24.6 3 C 26 1 28 2.6 29 4 H 35 C 36 2.6 38 1 39.4 3 C 40 6 39 8.4 37.4 9 C 37.4 11 36 14.6 32 14.8 C 28 14.6 26.6 11 26.6 9 C 25 8.4 24 6 24.6 3 Z", coat)
	if !high {
		c.Fill("M 25.4 3.6 C 26.4 2.6 27.4 3.6 28 4.8 C 27.4 6.4 26.8 7.6 26.4 8 C 25.4 7 25 5.4 25.4 3.6 Z M 38.6 3.6 C 37.6 2.6 36.6 3.6 36 4.8 C 36.6 6.4 37.2 7.6 37.6 8 C 38.6 7 39 5.4 38.6 3.6 Z", dark)
	}
	for _, x := range []float64{29.6, 34.4} {
		c.Disc(x, 7.8, 1.05, palette.Bone)
		c.Disc(x, 7.9, 0.6, palette.Black)
	}
	c.Oval(32, 11.4, 1.4, 1, palette.Black)
	c.Line("M 32 12.2 V 13.2 M 30.4 13.2 C 31 13.8 31.6 13.6 32 13.2 C 32.4 13.6 33 13.8 33.6 13.2", 0.4, dark)
}

// paintBolt paints the lightning, h high.
func paintBolt(h float64) *ebiten.Image {
	c := outline.NewCanvas(h, h, h/24)
	c.Fill("M 11 -1 L 21 -1 16 9 21 9 6 25 10 13 5 13 Z", color.RGBA{30, 24, 6, 60})
	c.Fill("M 12 0 L 19.6 0 14.6 9.6 19.6 9.6 7.6 23.4 11.4 12.4 6.6 12.4 Z", goldCol)
	c.Fill("M 12 0 L 15.4 0 10.4 11 6.6 12.4 Z", color.RGBA{0xFF, 0xF0, 0xB0, 255})
	return picture.From(c.RGBA)
}
