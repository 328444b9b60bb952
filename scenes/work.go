package scenes

import "time"

// How long a tick, or all ticks of one frame, may go on with work that can wait.
// What moves meanwhile is drawn in the same frame, so that its share is smaller.
const (
	tickShare  = 2500 * time.Microsecond
	frameShare = 1500 * time.Microsecond
	pauseShare = 8000 * time.Microsecond
)

// WorkInFrame does step after step until one says that all is done, which it
// then says too, or this frame has had its share: slow machines run several
// ticks a frame. Pictures and tests wait for nothing.
func (s *Stack) WorkInFrame(step func() bool) bool { return s.work(s.frame, frameShare, step) }

// WorkInPause is WorkInFrame for a frame in which hardly anything moves and
// somebody waits.
func (s *Stack) WorkInPause(step func() bool) bool { return s.work(s.frame, pauseShare, step) }

// WorkInTick is WorkInFrame for the share of this tick alone.
func (s *Stack) WorkInTick(step func() bool) bool { return s.work(s.tick, tickShare, step) }

// WorkInDraw is WorkInTick for work that must be done while drawing.
func (s *Stack) WorkInDraw(step func() bool) bool { return s.work(time.Now(), tickShare, step) }

func (s *Stack) work(since time.Time, share time.Duration, step func() bool) bool {
	defer s.profiler.worked(s.profiler.working())
	for !step() {
		if s.plods || !s.headless && time.Since(since) > share {
			return false
		}
	}
	return true
}

// First reports whether this tick is the first of its frame.
func (s *Stack) First() bool { return s.tick.Equal(s.frame) }

func (s *Stack) clock() {
	s.tick = time.Now()
	if s.frame.IsZero() {
		s.frame = s.tick
	}
}
