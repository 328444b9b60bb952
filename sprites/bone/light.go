package bone

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

func skinShader() *ebiten.Shader   { return picture.Shader(kage.Bone) }
func shadowShader() *ebiten.Shader { return picture.Shader(kage.Shadow) }

// lamp is the direction of the only light, at the upper left: shadows fall to
// the right and down the screen.
var lamp = vec{-0.66, 0.36, 0.66}.unit()

// A Look is the light and the decoration that bones are drawn with. The zero
// Look is plain bones by candle light over a dark table.
type Look struct {
	Ground color.RGBA // colour of the table, which reflects onto the bones
	Lamp   color.RGBA // colour of the lamp; its brightness is ignored; zero is candle light, #FFEDD1
	Marks  [4]int     // strokes painted on the sides 1, 3, 4, 6: 0 to 4, or 6
	Plain  bool       // for weak machines: no pores, no smoothing of edges
	Moving bool       // redrawn every frame: uses the coarse mesh, which is not visible in motion
	Fade   float32    // 0: opaque, 1: invisible
	Dim    float32    // 0: fully lit, 1: almost dark
	Shade  float32    // how much lighter the shadow is, 0 to 1, for light cloth
}

// key returns the light of the lamp, red, green and blue, as linear values multiplied
// by its strength.
func (l Look) key() [3]float32 {
	if l.Lamp.A == 0 {
		return [3]float32{1.75, 1.4875, 1.12}
	}
	c := linear(l.Lamp)
	top := max(c[0], c[1], c[2], 0.01)
	return [3]float32{1.75 * c[0] / top, 1.75 * c[1] / top, 1.75 * c[2] / top}
}

// linear returns a colour as linear light, 0 to 1.
func linear(c color.RGBA) (out [3]float32) {
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		out[i] = float32(math.Pow(float64(v)/255, 2.2))
	}
	return out
}

// harmonics returns the first nine real spherical harmonics of a direction, in
// the order of the mesh's coefficients.
func harmonics(d vec) [9]float32 {
	x, y, z := float32(d.x), float32(d.y), float32(d.z)
	return [9]float32{
		0.282095,
		0.488603 * y, 0.488603 * z, 0.488603 * x,
		1.092548 * x * y, 1.092548 * y * z, 0.315392 * (3*z*z - 1),
		1.092548 * x * z, 0.546274 * (x*x - y*y),
	}
}

// reach returns the exposure of the point to a light given by its harmonics,
// about 0 to 1.
func (p *point) reach(light *[9]float32) float32 {
	a := &p.light
	return a[0]*light[0] + a[1]*light[1] + a[2]*light[2] + a[3]*light[3] + a[4]*light[4] +
		a[5]*light[5] + a[6]*light[6] + a[7]*light[7] + a[8]*light[8]
}
