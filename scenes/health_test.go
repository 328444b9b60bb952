package scenes

import "testing"

func TestSlowMachinesAreFoundOut(t *testing.T) {
	for _, c := range []struct {
		falls [][2]int // frames, ticks
		slow  bool
	}{
		{[][2]int{{60, 60}, {59, 60}, {120, 60}}, false},
		{[][2]int{{20, 60}, {60, 60}, {20, 60}}, false},
		{[][2]int{{20, 60}, {29, 60}, {60, 60}}, true},
		{[][2]int{{2, 20}, {2, 20}, {2, 20}}, false}, // too short to tell
	} {
		var f frameHealth
		for _, fall := range c.falls {
			f.frames, f.ticks = fall[0], fall[1]
			f.judge()
		}
		if f.slow != c.slow {
			t.Errorf("%v: slow is %v", c.falls, f.slow)
		}
	}
}
