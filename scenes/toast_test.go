package scenes

import (
	"testing"

	"knucklebones/sprites/thing"
)

// A toast comes a tick after what it speaks of, lies there for its time, and goes.
func TestToast(t *testing.T) {
	var slip toast
	slip.show("The pot is Livia's.", thing.News)
	if slip.shown() {
		t.Error("it lies there in the tick in which it is asked for")
	}
	changes, ticks := 0, 0
	for slip.left > 0 {
		if slip.tick() {
			changes++
		}
		if slip.shown() {
			ticks++
		}
	}
	if changes != 2 || ticks != toastTicks {
		t.Errorf("it lies there for %d ticks and changes the picture %d times; want %d and twice", ticks, changes, toastTicks)
	}
}
