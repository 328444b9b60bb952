package animation

import (
	"math"
	"slices"
	"testing"
)

// Progress starts at 0, ends at 1 and never leaves that range, however it is eased.
func TestProgressStaysWithinItsRange(t *testing.T) {
	for _, ease := range []func(float64) float64{Clamp, Ease, EaseOut} {
		last := 0.0
		for ms := -200.0; ms <= 1200; ms += 10 {
			p := ease(ms / 1000)
			if p < last || p < 0 || p > 1 {
				t.Errorf("at %v ms progress is %v after %v", ms, p, last)
			}
			last = p
		}
		if ease(-1) != 0 || ease(2) != 1 {
			t.Error("progress begins elsewhere than at 0 or ends elsewhere than at 1")
		}
	}
}

// Spans laid one after the other meet.
func TestSequenceLaysSpansInARow(t *testing.T) {
	var s Sequence
	first := s.Then(300)
	second := s.Then(100)
	if first != (Span{0, 300}) || second != (Span{300, 400}) || s != 400 {
		t.Errorf("%v, %v, in all %v", first, second, s)
	}
	for ms, want := range map[float64]float64{-10: 0, 300: 0, 325: 0.25, 400: 1, math.Inf(1): 1} {
		if got := second.Progress(ms); got != want {
			t.Errorf("at %v ms the second span has come to %v, not %v", ms, got, want)
		}
	}
	if Elapsed(0.5, 400) != 200 || second.Progress(Elapsed(1, 400)) != 1 {
		t.Error("a span is not over at the end of all")
	}
	if (Span{}).Set() || !first.Set() || (Span{}).Progress(0) != 1 {
		t.Error("the zero span is not over")
	}
}

// A point moves straight from one place to another.
func TestMove(t *testing.T) {
	if x, y := Move(10, 20, 30, 0, 0.25); x != 15 || y != 15 {
		t.Errorf("a quarter of the way it is at %v, %v", x, y)
	}
}

// Of several things one is delayed.
func TestDelays(t *testing.T) {
	if got := Delays(3, 1, 400); !slices.Equal(got, []int{0, 400, 0}) {
		t.Error(got)
	}
}
