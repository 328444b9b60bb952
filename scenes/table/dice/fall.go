package dice

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
)

// A fall is a throw on its way: worked out while the cup is shaken, then played.
type fall struct {
	cast  Cast
	kept  int // bones that lie and stay while the others fall
	steer *bone.Steering
	tape  *bone.Tape
	clock float64     // seconds: of the shaking, then of the tape
	heard int         // impacts of the tape that have been heard
	x, y  float64     // the pixel where the bones leave the cup
	poses []bone.Pose // of the tape, now
}

// leastShake is how long bones are shaken when a key or button throws them,
// seconds; the fall is worked out meanwhile.
const leastShake = 0.35

// TagTime is how long after its bone a tag appears, seconds.
const TagTime = 0.12

// slice is how many steps of a fall are worked out between two looks at the
// clock: a fraction of a millisecond.
const slice = 10

// Throw begins a cast. Those thrown by hand have been shaken enough.
func (d *Dice) Throw(c Cast) {
	f := &d.fall
	sides := d.take(&c)
	f.x, f.y = d.mouth()
	x, y := d.cam.Unproject(f.x, f.y)
	th := bone.Throw{Seed: c.Seed, Cast: c.Number, Sides: sides, Lying: d.lying, Area: d.area, From: bone.Spot{X: x, Y: y}}
	for _, ms := range c.Late {
		th.Delay = append(th.Delay, float64(ms)/1000)
	}
	f.clock = 0
	if d.grip.flung {
		th.Swing = d.gesture()
		f.clock = leastShake
	}
	f.cast, f.steer, f.tape, f.heard = c, bone.Begin(th), nil, 0
}

// mouth is the pixel where bones leave the cup: where a person let go, else at
// the thrower's edge of the table.
func (d *Dice) mouth() (x, y float64) {
	if d.grip.flung {
		return d.grip.at.X, d.grip.at.Y
	}
	return d.cam.Project((d.area.MinX+d.area.MaxX)/2, d.area.MinY, 0)
}

// News is what a tick of falling bones brought, to be heard.
type News struct {
	Shook  bool          // the cup was shaken
	Poured bool          // the bones leave it
	Struck []bone.Impact // bones struck something; good until the next tick
	Rest   bool          // all lie still
}

// Work works out the fall of bones that are shaken. It calls budget with one
// small step of that, which tells whether it is done; budget calls the step as
// often as there is time for and tells whether it was done.
func (d *Dice) Work(budget func(step func() bool) bool) (done bool) {
	steer := d.fall.steer
	return steer != nil && d.fall.tape == nil && budget(func() bool { return steer.Step(slice) })
}

// Tick moves the bones on by some milliseconds; budget is as in Work.
func (d *Dice) Tick(ms float64, budget func(step func() bool) bool) (n News) {
	f := &d.fall
	if f.steer == nil && f.tape == nil {
		return News{Rest: true} // laid down meanwhile, as when the page was turned
	}
	old := f.clock
	f.clock += ms / 1000
	if f.tape == nil {
		if !d.Work(budget) || f.clock < leastShake {
			return News{Shook: math.Floor(f.clock*20) != math.Floor(old*20)}
		}
		f.tape, f.clock, n.Poured = f.steer.Tape(), 0, true
		d.grip.flung = false
	}
	n.Struck = f.strikes()
	if n.Rest = f.clock >= f.tape.Length()+TagTime; n.Rest {
		d.rest()
	}
	return n
}

// strikes are the impacts since they were last asked for.
func (f *fall) strikes() []bone.Impact {
	hits, from := f.tape.Impacts(), f.heard
	for f.heard < len(hits) && hits[f.heard].Time <= f.clock {
		f.heard++
	}
	return hits[from:f.heard]
}

// rest keeps the bones where the tape ends.
func (d *Dice) rest() {
	f := &d.fall
	f.poses = f.tape.Poses(f.tape.Length(), f.poses[:0])
	d.lying = append(d.lying[:f.kept], f.poses...)
	f.steer, f.tape = nil, nil
}

// Finish lays falling bones down at once.
func (d *Dice) Finish() {
	switch {
	case d.fall.tape != nil:
		d.rest()
	case d.fall.steer != nil:
		d.lay(&d.fall.cast)
	default:
		return
	}
	d.grip.flung = false
}

// A grip is a person's hold of the bones.
type grip struct {
	held  bool
	at    ui.Grip // where they are held, or were let go and how
	shake float64 // seconds held
	flung bool    // they were let go to be thrown: at counts
}

// Grip is a moment of a person holding the bones. It tells whether they were
// taken up now, or let go to be thrown.
func (d *Dice) Grip(g ui.Grip) (taken, thrown bool) {
	h := &d.grip
	h.at = g
	switch g.Phase {
	case ui.Take:
		h.held, h.shake, taken = true, 0, true
	case ui.Slip:
		h.held = false
	case ui.Release:
		thrown = h.held
		h.held, h.flung = false, h.flung || thrown
	}
	return taken, thrown
}

// Flung tells whether bones were let go by hand that have not left the cup yet.
func (d *Dice) Flung() bool { return d.grip.flung }

// Stir shakes bones that are held by a sixtieth of a second; it tells whether
// they are, and whether that is to be heard.
func (d *Dice) Stir() (moved, shook bool) {
	if !d.grip.held {
		return false, false
	}
	old := d.grip.shake
	d.grip.shake += 1.0 / 60
	return true, math.Floor(d.grip.shake*18) != math.Floor(old*18)
}

// gesture is how a person let go, in units of the table a second.
func (d *Dice) gesture() bone.Gesture {
	vx, vy := d.grip.at.VX/d.cam.Scale, -d.grip.at.VY/d.cam.Scale/bone.Tall
	speed := math.Sqrt(vx*vx + vy*vy)
	if speed < 2 {
		return bone.Gesture{}
	}
	return bone.Gesture{DX: vx / speed, DY: vy / speed, Strength: math.Min(1, speed/40)}
}
