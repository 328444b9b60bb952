package tropa

import (
	"testing"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// At a desk the jar takes at least a quarter of the width of the page, and more where there
// is more height.
func TestJarIsLargeAtADesk(t *testing.T) {
	for _, c := range [][3]float64{{1280, 800, 0.275}, {1920, 1080, 0.25}} {
		p := ui.NewPage(c[0], c[1], 1)
		f := table.Arranged(&p, board(), 3)
		lay := layoutOf(&p, &f)
		if got := lay.g * high / p.W; got < c[2] {
			t.Errorf("at %vx%v the jar is %.3f of the width high, not %.3f", c[0], c[1], got, c[2])
		}
	}
}
