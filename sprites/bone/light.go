package bone

import (
	_ "embed"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed bone.kage
var skinSource []byte

//go:embed shadow.kage
var shadowSource []byte

var (
	skinShader   = sync.OnceValue(func() *ebiten.Shader { return compile(skinSource) })
	shadowShader = sync.OnceValue(func() *ebiten.Shader { return compile(shadowSource) })
)

func compile(source []byte) *ebiten.Shader {
	s, err := ebiten.NewShader(source)
	if err != nil {
		panic(err)
	}
	return s
}

// The one lamp, upper left and in front of nothing: shadows fall to the right
// and down the screen.
var lamp = vec{-0.66, 0.36, 0.66}.unit()

// A Look is the light and the dress that bones are drawn in. The zero Look is
// plain bones by candle light over a dark table.
type Look struct {
	Ground color.RGBA // the table's colour, which shines back onto the bones
	Lamp   color.RGBA // the lamp's colour, however bright; none is candle light, #FFEDD1
	Marks  [4]int     // strokes painted on the sides 1, 3, 4, 6: 0 to 4, or 6
	Plain  bool       // for weak machines: no pores, no smoothing of edges
	Moving bool       // drawn anew in every frame: fewer faces, which nobody can see
	Fade   float32    // 0: there, 1: gone
	Dim    float32    // 0: in the lamp's light, 1: almost without
	Shade  float32    // what is taken from the shadow's darkness, 0 to 1: light cloth wants some
}

// key returns the colour and the strength of the lamp as light.
func (l Look) key() [3]float32 {
	if l.Lamp.A == 0 {
		return [3]float32{1.75, 1.4875, 1.12}
	}
	c := linear(l.Lamp)
	top := max(c[0], c[1], c[2], 0.01)
	return [3]float32{1.75 * c[0] / top, 1.75 * c[1] / top, 1.75 * c[2] / top}
}

// linear returns a colour as amounts of light, 0 to 1.
func linear(c color.RGBA) (out [3]float32) {
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		out[i] = float32(math.Pow(float64(v)/255, 2.2))
	}
	return out
}

// harmonics returns the first nine real spherical harmonics in a direction, as
// the points of the mesh are weighed with.
func harmonics(d vec) [9]float32 {
	x, y, z := float32(d.x), float32(d.y), float32(d.z)
	return [9]float32{
		0.282095,
		0.488603 * y, 0.488603 * z, 0.488603 * x,
		1.092548 * x * y, 1.092548 * y * z, 0.315392 * (3*z*z - 1),
		1.092548 * x * z, 0.546274 * (x*x - y*y),
	}
}

// reach is how well the light given by its harmonics comes to the point, about
// 0 to 1.
func (p *point) reach(light *[9]float32) float32 {
	a := &p.light
	return a[0]*light[0] + a[1]*light[1] + a[2]*light[2] + a[3]*light[3] + a[4]*light[4] +
		a[5]*light[5] + a[6]*light[6] + a[7]*light[7] + a[8]*light[8]
}
