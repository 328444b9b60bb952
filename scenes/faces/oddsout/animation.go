package oddsout

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a cast, in milliseconds: laying a pair, one of the last
// two pairs, the last stone alone on the edge, its partner dropping beside it or its
// way out through the border, the sliding thread, the delay from pair to pair that
// turns to gold, stones before and while they are washed back, bones swept up.
const (
	set, slowly = 80, 190
	lonely      = 560
	joins       = 220
	rolls       = 600
	slide       = 300
	gilds       = 60
	lies, ebbs  = 500, 500
	seenLast    = 700 // the stones of the last pot
	sweeps      = 400
	seen        = timeline.ThrowSeen - sweeps // a void cast: sweeping it up shows it too
	feast       = 1100
)

// A laying is the animation of laying the stones of a cast.
type laying struct {
	stones int
	odd    bool
	leads  bool
	venus  bool
	ebbs   bool    // all stones are washed back, and everybody throws again
	slow   float64 // factor by which laying is slowed down
	ms     float64 // milliseconds since the animation began
}

// layingOf returns the laying of the stones of the cast that is shown, at this instant.
func layingOf(in *table.Instant, s *casting.Scene) laying {
	if s.Mover < 0 {
		return laying{}
	}
	st := &s.Stands[s.Mover]
	n := stonesOf(s, s.Mover)
	l := laying{stones: n, odd: n%2 == 1, slow: 1}
	l.venus, l.ebbs = tali.Classify(st.Hand) == tali.Venus, casting.Again(in)
	l.leads = s.Next >= 0 && s.Next == st.Rung && s.Next != s.Line
	switch {
	case casting.Last(s.Board) && in.Here[s.Mover]:
		l.slow = 1.4
	case casting.Last(s.Board):
		l.slow = 0.4
	case !in.Here[s.Mover]: // somebody waits for their own turn
		l.slow = 0.3
	}
	l.ms = in.T * l.lasts()
	return l
}

// settled returns the number of pairs laid before the last stone or pair.
func (l laying) settled() int { return (l.stones - 1) / 2 }

// pair returns the milliseconds from the start until pair i is laid.
func (l laying) pair(i int) float64 {
	quick := math.Max(0, float64(l.settled()-2))
	ms := math.Min(float64(i), quick)*set + math.Max(0, float64(i)-quick)*slowly
	return ms * l.slow
}

// alone returns the milliseconds until the last stone lies alone.
func (l laying) alone() float64 { return l.pair(l.settled()) }

// meets returns the milliseconds until the last stone is joined by a partner or begins
// to leave.
func (l laying) meets() float64 { return l.alone() + lonely*l.slow }

// laid returns the number of stones laid so far.
func (l laying) laid() (n int) {
	for i := range l.settled() {
		if l.ms > l.pair(i) {
			n += 2
		}
	}
	if l.ms > l.alone() {
		n++
	}
	if !l.odd && l.ms > l.meets() {
		n++
	}
	return n
}

// done returns the milliseconds until the last stone has been joined or has left.
func (l laying) done() float64 {
	if l.odd {
		return l.meets() + rolls
	}
	return l.meets() + joins
}

// lasts returns the milliseconds of the whole animation.
func (l laying) lasts() float64 {
	ms := l.done()
	if l.leads {
		ms += slide
	}
	if l.venus {
		ms = math.Max(ms, l.done()+gilds*float64(l.stones/2+1))
	}
	if l.ebbs {
		ms += lies + ebbs
	}
	return ms
}

// washed returns how far the stones of a seat have been washed back, 0 to 1; those of
// beaten seats stay until a game of several pots is over.
func washed(in *table.Instant, s *casting.Scene, seat int) float64 {
	if casting.Final(in) {
		l := layingOf(in, s)
		return in.Grown(l.lasts()+seenLast, ebbs)
	}
	if casting.Board(&in.Now).Casts[seat].State != bestcast.In {
		return 0
	}
	return ebbing(in, s)
}

// ebbing returns the progress of washing all stones back, 0 to 1; 0 when they are not.
func ebbing(in *table.Instant, s *casting.Scene) float64 {
	l := layingOf(in, s)
	if !l.ebbs || !moving(in, s) {
		return 0
	}
	return animation.Progress(l.ms, l.lasts()-ebbs, l.lasts())
}

// lay changes lying and returns it: the bones of a void cast are swept up.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	v := &in.Now
	if !in.Rests {
		v = &in.Was
	}
	if !casting.Board(v).Void || in.Calm {
		return lying
	}
	t := 1.0
	if in.Move.Verb == rules.Cast && in.T < 1 {
		lasts := voids(in)
		t = animation.Progress(in.T*lasts, lasts-sweeps, lasts)
	}
	x, y := in.Frame.Bones.Center()
	for i := range lying {
		l := &lying[i]
		l.X, l.Y, l.Gone = l.X+(x-l.X)*t*t, l.Y+(y-l.Y)*t*t, t
		if t > 0 {
			l.Tag = ""
		}
	}
	return lying
}

// voids returns the milliseconds for which a void cast is shown: a person at this device
// sees it lie before it is swept up.
func voids(in *table.Instant) float64 {
	if who := in.Was.Asked; who >= 0 && in.Here[who] {
		return seen + sweeps
	}
	return sweeps
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	s, ok := casting.Begun(in)
	if !ok {
		return t
	}
	if s.Void {
		t.Lasts = int(voids(in))
		return t
	}
	t.Late = casting.Late(in, suspense(in, &s))
	l := layingOf(in, &s)
	t.Lasts = int(l.lasts())
	for i := range l.settled() + 1 {
		t.Hear(int(l.pair(i)), sound.Pebble)
	}
	last := sound.Pebble
	if l.odd {
		last = sound.Drag
	}
	t.Hear(int(l.meets()), last)
	if l.odd && s.Casts[s.Mover].Lost > 0 {
		t.Hear(l.knocks(), sound.Pebble)
	}
	if in.Now.Turn == rules.Nobody {
		t.Feast = feast
	}
	return t
}

// suspense returns by how many milliseconds each bone that decides is held back: less where
// somebody waits for their own turn.
func suspense(in *table.Instant, s *casting.Scene) int {
	if in.Here[s.Mover] {
		return 250
	}
	return 120
}

// moving reports whether stones are being laid.
func moving(in *table.Instant, s *casting.Scene) bool {
	return s.Moves(in) && !s.Void
}
