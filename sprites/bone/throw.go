package bone

import (
	"cmp"
	"slices"
)

// A Throw is what is to fall, and where.
type Throw struct {
	Seed  [16]byte // with Cast: what makes one throw unlike another
	Cast  int
	Sides []int     // the side each bone is to show: 1, 3, 4 or 6; 0 is any
	Lying []Pose    // bones that lie there already and stay
	Area  Area      // where the bones tumble and come to rest
	From  Spot      // where they leave the hand; at most four units outside the area, or they are brought nearer
	Swing Gesture   // how they were thrown; zero: plainly
	Delay []float64 // seconds by which each bone is held back beyond the usual; nil: none is
}

// A Spot is a point of the table.
type Spot struct{ X, Y float64 }

// A Gesture is the thrower's own: the direction of the throw over the table
// (of any length, y away from the viewer) and its strength, 0 to 1.
type Gesture struct{ DX, DY, Strength float64 }

// A Steering is a throw being worked out. Each bone in turn is thrown among
// those before it, again and again in other ways, until it comes to rest by
// itself on the side that was drawn. The tries depend on the Throw alone, and
// are given up after a number of steps, never of seconds: however the work is
// shared out over frames, the tape is the same.
type Steering struct {
	throw  Throw
	order  []int // the bones as they leave the hand
	turn   int   // whose turn of order it is
	try    int
	at     int // step of the try
	body   body
	chance chance
	launch launch
	tracks []track // by bone
	path   []Pose
	hits   []Impact
	others []other
	spent  int // steps since the beginning
	floors []Pose
	spot   Pose // the freest, for the bone being thrown
	found  bool
	tape   *Tape
	now    int // step that is shown already: what is not settled leaves the hand later
	lead   int // steps by which it leaves later
}

// A track is how one bone goes, once that is settled.
type track struct {
	release int    // the step it leaves the hand
	path    []Pose // from then on, a pose a step, until it rests
	hits    []Impact
	lead    vec // how it comes to the hand's opening just before
}

func (t *track) end() int { return t.release + len(t.path) - 1 }

// pose is where the bone is at a step.
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
	asThrown = 48  // tries as thrown; then
	gentle   = 24  // tries that drop the bone near enough as it is to lie; then it is placed
)

// Begin begins to work out a throw. Nothing is computed yet.
func Begin(t Throw) *Steering {
	s := &Steering{throw: t, tracks: make([]track, len(t.Sides)), now: -1, lead: 6}
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

// delay returns how many steps a bone is held back beyond the usual.
func (s *Steering) delay(bone int) int {
	if bone >= len(s.throw.Delay) {
		return 0
	}
	return int(s.throw.Delay[bone] / stepTime)
}

// held returns how many steps longer than the bone before it the bone being
// thrown is held back.
func (s *Steering) held() int {
	if s.turn == 0 {
		return s.delay(s.bone())
	}
	return s.delay(s.bone()) - s.delay(s.order[s.turn-1])
}

// Step works for at most the given number of simulated steps, and tells
// whether the throw is done. A thousand steps take about two milliseconds
// natively; a throw of five bones takes some five thousand.
func (s *Steering) Step(steps int) bool {
	for ; steps > 0 && s.turn < len(s.order); steps-- {
		s.advance()
	}
	return s.turn == len(s.order)
}

// Watch says that the throw is seen already and has come so many seconds far:
// bones whose way is not settled yet leave the hand later than that. Told so, it
// is no longer the Throw alone that the tape depends on.
func (s *Steering) Watch(seconds float64) { s.now = int(seconds / stepTime) }

// Hurry gives up some tries of the bone whose turn it is: first those as it was
// thrown, then all that fall by themselves.
func (s *Steering) Hurry() {
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

// Turn returns how many bones have their way settled.
func (s *Steering) Turn() int { return s.turn }

// Finish works until the throw is done.
func (s *Steering) Finish() *Tape {
	for !s.Step(1 << 20) {
	}
	return s.Tape()
}

// Spent returns how many steps were simulated so far.
func (s *Steering) Spent() int { return s.spent }

// bone returns the bone being thrown.
func (s *Steering) bone() int { return s.order[s.turn] }

// aim begins a try.
func (s *Steering) aim() {
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

// crowded reports whether the hand is not yet free of the bones before.
func (s *Steering) crowded(step int) bool {
	s.around(step)
	for i := range s.others {
		if o := &s.others[i]; !fartherThan(1.3, s.body.middle(), s.body.m, o.at, o.m) {
			return true
		}
	}
	return false
}

// advance is one step of the try.
func (s *Steering) advance() {
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

func (s *Steering) again() {
	s.try++
	s.aim()
}

// keep takes the try and goes on to the next bone, unless the moment is past at
// which it leaves the hand.
func (s *Steering) keep() {
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

func (s *Steering) next() {
	s.tape.settle(s.bone())
	s.turn++
	s.try, s.found = 0, false
	if s.turn < len(s.order) {
		s.aim()
	}
}

// alike reports whether two poses look alike.
func alike(a, b Pose) bool {
	d := a.at().minus(b.at())
	c := a.turn().dot(b.turn())
	return d.dot(d) < 1e-5 && c*c > 1-2e-6
}

// around sets where the other bones are at a step.
func (s *Steering) around(step int) {
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

// lastEnd is when the last of the bones before comes to rest.
func (s *Steering) lastEnd() int {
	end := 0
	for _, i := range s.order[:s.turn] {
		end = max(end, s.tracks[i].end())
	}
	return end
}

// hear notes the hardest strike of the step, and tells whether the bone struck
// one that lies and would have been moved.
func (s *Steering) hear() (hard bool) {
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

// hardest returns the hardest strike of a step, if any is heard.
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

// louder adds a hit; of those that sound as one the harder stays.
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
