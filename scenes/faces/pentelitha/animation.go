package pentelitha

import (
	"cmp"
	"math"
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a toss, in milliseconds: the pause in which the bones lie, each
// caught bone sliding between the fingers, the hand going back with the
// others on it. hastes is the factor by which others' tosses are faster. The last toss is shown for
// timeline.ThrowSeen before the end is announced.
const (
	looked  = 450
	slide   = 250
	returns = 450
	drawn   = 300
	hastes  = 1.4
)

// A schedule holds the pace of a toss and the time at which each part of it ends, in
// milliseconds.
type schedule struct {
	pace                  table.Pace
	fly, look, slide, end float64
}

// scheduleOf returns the schedule of the step that is shown.
func scheduleOf(in *table.Instant) (c schedule) {
	b := boardOf(&in.Now)
	var wait float64
	c.pace, c.fly, wait = throwing.Flight(in, hastes, looked, throwing.Breath{})
	c.look = c.fly + wait
	c.slide = c.look + slide*float64(b.Caught)
	c.end = c.slide + returns
	if b.Over {
		c.end = math.Max(c.end, c.fly+timeline.ThrowSeen)
	}
	return c
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == rules.Throw && !in.Air.By {
		return table.Times{Lasts: drawn, Sounds: []table.Sound{}}
	}
	if in.Move.Verb != rules.Cast {
		return t
	}
	c, b := scheduleOf(in), boardOf(&in.Now)
	t.Lasts, t.Flies, t.Sounds = int(c.end), c.pace, []table.Sound{}
	for i := range b.Caught {
		t.Hear(int(c.look)+slide*i, sound.Disc)
	}
	if b.Caught == 0 {
		t.Hear(int(c.fly), sound.Settle)
	}
	if b.Over && b.Held == b.Bones {
		t.Feast = 1200
	}
	return t
}

// A snapshot holds everything that is drawn at an instant.
type snapshot struct {
	*table.Instant
	layout layout
	board  game.Board
	hand   bone.Spot   // position of the hand
	under  []bone.Pose // bones that the hand hides in part
	over   []bone.Pose // bones on the hand or above it
	dip    float64     // how far the hand sinks under its bones, 0 to 1
	rise   float64     // progress of the bones on their way up, 0 to 1
	waits  float64     // how much the hand still waits where it threw from, 0 to 1
	close  float64     // how far the fingers are closed, 0 to 1
}

// snapshotOf returns the snapshot that shows the game at an instant.
func snapshotOf(in *table.Instant) *snapshot {
	s := &snapshot{Instant: in, layout: layoutOf(in.Page, in.Frame), board: boardOf(&in.Now)}
	switch {
	case in.Follow.On:
		s.follow()
	case in.T < 1 && in.Move.Verb == rules.Cast && in.Air.Tape != nil:
		s.toss()
	default:
		s.rest()
	}
	return s
}

// rest adds the bones at rest to the snapshot, except those about to be tossed, which
// are drawn with their aim. A hand that has rested long drums its fingers.
func (s *snapshot) rest() {
	if s.Idle > 0 && s.Idle < 1 {
		s.rise, s.waits = s.Idle, 1
	}
	for i, p := range lying(&s.board) {
		s.add(p, i < len(s.board.Sides)-taken(&s.board))
	}
	if !s.Holds() {
		for _, p := range nest(nil, &s.board) {
			s.add(p, !s.board.Over)
		}
	}
}

// add adds a bone to those drawn over the hand if over is set, else to those on the
// ground below it.
func (s *snapshot) add(p bone.Pose, over bool) {
	if over {
		s.over = append(s.over, p)
	} else {
		s.under = append(s.under, p)
	}
}

// follow adds the bones to the snapshot, and sets the hand, while a person moves the
// hand under the bones in the air.
func (s *snapshot) follow() {
	f := &s.Follow
	s.hand = f.At
	s.wait(yard(&s.board), s.Air.Throw, f.Age)
	n := len(s.board.Sides) - taken(&s.board)
	for i, p := range s.Air.Tape.Poses(f.Age, nil) {
		switch {
		case i == f.Taken:
			p = by(held(n, usual[n+1]), f.At)
		case i < n:
			p = by(s.Air.Lying[i], f.At)
		}
		s.add(p, i < n || i == f.Taken || i >= len(s.Air.Lying))
	}
}

// wait makes the fingers of the hand drum while the bones of the throw t rise, seconds
// after the toss; less so the further the hand has moved.
func (s *snapshot) wait(y *flight.Range, t flight.Throw, seconds float64) {
	if s.rise = seconds / y.Top(t.Aim); s.rise < 1 && !s.Calm {
		s.waits = math.Max(0, 1-flight.Far(s.hand, bone.Spot{}))
	}
}

// by returns the pose p moved by far.
func by(p bone.Pose, far bone.Spot) bone.Pose {
	p.X, p.Y = p.X+float32(far.X), p.Y+float32(far.Y)
	return p
}

// A flown is a toss as it flew, and its outcome.
type flown struct {
	yard   *flight.Range
	throw  flight.Throw
	lying  []bone.Pose
	at     bone.Spot // position of the hand as it caught
	taken  int       // the bone taken up from the ground, or −1
	caught bool      // the bone from the ground was held together with a caught one
}

// toss sets the hand and adds the bones to the snapshot at an instant of a toss.
func (s *snapshot) toss() {
	was := boardOf(&s.Was)
	f := flown{yard: yard(&was), throw: s.Air.Throw, lying: s.Air.Lying, caught: s.board.Caught > 0}
	f.at, f.taken = f.yard.Caught(f.throw, f.lying)
	c := scheduleOf(s.Instant)
	ms := s.T * c.end
	seconds := c.pace.Seconds(ms)
	part := func(from, to float64) float64 { return animation.Ease((ms - from) / math.Max(1, to-from)) }
	gone := 0.0
	if ms > c.slide {
		gone = part(c.slide, c.end)
	}
	s.hand = flight.Toward(f.path(seconds), bone.Spot{}, gone*flight.Far(f.at, bone.Spot{}))
	s.wait(f.yard, f.throw, seconds)
	if since := ms - c.fly; since > 0 && since < looked && s.board.Caught > 0 && !s.Calm {
		s.dip = math.Sin(since / looked * math.Pi)
		s.close = s.dip * float64(s.board.Caught) / float64(was.Toss)
	}
	poses := s.Air.Tape.Poses(seconds, nil)
	slid := func(k int) float64 { return part(c.look+slide*float64(k), c.look+slide*float64(k+1)) }
	fell := s.fallen(&f)
	s.kept(&f, poses, fell, seconds, part(c.pace.Lasts(2*f.yard.Top(f.throw.Aim)), c.look), gone)
	s.flung(&f, poses[len(f.lying):], fell[len(f.lying):], slid, gone)
}

// path returns the position of the hand a number of seconds after the toss, if it moves
// straight.
func (f *flown) path(seconds float64) bone.Spot {
	from, c := bone.Spot{}, f.yard.Catch
	top := 2 * f.yard.Top(f.throw.Aim)
	all := flight.Far(from, f.at)
	by := bone.Spot{}
	if f.taken >= 0 {
		by = c.Beside(f.lying[f.taken])
		all = flight.Far(from, by) + flight.Far(by, f.at)
	}
	way := all * animation.Ease((seconds-c.Over)/(top-c.Over))
	first := flight.Far(from, by)
	if way < first {
		return flight.Toward(from, by, way)
	}
	return flight.Toward(by, f.at, way-first)
}

// took reports whether the hand, when it is at a spot that many seconds after the toss,
// has taken up the bone from the ground.
func (f *flown) took(at bone.Spot, seconds float64) bool {
	to := f.yard.Catch.Beside(f.lying[f.taken])
	return seconds > f.yard.Top(f.throw.Aim) || flight.Far(at, to) < 0.1
}

// drops reports whether bone i was between the fingers and is knocked out.
func (s *snapshot) drops(f *flown, i int) bool {
	palm := f.yard.Scene.Palm
	return i < palm.Held && !palm.Firm && !palm.Holds(f.at, s.Air.Ends[i])
}

// kept adds to the snapshot the bones that were not tossed: those in the hand move with
// it, and one that is knocked out slips away slowly. slips and gone, 0 to 1, say how
// far that and the end of the toss have come.
func (s *snapshot) kept(f *flown, poses, fell []bone.Pose, seconds, slips, gone float64) {
	palm, k := f.yard.Scene.Palm, 0
	for i, lay := range f.lying {
		p := poses[i]
		switch {
		case i == f.taken && f.took(s.hand, seconds):
			p = by(held(palm.Held, s.side(palm.Held+1)), s.hand)
			if !f.caught && gone > 0 {
				p = p.Toward(lay, gone)
			}
		case s.drops(f, i):
			p = by(lay, s.hand).Toward(s.Air.Ends[i], slips).Toward(by(fell[i], s.hand), gone)
		case i < palm.Held:
			p = by(lay.Toward(held(k, s.side(k)), gone), s.hand)
			k++
		}
		s.add(p, i < palm.Held || i == f.taken)
	}
}

// side returns the side that is up of the i-th bone between the fingers.
func (s *snapshot) side(i int) int { return usual[min(i, len(usual)-1)] }

// flung adds the tossed bones to the snapshot: those that are caught slide between the
// fingers, one after the other, as far as slid says, and the others go back onto the
// hand as gone goes from 0 to 1.
func (s *snapshot) flung(f *flown, poses, fell []bone.Pose, slid func(k int) float64, gone float64) {
	palm, caught := f.yard.Scene.Palm, 0
	kept := palm.Held - s.board.Dropped
	ends := s.Air.Ends[len(f.lying):]
	for i, p := range poses {
		stays := palm.Holds(f.at, ends[i])
		if stays && !s.board.Snatch {
			k := kept + caught
			p = p.Toward(by(held(k, s.side(k)), s.hand), slid(caught))
			caught++
		} else if gone > 0 {
			p = p.Toward(by(fell[i], s.hand), gone)
		}
		s.add(p, stays || p.Z > 1.2)
	}
}

// fallen returns, for each bone that fell, its pose back on the hand, in the order of
// their sides.
func (s *snapshot) fallen(f *flown) []bone.Pose {
	palm, ends := f.yard.Scene.Palm, s.Air.Ends
	var fell []int
	for i, p := range ends {
		if tossed := i >= len(f.lying); s.drops(f, i) || tossed && (s.board.Snatch || !palm.Holds(f.at, p)) {
			fell = append(fell, i)
		}
	}
	slices.SortStableFunc(fell, func(a, b int) int { return cmp.Compare(throwing.Side(ends[a]), throwing.Side(ends[b])) })
	list := make([]bone.Pose, len(ends))
	for k, i := range fell {
		if next := nest(nil, &s.board); k < len(next) {
			list[i] = next[k]
		}
	}
	return list
}
