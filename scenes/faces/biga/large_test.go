package biga

import (
	"testing"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// At a desk the wheel takes at least a quarter of the width of the page.
func TestWheelIsLargeAtADesk(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 1)
		lay := layoutOf(&p, &f)
		if got := lay.wheel / p.W; got < 0.26 {
			t.Errorf("at %v the wheel has %.3f of the width", size, got)
		}
	}
}
