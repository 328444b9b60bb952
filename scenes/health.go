package scenes

// A frameHealth judges by the frames that are drawn whether this machine keeps up with
// the fine light of the bones. A machine that only had something else to do for a while
// gets its fine light back.
type frameHealth struct {
	frames, ticks int // since Smooth
	stutters      int // movements that stuttered, one after the other
	slow          bool
	smooth        int // movements without a stutter since slow, one after the other
	patience      int // how many of those end slow; it doubles each time slow comes back
}

const (
	enoughToJudge   = 30 // ticks, half a second
	stuttersForSlow = 2
	smoothForFine   = 4
)

// Smooth says that something begins to move that should move in every frame.
func (s *Stack) Smooth() { s.health.frames, s.health.ticks = 0, 0 }

// Smoothed says that it has come to its end.
func (s *Stack) Smoothed() {
	if s.headless || s.profiler.on {
		return
	}
	was := s.health.slow
	if s.health.judge(); s.health.slow != was {
		s.Stale() // the settings say so
	}
}

// judge counts one movement: it stuttered if less than half of its frames were drawn,
// and it was smooth if nine in ten were.
func (f *frameHealth) judge() {
	switch {
	case f.ticks < enoughToJudge:
	case 2*f.frames < f.ticks:
		f.smooth = 0
		if f.stutters++; f.stutters >= stuttersForSlow && !f.slow {
			f.slow, f.patience = true, max(smoothForFine, 2*f.patience)
		}
	default:
		f.stutters = 0
		if 10*f.frames < 9*f.ticks {
			f.smooth = 0
		} else if f.smooth++; f.slow && f.smooth >= f.patience {
			f.slow = false
		}
	}
}

// Slow reports whether this machine does not keep up with the fine light: two
// movements one after the other had less than half of their frames, and not
// enough smooth ones have followed.
func (s *Stack) Slow() bool { return s.health.slow }
