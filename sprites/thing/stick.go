package thing

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type stickKey struct{ w, h, u int }

var sticks = picture.Cache[stickKey]{Limit: 6}

// Stick draws a split tally stick of pale wood.
func Stick(dst *ebiten.Image, x, y, w, h, u float64) {
	k := stickKey{int(w), int(h), int(u * 16)}
	if k.w < 4 || k.h < 4 {
		return
	}
	picture.At(dst, sticks.Get(k, paintStick), x-u, y-u, 1)
}

func paintStick(k stickKey) *ebiten.Image {
	u, w, h := float64(k.u)/16, float64(k.w), float64(k.h)
	img := canvas(float64(k.w+int(5*u)+2), float64(k.h+int(5*u)+2))
	shape := func(d float64) *outline.Path {
		var p outline.Path
		at := func(x, y float64) (float64, float64) { return x + u + d, y + u + d }
		p.MoveTo(at(0.8*u, 0))
		p.LineTo(at(w-2*u, 0.4*u))
		p.LineTo(at(w, h*0.35))
		p.LineTo(at(w-0.8*u, h))
		p.LineTo(at(0.5*u, h))
		p.LineTo(at(0, h*0.6))
		return &p
	}
	for i := range 6 {
		fill(img, shape(u*float64(i+1)*0.35), color.RGBA{0, 0, 0, 26})
	}
	wood := canvas(float64(img.Rect.Dx()), float64(img.Rect.Dy()))
	fill(wood, shape(0), palette.White)
	stain(wood, u, w, h)
	pic := picture.From(img)
	picture.Over(pic, wood)
	return pic
}

// stain colours a stick and adds its grain. The stick is w by h pixels, with its upper
// left corner at u, u in the picture.
func stain(wood *image.RGBA, u, w, h float64) {
	top, low := color.RGBA{0xE3, 0xC0, 0x8C, 0xFF}, color.RGBA{0xA5, 0x77, 0x43, 0xFF}
	var p outline.Path
	for y := 0.0; y < h; y++ {
		p.Reset()
		p.MoveTo(0, u+y+0.5)
		p.LineTo(w+2*u, u+y+0.5)
		outline.Stroke(wood, &p, 1.5, palette.Mix(top, low, y/h*y/h), outline.Atop)
	}
	for i := range 9 {
		p.Reset()
		y := u + h*(0.12+0.1*float64(i))
		p.MoveTo(u, y)
		p.CubicTo(w*0.3, y+u*float64(i%3-1), w*0.6, y-u*float64(i%2), w+u, y+0.3*u)
		outline.Stroke(wood, &p, u/4, color.RGBA{30, 18, 8, 40}, outline.Atop)
	}
}
