package pentelitha

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
)

// between holds the lines between thumb and fingers, left to right: the horizontal
// position of each at the upper edge of the hand's picture and at root, in its measures.
var between = [...][2]float64{{-6, -6}, {17, 26}, {37, 39.3}, {56, 51.2}, {77, 63.2}, {94, 94}}

// root is the vertical position of the roots of the fingers, in measures of the picture;
// raised is the fraction by which a lifted finger looks shorter.
const root, raised = 60.0, 0.16

// lifts returns how far finger i of the picture is lifted, 0 to 1, at the progress rise
// of the rising bones: one finger after the other, from the little finger on, twice. The
// thumb, 0, lies still.
func lifts(i int, rise float64) float64 {
	if i == 0 {
		return 0
	}
	return math.Max(0, math.Sin(4*math.Pi*rise-0.7*float64(4-i))) * math.Sin(math.Pi*rise)
}

// shorter returns the fraction by which finger i looks shorter as it drums or as the
// hand closes; drumming fades as the hand moves.
func (s *snapshot) shorter(i int) float64 {
	const closed = 0.3
	short := lifts(i, s.rise) * s.waits * raised
	if i > 0 {
		short += closed * s.close
	}
	return short
}

// bend draws the hand with its fingers shortened, as they drum or close.
func (w *wall) bend(dst *ebiten.Image, lay *layout, s *snapshot) {
	x0, y0 := lay.corner(s.hand)
	x0, y0 = math.Round(x0), math.Round(y0+2*lay.u*s.dip)
	low := math.Round((root + 2) * lay.m)
	b := w.hand.Bounds()
	picture.At(dst, ui.Part(w.hand, 0, int(low), b.Dx(), b.Dy()-int(low)), x0, y0+low, 1)
	for i := range len(between) - 1 {
		var corners [4]ebiten.Vertex
		for k := range corners {
			x := math.Min((between[i+k%2][k/2]+6)*lay.m, float64(b.Dx()))
			y, down := 0.0, s.shorter(i)*low
			if k >= 2 {
				y, down = low, 0
			}
			corners[k] = ebiten.Vertex{SrcX: float32(x), SrcY: float32(y), DstX: float32(x0 + x), DstY: float32(y0 + y + down), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
		}
		dst.DrawTriangles(corners[:], []uint16{0, 1, 2, 1, 3, 2}, w.hand, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
	}
}
