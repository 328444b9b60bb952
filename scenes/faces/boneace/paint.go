package boneace

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

var chalk = color.RGBA{0xF4, 0xEE, 0xE0, 255}

// A stroke is the cache key of a chalk mark: its size in pixels.
type stroke struct {
	w, h int
	thin bool
}

var strokes = picture.Cache[stroke]{Limit: 12}

// chalked returns the picture of a chalk mark: grains that fill it unevenly.
func chalked(w, h float64, thin bool) *ebiten.Image {
	return strokes.Get(stroke{max(1, int(w)), max(1, int(h)), thin}, paintChalk)
}

func paintChalk(k stroke) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, k.w, k.h))
	seed := uint32(k.w*31 + k.h)
	for y := range k.h {
		edge := math.Min(float64(y)+0.5, float64(k.h-y)-0.5) / float64(k.h)
		for x := range k.w {
			seed = seed*1664525 + 1013904223
			grain := float64(seed>>8) / (1 << 24)
			a := 0.0
			if grain < 0.72+edge || k.thin && grain < 0.85 {
				a = 0.78 + 0.22*grain
			}
			if edge < 0.12 && grain > 0.5 && !k.thin {
				a = 0
			}
			c, o := palette.Fade(chalk, a), img.PixOffset(x, y)
			img.Pix[o], img.Pix[o+1], img.Pix[o+2], img.Pix[o+3] = c.R, c.G, c.B, c.A
		}
	}
	return picture.From(img)
}

type pipe struct {
	w, h int
}

var pipes = picture.Cache[pipe]{Limit: 4}

const (
	stem = "M 14 22 Q 22 25 34 21 Q 64 8 96 6"
	bowl = "M 4 9 Q 4 22 12 25 Q 18 24 20 11 Q 12 6 4 9 Z"
)

var (
	pipeShade = []outline.Layer{
		{Drawing: stem, Pen: 2.6, Color: color.RGBA{A: 110}},
		{Drawing: bowl, Color: color.RGBA{A: 110}},
	}
	pipeClay = []outline.Layer{
		{Drawing: stem, Pen: 2.6, Color: color.RGBA{0xEC, 0xE6, 0xD8, 255}},
		{Drawing: bowl, Color: color.RGBA{0xEC, 0xE6, 0xD8, 255}},
		{Drawing: "M 16 25 Q 24 26.5 34 22 Q 64 9 96 7", Pen: 0.8, Color: color.RGBA{0x9A, 0x92, 0x82, 255}},
	}
)

func paintPipe(k pipe) *ebiten.Image {
	c := outline.NewCanvas(float64(k.w), float64(k.h), float64(k.w)/100)
	grey := color.RGBA{0x9A, 0x92, 0x82, 255}
	c.At(1.6, 2.2, 1).Lay(pipeShade)
	c.Lay(pipeClay)
	c.Oval(12, 9.5, 8, 2.6, grey)
	c.Oval(12, 9.6, 6.4, 1.8, color.RGBA{0x2A, 0x1C, 0x12, 255})
	c.Oval(12.6, 9.8, 3, 0.9, color.RGBA{0xB8, 0x50, 0x20, 255})
	return picture.From(c.RGBA)
}
