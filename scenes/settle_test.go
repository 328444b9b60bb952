package scenes

import (
	"testing"

	"knucklebones/scenes/kit/ui"
)

// A press meant for the screen before does nothing with a button of the screen that has just
// opened; half a second later one counts, and a hidden control at once.
func TestHastyPressesDoNothing(t *testing.T) {
	for _, key := range []bool{false, true} {
		st := &Stack{}
		st.Headless()
		st.Resize(390, 844, 1)
		used := 0
		again := ui.Item{ID: "again", Text: "Play again", Style: ui.PrimaryStyle, Rect: ui.Rect{X: 100, Y: 700, W: 200, H: 60}, Keyed: true, Do: func() { used++ }}
		st.Push(&room{items: []ui.Item{again}})
		st.Settle()
		st.Step()
		press := func() {
			if key {
				if it := st.Page().Find("again"); it.Keyed && !it.Late { // what the key Enter uses
					it.Do()
				}
				return
			}
			at := ui.Input{X: 200, Y: 730, Down: true, Held: true, Touch: true}
			st.controls.Tick(&at, &st.page)
			at.Down, at.Held, at.Up = false, false, true
			st.controls.Tick(&at, &st.page)
		}
		for range settling - 2 {
			press()
			st.Step()
		}
		if used != 0 {
			t.Fatalf("key %v: a hasty press was used", key)
		}
		st.Use("again")
		if used != 1 {
			t.Fatalf("key %v: a hidden control does nothing", key)
		}
		for range 3 {
			st.Step()
		}
		if press(); used != 2 {
			t.Errorf("key %v: after half a second a press does nothing", key)
		}
	}
}
