// Package animation computes the progress of moving things. Times are in
// milliseconds, progress goes from 0 to 1.
package animation

import "math"

// Clamp returns a progress kept between 0 and 1.
func Clamp(t float64) float64 { return math.Max(0, math.Min(1, t)) }

// Ease returns an eased progress that starts and ends slowly, for a linear progress
// t, which may be below 0 or above 1.
func Ease(t float64) float64 {
	t = Clamp(t)
	return t * t * (3 - 2*t)
}

// EaseOut returns an eased progress that starts fast and ends slowly, for a linear
// progress t.
func EaseOut(t float64) float64 {
	t = Clamp(t)
	return 1 - (1-t)*(1-t)*(1-t)
}

// Progress returns the progress of ms between two times, 0 to 1. Between two equal
// times it jumps from 0 to 1.
func Progress(ms, from, to float64) float64 {
	if to <= from {
		if ms >= to {
			return 1
		}
		return 0
	}
	return Clamp((ms - from) / (to - from))
}

// Elapsed returns the time that has passed at the progress t of something with the given
// duration. At the end it is later than any time.
func Elapsed(t, lasts float64) float64 {
	if t >= 1 {
		return math.Inf(1)
	}
	return t * lasts
}

// Delays returns the delays of n things in milliseconds: ms for the i-th, 0 for the
// others.
func Delays(n, i, ms int) []int {
	list := make([]int, n)
	list[i] = ms
	return list
}

// Lerp returns the number at the fraction t of the way from a to b.
func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

// Move returns the point at the fraction t of the way from (x, y) to (toX, toY).
func Move(x, y, toX, toY, t float64) (float64, float64) { return Lerp(x, toX, t), Lerp(y, toY, t) }

// A Span is a time interval in milliseconds in which something moves. The zero Span
// means no movement.
type Span struct{ From, To float64 }

// At returns the span with the given start and duration.
func At(from, lasts float64) Span { return Span{from, from + lasts} }

// Set reports whether the span is not zero, and something moves in it.
func (s Span) Set() bool { return s.To > 0 }

// Progress returns the progress of the span at ms, 0 to 1.
func (s Span) Progress(ms float64) float64 { return Progress(ms, s.From, s.To) }

// Ease returns the eased progress of the span at ms.
func (s Span) Ease(ms float64) float64 { return Ease(s.Progress(ms)) }

// A Sequence lays spans one after the other. Its value is the time at which the last of
// them ends.
type Sequence float64

// Then appends a span of a duration and returns it.
func (s *Sequence) Then(duration float64) Span {
	span := At(float64(*s), duration)
	*s = Sequence(span.To)
	return span
}
