package table

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
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

// work is how many steps of the fall are worked out in one frame.
const work = 700

// fit chooses how large the bones are and where they may lie. Another size
// means another fall to the same sides.
func (d *dice) fit(t *Table) {
	r, u := t.frame.Bones, t.st.Page().U
	n := float64(d.count(t))
	scale := math.Sqrt(r.W * r.H / bone.Tall / (n * 9))
	scale = math.Min(scale, math.Min(r.W, r.H/bone.Tall)/3.2)
	scale = math.Max(9*u, math.Min(15*u, scale))
	cx, cy := r.Center()
	cam := bone.Camera{Scale: scale, CX: cx, CY: cy}
	if cam == d.cam {
		d.settle(t)
		return
	}
	d.cam = cam
	above, below := scale*0.5, scale*0.6 // bones stand up, and their tags hang down
	if r.H < scale*3.6 {
		above, below = scale*0.3, scale*0.3
	}
	d.area = cam.Area(r.X, r.Y+above, r.W, r.H-above-below)
	size := math.Min(34*u, math.Min(r.W, r.H)*0.98)
	d.cup = ui.Rect{X: cx - size/2, Y: cy - size/2, W: size, H: size}
	if d.steer != nil || d.tape != nil {
		d.finish(t)
	}
	d.stale = true
	d.settle(t)
}

// count is how many bones there must be room for: as many as were ever seen
// on this table, so that their size seldom changes.
func (d *dice) count(t *Table) int {
	n := max(3, d.most, len(t.shown.Bones), t.shown.Cup)
	if h, ok := t.board.(Holder); ok {
		n = max(n, h.Bones())
	}
	if m := t.motion; m != nil {
		n = max(n, m.was.Cup, len(m.now.Bones))
	}
	d.most = n
	return n
}

// keep leaves only those lying bones that the view shows, in its order.
func (d *dice) keep(bones []rules.Bone) {
	for i, b := range bones {
		for k := i; k < len(d.lying); k++ {
			if bone.SideUp(d.lying[k]) == int(b.Side) {
				d.lying[i], d.lying[k] = d.lying[k], d.lying[i]
				break
			}
		}
	}
	d.lying = d.lying[:min(len(d.lying), len(bones))]
}

// settle lays the bones of the shown position where they fell, which it works
// out again: falls are not kept, only what was counted.
func (d *dice) settle(t *Table) {
	if !d.stale || d.cam.Scale == 0 {
		return
	}
	d.stale = false
	want := len(t.sess.At(t.at).View(t.viewer()).Bones)
	var steps []int
	for i := t.at - 1; i >= 0 && want > 0; i-- {
		at := t.sess.At(i)
		if at.Turn() != rules.Chance {
			continue
		}
		if v := at.View(t.viewer()); v.Cup > 0 {
			steps = append(steps, i)
			if v.Clear {
				break
			}
		}
	}
	for k := len(steps) - 1; k >= 0; k-- {
		d.lay(t, steps[k])
	}
	d.keep(t.sess.At(t.at).View(t.viewer()).Bones)
}

// sides are the sides that step i casts, and how many lying bones stay.
func (d *dice) sides(t *Table, i int) (sides []int, kept int) {
	was, now := t.sess.At(i).View(t.viewer()), t.sess.At(i+1).View(t.viewer())
	if !was.Clear {
		d.keep(was.Bones)
		kept = len(d.lying)
	}
	for _, b := range now.Bones[min(kept, len(now.Bones)):] {
		sides = append(sides, int(b.Side))
	}
	return sides, kept
}

// lay lays the bones of step i down at once, anywhere but on each other.
func (d *dice) lay(t *Table, i int) {
	sides, kept := d.sides(t, i)
	d.lying = d.lying[:kept]
	seed := t.sess.Seed()
	r := rand.New(rand.NewPCG(binary.BigEndian.Uint64(seed[:]), uint64(castsBefore(t, i))))
	for _, side := range sides {
		if side == 0 {
			continue
		}
		x, y := d.room(r)
		d.lying = append(d.lying, bone.Lying(side, x, y, r.Float64()*2*math.Pi))
	}
	d.kept = len(d.lying)
	d.steer, d.tape = nil, nil
}

// room is a spot of the area as far from the lying bones as a few tries find.
func (d *dice) room(r *rand.Rand) (x, y float64) {
	best, a := -1.0, d.area
	for range 40 {
		tx := a.MinX + 1.1 + r.Float64()*math.Max(0, a.MaxX-a.MinX-2.2)
		ty := a.MinY + 1.1 + r.Float64()*math.Max(0, a.MaxY-a.MinY-2.2)
		near := 4.0
		for _, p := range d.lying {
			near = math.Min(near, math.Hypot(float64(p.X)-tx, float64(p.Y)-ty))
		}
		if near > best {
			best, x, y = near, tx, ty
		}
	}
	return x, y
}

// begin starts working out the fall of step i.
func (d *dice) begin(t *Table, i int) {
	sides, kept := d.sides(t, i)
	d.lying, d.kept, d.step = d.lying[:kept], kept, i
	th := bone.Throw{Seed: t.sess.Seed(), Cast: castsBefore(t, i), Sides: sides, Lying: d.lying, Area: d.area, From: d.from()}
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

// castsBefore counts the casts before step i.
func castsBefore(t *Table, i int) int {
	n := 0
	for k := range i {
		if t.sess.At(k).Turn() == rules.Chance {
			n++
		}
	}
	return n
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
	d.settle(t)
	if covered(m.now.Bones) {
		m.casts = false
		t.play(sound.CupDown)
		t.told(m)
		return
	}
	d.begin(t, m.step)
	if d.flung {
		d.clock = leastShake // they were shaken enough
	}
	t.under = false
}

// covered tells whether bones lie under a cup, unseen.
func covered(bones []rules.Bone) bool { return len(bones) > 0 && bones[0].Side == 0 }

// tick moves the bones on by some milliseconds and tells whether they rest.
func (d *dice) tick(t *Table, ms float64) bool {
	if d.steer == nil && d.tape == nil {
		return true // laid down meanwhile, as when the page was turned
	}
	old := d.clock
	d.clock += ms / 1000
	if d.tape == nil {
		if done := d.steer.Step(work); done && d.clock >= leastShake {
			d.tape, d.clock, old = d.steer.Tape(), 0, 0
			t.play(sound.CupLift)
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

// inCup tells whether the bones are in the cup, and how many.
func (d *dice) inCup(t *Table, in *Instant) int {
	switch {
	case t.motion != nil && t.motion.casts:
		if d.tape != nil {
			return 0
		}
		return in.Was.Cup
	case in.Now.Turn == rules.Chance && in.Now.Cup > 0:
		return in.Now.Cup
	case t.motion == nil:
		if _, ok := t.throwMove(in); ok {
			return in.Now.Cup
		}
	}
	return 0
}

// look is how the bones are lit on this table.
func (t *Table) look() bone.Look {
	l := bone.Look{Ground: surface.Tone(t.board.Ground()), Plain: t.st.Prefs.Plain}
	if t.st.Prefs.Strokes {
		l.Marks = t.counts
	}
	return l
}

// learn remembers what each side counts in this game, for the strokes.
func (t *Table) learn(v *rules.View) {
	for _, b := range v.Bones {
		for i, side := range bone.Sides {
			if int(b.Side) == side {
				t.counts[i] = int(b.Counts)
			}
		}
	}
}

// drawMoving draws the bones in the air or in hand, over what stands still.
func (d *dice) drawMoving(dst *ebiten.Image, t *Table, in *Instant) {
	n := d.inCup(t, in)
	switch {
	case d.tape != nil:
		d.drawFalling(dst, t)
	case d.held:
		d.drawCup(dst, t, n, d.holdX, d.holdY, d.rattle)
	case d.steer != nil && n > 0:
		x, y := d.shakenAt(t)
		d.drawCup(dst, t, n, x, y, d.clock)
	}
}

// shakenAt is where the cup is shaken before a throw: on its way to where the
// bones will leave it.
func (d *dice) shakenAt(t *Table) (x, y float64) {
	x0, y0 := center(d.cup)
	x1, y1 := d.mouth()
	k := math.Min(1, d.clock/leastShake)
	k = k * k * (3 - 2*k)
	return x0 + (x1-x0)*k, y0 + (y1-y0)*k
}

func center(r ui.Rect) (float64, float64) { return r.Center() }

// drawFalling draws the bones that have left the cup, and the cup while it is
// still pouring.
func (d *dice) drawFalling(dst *ebiten.Image, t *Table) {
	at := math.Min(d.clock, d.tape.Length())
	d.all = d.tape.Poses(at, d.all[:0])
	d.poses = append(d.poses[:0], d.lying[:d.kept]...)
	last := 0.0
	for i, p := range d.all {
		released := d.tape.ReleasedAt(i)
		last = math.Max(last, released)
		if at >= released {
			d.poses = append(d.poses, p)
		}
	}
	d.painter.Draw(dst, d.cam, d.poses, t.look())
	if gone := (d.clock - last) / 0.22; gone < 1 {
		x, y := d.mouth()
		d.drawPouring(dst, t, x, y, math.Max(0, gone))
	}
	if t.st.Prefs.Tags {
		d.drawFallenTags(dst, t)
	}
}

// drawLying draws the bones at rest with their tags.
func (d *dice) drawLying(dst *ebiten.Image, t *Table, in *Instant) {
	if covered(in.Now.Bones) {
		x, y := d.cup.Center()
		thing.Cup(dst, thing.Turned, x, y, d.cup.H*0.82)
		return
	}
	if n := d.resting(t, in); n > 0 {
		d.painter.Draw(dst, d.cam, d.lying[:n], t.look())
		if t.st.Prefs.Tags {
			d.drawTags(dst, t, in, n)
		}
	}
	if inside := d.inCup(t, in); inside > 0 && !d.held && d.steer == nil {
		d.drawStanding(dst, t, inside)
	}
}

// resting is how many of the bones are seen lying still.
func (d *dice) resting(t *Table, in *Instant) int {
	switch {
	case d.tape != nil:
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
	return t.dice.cam, t.look(), t.dice.lying[:n], t.dice.counted(t, &in)
}

// winning is from which mark on the bones of a cast are ringed in brass.
const winning = rules.Won
