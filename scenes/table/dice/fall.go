package dice

import (
	"math"
	"slices"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
)

// A fall is a throw on its way: worked out while the cup is shaken, then played.
type fall struct {
	cast  Cast
	kept  int    // bones that lie and stay while the others fall
	stay  []Laid // those, as they were drawn last
	order []int  // which of all that lie there afterwards each is, those that stay first
	steer *bone.Simulation
	step  func() bool // a small step of working it out; kept, as one made for every tick would be garbage
	tape  *bone.Tape
	clock float64 // seconds: of the shaking, then of the tape
	heard int     // impacts of the tape that have been heard
	lain  int     // bones of it that have been said to lie
	life  float64 // the clock as it would be at life's pace
	due   float64 // life from which on the bone whose way is worked out is hurried
	cup   Stand   // where it is poured from
	dx    float64 // the way on the page that its mouth points to
	dy    float64
	poses []bone.Pose // of the tape, now
	blind float64     // seconds until bones rest whose way nobody sees; 0 where it is worked out
}

// leastShake is the shortest shaking of bones thrown by a key or button, tip the
// time the cup takes to tip over, and patience the longest wait for a computed fall
// before it is hurried; all in seconds.
const leastShake, tip, patience = 0.03, 0.04, 0.06

// TagTime is the delay between a bone coming to rest and the end of its tag's
// growth, seconds.
const TagTime = 0.12

// slice is the number of simulation steps between two looks at the clock; they take
// a fraction of a millisecond.
const slice = 10

// usual returns the mean duration of a throw of n bones, from the shaking until all
// rest, in seconds.
func usual(n int) float64 { return 1.1 + 0.29*math.Sqrt(float64(n-1)) }

// Throw begins a cast. Bones thrown by hand are not shaken again.
func (d *Dice) Throw(c Cast) {
	f := &d.fall
	sides := d.take(&c)
	if d.Unseen && len(sides) > 0 {
		f.cast, f.blind = c, usual(len(sides))+float64(slices.Max(append([]int{0}, c.Late...)))/1000
		return
	}
	d.stay()
	f.cup, f.dx, f.dy = d.pour()
	from := d.mouth()
	th := bone.Throw{Seed: c.Seed, Cast: c.Number, Sides: sides, Lying: d.lying, Area: d.area, From: from}
	for _, i := range f.order[f.kept:] {
		if i < len(c.Late) {
			th.Delay = append(th.Delay, float64(c.Late[i])/1000)
		}
	}
	f.clock, f.life, f.due = 0, 0, leastShake+patience
	th.Swing = d.gesture()
	if d.grip.flung {
		f.clock, f.life = leastShake, leastShake
	}
	f.cast, f.steer, f.tape, f.heard, f.lain = c, bone.Begin(th), nil, 0, 0
	steer := f.steer
	f.step = func() bool { return steer.Step(slice) }
}

// stay lets the bones that are kept lie where they were drawn last, so that the others fall
// clear of them, and they are drawn there meanwhile: a board may have laid them elsewhere than
// they fell, and smaller.
func (d *Dice) stay() {
	f := &d.fall
	f.stay = f.stay[:0]
	for i := range d.lying[:f.kept] {
		l := d.fallen(i, d.lying[i])
		if i < len(d.laid) && d.laid[i].Bone == i && d.laid[i].Side == l.Side {
			l = d.laid[i]
		}
		f.stay = append(f.stay, l)
		l.Size = d.cam.Scale
		d.lying[i] = l.at(d.cam)
	}
}

// pour returns the place where the cup is poured, and the direction on the page: of a
// person's release, or the usual ones.
func (d *Dice) pour() (at Stand, dx, dy float64) {
	at = d.Stand(d.fall.kept)
	if d.room.W > 1.6*d.room.H {
		dx, dy = 1, -0.4
	} else {
		dx, dy = 0.4, -1
	}
	if !d.grip.flung {
		return at, dx, dy
	}
	at.X, at.Y = d.grip.at.X, d.grip.at.Y
	cx, cy := d.room.Center()
	if g := d.grip.at; math.Hypot(g.VX, g.VY) > d.cam.Scale {
		dx, dy = g.VX, g.VY
	} else if !d.room.Has(at.X, at.Y) {
		dx, dy = cx-at.X, cy-at.Y
	}
	return at, dx, dy
}

// mouthOut is the distance from the middle of a lying cup to its mouth, in parts of
// its height.
const mouthOut = 0.4

// mouth returns the spot on the table where bones leave the poured cup, not too far
// outside the area.
func (d *Dice) mouth() bone.Spot {
	f := &d.fall
	out := mouthOut * f.cup.H / math.Hypot(f.dx, f.dy)
	const beyond = 3.5 // units
	x, y := d.cam.Unproject(f.cup.X+f.dx*out, f.cup.Y+f.dy*out)
	a := d.area
	return bone.Spot{X: math.Max(a.MinX-beyond, math.Min(a.MaxX+beyond, x)), Y: math.Max(a.MinY-beyond, math.Min(a.MaxY+beyond, y))}
}

// News lists the audible events of one tick of falling bones.
type News struct {
	Shook  bool          // the cup was shaken
	Poured bool          // the bones leave it
	Struck []bone.Impact // bones struck something; good until the next tick
	Lain   int           // so many more of them lie
	Rest   bool          // all lie still
}

// Work computes the fall of bones that are shaken or in flight. It passes budget a
// function that does one small step and reports whether the fall is computed; budget
// calls it as often as there is time and returns the last result.
func (d *Dice) Work(budget func(step func() bool) bool) (done bool) {
	return d.fall.steer != nil && budget(d.fall.step)
}

// Tick advances the cast by ms milliseconds and returns what happened meanwhile; budget
// is as in Work.
func (d *Dice) Tick(ms float64, budget func(step func() bool) bool) (n News) {
	f := &d.fall
	if f.blind > 0 {
		if f.blind -= ms / 1000; f.blind <= 0 {
			d.Finish()
		}
		return News{Rest: f.blind <= 0}
	}
	if f.steer == nil {
		return News{Rest: true} // laid down meanwhile, as when the page was turned
	}
	old := f.clock
	f.clock += ms / 1000
	f.life += math.Min(ms/1000, 1.0/60)
	done := f.work(d, budget)
	if f.tape == nil {
		if live := f.steer.Live(); live == nil || f.clock < leastShake+tip {
			return News{Shook: math.Floor(f.clock*20) != math.Floor(old*20)}
		}
		f.tape, f.clock, n.Poured = f.steer.Live(), 0, true
		f.due = f.life + patience
		d.grip.flung = false
	}
	f.poses = f.tape.Poses(math.Min(f.clock, f.tape.Length()), f.poses[:0])
	n.Struck, n.Lain = f.strikes(), f.lies()
	if n.Rest = done && f.clock >= f.tape.Length()+TagTime; n.Rest {
		d.rest()
	}
	return n
}

// work continues to compute the fall, and makes it settle for a worse result if it
// takes too long. It reports whether the whole fall is computed.
func (f *fall) work(d *Dice, budget func(step func() bool) bool) (done bool) {
	if f.tape != nil {
		f.steer.SetShown(f.clock)
	}
	was := f.steer.Turn()
	done = d.Work(budget)
	switch {
	case done:
	case f.steer.Turn() > was:
		f.due = f.life + patience
	case f.life >= f.due:
		f.steer.SkipTries()
		f.due = f.life + patience/2
	}
	return done
}

// strikes returns the impacts since its last call.
func (f *fall) strikes() []bone.Impact {
	hits, from := f.tape.Impacts(), f.heard
	for f.heard < len(hits) && hits[f.heard].Time <= f.clock {
		f.heard++
	}
	return hits[from:f.heard]
}

// lies returns the number of bones that came to rest since its last call.
func (f *fall) lies() (n int) {
	for i := range f.poses {
		if f.tape.RestAt(i) <= f.clock {
			n++
		}
	}
	n -= f.lain
	f.lain += n
	return n
}

// rest ends the fall: the bones lie in their final poses.
func (d *Dice) rest() {
	f := &d.fall
	f.poses = f.tape.Poses(f.tape.Length(), f.poses[:0])
	d.lying = append(d.lying[:f.kept], f.poses...)
	d.keep(f.cast.After)
	f.steer, f.tape = nil, nil
}

// Finish puts falling bones on the table at once, in their final poses if those are
// known.
func (d *Dice) Finish() {
	switch {
	case d.fall.tape != nil && d.fall.steer.Tape() != nil:
		d.rest()
	case d.fall.steer != nil, d.fall.blind != 0:
		d.fall.blind = 0
		d.lay(&d.fall.cast)
	default:
		return
	}
	d.grip.flung = false
}

// A grip is a person's hold of the bones.
type grip struct {
	held  bool
	at    ui.Drag // where they are held, or were let go and how
	shake float64 // seconds held
	flung bool    // they were let go to be thrown: at counts
}

// Grip handles one phase of the gesture that holds the bones. It reports whether
// they were taken up now, and whether they were released to be thrown.
func (d *Dice) Grip(g ui.Drag) (taken, thrown bool) {
	h := &d.grip
	h.at = g
	switch g.Phase {
	case ui.Take:
		h.held, h.shake, taken = true, 0, true
	case ui.Cancel:
		h.held = false
	case ui.Release:
		thrown = h.held
		h.held, h.flung = false, h.flung || thrown
	}
	return taken, thrown
}

// Flung reports whether bones were thrown by hand and have not left the cup yet.
func (d *Dice) Flung() bool { return d.grip.flung }

// Stir shakes held bones for one tick. moved reports whether any are held, shook
// whether the shaking makes a sound now.
func (d *Dice) Stir() (moved, shook bool) {
	if !d.grip.held {
		return false, false
	}
	old := d.grip.shake
	d.grip.shake += 1.0 / 60
	return true, math.Floor(d.grip.shake*18) != math.Floor(old*18)
}

// gesture returns the direction and strength with which the bones leave the cup; a
// person's release sets the strength.
func (d *Dice) gesture() bone.Gesture {
	f := &d.fall
	long := math.Hypot(f.dx, f.dy)
	g := bone.Gesture{DX: f.dx / long, DY: -f.dy / long / bone.Tall, Strength: 0.3}
	if h := d.grip; h.flung {
		g.Strength = math.Min(1, math.Hypot(h.at.VX, h.at.VY/bone.Tall)/d.cam.Scale/40)
	}
	return g
}
