package olympus

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a cast, in milliseconds: from rung to rung, for the last of all and
// for the last rungs above the line; a void cast; the dropping line; the bolt.
const (
	quick, slow, slower = 55, 75, 190
	shiver              = 220
	drops               = 320
	strike              = 550
	levels              = 900 // clouds that are level and touch, while the others drift
	feast               = 900
	carries             = 700 // as long as coins fly
)

// A sinking is the movement of a cloud down to its rung.
type sinking struct {
	to, line int
	step     float64
	slow     float64 // factor by which it is slowed down
	beats    bool    // the cloud ends below the line
	level    bool    // the lowest seats are level and throw again
}

// sinkingOf returns the sinking of the cloud of the cast that is shown.
func sinkingOf(in *table.Instant, s *casting.Scene) sinking {
	k := sinking{to: s.Stands[s.Mover].Rung, line: s.Line, step: quick, slow: 1}
	if !in.Here[s.Mover] { // somebody waits for their own turn
		k.slow = 0.6
	}
	k.level = !casting.Board(&in.Was).Opening && casting.Again(in)
	if casting.Last(s.Board) || s.Line < 0 {
		k.step = slow
	}
	k.beats = s.Next >= 0 && s.Next == k.to && s.Next != s.Line
	return k
}

// rung returns the milliseconds in which the cloud sinks to rung i from the one above
// it.
func (k sinking) rung(i int) float64 {
	if k.line >= 0 && i > k.line-3 && i <= k.line {
		return slower * k.slow
	}
	return k.step * k.slow
}

// down returns the milliseconds until the cloud reaches its rung.
func (k sinking) down() (ms float64) {
	for i := 0; i <= k.to; i++ {
		ms += k.rung(i)
	}
	return ms
}

// lasts returns the milliseconds of the whole animation.
func (k sinking) lasts() float64 {
	if k.level {
		return k.settles() + levels
	}
	return k.settles()
}

// settles returns the milliseconds until the cloud is down and the bolt has struck or
// the line has dropped, if either happens.
func (k sinking) settles() float64 {
	switch ms := k.down(); {
	case k.to == 0:
		return ms + strike
	case k.beats:
		return ms + drops
	default:
		return ms
	}
}

// at returns the rung that the cloud has reached after ms milliseconds; −1 is the sky.
func (k sinking) at(ms float64) float64 {
	for i := 0; i <= k.to; i++ {
		step := k.rung(i)
		if ms < step {
			return float64(i) - 1 + ms/step
		}
		ms -= step
	}
	return float64(k.to)
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	s, ok := casting.Begun(in)
	if !ok {
		return t
	}
	if s.Void {
		t.Lasts = shiver
		if s.Casts[s.Mover].Voids >= 2 {
			t.Lasts /= 2
		}
		return t
	}
	t.Late = casting.Late(in, 300)
	k := sinkingOf(in, &s)
	t.Lasts = int(k.lasts())
	t.Hear(0, sound.Wind)
	switch {
	case k.to == 0:
		t.Hear(int(k.down()), sound.Bolt)
	case k.beats:
		t.Hear(int(k.down()), sound.Bark)
	}
	if casting.Last(s.Board) {
		t.After = 500
	}
	if in.Now.Turn == rules.Nobody {
		t.Feast = feast
	}
	return t
}

// ease returns a rung between two whole ones, moved so that a cloud slows down towards
// each rung.
func ease(rung float64) float64 {
	whole := math.Floor(rung)
	return whole + animation.Ease(rung-whole)
}

// elapsed returns the sinking of the cast that is shown, and the milliseconds since it
// began.
func elapsed(in *table.Instant, s *casting.Scene) (sinking, float64) {
	k := sinkingOf(in, s)
	return k, in.T * k.lasts()
}

// celebrated returns the milliseconds since the end of the game was reached, after the
// cast that decided it.
func celebrated(in *table.Instant) float64 {
	if in.Calm || math.IsInf(in.Festive, 1) {
		return feast
	}
	s, ok := casting.Begun(in)
	if !ok || s.Void {
		return in.Festive
	}
	return in.Festive - sinkingOf(in, &s).lasts()
}

// drifted returns how far a seat's cloud has drifted aside since it can no longer win,
// and how far it has moved towards the clouds level with it, both 0 to 1.
func drifted(in *table.Instant, s *casting.Scene, seat int) (aside, meets float64) {
	was, now := casting.Board(&in.Was), casting.Board(&in.Now)
	switch beaten := now.Casts[seat].State == bestcast.Beaten; {
	case s.Stands[seat].State == bestcast.Beaten && s.Over && was.Casts[seat].State == bestcast.In:
		return animation.Ease(celebrated(in) / carries), 0
	case s.Stands[seat].State == bestcast.Beaten:
		return 1, 0
	case !s.Moves(in) || s.Void:
	default:
		k, ms := elapsed(in, s)
		t := animation.Progress(ms, k.settles(), k.lasts())
		if !k.level || t == 0 {
			break
		} else if beaten {
			return animation.Ease(t), 0
		}
		return 0, math.Sin(math.Pi * t)
	}
	return 0, 0
}
