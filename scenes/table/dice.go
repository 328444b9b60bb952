package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
)

// dice are the bones of a table: lying, in the cup, shaken, or falling. They
// show what the rules have already counted.
type dice struct {
	painter bone.Painter
	cam     bone.Camera
	area    bone.Area
	cup     ui.Rect // where the cup stands, pixels

	stale bool        // lying is not what the picture shows
	lying []bone.Pose // the bones at rest, as View.Bones lists them
	laid  []Laid      // as they are shown

	steer *bone.Steering
	tape  *bone.Tape
	step  int         // of the session, whose bones fall
	kept  int         // bones of lying that stay while the others fall
	clock float64     // seconds: of the shaking, then of the tape
	heard int         // impacts of the tape that have been heard
	all   []bone.Pose // of the tape, now
	poses []bone.Pose // to be drawn

	most   int  // bones ever seen on this table
	held   bool // a person has the bones in hand
	holdX  float64
	holdY  float64
	rattle float64 // seconds held
	toss   ui.Grip // how they were let go
	flung  bool    // they were let go by hand: toss counts
}

// leastShake is how long bones are shaken when a key or button throws them,
// seconds; the fall is worked out meanwhile.
const leastShake = 0.35

// slice is how many steps of a fall are worked out between two looks at the
// clock: a fraction of a millisecond.
const slice = 10

// begin starts working out the fall of step i.
func (d *dice) begin(t *Table, i int) {
	sides, kept := d.sides(t, i)
	d.lying, d.kept, d.step = d.lying[:kept], kept, i
	th := bone.Throw{Seed: t.sess.Seed(), Cast: castsBefore(t, i), Sides: sides, Lying: d.lying, Area: d.area, From: d.from()}
	for _, ms := range t.motion.times.Late {
		th.Delay = append(th.Delay, float64(ms)/1000)
	}
	if d.flung {
		th.Swing = d.gesture()
	}
	d.steer, d.tape, d.clock, d.heard = bone.Begin(th), nil, 0, 0
}

// from is where the bones leave the cup: where a person let go, else at the
// thrower's edge of the table.
func (d *dice) from() bone.Spot {
	x, y := d.mouth()
	ux, uy := d.cam.Unproject(x, y)
	return bone.Spot{X: ux, Y: uy}
}

// mouth is the pixel where the bones leave the cup.
func (d *dice) mouth() (x, y float64) {
	if d.flung {
		return d.holdX, d.holdY
	}
	x, y = d.cam.Project((d.area.MinX+d.area.MaxX)/2, d.area.MinY, 0)
	return x, y
}

// gesture is how a person let go, in units of the table a second.
func (d *dice) gesture() bone.Gesture {
	vx, vy := d.toss.VX/d.cam.Scale, -d.toss.VY/d.cam.Scale/bone.Tall
	speed := math.Sqrt(vx*vx + vy*vy)
	if speed < 2 {
		return bone.Gesture{}
	}
	return bone.Gesture{DX: vx / speed, DY: vy / speed, Strength: math.Min(1, speed/40)}
}

// cast begins the fall that a step of the session tells of.
func (d *dice) cast(t *Table, m *motion) {
	d.settle(t, m.step)
	if covered(m.now.Bones) || t.board.Bones.Own {
		m.casts = false
		if !t.board.Bones.Own && m.times.Sounds == nil {
			t.play(sound.CupDown)
		}
		t.told(m)
		return
	}
	d.begin(t, m.step)
	if d.flung {
		d.clock = leastShake // they were shaken enough
	}
	t.under = false
}

// tick moves the bones on by some milliseconds and tells whether they rest.
func (d *dice) tick(t *Table, ms float64) bool {
	if d.steer == nil && d.tape == nil {
		return true // laid down meanwhile, as when the page was turned
	}
	old := d.clock
	d.clock += ms / 1000
	if d.tape == nil {
		if t.st.WorkInFrame(func() bool { return d.steer.Step(slice) }) && d.clock >= leastShake {
			d.tape, d.clock, old = d.steer.Tape(), 0, 0
			t.play(sound.CupLift)
			t.st.Smooth()
			d.flung = false
			t.under = false
		} else {
			if math.Floor(d.clock*20) != math.Floor(old*20) {
				t.play(sound.Shake)
			}
			return false
		}
	}
	d.hear(t)
	if d.clock < d.tape.Length()+tagTime {
		return false
	}
	d.rest()
	t.st.Smoothed()
	t.play(sound.Settle)
	t.under = false
	return true
}

// tagTime is how long after its bone a value tag appears, seconds.
const tagTime = 0.12

// hear sounds the impacts up to now.
func (d *dice) hear(t *Table) {
	hits := d.tape.Impacts()
	for ; d.heard < len(hits) && hits[d.heard].Time <= d.clock; d.heard++ {
		h := hits[d.heard]
		if t.deps.Sound != nil {
			t.deps.Sound.Strike(h.Speed, sound.Kind(h.Kind), h.Bone, d.pan(t))
		}
		if h.Speed > 8 {
			t.buzz(8)
		}
	}
}

// pan is where the bones are heard, −1 left to 1 right.
func (d *dice) pan(t *Table) float64 { return 0.6 * (2*d.cam.CX/t.st.Page().W - 1) }

// rest keeps the bones where the tape ends.
func (d *dice) rest() {
	d.poses = d.tape.Poses(d.tape.Length(), d.poses[:0])
	d.lying = append(d.lying[:d.kept], d.poses...)
	d.steer, d.tape = nil, nil
}

// finish lays the falling bones down at once.
func (d *dice) finish(t *Table) {
	if d.steer == nil && d.tape == nil {
		return
	}
	if d.tape == nil {
		d.lay(t, d.step)
	} else {
		d.rest()
	}
	d.flung = false
	t.under = false
}

// grip is a moment of a person holding the bones: taken up, shaken, let go.
func (d *dice) grip(t *Table, m rules.Move, g ui.Grip) {
	d.holdX, d.holdY = g.X, g.Y
	switch g.Phase {
	case ui.Take:
		d.held, d.rattle = true, 0
		t.under = false
		t.play(sound.TakeUp)
	case ui.Slip:
		d.held = false
		t.under = false
	case ui.Release:
		if d.held {
			d.held, d.flung, d.toss = false, true, g
			t.Play(m)
		}
	}
}

// stir moves bones that a person shakes; it tells whether the picture changed.
func (d *dice) stir(t *Table) bool {
	if !d.held {
		return false
	}
	old := d.rattle
	d.rattle += 1.0 / 60
	if math.Floor(d.rattle*18) != math.Floor(old*18) {
		t.play(sound.Shake)
	}
	return true
}

// takeUp gathers the bones into the cup when a throw begins.
func (t *Table) takeUp(m *motion) {
	if !t.dice.flung {
		t.play(sound.TakeUp)
	}
	t.under = false
}

// resting is how many of the bones are seen lying still.
func (d *dice) resting(t *Table, in *Instant) int {
	switch {
	case d.tape != nil, t.board.Bones.Own, covered(in.Now.Bones):
		return 0
	case d.inCup(t, in) > 0 && (in.Now.Clear || in.Was.Clear):
		return 0
	case d.steer != nil:
		return d.kept
	}
	return len(d.lying)
}

// Lying tells how the bones lie that are seen lying still, and by which camera
// and in which light, and what the rules say of the same bones in that order.
func (t *Table) Lying() (bone.Camera, bone.Look, []bone.Pose, []rules.Bone) {
	in := t.instant()
	n := t.dice.resting(t, &in)
	return t.dice.cam, t.look(), t.dice.lying[:n], t.counted(&in).Bones
}
