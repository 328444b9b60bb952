package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

// A box is a rectangle with rounded corners, from which most controls are made.
// Lengths are in pixels, colours are not premultiplied.
type box struct {
	w, h        int
	radius      float32
	top, bottom color.RGBA
	foot        float32 // height of the foot, included in h
	footColor   color.RGBA
	rim         color.RGBA
	rimWidth    float32
	right, down float32 // of the shadow
	blur, deep  float32 // of the shadow: width in pixels and strength, 0 … 1
	hollow      float32
	shine       float32
	grain       float32
	unit        float32
	ring        color.RGBA
	ringGap     float32
	ringWidth   float32
}

var boxes = picture.Cache[box]{Limit: 200, Screens: 6}

// pad returns the room in pixels that a picture of the box needs on each side for its
// shadow and its ring.
func (b box) pad() int {
	s := max(b.right, b.down) + b.blur
	return int(math.Ceil(float64(max(s, b.ringGap+b.ringWidth)))) + 2
}

// draw copies the box with its upper left corner at x, y.
func (b box) draw(dst *ebiten.Image, x, y float64) { b.drawAlpha(dst, x, y, 1) }

// drawAlpha copies the box with its upper left corner at x, y and with an opacity.
func (b box) drawAlpha(dst *ebiten.Image, x, y, alpha float64) {
	if b.w <= 0 || b.h <= 0 {
		return
	}
	pad := float64(b.pad())
	picture.At(dst, boxes.Get(b, paintBox), math.Round(x)-pad, math.Round(y)-pad, alpha)
}

// sized returns a box of w by h pixels, rounded; u, the page's unit, sets its grain.
func sized(w, h, u float64) box {
	return box{w: int(math.Round(w)), h: int(math.Round(h)), unit: float32(u)}
}

// under returns the box with the shadow that paper throws; lift, with 1 for a sheet, is
// how high it lies.
func (b box) under(u, lift float64) box {
	b.right, b.down = float32(u*lift), float32(u*lift)
	b.blur, b.deep = float32(2*u*lift), 0.6
	return b
}

func paintBox(b box) *ebiten.Image {
	pad := b.pad()
	img := picture.Blank(b.w+2*pad, b.h+2*pad)
	img.DrawRectShader(b.w+2*pad, b.h+2*pad, picture.Shader(kage.Box), &ebiten.DrawRectShaderOptions{
		Uniforms: map[string]any{
			"Size": []float32{float32(b.w), float32(b.h)}, "Pad": float32(pad), "Radius": b.radius,
			"Top": straight(b.top), "Bottom": straight(b.bottom),
			"Foot": b.foot, "FootColor": straight(b.footColor),
			"Rim": straight(b.rim), "RimWidth": b.rimWidth,
			"Shadow": []float32{b.right, b.down, b.blur, b.deep},
			"Hollow": b.hollow, "Shine": b.shine, "Grain": b.grain, "Unit": max(b.unit, 1),
			"Ring": straight(b.ring), "RingAt": []float32{b.ringGap, b.ringWidth},
		},
	})
	return img
}

// straight returns a premultiplied colour as four numbers from 0 to 1 that are not
// premultiplied, for a shader.
func straight(c color.RGBA) []float32 {
	if c.A == 0 {
		return []float32{0, 0, 0, 0}
	}
	a := float32(c.A)
	return []float32{float32(c.R) / a, float32(c.G) / a, float32(c.B) / a, a / 255}
}
