// Package animation computes how far something that moves has come. Times are in
// milliseconds, progress goes from 0 to 1.
package animation

import "math"

// Clamp returns a progress kept between 0 and 1.
func Clamp(t float64) float64 { return math.Max(0, math.Min(1, t)) }

// Ease returns a progress that starts and ends slowly, for one at a steady pace. It
// takes any number, also from before the start and after the end.
func Ease(t float64) float64 {
	t = Clamp(t)
	return t * t * (3 - 2*t)
}

// EaseOut returns a progress that starts fast and ends slowly.
func EaseOut(t float64) float64 {
	t = Clamp(t)
	return 1 - (1-t)*(1-t)*(1-t)
}

// Progress returns how far ms has come from one time to another. Between two equal
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

// Elapsed returns how much time has passed of what lasts so long and has come to t. At
// the end that is more than any time.
func Elapsed(t, lasts float64) float64 {
	if t >= 1 {
		return math.Inf(1)
	}
	return t * lasts
}

// Delays returns for n things by how many milliseconds each is delayed: only the i-th is.
func Delays(n, i, ms int) []int {
	list := make([]int, n)
	list[i] = ms
	return list
}

// Lerp returns the number that lies at t between a, at 0, and b, at 1.
func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

// Move returns the point that lies at t on the way from x, y to another.
func Move(x, y, toX, toY, t float64) (float64, float64) { return Lerp(x, toX, t), Lerp(y, toY, t) }

// A Span is the time from when to when something moves. The zero Span is over.
type Span struct{ From, To float64 }

// At returns the span that begins at a time and lasts so long.
func At(from, lasts float64) Span { return Span{from, from + lasts} }

// Set tells whether the span is other than zero: something moves in it.
func (s Span) Set() bool { return s.To > 0 }

// Progress returns how far the span has come at ms.
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
