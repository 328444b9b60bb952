package catapulta

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
)

// The durations of the parts of a toss, in milliseconds: the camera rises (rises) and
// sinks (sinks), the crab steps, the bones are looked at, each tag flies to the plank
// (tells), the emblem walks, and a computer draws a bone back (drawn). hastes is the
// factor by which a computer's bones fly faster.
const (
	rises  = 700
	steps  = 450
	sinks  = 400
	looked = 450
	tells  = 250
	walks  = 600
	leaps  = 700 // the winner leaps off the end of the plank
	drawn  = 400
	hastes = 1.6
)

// A schedule gives the ends of the parts of a toss, in milliseconds from its start.
type schedule struct {
	pace                              table.Pace
	fly, look, count, walk, leap, end float64 // when each part ends
}

// scheduleOf returns the schedule of the toss that the current step shows.
func scheduleOf(in *table.Instant) (c schedule) {
	var wait float64
	var held throwing.Breath
	if mayWin(in) {
		held = breath
	}
	c.pace, c.fly, wait = throwing.Flight(in, hastes, looked, held)
	c.look = c.fly + wait
	c.count, c.walk = c.look, c.look
	if now := boardOf(&in.Now); len(now.Lies) == 4 && gained(in) > 0 {
		c.count += 4 * tells
		c.walk = c.count + walks
	}
	c.leap = c.walk
	if b := boardOf(&in.Now); leapt(&b) {
		c.leap += leaps
	}
	c.end = c.leap
	if in.Air.Next {
		c.end += sinks
	}
	return c
}

// breath slows down the flight of a bone that approaches the stake and may win.
var breath = throwing.Breath{Times: 2, Near: atStake}

// mayWin reports whether the toss may take its seat to the end of the plank.
func mayWin(in *table.Instant) bool {
	was := boardOf(&in.Was)
	if len(was.Waiting) == 0 {
		return false
	}
	return was.Score[was.Waiting[0]]+was.Tally+6*was.Zones[game.Stake] >= was.Target
}

// atStake reports whether a bone is near the stake and moving towards it.
func atStake(p, before bone.Pose) bool {
	far, was := math.Hypot(float64(p.X), float64(p.Y)), math.Hypot(float64(before.X), float64(before.Y))
	return far < was && far < 3 && float64(p.Z) < stake.Height+1
}

// gained returns the points scored in the turn that ends with the step; 0 if no turn
// ends.
func gained(in *table.Instant) (sum int) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	for i := range now.Score {
		sum += now.Score[i] - was.Score[i]
	}
	return sum
}

// times returns the duration of a step and its sounds.
func times(in *table.Instant) (t table.Times) {
	switch {
	case in.Move.Verb == rules.Throw && !in.Air.By:
		t.Lasts, t.Sounds = drawn, []table.Sound{}
	case throwing.Pours(in.Move):
		c := scheduleOf(in)
		t.Lasts, t.Flies = int(c.end), c.pace
		t.Sounds = []table.Sound{}
		now := boardOf(&in.Now)
		n := len(now.Counts) - 1
		landing := table.Sound{At: int(c.fly), Moment: sound.Settle, Say: text.Of("{0}.", now.Counts[n])}
		switch {
		case now.Lies[n].Zone == game.Stake:
			landing.Moment = sound.Disc
		case n < len(in.Air.Ends):
			if where := throwing.Where(in.Air.Ends[n], 0, 0, inner); where != "" {
				landing.Say = text.Of("{0}, {1}.", now.Counts[n], where)
			}
		}
		t.Sounds = append(t.Sounds, landing)
		if c.walk > c.count {
			t.Hear(int(c.count), sound.Pebble)
		}
		if now.Over {
			t.Feast = 1200
		}
	}
	return t
}

// A snapshot holds everything needed to draw one instant.
type snapshot struct {
	*table.Instant
	layout  layout
	cam     bone.Camera
	board   game.Board  // the board whose tallies are shown
	poses   []bone.Pose // poses of the caster's bones
	lies    []tagged
	flying  bool    // a bone is in the air
	seconds float64 // seconds of the flight shown so far
	told    float64 // number of tags that have flown to the plank, 0 … 4
	walked  float64 // progress of the emblem's walk after the tags, 0 … 1
	leapt   float64 // progress of the winners' leap off the plank after the walk, 0 … 1
	steps   float64 // progress of the crab's step, 0 … 1
}

// A tagged describes the tag of a bone; the tag is hidden unless shown is set.
type tagged struct {
	shown  bool
	counts int
	stake  bool
}

// snapshotOf returns the snapshot of an instant. It appends the poses of the bones to
// buf.
func snapshotOf(in *table.Instant, buf []bone.Pose) snapshot {
	s := snapshot{Instant: in, layout: layoutOf(in.Page, in.Frame), told: 4, walked: 1, leapt: 1, steps: 1}
	s.board = boardOf(&in.Now)
	risen := 1.0
	if in.Air.Next {
		risen = 0
	}
	s.poses = append(buf, in.Air.Ends...)
	switch {
	case in.T >= 1:
	case throwing.Pours(in.Move):
		risen = s.toss()
	case in.Move.Verb == rules.Throw:
		risen, s.steps = 1, in.T
		s.poses = append(s.poses[:0], in.Air.Lying...)
	}
	s.cam = s.layout.camera(risen)
	s.tag()
	return s
}

// toss sets the parts of the snapshot that change during a toss, and returns how far
// the camera has risen, 0 to 1.
func (s *snapshot) toss() (risen float64) {
	c := scheduleOf(s.Instant)
	ms := s.T * c.end
	part := func(from, to float64) float64 { return animation.Clamp((ms - from) / math.Max(1, to-from)) }
	s.seconds = c.pace.Seconds(ms)
	if s.Air.Tape != nil {
		s.poses = s.Air.Tape.Poses(s.seconds, s.poses[:0])
	}
	s.flying, s.steps = ms < c.fly, part(c.fly, c.fly+steps)
	s.told, s.walked, s.leapt = 4*part(c.look, c.count), part(c.count, c.walk), part(c.walk, c.leap)
	if c.walk == c.look {
		s.told, s.walked = 0, 0
	}
	risen = 1
	if s.Air.By && s.Air.Tape != nil {
		risen = animation.Ease(ms / rises)
	}
	if s.Air.Next {
		risen *= 1 - animation.Ease(part(c.leap, c.end))
	}
	return risen
}

// tag sets which bones have a tag, and what it says. While a bone flies, only bones
// that it has not moved have one.
func (s *snapshot) tag() {
	for i, l := range s.board.Lies {
		t := tagged{shown: i < len(s.poses), counts: s.board.Counts[i], stake: l.Zone == game.Stake}
		if s.flying {
			t.shown = throwing.Stayed(&s.Air, i)
		}
		s.lies = append(s.lies, t)
	}
	if s.T < 1 && s.Move.Verb == rules.Throw && len(s.Air.Lying) == 0 {
		s.lies = nil
	}
}

// score returns the points at which a seat's emblem stands, fractional while it walks.
func (s *snapshot) score(seat int) float64 {
	was, now := boardOf(&s.Was).Score[seat], boardOf(&s.Now).Score[seat]
	if s.T >= 1 {
		return float64(now)
	}
	return float64(was) + float64(now-was)*animation.Ease(s.walked)
}

// left returns the number of bones on the block, which leaves out the one in the hand or
// in the air.
func (s *snapshot) left() int {
	was := boardOf(&s.Was)
	switch {
	case s.board.Over:
		return 0
	case s.T < 1 && throwing.Pours(s.Move):
		return was.Left - 1
	}
	return s.board.Left - 1
}
