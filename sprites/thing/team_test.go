package thing

import (
	"image/color"
	"math"
	"testing"
)

// luminance returns the relative luminance of a colour.
func luminance(c color.RGBA) float64 {
	part := func(v uint8) float64 { return math.Pow(float64(v)/255, 2.2) }
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// Of two horses side by side one is light and one is dark, so that they are told apart on sand
// and on a small screen.
func TestHorsesAreToldApart(t *testing.T) {
	for i := range coats {
		light, dark := luminance(coats[i]), luminance(coats[(i+1)%len(coats)])
		if light < dark {
			light, dark = dark, light
		}
		if ratio := (light + 0.05) / (dark + 0.05); ratio < 2.5 {
			t.Errorf("horses %d and %d differ by %.1f", i, i+1, ratio)
		}
	}
}
