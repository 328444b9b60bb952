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

// A machine that was busy for a while gets its fine light back; one that is slow keeps
// the plain light longer each time.
func TestPassingLoadIsForgiven(t *testing.T) {
	var f frameHealth
	move := func(frames, times int) {
		for range times {
			f.frames, f.ticks = frames, 60
			f.judge()
		}
	}
	move(20, 2)
	move(60, smoothForFine-1)
	if !f.slow {
		t.Error("the light is fine again too soon")
	}
	move(40, 1) // neither smooth nor stuttering
	move(60, smoothForFine)
	if f.slow {
		t.Error("the light stays plain though the machine keeps up")
	}
	move(20, 2)
	move(60, smoothForFine)
	if !f.slow {
		t.Error("a machine that was slow twice is trusted as quickly as the first time")
	}
	move(60, smoothForFine)
	if f.slow {
		t.Error("the light is never fine again")
	}
}
