package mendaxcommon

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// An archKey is the cache key of the empty arch, in pixels.
type archKey struct {
	radius, legs, wide, deep, u float64
	high                        bool
}

var arches = picture.Cache[archKey]{Limit: 3}

func paintArch(k archKey) *ebiten.Image {
	pad := math.Ceil(thing.SlabRoom * k.u)
	half := k.radius + k.wide/2
	lay := layout{x: pad + half, y: pad + half, radius: k.radius, legs: k.legs, wide: k.wide}
	slab := thing.NewArch(lay.x, lay.y, k.radius, k.legs, k.wide, k.u)
	slab.High = k.high
	for r := range ranks {
		x, y, _, _ := lay.hollow(float64(r))
		slab.Hollows = append(slab.Hollows, thing.Hollow{X: x, Y: y, R: k.deep / 2})
	}
	return slab.Paint(2*half+2*pad, half+k.legs+k.wide/2+2*pad)
}

// A signKey is the cache key of a sign: its size in pixels and its colour.
type signKey struct {
	size  float64
	color color.RGBA
}

var shells = picture.Cache[signKey]{Limit: 8}

func paintShell(k signKey) *ebiten.Image {
	c := outline.NewCanvas(k.size, k.size, k.size/24)
	c.Fill("M 9.6 22 C 8 16 1 13 1.6 9 C 2 7 4 7.4 4.4 6 C 5 4 7 4.6 7.8 3.4 C 9 1.6 10.6 3 12 2 C 13.4 3 15 1.6 16.2 3.4 C 17 4.6 19 4 19.6 6 C 20 7.4 22 7 22.4 9 C 23 13 16 16 14.4 22 Z", k.color)
	outline.Stroke(c.RGBA, outline.Trace("M 12 20 V 4.5 M 11 19.5 L 7.6 6 M 13 19.5 L 16.4 6 M 10.2 19.5 L 4.2 9.6 M 13.8 19.5 L 19.8 9.6", c.K, 0, 0), math.Max(1, 1.3*c.K), palette.Black, outline.Out)
	return picture.From(c.RGBA)
}

type pointerKey struct {
	long float64
	high bool
}

var pointers = picture.Cache[pointerKey]{Limit: 3}

// paintPointer paints the pointer, pointing up, with an eye.
func paintPointer(k pointerKey) *ebiten.Image {
	const body = "M 12 1 Q 17.6 10 17 16.5 Q 16.4 23 12 23 Q 7.6 23 7 16.5 Q 6.4 10 12 1 Z"
	c := outline.NewCanvas(k.long*1.3, k.long*1.3, k.long/24)
	c = c.At(3.6, 3.6, 1)
	ivory, edge := color.RGBA{0xF6, 0xEC, 0xD2, 255}, color.RGBA{0xA8, 0x8A, 0x52, 255}
	if k.high {
		ivory, edge = palette.White, palette.Black
	}
	for d := 0.7; d < 2.2; d += 0.7 {
		c.At(d, d, 1).Fill(body, color.RGBA{0, 0, 0, 50})
	}
	c.Fill(body, ivory)
	c.Line(body, 0.9, edge)
	c.Line("M 8 15 Q 12 10.6 16 15 Q 12 19.4 8 15 Z", 0.9, palette.Ink)
	c.Disc(12, 15, 1.4, palette.Ink)
	return picture.From(c.RGBA)
}

type dishKey struct {
	d, u float64
	high bool
}

var dishes = picture.Cache[dishKey]{Limit: 3}

// paintDish paints a round dish of walnut.
func paintDish(k dishKey) *ebiten.Image {
	pad := math.Ceil(thing.SlabRoom * k.u)
	slab := thing.Slab{X: pad, Y: pad, W: k.d, H: k.d, Corner: k.d / 2, U: k.u * 0.8, High: k.high,
		Hollows: []thing.Hollow{{X: pad + k.d/2, Y: pad + k.d/2, R: k.d*0.5 - 2.2*k.u}}}
	return slab.Paint(k.d+2*pad, k.d+2*pad)
}
