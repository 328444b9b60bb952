package thing

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

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
	img := ebiten.NewImage(k.w+int(5*u)+2, k.h+int(5*u)+2)
	shape := func(d float64) *vector.Path {
		var p vector.Path
		at := func(x, y float64) (float32, float32) { return float32(x + u + d), float32(y + u + d) }
		p.MoveTo(at(0.8*u, 0))
		p.LineTo(at(w-2*u, 0.4*u))
		p.LineTo(at(w, h*0.35))
		p.LineTo(at(w-0.8*u, h))
		p.LineTo(at(0.5*u, h))
		p.LineTo(at(0, h*0.6))
		p.Close()
		return &p
	}
	for i := range 6 {
		fill(img, shape(u*float64(i+1)*0.35), color.RGBA{0, 0, 0, 26})
	}
	top, low := color.RGBA{0xE3, 0xC0, 0x8C, 0xFF}, color.RGBA{0xA5, 0x77, 0x43, 0xFF}
	wood := ebiten.NewImage(img.Bounds().Dx(), img.Bounds().Dy())
	defer wood.Deallocate()
	fill(wood, shape(0), palette.White)
	in := &vector.DrawPathOptions{Blend: ebiten.BlendSourceAtop}
	for i := range k.h {
		var p vector.Path
		line(&p, 0, u+float64(i)+0.5, w+2*u, u+float64(i)+0.5)
		in.ColorScale.Reset()
		in.ColorScale.ScaleWithColor(palette.Mix(top, low, float64(i)/h*float64(i)/h))
		vector.StrokePath(wood, &p, &vector.StrokeOptions{Width: 1.5}, in)
	}
	for i := range 9 {
		var p vector.Path
		y := u + h*(0.12+0.1*float64(i))
		p.MoveTo(float32(u), float32(y))
		p.CubicTo(float32(w*0.3), float32(y+u*float64(i%3-1)), float32(w*0.6), float32(y-u*float64(i%2)), float32(w+u), float32(y+0.3*u))
		in.ColorScale.Reset()
		in.ColorScale.ScaleWithColor(color.RGBA{30, 18, 8, 40})
		vector.StrokePath(wood, &p, &vector.StrokeOptions{Width: float32(u / 4)}, in)
	}
	img.DrawImage(wood, nil)
	return img
}

// Notch cuts a mark into a stick from its upper edge downwards, long pixels
// deep, filled with a colour: ink for a plain one, madder for a counted one.
func Notch(dst *ebiten.Image, x, y, long, u float64, c color.RGBA) {
	vector.FillRect(dst, float32(int(x-u/4)), float32(y), float32(max(u/2, 1)), float32(long), c, false)
	vector.FillRect(dst, float32(int(x+u/4)), float32(y), float32(max(u/4, 1)), float32(long), palette.Fade(palette.Bone, 0.35), false)
}

// Thread lays a thread along a stick from one notch to another.
func Thread(dst *ebiten.Image, x0, x1, y, u float64) {
	var p vector.Path
	line(&p, x0, y+u/3, x1, y+u/3)
	stroke(dst, &p, u*0.9, palette.Fade(palette.Night, 0.5))
	p.Reset()
	line(&p, x0, y, x1, y)
	stroke(dst, &p, u*0.8, color.RGBA{0xA8, 0x26, 0x1C, 0xFF})
}

func line(p *vector.Path, x0, y0, x1, y1 float64) {
	p.MoveTo(float32(x0), float32(y0))
	p.LineTo(float32(x1), float32(y1))
}
