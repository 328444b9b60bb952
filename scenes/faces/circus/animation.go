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

// How long things take, in milliseconds.
const (
	drives = 420 // a chariot, what its bones count
	eggOut = 500
	lining = 700 // lanes change for the next lap
	hush   = 400 // before a cast that may win
)

// A snapshot is what is drawn at an instant of the race.
type snapshot struct {
	layout
	in                 *table.Instant
	was, now           game.Board
	drive, goes, lines animation.Span // a chariot, an egg, all between the lanes
	lasts              float64
	ms                 float64
	odds               ui.Rect // where what the lens tells lies
}

// snapshotOf returns what is drawn at an instant.
func snapshotOf(in *table.Instant) snapshot {
	s := snapshot{in: in, was: boardOf(&in.Was), now: boardOf(&in.Now)}
	s.layout = layoutOf(in.Page, in.Frame, &s.now)
	if in.T < 1 {
		s.schedule()
	}
	s.ms = animation.Elapsed(in.T, s.lasts)
	return s
}

// schedule says when what moves in the step.
func (s *snapshot) schedule() {
	var seq animation.Sequence
	for seat := range s.now.Total {
		if s.now.Total[seat] != s.was.Total[seat] && !s.drive.Set() {
			s.drive = seq.Then(drives)
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

// part is how far a span has come, 0 … 1.
func (s *snapshot) part(span animation.Span) float64 { return span.Ease(s.ms) }

// drawn is the board whose figures are shown: that from before the step as long
// as it moves.
func (s *snapshot) drawn() *game.Board {
	if s.in.T < 1 {
		return &s.was
	}
	return &s.now
}

// points are those of a seat as its chariot drives them.
func (s *snapshot) points(seat int) float64 {
	from, to := float64(s.was.Total[seat]), float64(s.now.Total[seat])
	return from + (to-from)*s.part(s.drive)
}

// laneOf is in which lane a seat drives.
func (s *snapshot) laneOf(seat int) float64 {
	to := lanesOf(&s.now)[seat]
	if s.in.T >= 1 {
		return to
	}
	from := lanesOf(&s.was)[seat]
	return from + (to-from)*s.part(s.lines)
}

// laurel is who led at the last line-up, or -1.
func laurel(b *game.Board) int {
	if b.Lap == 0 || len(b.Order) == 0 || b.Over {
		return -1
	}
	return b.Order[0]
}

// out tells whether a seat no longer races, or lacked the favour of the crowd.
func (s *snapshot) out(seat int) bool {
	b := s.drawn()
	return b.Over && b.Total[seat] < b.Floor || !b.Over && !b.Ordering && !b.Racing[seat]
}

// rounds is how many rounds of casts are left of the race, or of the lap more that
// is raced for a tie.
func rounds(b *game.Board) int { return max(1, b.Laps-b.Lap)*b.Casts - b.Cast }

// breathless is in how many rounds before the end nobody is offered to skip.
const breathless = 3

// tense tells whether those are driven.
func tense(v *rules.View) bool {
	b := boardOf(v)
	return !b.Ordering && rounds(&b) <= breathless
}

// times returns how long chariots drive after a cast, and what the end of a lap takes.
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
	if s.goes.Set() {
		t.Hear(int(s.goes.From), sound.Disc)
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
