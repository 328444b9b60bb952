package circus

import (
	"math"
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/faces/kit/casting"
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

// A span is from when till when something moves, in milliseconds of the step.
type span struct{ from, to float64 }

// A scene is a moment of the race.
type scene struct {
	track
	in                 *table.Instant
	was, now           game.Board
	drive, goes, lines span // a chariot, an egg, all between the lanes
	lasts              float64
	ms                 float64
	odds               ui.Rect // where what the lens tells lies
}

// sceneOf is that of an instant.
func sceneOf(in *table.Instant) scene {
	s := scene{in: in, was: boardOf(&in.Was), now: boardOf(&in.Now)}
	s.track = trackOf(in.Page, in.Frame, &s.now)
	s.ms = math.Inf(1)
	if in.T < 1 {
		s.plan()
		s.ms = in.T * s.lasts
	}
	return s
}

// plan says when what moves in the step.
func (s *scene) plan() {
	for seat := range s.now.Total {
		if s.now.Total[seat] != s.was.Total[seat] {
			s.drive = span{0, drives}
			s.lasts = drives
		}
	}
	if s.now.Lap > s.was.Lap {
		s.goes = span{s.lasts, s.lasts + eggOut}
		s.lasts += eggOut
	}
	if !s.now.Over && lanesOf(&s.now) != lanesOf(&s.was) {
		s.lines = span{s.lasts, s.lasts + lining}
		s.lasts += lining
	}
}

// part is how far a span has come, 0 … 1.
func (s *scene) part(sp span) float64 {
	return casting.Ease(casting.Part(s.ms, sp.from, sp.to))
}

// drawn is the board whose figures are shown: that from before the step as long
// as it moves.
func (s *scene) drawn() *game.Board {
	if s.in.T < 1 {
		return &s.was
	}
	return &s.now
}

// points are those of a seat as its chariot drives them.
func (s *scene) points(seat int) float64 {
	from, to := float64(s.was.Total[seat]), float64(s.now.Total[seat])
	return from + (to-from)*s.part(s.drive)
}

// laneOf is in which lane a seat drives.
func (s *scene) laneOf(seat int) float64 {
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
func (s *scene) out(seat int) bool {
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

// times show how far a cast drives, and what a lap's end brings.
func times(in *table.Instant) (t table.Times) {
	if in.Move == (rules.Move{}) {
		return t
	}
	s := scene{in: in, was: boardOf(&in.Was), now: boardOf(&in.Now)}
	s.plan()
	t.Lasts = int(s.lasts)
	if s.drive.to > 0 {
		t.Hear(0, sound.Wheel)
		for at := 0; at < drives; at += 105 {
			t.Hear(at, sound.Hoof)
		}
	}
	if s.goes.to > 0 {
		t.Hear(int(s.goes.from), sound.Disc)
	}
	if in.Move.Verb == rules.Cast && rounds(&s.was) == 1 {
		t.Before = hush
		t.Sounds = slices.Insert(t.Sounds, 0, table.Sound{Moment: sound.Crowd})
	}
	t.Whole = s.goes.to > 0 || rounds(&s.was) <= s.was.Casts
	if s.now.Over {
		t.Feast = 1400
	}
	return t
}

// figure is where it is written large what a cast came to, of which the tag beside
// the chariot tells what it gained.
func figure(in *table.Instant) table.Figure {
	at := in.Frame.Bones
	at.H = in.Page.T(6) * 1.4
	return table.Figure{At: at, Named: boardOf(&in.Now).Gain > 0}
}
