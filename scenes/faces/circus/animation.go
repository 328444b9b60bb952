package circus

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The durations of animations, in milliseconds.
const (
	drives = 420 // a chariot drives the points of its bones
	slips  = 520 // a chariot goes on in a slipstream
	eggOut = 500
	lining = 700 // chariots change lanes for the next lap
	hush   = 400 // pause before a cast that may win
)

// A snapshot holds everything needed to draw one instant of the race.
type snapshot struct {
	layout
	in                 *table.Instant
	was, now           game.Board
	drive, goes, lines animation.Span // spans of a chariot's drive, of an egg that goes, and of the change of lanes
	slip               animation.Span // of a slipstream, after the drive
	lasts              float64
	ms                 float64
	odds               ui.Rect // bounds of the label with the odds; empty if hidden
}

// snapshotOf returns the snapshot of an instant.
func snapshotOf(in *table.Instant) snapshot {
	s := snapshot{in: in, was: boardOf(&in.Was), now: boardOf(&in.Now)}
	s.layout = layoutOf(in.Page, in.Frame, &s.now)
	if in.T < 1 {
		s.schedule()
	}
	s.ms = animation.Elapsed(in.T, s.lasts)
	return s
}

// schedule sets when everything that moves in the step begins and ends.
func (s *snapshot) schedule() {
	var seq animation.Sequence
	for seat := range s.now.Total {
		if s.now.Total[seat] != s.was.Total[seat] && !s.drive.Set() {
			s.drive = seq.Then(drives)
			if len(s.now.Ridden) > 0 {
				s.slip = seq.Then(slips)
			}
		}
	}
	if s.now.Lap > s.was.Lap {
		s.goes = seq.Then(eggOut)
	}
	if !s.now.Over && lanesOf(&s.now) != lanesOf(&s.was) {
		s.lines = seq.Then(lining)
	}
	s.lasts = float64(seq)
}

// part returns the eased progress of a span, 0 to 1.
func (s *snapshot) part(span animation.Span) float64 { return span.Ease(s.ms) }

// drawn returns the board whose figures are shown: the board before the step while that
// is animated, then the new one.
func (s *snapshot) drawn() *game.Board {
	if s.in.T < 1 {
		return &s.was
	}
	return &s.now
}

// points returns the points of a seat, fractional while its chariot drives.
func (s *snapshot) points(seat int) float64 {
	from, to := float64(s.was.Total[seat]), float64(s.now.Total[seat])
	if !s.slip.Set() || from == to {
		return from + (to-from)*s.part(s.drive)
	}
	more := float64(len(s.now.Ridden) * s.now.Slip)
	return from + (to-more-from)*s.part(s.drive) + more*s.part(s.slip)
}

// laneOf returns the lane of a seat, 0 the innermost, fractional while lanes change.
func (s *snapshot) laneOf(seat int) float64 {
	to := lanesOf(&s.now)[seat]
	if s.in.T >= 1 {
		return to
	}
	from := lanesOf(&s.was)[seat]
	return from + (to-from)*s.part(s.lines)
}

// laurel returns the seat that led at the last line-up, or -1.
func laurel(b *game.Board) int {
	if b.Lap == 0 || len(b.Order) == 0 || b.Over {
		return -1
	}
	return b.Order[0]
}

// out reports whether a seat is out of the race, or ended it with fewer points than the
// crowd requires.
func (s *snapshot) out(seat int) bool {
	b := s.drawn()
	return b.Over && b.Total[seat] < b.Floor || !b.Over && !b.Ordering && !b.Racing[seat]
}

// rounds returns the number of rounds of casts left in the race, or in the extra lap
// that breaks a tie.
func rounds(b *game.Board) int { return max(1, b.Laps-b.Lap)*b.Casts - b.Cast }

// last reports whether the race is in its last lap, or in an extra one.
func last(b *game.Board) bool { return !b.Ordering && !b.Over && b.Lap >= b.Laps-1 }

// breathless is the number of rounds before the end in which players aren't offered to
// skip the others' moves.
const breathless = 3

// tense reports whether the race is in its last rounds, so that players aren't offered
// to skip.
func tense(v *rules.View) bool {
	b := boardOf(v)
	return !b.Ordering && rounds(&b) <= breathless
}

// times returns the duration of a step, with the drive and the end of a lap, and its
// sounds.
func times(in *table.Instant) (t table.Times) {
	if in.Move == (rules.Move{}) {
		return t
	}
	s := snapshot{in: in, was: boardOf(&in.Was), now: boardOf(&in.Now)}
	s.schedule()
	t.Lasts = int(s.lasts)
	if s.drive.Set() {
		t.Hear(0, sound.Wheel)
		for at := 0; at < drives; at += 105 {
			t.Hear(at, sound.Hoof)
		}
	}
	if s.slip.Set() {
		t.Hear(int(s.slip.From), sound.Wheel)
		t.Hear(int(s.slip.From), sound.Crowd)
	}
	if s.goes.Set() {
		t.Hear(int(s.goes.From), sound.Disc)
	}
	switch {
	case last(&s.now) && !last(&s.was):
		t.Hear(int(s.lasts), sound.Horn)
	case last(&s.was) && s.drive.Set():
		t.Hear(drives/3, sound.Crowd)
	}
	if in.Move.Verb == rules.Cast && rounds(&s.was) == 1 {
		t.Before = hush
		t.Sounds = slices.Insert(t.Sounds, 0, table.Sound{Moment: sound.Crowd})
	}
	t.Whole = s.goes.Set() || rounds(&s.was) <= s.was.Casts
	if s.now.Over {
		t.Feast = 1400
	}
	return t
}
