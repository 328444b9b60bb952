package tropa

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a throw, in milliseconds: the pause when the bone lies, and the
// emblem climbing one notch. A computer draws its bone back; hastes is the factor by which
// its bones fly faster.
const (
	looked = 350
	climbs = 60
	hops   = 500 // hop of the seats that are level
	drawn  = 400
	crowns = 700 // as long as coins fly
	hastes = 1.7
)

// A schedule holds the pace of a throw and the time at which each part of it ends, in
// milliseconds.
type schedule struct {
	pace                 table.Pace
	fly, climb, hop, end float64
}

// scheduleOf returns the schedule of the step that is shown.
func scheduleOf(in *table.Instant) (c schedule) {
	var wait float64
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	var held throwing.Breath
	if was.Hopes && !was.Together {
		held = breath
	}
	c.pace, c.fly, wait = throwing.Flight(in, hastes, looked, held)
	seat := thrower(in)
	c.climb = c.fly + climbs*math.Abs(float64(reached(&was, &now, seat)-was.Turns[seat].Points))
	c.hop = c.climb
	if levels(&was, &now) {
		c.hop += hops
	}
	c.end = c.hop + wait
	return c
}

// levels reports whether a throw has ended a rotation with several best seats, which
// throw again.
func levels(was, now *game.Board) bool { return now.Off > was.Off }

// reached returns the points that a throw gave a seat; where it ended a rotation with
// several best seats, those have the points to beat.
func reached(was, now *game.Board, seat int) int {
	if levels(was, now) && now.Turns[seat].Plays {
		return was.ToBeat
	}
	return now.Turns[seat].Points
}

// breath slows down the flight of a bone that can still win as it falls onto the mouth.
var breath = throwing.Breath{Times: 1.5, Near: overMouth}

// overMouth reports whether a bone falls through the last two bone lengths above the
// mouth.
func overMouth(p, before bone.Pose) bool {
	m := glassJar.Mouth()
	high := float64(p.Z) - m.Z
	return p.Z < before.Z && high > 0 && high < 4 && math.Hypot(float64(p.X), float64(p.Y)) < m.R+2
}

// thrower returns the seat whose throw the step is.
func thrower(in *table.Instant) int { return max(0, int(in.Was.Asked)) }

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	switch {
	case in.Move.Verb == rules.Throw && !in.Air.By:
		t.Lasts, t.Sounds = drawn, []table.Sound{}
	case throwing.Pours(in.Move):
		c := scheduleOf(in)
		t.Lasts, t.Flies = int(c.end), c.pace
		b := boardOf(&in.Now)
		l := b.Lies[len(b.Lies)-1]
		s := table.Sound{At: int(c.fly), Moment: sound.Clack, Say: "Beside the jar."}
		if n := len(b.Lies) - 1; n < len(in.Air.Ends) {
			if where := throwing.Where(in.Air.Ends[n], 0, 0, 1); where != "" {
				s.Say = text.Of("Beside the jar: {0}.", where)
			}
		}
		if l.Zone == game.Inside {
			s = table.Sound{At: int(c.fly), Moment: sound.Ting, Step: max(1, b.Turns[thrower(in)].In), Say: text.Of("{0}.", int(l.Side))}
		}
		t.Sounds = []table.Sound{s}
		if l.Zone == game.Inside {
			t.Hear(int(c.fly)+120, sound.Hum).Step = s.Step
		}
		if b.Over {
			t.Feast = 1200
		}
	}
	return t
}

// A snapshot holds everything that is drawn at an instant.
type snapshot struct {
	*table.Instant
	layout  layout
	board   game.Board
	poses   []bone.Pose // poses of the thrower's bones
	flying  bool        // a bone is in the air
	climbed float64     // progress of the emblem's climb, 0 to 1
	rested  float64     // milliseconds since the bone came to rest; infinite between steps
	hopped  float64     // progress of the hop of the seats that are level, 0 to 1
	crowned float64     // progress of the wreath round the winners' emblems, 0 to 1
}

// snapshotOf returns the snapshot that shows the game at an instant. It appends poses to
// buf.
func snapshotOf(in *table.Instant, buf []bone.Pose) snapshot {
	s := snapshot{Instant: in, layout: layoutOf(in.Page, in.Frame), climbed: 1, rested: math.Inf(1)}
	s.board = boardOf(&in.Now)
	s.poses = append(buf, in.Air.Ends...)
	switch {
	case in.T >= 1 && s.board.Over:
		s.crowned = crownedAt(in)
	case in.T >= 1:
	case throwing.Pours(in.Move):
		c := scheduleOf(in)
		ms := in.T * c.end
		if in.Air.Tape != nil {
			s.poses = in.Air.Tape.Poses(c.pace.Seconds(ms), buf)
		}
		s.flying = ms < c.fly
		s.climbed, s.hopped = animation.Progress(ms, c.fly, c.climb), animation.Progress(ms, c.climb, c.hop)
		s.rested = ms - c.fly
	case in.Move.Verb == rules.Throw:
		s.poses = append(buf, in.Air.Lying...)
	}
	s.stop()
	return s
}

// stop moves bones in the snapshot that have rolled too far towards the eye back to the
// edge of the field, or beside the pot.
func (s *snapshot) stop() {
	f, pot, lay := s.Frame.Field, s.Frame.Pot, &s.layout
	cam, r := lay.camera(), 1.4*unit*lay.g
	for i := range s.poses {
		p := &s.poses[i]
		x, y := cam.Project(float64(p.X), float64(p.Y), 0)
		low := f.Y + f.H - r
		right, over := pot.X+pot.W+r-x, y-pot.Y+r
		switch {
		case right > 0 && over > 0 && over <= right:
			low = pot.Y - r
		case right > 0 && over > 0:
			p.X += float32(right / cam.Size(0, float64(p.Y), 0))
		}
		p.Y = max(p.Y, float32(-lay.depth(low)/unit))
	}
}

// crownedAt returns the progress of the wreath round the winners' emblems after the last
// bone, 0 to 1.
func crownedAt(in *table.Instant) float64 {
	if in.Calm || math.IsInf(in.Festive, 1) || !throwing.Pours(in.Move) {
		return 1
	}
	return animation.Ease((in.Festive - scheduleOf(in).end) / crowns)
}

// tagged reports whether the tag of bone i is shown: while a bone flies, only bones that
// stayed in place have one.
func (s *snapshot) tagged(i int) bool {
	return i < len(s.poses) && i < len(s.board.Lies) && (!s.flying || throwing.Stayed(&s.Air, i))
}

// points returns the points of a seat as shown on the rod, and whether it has thrown.
func (s *snapshot) points(seat int) (n float64, thrown bool) {
	before := boardOf(&s.Was)
	now, was := s.board.Turns[seat], before.Turns[seat]
	if s.T >= 1 || !throwing.Pours(s.Move) {
		return float64(now.Points), now.Thrown
	}
	again := levels(&before, &s.board) && now.Plays
	return float64(was.Points) + float64(reached(&before, &s.board, seat)-was.Points)*s.climbed, was.Thrown || (now.Thrown || again) && !s.flying
}

// hop returns the height of the hop of the emblems that are level, as a fraction of
// their own height.
func (s *snapshot) hop() float64 {
	if was := boardOf(&s.Was); s.T >= 1 || !throwing.Pours(s.Move) || !levels(&was, &s.board) {
		return 0
	}
	return math.Sin(math.Pi * s.hopped)
}

// left returns how many bones still to be thrown lie on the cloth, and how many in the
// ring.
func (s *snapshot) left() (cloth, ring int) {
	b, was := &s.board, boardOf(&s.Was)
	switch {
	case b.Over || s.T < 1 && throwing.Pours(s.Move) && was.Together:
		return 0, 0
	case s.T < 1 && throwing.Pours(s.Move):
		return was.Left - 1, 0
	case b.Together:
		return 0, b.Left
	}
	return b.Left - 1, 1
}
