package scenes

// A frameHealth tells by the frames that are drawn whether this machine keeps up.
type frameHealth struct {
	frames, ticks int // since Smooth
	stutters      int // one after the other
	slow          bool
}

// Smooth says that something begins to move that should move in every frame.
func (s *Stack) Smooth() { s.health.frames, s.health.ticks = 0, 0 }

// Smoothed says that it has come to its end.
func (s *Stack) Smoothed() {
	if !s.headless && !s.profiler.on {
		s.health.judge()
	}
}

func (f *frameHealth) judge() {
	switch {
	case f.ticks < 30:
	case 2*f.frames >= f.ticks:
		f.stutters = 0
	default:
		f.stutters++
		f.slow = f.slow || f.stutters >= 2
	}
}

// Slow tells whether two movements running have had less than half of the
// frames they should have had, once since the start.
func (s *Stack) Slow() bool { return s.health.slow }
