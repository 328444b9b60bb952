package par

import (
	"math"
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/par"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a cast, in milliseconds: a bone that slides home, from one
// to the next, the lamp on the last bare cell, the frame struck double, the dust of
// it and the wreath for Venus, and a bone of the target that is drawn and lifted
// away; how long the last bones lie before the winner’s are laid back in their place, and
// how long that takes; and how much longer the last bone rolls once three match.
const (
	slide  = 260
	apart  = 150
	lamp   = 900
	strike = 700
	dusts  = 1000
	grows  = 900
	rolls  = 400 // also for others, up to the cast of that number
	early  = 8
	draws  = 400
	lifts  = 240
	wipe   = 700
	looks  = 800
	lays   = 300
)

// A story describes how a cast is shown.
type story struct {
	sets    bool // the cast sets a side of the target
	matches int
	back    bool // a winner’s bones are laid back
	lasts   float64
}

// storyOf returns the story of the step that is shown; ok is false if it is no cast, or
// an opening cast, and lays no winner’s bones back.
func storyOf(in *table.Instant) (s story, ok bool) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb == game.Stop && takenBack(in) {
		return story{back: true, lasts: lifts + lays + strike}, true
	}
	if in.Move.Verb != rules.Cast || was.Opening {
		return s, false
	}
	if s.sets = len(was.Waiting) > 0; s.sets {
		s.lasts = slide + draws + lifts
		return s, true
	}
	for _, c := range fitted(&in.Now, &now) {
		if c >= 0 {
			s.matches++
		}
	}
	s.lasts = s.slides()
	switch {
	case s.matches == bones-1 && lingers(in, &now):
		s.lasts += lamp
	case s.matches == bones:
		s.lasts += strike
	}
	if s.back = takenBack(in); s.back {
		s.lasts += looks + lifts + lays + strike
	}
	if wiped(in) {
		s.lasts += wipe
	}
	return s, true
}

// lingers reports whether the board waits over a cast that misses one bone: not where
// others throw several times a turn, which takes long enough.
func lingers(in *table.Instant, b *game.Board) bool { return b.Tries == 1 || in.Here[in.Was.Asked] }

// slides returns the milliseconds in which the matching bones slide home.
func (s *story) slides() float64 { return slide + apart*math.Max(0, float64(s.matches-1)) }

// since returns the milliseconds of the story that have passed.
func since(in *table.Instant, s *story) float64 {
	if in.Calm {
		return animation.Elapsed(1, s.lasts)
	}
	return animation.Elapsed(in.T, s.lasts)
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	s, ok := storyOf(in)
	if !ok {
		return t
	}
	t.Lasts = int(s.lasts)
	if in.Move.Verb == game.Stop { // its question is answered
		t.Tells = 1
	}
	if s.sets {
		t.Sounds = []table.Sound{{At: slide, Moment: sound.Slate}, {At: slide, Moment: sound.Chalk}, {At: slide + draws/2, Moment: sound.Chalk}}
		return t
	}
	for k := range s.matches {
		t.Hear(k*apart+slide*3/4, sound.Cover).Step = k + 1
	}
	if s.matches == 0 {
		t.Sounds = []table.Sound{{Moment: sound.Slate}}
	}
	switch was := boardOf(&in.Was); {
	case wiped(in):
		t.Hear(t.Lasts-wipe, sound.Wipe)
	case was.Casts > 8 && s.matches < 2 && !s.back:
		t.Lasts = min(t.Lasts, slide)
	}
	t.Late = late(in, &s)
	if in.Now.Turn == rules.Nobody {
		t.Feast = 1300
	}
	return t
}

// late returns the extra milliseconds that the bones of a cast roll: where three match,
// the bone that does not, or else the last one, rolls longer. For others' casts this
// happens only in the first rounds; it is nil if no bone is late.
func late(in *table.Instant, s *story) []int {
	b := boardOf(&in.Now)
	if s.matches < bones-1 || !lingers(in, &b) || b.Casts > early && !in.Here[in.Was.Asked] {
		return nil
	}
	cells := fitted(&in.Now, &b)
	last := bones - 1
	if i := slices.Index(cells[:bones], -1); i >= 0 {
		last = i
	}
	if last < b.Kept.Len() { // it lay there before
		return nil
	}
	return animation.Delays(bones, last, rolls)
}

// forward returns for how many milliseconds one cast is shown while all throw on, and
// its sound: eight casts a second, slower where three bones match.
func forward(v *rules.View) (ms float64, heard table.Sound) {
	if b := boardOf(v); b.Caster >= 0 && b.Match[b.Caster].Len() == bones-1 {
		return lamp, table.Sound{Moment: sound.Cover, Step: bones - 1}
	}
	return 125, table.Sound{Moment: sound.Slate}
}

// lay changes lying and returns it: the bones that match slide into their cells, and
// the others to the side.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	v := &in.Now
	if !in.Rests {
		v = &in.Was
	}
	b := boardOf(v)
	if b.Opening || len(v.Bones) == 0 || len(lying) == 0 {
		return lying
	}
	lay := layoutOf(in.Page, in.Frame)
	s, moves := storyOf(in)
	ms := math.Inf(1)
	if moves && in.Rests {
		ms = since(in, &s)
	}
	cells := fitted(v, &b)
	k, others, n := 0, 0, 0
	for i := range v.Bones {
		if cells[i] < 0 {
			n++
		}
	}
	if takenBack(in) && in.Rests {
		if restored(in) {
			return layBack(in, &lay, &b, lying)
		}
		lifted := s.lasts - strike - lays - lifts
		defer fade(lying, animation.Progress(ms, lifted, lifted+lifts))
	}
	kept := b.Kept.Len()
	for i := range lying {
		l := &lying[i]
		if l.Bone < 0 || i >= len(v.Bones) {
			continue
		}
		var x, y, from float64
		size := lay.bone()
		if cells[i] >= 0 {
			x, y = lay.home(cells[i])
			from = float64(k) * apart
			k++
		} else {
			x, y, size = lay.stranger(others, n)
			others++
		}
		t := animation.Ease(animation.Progress(ms, from, from+slide))
		l.X, l.Y = l.X+(x-l.X)*t, l.Y+(y-l.Y)*t
		if i < kept { // it lay there before, as small
			t = 1
		}
		l.Size += (size - l.Size) * t
		if len(b.Waiting) > 0 || b.Casts == 0 {
			l.Gone = animation.Progress(ms, slide+draws, slide+draws+lifts)
			if l.Gone > 0 {
				l.Tag = ""
			}
		}
	}
	return lying
}

// fade lets bones leave the table, gone from 0 to 1.
func fade(lying []table.Laid, gone float64) {
	for i := range lying {
		if lying[i].Gone = gone; gone > 0 {
			lying[i].Tag = ""
		}
	}
}

// layBack lays the bones of a winner into the cells, in place of those that lie.
func layBack(in *table.Instant, lay *layout, b *game.Board, lying []table.Laid) []table.Laid {
	lying = lying[:0]
	gone, tag := 0.0, true
	if s, moves := storyOf(in); moves {
		gone = 1 - animation.Progress(since(in, &s), s.lasts-strike-lays, s.lasts-strike)
		tag = gone == 0
	}
	for seat, side := range b.Set {
		x, y := lay.home(seat)
		l := table.Laid{Bone: -1, Side: side, X: x, Y: y, Size: lay.bone(), Yaw: 2 + 3*float64(seat), Gone: gone, Brass: true}
		if tag {
			l.Tag = words.Int(side)
		}
		lying = append(lying, l)
	}
	return lying
}
