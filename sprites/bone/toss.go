package bone

import "math"

// A Launch is how a bone leaves the hand: where its middle is, how it is turned,
// how fast it goes in units a second and turns in radians a second, and after
// how many seconds.
type Launch struct {
	X, Y, Z    float64
	Turn       [4]float64 // a quaternion w, x, y, z of any length but none
	VX, VY, VZ float64
	WX, WY, WZ float64
	After      float64
}

// A Toss is bones that fly freely into a scene, among those that lie there: how
// they come to rest decides, and those that lie may be knocked on. It is worked
// out in steps, and depends on nothing but what it was begun with.
type Toss struct {
	scene  Scene
	bodies []body
	after  []int // the step each leaves the hand
	tracks []track
	chance chance
	kicks  []int
	at     int // step
	done   bool
	tape   *Tape

	flung int   // how many were launched
	palm  *Palm // as long as the hand is not there
	came  bool  // the bones have come down to it
	due   int   // the step when they did
	hold  Spot  // where it is to be
	taken int   // the bone that it takes up, or −1
	told  bool  // that is known
}

// Longest is how many seconds a toss takes at most. All bones come to rest long before;
// one that had not would stay as it is then.
const Longest = 10.0

// longest is that in steps.
const longest = Longest / stepTime

// begun is room for so many poses, so that few throws need more.
const begun = 400

// Fling begins a toss. Of its poses and impacts those of the bones that lie come
// first, then those launched. The seed is for bones that balance where none can
// stay, and are shaken off.
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

// Step works for at most so many steps, and tells whether the toss is done. Where
// a hand catches it stops once the bones come, until that is told where it is.
func (t *Toss) Step(steps int) bool {
	for ; steps > 0 && !t.done && !t.Comes(); steps-- {
		t.step()
	}
	return t.done
}

// Finish works until the toss is done.
func (t *Toss) Finish() *Tape {
	t.Step(longest + 1)
	return t.tape
}

// Tape returns the toss once it is done; nil before.
func (t *Toss) Tape() *Tape {
	if !t.done {
		return nil
	}
	return t.tape
}

// step moves all bones on that are awake and have left the hand.
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

// strike finds what of the scene a bone touches.
func (t *Toss) strike(i int) { t.bodies[i].strike(&t.scene, t.hold) }

// flies reports whether a bone has left the hand and does not rest.
func (t *Toss) flies(i int) bool { return t.at > t.after[i] && !t.bodies[i].asleep() }

// waiting reports whether a bone is still to leave the hand.
func (t *Toss) waiting() bool {
	for _, after := range t.after {
		if t.at <= after {
			return true
		}
	}
	return false
}

// cross finds where a bone touches others: those before it that move, and all
// that lie, which wake if they are struck.
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

// struck is from which speed on a bone that lies is woken, units a second.
const struck = 0.6

// touch adds where two bones touch, each giving way, and tells whether they do so
// at a speed.
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

// wake has a bone that lies move again, and those that lie by it.
func (t *Toss) wake(i int) {
	b := &t.bodies[i]
	b.still = 0
	t.strike(i)
	k := &t.tracks[i]
	for k.release+len(k.path) < t.at { // it lay still so long
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

// solve is the body's, for all at once.
func (t *Toss) solve() {
	for i := range t.bodies {
		if b := &t.bodies[i]; t.flies(i) {
			for k := range b.touches {
				b.heed(&b.touches[k])
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

// dampens is what part of its spin the bone loses in a second of what it touches.
func (b *body) dampens() (most float64) {
	for i := range b.touches {
		if t := &b.touches[i]; t.given[0] > 0 {
			most = max(most, grip[t.kind].rolling)
		}
	}
	return most
}

// write adds where the bone is to its track.
func (t *Toss) write(i int) {
	k := &t.tracks[i]
	k.path = append(k.path, t.bodies[i].pose())
}

// hear notes the hardest strike of the step.
func (t *Toss) hear(i int) {
	k := &t.tracks[i]
	hit, hard := hardest(t.bodies[i].touches)
	hit.Time, hit.Bone = float64(float64(t.at)*stepTime), i
	if hard {
		k.hits = louder(k.hits, hit)
	}
}

// sunken is how deep in something a bone must not rest, in units.
const sunken = 0.08

// mostKicks is how often a bone that balances is shaken.
const mostKicks = 16

// kick shakes a bone that has come to rest where or how none can stay: on its
// end, wedged into another, or high up on what stands there.
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

// end has all bones stay as they are, and closes the tape.
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

// Facing returns the side of a bone that looks up most, 1, 3, 4 or 6, or 0 if
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
