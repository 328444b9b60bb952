package simple

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a cast, in milliseconds: from leaf to leaf for seats with a
// cast to beat and for the first and the last, the wait below that cast, the
// emblem being hung, the wreath hopping over, and the flame going out.
const (
	quick, slow   = 45, 80
	below500      = 500
	hang, hop     = 160, 300
	out           = 260
	shower, feast = 900, 1300
)

// A climb is the rise of the flame to a rank.
type climb struct {
	from, to, stop float64 // rungs; the flame waits at stop, unless stop equals to
	step           float64 // milliseconds from one rung to the next
	passes         bool
}

// climbOf returns the rise of the flame for the cast that is shown.
func climbOf(s *casting.Scene) climb {
	c := climb{from: float64(below(s.Board)) - 1, to: float64(s.Stands[s.Mover].Rung), step: quick}
	if s.Line < 0 || casting.Last(s.Board) {
		c.step = slow
	}
	c.stop = c.to
	if line := float64(s.Line); s.Line >= 0 && c.to >= line {
		c.stop, c.passes = math.Max(line-1, c.from), c.to > line
	}
	return c
}

// rise returns for how many milliseconds the flame rises.
func (c climb) rise() float64 {
	ms := (c.to - c.from) * c.step
	if c.stop < c.to {
		ms += below500
	}
	return ms
}

// lasts returns the milliseconds of the whole animation.
func (c climb) lasts() float64 {
	ms := c.rise() + hang
	if c.passes {
		ms += hop
	}
	return ms
}

// at returns the rung of the flame after ms milliseconds.
func (c climb) at(ms float64) float64 {
	if first := (c.stop - c.from) * c.step; c.stop < c.to && ms > first {
		ms = math.Max(first, ms-below500)
	}
	return math.Min(c.to, c.from+ms/c.step)
}

// unnamed reports whether the cast that is shown has no name or is void.
func unnamed(s *casting.Scene) bool {
	return s.Void || s.Stands[s.Mover].Rung < below(s.Board)
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	s, ok := casting.Begun(in)
	if !ok {
		return t
	}
	t.Late = casting.Late(in, 320)
	if unnamed(&s) {
		t.Lasts = out
		return t
	}
	c := climbOf(&s)
	t.Lasts = int(c.lasts())
	for i := 1.0; i <= c.to-c.from; i++ {
		ms := i * c.step
		if c.from+i > c.stop {
			ms += below500
		}
		t.Hear(int(ms), sound.Pluck).Step = 1 + int(7*(c.from+i)/float64(len(s.Rungs)))
	}
	t.Hear(int(c.rise()+hang), sound.Pebble)
	if s.Stands[s.Mover].Rung == below(s.Board) {
		t.Hear(int(c.rise()), sound.Bark)
	}
	if s.Stands[s.Mover].Rung == len(s.Rungs)-1 {
		t.Lasts += shower
	}
	if in.Now.Turn == rules.Nobody {
		t.Feast = feast
	}
	return t
}

// elapsed returns the climb of the cast that is shown, and the milliseconds since it
// began.
func elapsed(in *table.Instant, s *casting.Scene) (c climb, ms float64) {
	c = climbOf(s)
	all := c.lasts()
	if s.Stands[s.Mover].Rung == len(s.Rungs)-1 {
		all += shower
	}
	return c, in.T * all
}

// hopped returns the progress of the wreath's hop, 0 to 1.
func hopped(in *table.Instant, s *casting.Scene) float64 {
	if in.Calm || in.T >= 1 || s.Mover < 0 || unnamed(s) {
		return in.T
	}
	c, ms := elapsed(in, s)
	return animation.Ease(animation.Progress(ms, c.rise()+hang, c.rise()+hang+hop))
}
