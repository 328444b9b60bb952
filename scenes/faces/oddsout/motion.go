package oddsout

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// What a cast takes, in milliseconds: a pair that is set, one of the last two,
// the last stone alone on the edge, its partner that drops beside it, or its way
// out through the border; the thread that slides.
const (
	set, slowly = 80, 190
	lonely      = 560
	joins       = 220
	rolls       = 600
	slide       = 300
	feast       = 1100
)

// A laying is how the stones of a cast are laid.
type laying struct {
	stones int
	odd    bool
	leads  bool
	slow   float64 // how much slower than usual all is
}

func layingOf(s *casting.Scene) laying {
	st := &s.Stands[s.Mover]
	n := stonesOf(s, s.Mover)
	l := laying{stones: n, odd: n%2 == 1, slow: 1}
	l.leads = s.Next >= 0 && s.Next == st.Rung && s.Next != s.Line
	if casting.Last(s.Board) {
		l.slow = 1.4
	}
	return l
}

// settled is how many pairs are laid before the stone that is alone.
func (l laying) settled() int { return (l.stones - 1) / 2 }

// pair is when the i-th pair is set.
func (l laying) pair(i int) float64 {
	quick := math.Max(0, float64(l.settled()-2))
	ms := math.Min(float64(i), quick)*set + math.Max(0, float64(i)-quick)*slowly
	return ms * l.slow
}

// alone, meets and lasts are when the last stone lies alone, when its fate is
// seen, and when that is over.
func (l laying) alone() float64 { return l.pair(l.settled()) }

func (l laying) meets() float64 { return l.alone() + lonely*l.slow }

// laid is how many stones lie there after some milliseconds.
func (l laying) laid(ms float64) (n int) {
	for i := range l.settled() {
		if ms > l.pair(i) {
			n += 2
		}
	}
	if ms > l.alone() {
		n++
	}
	if !l.odd && ms > l.meets() {
		n++
	}
	return n
}

func (l laying) done() float64 {
	if l.odd {
		return l.meets() + rolls
	}
	return l.meets() + joins
}

func (l laying) lasts() float64 {
	if l.leads {
		return l.done() + slide
	}
	return l.done()
}

func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast {
		return t
	}
	at := *in
	at.T = 0
	s := casting.Of(&at, nil)
	if s.Mover < 0 {
		return t
	}
	if s.Void {
		return t
	}
	t.Late = casting.Late(in, 250)
	l := layingOf(&s)
	t.Lasts = int(l.lasts())
	for i := range l.settled() + 1 {
		t.Sounds = append(t.Sounds, table.Sound{At: int(l.pair(i)), Moment: sound.Pebble})
	}
	last := sound.Pebble
	if l.odd {
		last = sound.Drag
	}
	t.Sounds = append(t.Sounds, table.Sound{At: int(l.meets()), Moment: last})
	if l.odd && s.Casts[s.Mover].Lost > 0 {
		t.Sounds = append(t.Sounds, table.Sound{At: l.knocks(), Moment: sound.Pebble})
	}
	if in.Now.Turn == rules.Nobody {
		t.Feast = feast
	}
	return t
}
