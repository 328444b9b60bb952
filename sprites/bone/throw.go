package bone

import (
	"cmp"
	"slices"
)

// A Throw describes the bones to throw, and where.
type Throw struct {
	Seed  [16]byte // with Cast: the seed of the variations
	Cast  int
	Sides []int     // the side that each bone must show: 1, 3, 4 or 6; 0 for any
	Lying []Pose    // bones already on the table, which stay
	Area  Area      // area in which the bones tumble and come to rest
	From  Spot      // spot of the hand; clamped to four units around the area
	Swing Gesture   // the player's gesture; zero for none
	Delay []float64 // extra delay of each bone in seconds; nil for none
}

// A Spot is a point of the table.
type Spot struct{ X, Y float64 }

// A Gesture is the direction of the player's throw over the table (of any
// length, y away from the viewer) and its strength, 0 to 1.
type Gesture struct{ DX, DY, Strength float64 }

// A Simulation simulates a throw. It throws each bone in turn among those before
// it, again and again with variations, until it comes to rest by itself on the
// drawn side. The tries depend on the Throw alone, and are limited by steps,
// never by seconds: however the work is spread over frames, the tape is the
// same.
type Simulation struct {
	throw  Throw
	order  []int // the bones in the order they leave the hand
	turn   int   // index in order of the bone being thrown
	try    int
	at     int // current step of the try
	body   body
	chance chance
	launch launch
	tracks []track // by bone
	path   []Pose
	hits   []Impact
	others []other
	spent  int // steps since the beginning
	floors []Pose
	spot   Pose // result of freest, for the bone being thrown
	found  bool
	tape   *Tape
	now    int // step already shown on screen: bones not settled must leave the hand later
	lead   int // least number of steps after now
}

// A track is the path of one bone.
type track struct {
	release int    // step at which it leaves the hand
	path    []Pose // from then on, one pose per step, until it rests
	hits    []Impact
	lead    vec // velocity towards the hand's opening just before
}

func (t *track) end() int { return t.release + len(t.path) - 1 }

// pose returns the pose at a step.
func (t *track) pose(step int) Pose {
	switch {
	case step < t.release:
		back := max(float64(step-t.release)*stepTime, -0.1)
		p := t.path[0]
		return pose(p.at().plus(t.lead.times(back)), p.turn())
	case step >= t.end():
		return t.path[len(t.path)-1]
	}
	return t.path[step-t.release]
}

const (
	patience = 500 // steps a try may take
	asThrown = 48  // tries as thrown; then gentle ones
	gentle   = 24  // tries that drop the bone almost in its final pose; then it is placed
)

// Begin returns the simulation of a throw, before its first step.
func Begin(t Throw) *Simulation {
	s := &Simulation{throw: t, tracks: make([]track, len(t.Sides)), now: -1, lead: 6}
	s.tape = &Tape{tracks: s.tracks}
	s.throw.Sides = append([]int(nil), t.Sides...)
	s.throw.Lying = append([]Pose(nil), t.Lying...)
	a := t.Area
	s.throw.From = Spot{clamp(t.From.X, a.MinX-4, a.MaxX+4), clamp(t.From.Y, a.MinY-4, a.MaxY+4)}
	s.chance.begin(t.Seed, t.Cast, 255, 0)
	s.throw.Delay = append([]float64(nil), t.Delay...)
	for i := range t.Sides {
		s.order = append(s.order, i)
		j := int(s.chance.between(0, float64(i+1)))
		s.order[i], s.order[j] = s.order[j], s.order[i]
		if t.Sides[i] == 0 {
			s.throw.Sides[i] = Sides[int(s.chance.between(0, 4))]
		}
	}
	slices.SortStableFunc(s.order, func(i, j int) int { return cmp.Compare(s.delay(i), s.delay(j)) })
	if len(s.order) > 0 {
		s.aim()
	}
	return s
}

// delay returns the extra delay of a bone in steps.
func (s *Simulation) delay(bone int) int {
	if bone >= len(s.throw.Delay) {
		return 0
	}
	return int(s.throw.Delay[bone] / stepTime)
}

// held returns by how many steps more than the previous bone the one being thrown is
// delayed.
func (s *Simulation) held() int {
	if s.turn == 0 {
		return s.delay(s.bone())
	}
	return s.delay(s.bone()) - s.delay(s.order[s.turn-1])
}

// Step runs at most that many simulation steps, and reports whether the throw
// is done. A thousand steps take about two milliseconds natively; a throw of
// five bones takes some five thousand.
func (s *Simulation) Step(steps int) bool {
	for ; steps > 0 && s.turn < len(s.order); steps-- {
		s.advance()
	}
	return s.turn == len(s.order)
}

// SetShown says that the throw is already shown, up to that many seconds: bones
// not yet settled must leave the hand later. After that the tape no longer
// depends on the Throw alone.
func (s *Simulation) SetShown(seconds float64) { s.now = int(seconds / stepTime) }

// SkipTries skips tries of the current bone: first those as thrown, and if called
// again all that fall by themselves.
func (s *Simulation) SkipTries() {
	if s.turn == len(s.order) {
		return
	}
	if s.try < asThrown {
		s.try = asThrown
	} else {
		s.try = asThrown + gentle
	}
	s.aim()
}

// Turn returns the number of settled bones.
func (s *Simulation) Turn() int { return s.turn }

// Finish works until the throw is done.
func (s *Simulation) Finish() *Tape {
	for !s.Step(1 << 20) {
	}
	return s.Tape()
}

// Spent returns the number of steps simulated so far.
func (s *Simulation) Spent() int { return s.spent }

// bone returns the bone being thrown.
func (s *Simulation) bone() int { return s.order[s.turn] }

// aim starts a try of the current bone with another launch, or after many tries places
// the bone instead.
func (s *Simulation) aim() {
	s.chance.begin(s.throw.Seed, s.throw.Cast, s.bone(), s.try)
	if s.try >= asThrown+gentle {
		s.place()
		return
	}
	s.launch = s.hurl()
	l := &s.launch
	s.body.start(l.at, l.turn, l.v, l.w)
	for late := 0; late < 40 && s.crowded(l.release); late++ {
		l.release += 2
	}
	s.at = l.release
	s.path = append(s.path[:0], s.body.pose())
	s.hits = s.hits[:0]
}

// crowded reports whether, at a step, bones thrown before are still in the hand.
func (s *Simulation) crowded(step int) bool {
	s.around(step)
	for i := range s.others {
		if o := &s.others[i]; !fartherThan(1.3, s.body.middle(), s.body.m, o.at, o.m) {
			return true
		}
	}
	return false
}

// advance simulates one step of the try.
func (s *Simulation) advance() {
	s.spent++
	s.at++
	s.around(s.at)
	s.body.step(s.throw.Area, s.others)
	s.path = append(s.path, s.body.pose())
	hard := s.hear()
	switch {
	case hard && s.try < asThrown/3, s.hopeless(), len(s.path) > patience:
		s.again()
	case s.body.asleep() && s.at >= s.lastEnd():
		if s.good() {
			s.keep()
		} else {
			s.again()
		}
	}
}

// again starts another try for the current bone.
func (s *Simulation) again() {
	s.try++
	s.aim()
}

// keep accepts the try as the bone's path and moves on to the next bone. If the moment
// at which it would have to leave the hand has already been shown, it starts another
// try.
func (s *Simulation) keep() {
	if s.launch.release < s.now {
		s.lead *= 2
		s.again()
		return
	}
	still := len(s.path) - 1
	for still > 0 && alike(s.path[still-1], s.path[len(s.path)-1]) {
		still--
	}
	t := &s.tracks[s.bone()]
	t.release, t.lead = s.launch.release, s.launch.v.times(0.3)
	t.path = append([]Pose(nil), s.path[:still+1]...)
	t.path[still] = s.path[len(s.path)-1]
	t.hits = append([]Impact(nil), s.hits...)
	s.next()
}

// next adds the current bone to the tape and begins with the next one, if there is one.
func (s *Simulation) next() {
	s.tape.settle(s.bone())
	s.turn++
	s.try, s.found = 0, false
	if s.turn < len(s.order) {
		s.aim()
	}
}

// alike reports whether two poses look the same.
func alike(a, b Pose) bool {
	d := a.at().minus(b.at())
	c := a.turn().dot(b.turn())
	return d.dot(d) < 1e-5 && c*c > 1-2e-6
}

// around sets the poses of the other bones, as obstacles, at a step of the tape.
func (s *Simulation) around(step int) {
	s.others = s.others[:0]
	for _, p := range s.throw.Lying {
		s.others = append(s.others, moving(p, p))
	}
	for _, i := range s.order[:s.turn] {
		if t := &s.tracks[i]; step > t.release {
			s.others = append(s.others, moving(t.pose(step-1), t.pose(step)))
		}
	}
}

// lastEnd returns the step, counted from the beginning of the tape, at which all
// bones of this throw that left the hand before the current one are at rest, or 0
// if the current one is the first. Bones that lay there before the throw don't
// count.
func (s *Simulation) lastEnd() int {
	end := 0
	for _, i := range s.order[:s.turn] {
		end = max(end, s.tracks[i].end())
	}
	return end
}

// hear records the hardest impact of the step in the try, and reports whether the bone
// hit a lying one hard enough to move it.
func (s *Simulation) hear() (hard bool) {
	for i := range s.body.touches {
		t := &s.body.touches[i]
		hard = hard || t.kind == OnBone && t.resting && t.given[0] > 3
	}
	hit, heard := hardest(s.body.touches)
	hit.Time, hit.Bone = float64(float64(s.at)*stepTime), s.bone()
	if heard {
		s.hits = louder(s.hits, hit)
	}
	return hard
}

// hardest returns the hardest audible impact of a step.
func hardest(touches []touch) (hit Impact, heard bool) {
	var best *touch
	for i := range touches {
		t := &touches[i]
		if t.given[0] > 0 && (best == nil || t.approach > best.approach) {
			best = t
		}
	}
	if best == nil || best.approach < 1.5 {
		return hit, false
	}
	return Impact{Speed: best.approach, Kind: best.kind}, true
}

// louder appends an impact to hits; of impacts within 20 ms of one another only the
// hardest stays.
func louder(hits []Impact, hit Impact) []Impact {
	n := len(hits)
	if n == 0 || hit.Time-hits[n-1].Time >= 0.02 {
		return append(hits, hit)
	}
	if hit.Speed > hits[n-1].Speed {
		hits[n-1] = hit
	}
	return hits
}
