package scenes

// A frameHealth judges by the frame rate whether this machine is fast enough
// for the fine lighting of the bones. After a temporary slowdown the fine
// lighting comes back.
type frameHealth struct {
	frames, ticks int // since AnimationStarted
	stutters      int // consecutive animations that stuttered
	slow          bool
	smooth        int // consecutive smooth animations since slow
	patience      int // value of smooth that ends slow; it doubles each time slow comes back
}

const (
	enoughToJudge   = 30 // ticks, half a second
	stuttersForSlow = 2
	smoothForFine   = 4
)

// AnimationStarted marks the start of an animation that should be drawn in every frame.
func (s *Stack) AnimationStarted() { s.health.frames, s.health.ticks = 0, 0 }

// AnimationEnded judges how smoothly the animation since AnimationStarted was drawn,
// and redraws the screen if that changes what Slow returns. It ignores animations
// shorter than half a second. While the profiler is on, and in pictures and tests, it
// does nothing.
func (s *Stack) AnimationEnded() {
	if s.headless || s.profiler.on {
		return
	}
	was := s.health.slow
	if s.health.judge(); s.health.slow != was {
		s.Invalidate() // the settings show it
	}
}

// judge evaluates one animation: it stuttered if less than half of its frames
// were drawn, and was smooth if nine in ten were.
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

// Slow reports whether this machine is too slow for the fine lighting: two
// consecutive animations stuttered, and not enough smooth ones have followed.
func (s *Stack) Slow() bool { return s.health.slow }
