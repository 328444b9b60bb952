package thing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

// A Slab is a piece of walnut with round hollows and a thread of brass along
// its edge. Lengths are in pixels, from the picture's corner.
type Slab struct {
	X, Y, W, H float64 // bounds of a plank; for an arch see NewArch
	Corner     float64 // radius of its corners
	Arch       bool    // it is an arch on two legs: see NewArch
	U          float64
	Hollows    []Hollow // at most 26
	High       bool     // in high contrast
}

// A Hollow is one hollow of a slab: its middle and its radius.
type Hollow struct {
	X, Y, R float64
	Plugged bool // a round of wood fills it
}

// NewArch returns a slab that is an arch, wide pixels wide throughout: a half
// circle of that radius around x, y, on legs that long.
func NewArch(x, y, radius, legs, wide, u float64) Slab {
	return Slab{X: x, Y: y, W: radius, H: legs, Corner: wide / 2, U: u, Arch: true}
}

// SlabRoom is the space around a slab for its shadow, in units.
const SlabRoom = 4

// Paint returns a picture of the slab, w by h. It is expensive: do it once and
// keep the picture.
func (s *Slab) Paint(w, h float64) *ebiten.Image {
	img := picture.New(w, h)
	kind, high := 0, float32(0)
	if s.Arch {
		kind = 1
	}
	if s.High {
		high = 1
	}
	var hollows [26 * 4]float32
	for i, o := range s.Hollows {
		at := hollows[4*i : 4*i+4]
		at[0], at[1], at[2] = float32(o.X), float32(o.Y), float32(o.R)
		if o.Plugged {
			at[3] = 1
		}
	}
	b := img.Bounds()
	img.DrawRectShader(b.Dx(), b.Dy(), picture.Shader(kage.Wood), &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Kind": kind, "At": []float32{float32(s.X), float32(s.Y)}, "Size": []float32{float32(s.W), float32(s.H)},
		"Round": float32(s.Corner), "Unit": float32(math.Max(s.U, 0.5)),
		"Count": len(s.Hollows), "Hollows": hollows[:], "High": high,
	}})
	return img
}
