package scenes

import "time"

// Time limits of deferrable work, for a tick or for all ticks of one frame.
// While something moves it is drawn in the same frame, so its share is smaller.
const (
	tickShare  = 2500 * time.Microsecond
	frameShare = 1500 * time.Microsecond
	pauseShare = 8000 * time.Microsecond
)

// WorkInFrame calls step until it returns true, and then returns true, or until
// the share of this frame is used up: slow machines run several ticks per
// frame. Headless stacks have no limit.
func (s *Stack) WorkInFrame(step func() bool) bool { return s.work(s.frame, frameShare, step) }

// WorkInPause is like WorkInFrame, with a larger share, while hardly anything
// moves and somebody waits.
func (s *Stack) WorkInPause(step func() bool) bool { return s.work(s.frame, pauseShare, step) }

// WorkInTick is like WorkInFrame with the share of this tick alone.
func (s *Stack) WorkInTick(step func() bool) bool { return s.work(s.tick, tickShare, step) }

// WorkInDraw is like WorkInTick for work that has to be done while drawing.
func (s *Stack) WorkInDraw(step func() bool) bool { return s.work(time.Now(), tickShare, step) }

// work calls step until it returns true, and then returns true, or until share has
// passed since the time since. It counts as deferrable work.
func (s *Stack) work(since time.Time, share time.Duration, step func() bool) bool {
	defer s.profiler.worked(s.profiler.working())
	for n := 1; !step(); n++ {
		late := !s.headless && time.Since(since) > share
		if s.steps > 0 {
			late = n >= s.steps
		}
		if late {
			return false
		}
	}
	return true
}

// First reports whether this tick is the first of its frame: a slow machine runs
// several per frame.
func (s *Stack) First() bool { return s.tick.Equal(s.frame) }

// clock notes the time at which a tick begins, and if it is the first the frame.
func (s *Stack) clock() {
	s.tick = time.Now()
	if s.frame.IsZero() {
		s.frame = s.tick
	}
}
