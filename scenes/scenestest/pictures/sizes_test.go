//go:build !js

package pictures

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/app"
)

// Windows that no one can use must not stop the program. With -short each screen is drawn in
// one of them.
var bad = [][2]int{{1, 1}, {20, 2000}, {8192, 64}}

func TestBadSizesAreDrawn(t *testing.T) {
	for i, sh := range shots {
		if len(sh.shapes) < 2 {
			continue
		}
		for j, size := range bad {
			if !short.Crosses(i, j, len(bad)) {
				continue
			}
			t.Run(fmt.Sprintf("%s %dx%d", sh.name, size[0], size[1]), func(t *testing.T) {
				show := sh.show
				show.Tick = min(show.Tick, midair)
				take(t, show, shape{w: size[0], h: size[1]})
			})
		}
	}
}

// A page that is turned or squeezed while bones tumble goes on to the end of
// the fall, and the bones lie as they were counted.
func TestTurnedWhileTumbling(t *testing.T) {
	sizes := append([][2]int{{phone.w, phone.h}, {sideways.w, sideways.h}}, bad...)
	for i, game := range []string{"knucklebones", "oneandtwenty", "augustus"} {
		t.Run(game, func(t *testing.T) {
			if i > 0 {
				short.Skip(t, "knucklebones")
			}
			h, _ := open(t, alone(game, "5"), phone)
			defer h.Stack.Home()
			seen := 0
			for tick := range short.Times(700, 1500) {
				if tick%37 == 0 {
					size := sizes[tick/37%len(sizes)]
					h.Stack.Resize(float64(size[0]), float64(size[1]), 1)
					paint(h, size)
				}
				h.Stack.Step()
				seen += check(t, h)
			}
			if seen == 0 {
				t.Error("no bone was seen at rest")
			}
		})
	}
}

func paint(h *app.App, size [2]int) {
	img := ebiten.NewImage(size[0], size[1])
	h.Stack.Step()
	h.Stack.Draw(img)
	img.ReadPixels(make([]byte, 4*size[0]*size[1])) // or nothing need be drawn at all
	img.Deallocate()
}
