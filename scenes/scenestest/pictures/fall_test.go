//go:build !js

package pictures

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/table"
)

// What the frames of a fall allocate, which is the engine's, does not grow from
// fall to fall.
func TestFallsDoNotGrow(t *testing.T) {
	h, _ := open(t, alone("oneandtwenty", "5"), phone)
	defer h.Stack.Home()
	h.Stack.Resize(float64(phone.w), float64(phone.h), 1)
	img := ebiten.NewImage(phone.w, phone.h)
	defer img.Deallocate()
	frame := func() {
		h.Stack.Step()
		h.Stack.Draw(img)
	}
	var falls []float64
	for range 20000 {
		frame()
		tb, ok := h.Stack.Top().(*table.Table)
		if !ok || len(falls) == 6 {
			break
		}
		if tb.Doing() != "tumbling" {
			continue
		}
		for range 8 { // the cup leaves the picture
			frame()
		}
		falls = append(falls, testing.AllocsPerRun(12, frame))
		for tb.Doing() == "tumbling" {
			frame()
		}
	}
	if len(falls) < 6 {
		t.Fatalf("only %d falls were seen; play another seed", len(falls))
	}
	t.Logf("allocations a frame, fall by fall: %v", falls)
	first, last := middle(falls[:3]), middle(falls[3:])
	if last > 1.3*first+10 {
		t.Errorf("a frame of a later fall allocates %v times, of an earlier one %v", last, first)
	}
}

// middle is the middle one of three.
func middle(list []float64) float64 { return slices.Sorted(slices.Values(list))[1] }
