package bone

import "math"

// A Launch is the state in which a bone leaves the hand: position of its
// middle, orientation, velocity in units/s, angular velocity in rad/s, and time
// in seconds.
type Launch struct {
	X, Y, Z    float64
	Turn       [4]float64 // a quaternion w, x, y, z of any length except 0
	VX, VY, VZ float64
	WX, WY, WZ float64
	After      float64
}

// A Toss simulates bones that fly freely into a scene, among lying ones: any
// result counts, and lying bones can be knocked. It runs in steps, and depends
// only on the arguments of Fling and PlaceHand.
type Toss struct {
	scene  Scene
	bodies []body
	after  []int // step at which each leaves the hand
	tracks []track
	chance chance
	kicks  []int
	at     int // step
	done   bool
	tape   *Tape

	flung int   // number of launched bones
	palm  *Palm // the hand until it is in place, then nil
	came  bool  // the bones have come down to the hand
	due   int   // the step when they did
	hold  Spot  // the spot of the hand
	taken int   // the bone that the hand picks up, or −1
	told  bool  // PlaceHand was called
}

// Longest is the longest duration of a toss in seconds. All bones rest long
// before; any that did not would be frozen then.
const Longest = 10.0

// longest is the longest duration in steps.
const longest = Longest / stepTime

// begun is the initial capacity of a path in poses, enough for most throws.
const begun = 400

// Fling starts a toss. Its tape has the lying bones first, then the launched
// ones. The seed is for shaking bones that balance where none can stay.
func Fling(s *Scene, lying []Pose, launches []Launch, seed [16]byte) *Toss {
	n := len(lying) + len(launches)
	t := &Toss{scene: *s, palm: s.Palm, flung: len(launches), bodies: make([]body, n), after: make([]int, n), tracks: make([]track, n), kicks: make([]int, n)}
	t.scene.Palm = nil
	t.chance.begin(seed, 0, 0, 0)
	t.tape = &Tape{tracks: t.tracks}
	for i := range t.bodies {
		b := &t.bodies[i]
		b.touches = make([]touch, 0, 48)
		if i < len(lying) {
			b.start(lying[i].at(), lying[i].turn().unit(), vec{}, vec{})
			b.still = sleeping + 1
			b.firm = s.Palm != nil && s.Palm.Firm
			b.absent = s.Palm != nil && i < s.Palm.Held
			t.tracks[i].path = append(make([]Pose, 0, 2), lying[i])
			continue
		}
		l := launches[i-len(lying)]
		turn := quat{l.Turn[0], l.Turn[1], l.Turn[2], l.Turn[3]}.unit()
		b.start(vec{l.X, l.Y, l.Z}, turn, vec{l.VX, l.VY, l.VZ}, vec{l.WX, l.WY, l.WZ})
		t.after[i] = int(l.After / stepTime)
		t.tracks[i] = track{release: t.after[i], path: append(make([]Pose, 0, begun), b.pose())}
	}
	return t
}

// Step runs at most that many steps, and reports whether the toss is done. If a
// hand catches the bones it stops once they come down, until PlaceHand is called.
func (t *Toss) Step(steps int) bool {
	for ; steps > 0 && !t.done && !t.WaitsForHand(); steps-- {
		t.step()
	}
	return t.done
}

// Finish works until the toss is done.
func (t *Toss) Finish() *Tape {
	t.Step(longest + 1)
	return t.tape
}

// Tape returns the recording once the toss is done; nil before.
func (t *Toss) Tape() *Tape {
	if !t.done {
		return nil
	}
	return t.tape
}

// step advances by one step all bones that have left the hand and are not at rest.
func (t *Toss) step() {
	t.at++
	moving := 0
	for i := range t.bodies {
		if t.flies(i) {
			t.bodies[i].v.z -= float64(t.scene.Gravity * stepTime)
			t.strike(i)
			moving++
		}
	}
	for i := range t.bodies {
		if t.flies(i) {
			t.cross(i)
		}
	}
	t.solve()
	for i := range t.bodies {
		if t.flies(i) {
			t.hear(i)
			t.bodies[i].advance(t.bodies[i].dampens())
			t.write(i)
			t.kick(i)
		}
	}
	if t.palm != nil && !t.came {
		t.await()
	}
	if moving == 0 && !t.waiting() || t.at >= longest {
		t.end()
	}
}

// strike adds the contacts of a bone with the scene.
func (t *Toss) strike(i int) { t.bodies[i].strike(&t.scene, t.hold) }

// flies reports whether a bone has left the hand and is not at rest.
func (t *Toss) flies(i int) bool { return t.at > t.after[i] && !t.bodies[i].asleep() }

// waiting reports whether a bone has not yet left the hand.
func (t *Toss) waiting() bool {
	for _, after := range t.after {
		if t.at <= after {
			return true
		}
	}
	return false
}

// cross adds the contacts of a bone with others: earlier ones that move, and all lying
// ones, which wake if hit.
func (t *Toss) cross(i int) {
	b := &t.bodies[i]
	for j := range t.bodies {
		o := &t.bodies[j]
		if j == i || o.absent || t.at <= t.after[j] || j > i && !o.asleep() {
			continue
		}
		if d := o.at.minus(b.at); d.dot(d) >= reach*reach {
			continue
		}
		if t.touch(b, o) && o.asleep() {
			t.wake(j)
		}
	}
}

// struck is the speed from which a hit wakes a lying bone, in units/s.
const struck = 0.6

// touch adds the contacts of two movable bones, and reports whether they meet
// at speed.
func (t *Toss) touch(b, o *body) (hard bool) {
	mid, to := b.middle(), o.middle()
	if fartherThan(1.8, mid, b.m, to, o.m) {
		return false
	}
	rel := b.v.minus(o.v)
	ahead := min(0.2, near+float64(rel.length()*stepTime))
	from := len(b.touches)
	mine := press(mid, b.m, to, o.m, ahead)
	for _, d := range mine.found[:mine.count] {
		b.touches = append(b.touches, touch{kind: OnBone, r: d.p.minus(b.at), n: d.n, gap: d.gap, mate: o, s: d.p.minus(o.at)})
	}
	theirs := press(to, o.m, mid, b.m, ahead)
	for _, d := range theirs.found[:theirs.count] {
		b.touches = append(b.touches, touch{kind: OnBone, r: d.p.minus(b.at), n: d.n.times(-1), gap: d.gap, mate: o, s: d.p.minus(o.at)})
	}
	for k := range b.touches[from:] {
		c := &b.touches[from+k]
		hard = hard || b.slip(c).dot(c.n) < -struck
	}
	hard = hard && !o.firm
	if o.asleep() && !hard {
		for k := range b.touches[from:] {
			c := &b.touches[from+k]
			c.mate, c.resting = nil, true
		}
	}
	return hard
}

// wake makes a lying bone move again, and lying bones beside it.
func (t *Toss) wake(i int) {
	b := &t.bodies[i]
	b.still = 0
	t.strike(i)
	k := &t.tracks[i]
	for k.release+len(k.path) < t.at { // fill in the steps while it lay still
		k.path = append(k.path, k.path[len(k.path)-1])
	}
	for j := range t.bodies {
		if o := &t.bodies[j]; j != i && o.asleep() && !o.firm && !o.absent {
			if d := o.at.minus(b.at); d.dot(d) < reach*reach {
				t.wake(j)
			}
		}
	}
}

// solve computes the impulses of all bones together, like body.solve.
func (t *Toss) solve() {
	for i := range t.bodies {
		if b := &t.bodies[i]; t.flies(i) {
			for k := range b.touches {
				b.prepare(&b.touches[k])
			}
		}
	}
	for range rounds {
		for i := range t.bodies {
			if b := &t.bodies[i]; t.flies(i) {
				for k := range b.touches {
					b.hold(&b.touches[k])
					b.rub(&b.touches[k])
				}
			}
		}
	}
	for i := range t.bodies {
		if b := &t.bodies[i]; t.flies(i) {
			for k := range b.touches {
				b.bounce(&b.touches[k])
			}
		}
	}
}

// dampens returns the fraction of its spin that the bone loses per second through its
// contacts.
func (b *body) dampens() (most float64) {
	for i := range b.touches {
		if t := &b.touches[i]; t.given[0] > 0 {
			most = max(most, grip[t.kind].rolling)
		}
	}
	return most
}

// write appends the pose of the bone to its track.
func (t *Toss) write(i int) {
	k := &t.tracks[i]
	k.path = append(k.path, t.bodies[i].pose())
}

// hear records the hardest impact of a bone in this step.
func (t *Toss) hear(i int) {
	k := &t.tracks[i]
	hit, hard := hardest(t.bodies[i].touches)
	hit.Time, hit.Bone = float64(float64(t.at)*stepTime), i
	if hard {
		k.hits = louder(k.hits, hit)
	}
}

// sunken is the depth, in units, from which a resting bone is too deep in
// something.
const sunken = 0.08

// mostKicks is the most times that a balancing bone is shaken.
const mostKicks = 16

// kick shakes a bone that has come to rest where none can stay: on its end,
// wedged into another, or high up on an obstacle.
func (t *Toss) kick(i int) {
	b := &t.bodies[i]
	if !b.asleep() || t.kicks[i] == mostKicks || t.stays(b) {
		return
	}
	t.kicks[i]++
	push := t.chance.bell().times(2 + float64(0.4*float64(t.kicks[i])))
	push.z = 4
	b.v, b.w = push, t.chance.bell().times(4)
	b.still = 0
}

// stays reports whether a bone may rest as it does.
func (t *Toss) stays(b *body) bool {
	if Facing(b.pose()) == 0 {
		return false
	}
	for i := range b.touches {
		if b.touches[i].gap < -sunken {
			return false
		}
	}
	mid := b.middle()
	if s := t.scene.Stake; s != nil && mid.z > s.Height-0.3 {
		return false
	}
	j := t.scene.Jar
	return j == nil || mid.z < 1.4 || j.Holds(b.pose()) && mid.z < j.Mouth().Z-2
}

// end freezes all bones, and finishes the tape.
func (t *Toss) end() {
	t.done = true
	for i := range t.tracks {
		k := &t.tracks[i]
		last := len(k.path) - 1
		still := last
		for still > 0 && alike(k.path[still-1], k.path[last]) {
			still--
		}
		k.path[still] = k.path[last]
		k.path = k.path[:still+1]
		t.tape.settle(i)
	}
}

// Facing returns the side of a bone that points up most, 1, 3, 4 or 6, or 0 if
// it stands on its end.
func Facing(p Pose) int {
	up := p.turn().back(vec{0, 0, 1})
	if math.Abs(up.z) > 0.78 {
		return 0
	}
	side, best := 0, -1.0
	for _, r := range rests() {
		if c := r.up.dot(up); c > best {
			side, best = r.side, c
		}
	}
	return side
}
