package kiosk

import "time"

// A Lapse measures the time from tick to tick. Jumps of the clock, back or by more than
// a second, do not count: the clock was set, or the machine slept.
type Lapse struct{ last time.Time }

// moment is the longest time between two ticks that counts whole.
const moment = time.Second

// To returns the time since the last call, at most a second; it is 0 at the first call
// and if the clock went back.
func (l *Lapse) To(now time.Time) time.Duration {
	d := now.Sub(l.last)
	if l.last.IsZero() || d < 0 {
		d = 0
	}
	l.last = now
	return min(d, moment)
}
