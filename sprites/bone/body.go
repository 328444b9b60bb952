package bone

// The simulation advances in steps of 1/240 s. It uses nothing that differs
// between machines, so a throw falls the same everywhere.
const (
	stepTime = 1.0 / 240
	gravity  = 135 // units per s²: slower than in reality, which looks better
	rolling  = 0.8 // fraction of the spin lost per second of contact
	sleeping = 26  // steps that a bone must hardly move before it rests
)

// spinMass is the bone's inertia about its own axes; its mass is one.
var spinMass = vec{0.313, 0.373, 0.176}

// A body is a bone in the simulation.
type body struct {
	at      vec // the centre of mass
	turn    quat
	v, w    vec // velocity, units/s, and angular velocity, rad/s
	m, slow mat // rotation matrix; inverse inertia in the table's frame
	still   int // steps it has hardly moved
	touches []touch
	armed   [4]bool // by wall: the bone has been inside it
	firm    bool    // it lies and cannot be moved
	absent  bool    // it is elsewhere and takes no part
}

func (b *body) start(at vec, turn quat, v, w vec) {
	*b = body{turn: turn, v: v, w: w, touches: b.touches[:0]}
	b.at = at.plus(turn.of(heart))
	b.refresh()
}

// middle returns the position of the origin of the bone's own frame, which is not its
// centre of mass.
func (b *body) middle() vec { return b.at.minus(b.m.of(heart)) }

func (b *body) pose() Pose { return pose(b.middle(), b.turn) }

// refresh computes the values that depend on the bone's orientation.
func (b *body) refresh() {
	b.m = b.turn.mat()
	inverse := vec{1 / spinMass.x, 1 / spinMass.y, 1 / spinMass.z}
	for i, r := range b.m {
		s := vec{float64(r.x * inverse.x), float64(r.y * inverse.y), float64(r.z * inverse.z)}
		b.slow[i] = b.m.of(s)
	}
}

// velocity returns the velocity of the bone's point at r, measured from its centre of
// mass.
func (b *body) velocity(r vec) vec { return b.v.plus(b.w.cross(r)) }

// push changes the bone's velocities by an impulse j at the point r, measured from its
// centre of mass.
func (b *body) push(r, j vec) {
	b.v = b.v.plus(j)
	b.w = b.w.plus(b.slow.of(r.cross(j)))
}

// step advances the bone by one step of the simulation, with its collisions against the
// walls of the area and against others.
func (b *body) step(area Area, others []other) {
	b.v.z -= gravity * stepTime
	b.gather(area, others)
	b.solve()
	damped := 0.0
	if len(b.touches) > 0 {
		damped = rolling
	}
	b.advance(damped)
}

// advance integrates the velocities over one step; damped is the fraction of
// the spin lost per second.
func (b *body) advance(damped float64) {
	b.at = b.at.plus(b.v.times(stepTime))
	b.turn = b.turn.spun(b.w, stepTime)
	if damped > 0 {
		b.w = b.w.times(1 - float64(damped*stepTime))
	}
	b.refresh()
	if b.v.dot(b.v)+float64(0.3*b.w.dot(b.w)) < 0.35 {
		b.still++
	} else {
		b.still = 0
	}
}

// asleep reports whether the bone has come to rest.
func (b *body) asleep() bool { return b.still > sleeping }

// An other is a bone that moves along a known path.
type other struct {
	at   vec
	m    mat
	v, w vec
	rest bool // it is at rest
}

// moving returns a bone, as an obstacle for others, that moves from one pose to another
// within a step.
func moving(from, to Pose) other {
	a, b := from.turn(), to.turn()
	o := other{at: to.at(), m: b.mat(), rest: from == to}
	if o.rest {
		return o
	}
	o.v = to.at().minus(from.at()).times(1 / stepTime)
	d := b.by(quat{a.w, -a.x, -a.y, -a.z})
	if d.w < 0 {
		d = d.times(-1)
	}
	o.w = vec{d.x, d.y, d.z}.times(2 / stepTime)
	return o
}

func (o *other) velocity(p vec) vec { return o.v.plus(o.w.cross(p.minus(o.at))) }
