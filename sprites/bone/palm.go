package bone

import "math"

// A Palm is a hand that lies on the ground with its back up and catches bones.
// It is only in place once the bones come down: until then it slides, and its
// position is unknown.
type Palm struct {
	Limbs []Limb  // fingers, knuckles and wrist, relative to the hand's middle
	High  float64 // height of a falling bone's middle at which it has arrived
	Held  int     // how many of the lying bones, the first ones, move with the hand
	Firm  bool    // lying bones cannot be knocked
}

// A Limb is a capsule between two points at the height Z.
type Limb struct{ X0, Y0, X1, Y1, Z, Radius float64 }

// PlaceHand sets where the middle of the hand is when the bones come down, and which of
// the lying bones it has picked up by then, from 0, or −1.
func (t *Toss) PlaceHand(at Spot, taken int) {
	t.hold, t.taken, t.told = at, taken, true
	if t.came {
		t.place()
	}
}

// WaitsForHand reports whether the bones have come down to the hand and the toss waits
// for PlaceHand.
func (t *Toss) WaitsForHand() bool { return t.came && t.palm != nil }

// ArrivalTime returns when the bones have come down to the hand, in seconds after the
// toss.
func (t *Toss) ArrivalTime() float64 { return float64(t.due) * stepTime }

// Live returns the tape of what has been simulated so far.
func (t *Toss) Live() *Tape { return t.tape }

// Landings appends the spots where each launched bone will come down.
func (t *Toss) Landings(buf []Spot) []Spot {
	for i := len(t.bodies) - t.flung; i < len(t.bodies); i++ {
		b := &t.bodies[i]
		mid := b.middle()
		fall := max(mid.z-1.5, 0)
		v := max(-b.v.z, 0)
		g := t.scene.Gravity
		left := (math.Sqrt(float64(v*v)+float64(2*g*fall)) - v) / g
		buf = append(buf, Spot{mid.x + float64(b.v.x*left), mid.y + float64(b.v.y*left)})
	}
	return buf
}

// await sets t.came once the first bone has come down to the hand.
func (t *Toss) await() {
	for i := range t.bodies {
		if b := &t.bodies[i]; t.flies(i) && b.v.z < 0 && b.at.z < t.palm.High {
			t.came, t.due = true, t.at
			if t.told {
				t.place()
			}
			return
		}
	}
}

// place moves the hand, with all it holds, to where PlaceHand says, and lying bones out
// of its way.
func (t *Toss) place() {
	for i := range t.tracks[:len(t.bodies)-t.flung] {
		t.bodies[i].absent = i == t.taken
		if i < t.palm.Held {
			p := t.tracks[i].path[0]
			p.X, p.Y = p.X+float32(t.hold.X), p.Y+float32(t.hold.Y)
			t.lay(i, p)
		}
	}
	t.scene.Palm, t.palm = t.palm, nil
	for i := t.scene.Palm.Held; i < len(t.bodies)-t.flung; i++ {
		if !t.bodies[i].absent {
			t.pushAside(i)
		}
	}
}

// pushAside moves a lying bone out of the way of the hand.
func (t *Toss) pushAside(i int) {
	p := t.tracks[i].path[0]
	way := vec{float64(p.X) - t.hold.X, float64(p.Y) - t.hold.Y, 0}.unit()
	way.z = 0
	for far := 0; far < 60 && t.inWay(i, p); far++ {
		p.X, p.Y = p.X+float32(0.2*way.x), p.Y+float32(0.2*way.y)
	}
	t.lay(i, p)
}

// lay sets the pose of a lying bone, from the beginning of its track.
func (t *Toss) lay(i int, p Pose) {
	t.tracks[i].path[0] = p
	b := &t.bodies[i]
	firm := b.firm
	b.start(p.at(), p.turn().unit(), vec{}, vec{})
	b.still, b.firm = sleeping+1, firm
}

// inWay reports whether a lying bone with that pose would overlap the hand or
// another bone.
func (t *Toss) inWay(i int, p Pose) bool {
	const half = 1.2 // width of a bone, and a little more
	if t.scene.Palm.beside(t.hold, Spot{float64(p.X), float64(p.Y)}) < half {
		return true
	}
	for j := range t.tracks[:len(t.bodies)-t.flung] {
		d := t.tracks[j].path[0].at().minus(p.at())
		if j != i && !t.bodies[j].absent && d.dot(d) < float64(4*half*half) {
			return true
		}
	}
	return false
}

// back adds the contacts of the bone with the back of the hand whose middle is at a
// spot, up to the distance ahead.
func (b *body) back(p *Palm, at Spot, ahead float64) {
	mid := b.middle()
	var close [24]Limb
	n := 0
	for _, l := range p.Limbs {
		l.X0, l.Y0, l.X1, l.Y1 = l.X0+at.X, l.Y0+at.Y, l.X1+at.X, l.Y1+at.Y
		if reach := l.Radius + far + ahead; n < len(close) && l.away(mid).length() < reach {
			close[n] = l
			n++
		}
	}
	if n == 0 {
		return
	}
	var d deepest
	shape, near := bone(), indices{}
	for i := range shape.probeClusters {
		c := &shape.probeClusters[i]
		if gap, _ := nearest(close[:n], b.m.of(c.middle).plus(mid), ahead+c.radius); gap < ahead+c.radius {
			near.join(&c.points)
		}
	}
	for i := near.next(); i >= 0; i = near.next() {
		q := b.m.of(shape.probes[i]).plus(mid)
		if gap, out := nearest(close[:n], q, ahead); gap < ahead {
			d.add(q, out.unit(), gap)
		}
	}
	b.touching(OnSkin, &d)
}

// nearest returns the distance of the point q from the surface of the nearest limb, and
// the vector to it from that limb's axis; the distance is ahead if no limb is nearer.
func nearest(limbs []Limb, q vec, ahead float64) (gap float64, out vec) {
	gap = ahead
	for i := range limbs {
		way := limbs[i].away(q)
		if g := way.length() - limbs[i].Radius; g < gap {
			gap, out = g, way
		}
	}
	return gap, out
}

// away returns the vector to p from the nearest point of the limb's axis.
func (l *Limb) away(p vec) vec {
	ex, ey := l.X1-l.X0, l.Y1-l.Y0
	u := clamp((float64((p.x-l.X0)*ex)+float64((p.y-l.Y0)*ey))/(float64(ex*ex)+float64(ey*ey)), 0, 1)
	return vec{p.x - l.X0 - float64(u*ex), p.y - l.Y0 - float64(u*ey), p.z - l.Z}
}

// Under reports whether the hand, with its middle at a spot, is under another
// spot.
func (p *Palm) Under(at, s Spot) bool { return p.beside(at, s) < 0 }

// beside returns the distance of the spot s from the hand whose middle is at a spot, in
// units; it is negative over the hand.
func (p *Palm) beside(at, s Spot) float64 {
	least := math.Inf(1)
	for i := range p.Limbs {
		l := &p.Limbs[i]
		wide := math.Sqrt(float64(l.Radius*l.Radius) - float64(l.Z*l.Z))
		least = min(least, l.away(vec{s.X - at.X, s.Y - at.Y, l.Z}).length()-wide)
	}
	return least
}

// propped is the largest distance beside the hand of a bone's middle that still
// rests on it.
const propped = 0.7

// Holds reports whether a bone rests on the hand whose middle is at a spot, and
// not on the ground.
func (p *Palm) Holds(at Spot, b Pose) bool {
	m, mid := b.turn().mat(), b.at()
	for _, c := range bone().corners {
		if m.of(c).plus(mid).z < 0.15 {
			return false
		}
	}
	return p.beside(at, Spot{mid.x, mid.y}) < propped
}

// sunk returns how deep the point q is inside the hand whose middle is at a spot, in
// units; 0 if it is outside.
func (p *Palm) sunk(at Spot, q vec) (deep float64) {
	q.x, q.y = q.x-at.X, q.y-at.Y
	for i := range p.Limbs {
		deep = max(deep, p.Limbs[i].Radius-p.Limbs[i].away(q).length())
	}
	return deep
}
