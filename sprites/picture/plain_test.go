package picture

import (
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a stretch covers of its pixels is as much as it is long.
func TestRowsCoverTheirStretch(t *testing.T) {
	for _, c := range [][2]float64{{0, 1}, {0.25, 0.5}, {0.5, 1}, {3, 7}, {-2.7, 5.3}, {4.9, 0.2}, {7, 0}, {2.5, 3}} {
		sum := 0.0
		for _, r := range rows(c[0], c[1]) {
			if r.wide < 0 || r.part < 0 || r.part > 1 || r.at != math.Floor(r.at) {
				t.Errorf("%v is covered by %+v", c, r)
			}
			sum += r.wide * r.part
		}
		if math.Abs(sum-c[1]) > 1e-9 {
			t.Errorf("%v is covered over %v", c, sum)
		}
	}
}

func TestPlainRectanglesOfAnySize(t *testing.T) {
	dst := ebiten.NewImage(8, 8)
	for _, size := range []float64{0, -3, 0.3, 5.5, math.NaN(), math.Inf(1)} {
		Fill(dst, 1, 1, size, 2, color.RGBA{A: 255})
		Fine(dst, 1.3, 1, 2, size, color.RGBA{A: 255})
	}
}
