// Package dice are the bones of a table and the cup they are thrown from. The
// bones lie, wait in the cup, are shaken, or fall; they show what the rules have
// already counted, and know neither the game nor what is asked.
package dice

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
)

// Dice are the bones of one table. The zero value has none, and no room yet.
type Dice struct {
	Unseen bool // nobody looks on: bones fall for as long as usual, and their way is not worked out

	painter bone.Painter
	cam     bone.Camera
	area    bone.Area
	room    ui.Rect // where bones come to rest, pixels
	cup     ui.Rect // where the cup stands when no bones lie
	most    int     // the most bones there was ever to be room for
	cold    bool    // no throw was rehearsed yet
	trial   *Dice   // throws bones that nobody sees; nil before and once they lie

	stale bool        // lying is not what the rules have
	lying []bone.Pose // the bones at rest, as the rules list them
	fall  fall
	grip  grip

	crowded crowded

	laid  []Laid      // buffers
	poses []bone.Pose // of bones to be drawn
	discs []disc      // of tags to be drawn
}

// A Cast is one cast as the rules have it.
type Cast struct {
	Seed   [16]byte     // of the game
	Number int          // how many casts came before
	Stay   []rules.Bone // those that lie there and stay; none if it takes them up
	After  []rules.Bone // all that lie there afterwards
	Late   []int        // milliseconds by which each bone is held back; nil for none
}

// Warm draws bones unseen for a page of w by h pixels, so that shaders and caches are
// ready for the first throw. plain says that simple lighting is used.
func (d *Dice) Warm(w, h float64, plain bool) {
	d.painter.Warm(d.cam, d.most, w, h, plain)
	d.cold = true
}

// Rehearse continues a trial throw that nobody sees, as far as work has time: after
// Warm it makes the browser compile, and paints, what a throw needs. It reports whether
// the trial is over.
func (d *Dice) Rehearse(work func(step func() bool) bool) (done bool) {
	if d.cold {
		d.cold = false
		d.trial = &Dice{cam: d.cam, area: d.area, room: d.room, cup: d.cup, painter: d.painter}
		d.trial.Throw(Cast{After: []rules.Bone{{Side: 1}, {Side: 3}, {Side: 4}, {Side: 6}}})
	}
	if d.trial != nil && work(d.trial.rehearse) {
		d.trial = nil
	}
	return d.trial == nil
}

// rehearse continues the trial fall by one tick and draws it unseen once it is poured.
// It reports whether the fall is over.
func (d *Dice) rehearse() (done bool) {
	n := d.Tick(50, some)
	if n.Poured {
		unseen := picture.Blank(8, 8)
		d.DrawFalling(unseen, bone.Look{})
		unseen.Deallocate()
	}
	return n.Rest || d.fall.life > 1
}

// some is a budget that runs a step five times at most.
func some(step func() bool) bool {
	for range 5 {
		if step() {
			return true
		}
	}
	return false
}

// Camera returns the camera that the bones are drawn with.
func (d *Dice) Camera() bone.Camera { return d.cam }

// Fit sets the room of the bones, in pixels, and their size for n bones or the most so
// far; u is the page unit. If that changes, the lying bones must be settled again.
func (d *Dice) Fit(room ui.Rect, u float64, n int) {
	d.most = max(3, d.most, n)
	scale := math.Sqrt(room.W * room.H / bone.Tall / (float64(d.most) * 9))
	scale = math.Min(scale, math.Min(room.W, room.H/bone.Tall)/3.2)
	scale = math.Max(9*u, math.Min(15*u, scale))
	cx, cy := room.Center()
	cam := bone.Camera{Scale: scale, CX: cx, CY: cy}
	if cam == d.cam {
		return
	}
	d.cam, d.room = cam, room
	above, below := scale*0.5, scale*0.6 // bones stand up, and their tags hang down
	if room.H < scale*3.6 {
		above, below = scale*0.3, scale*0.3
	}
	d.area = cam.Area(room.X, room.Y+above, room.W, room.H-above-below)
	size := math.Min(34*u, math.Min(room.W, room.H)*0.98)
	d.cup = ui.Rect{X: cx - size/2, Y: cy - size/2, W: size, H: size}
	d.Finish()
	d.stale = true
}

// Forget marks the lying bones as stale: they are no longer those of the rules, so they
// must be settled again.
func (d *Dice) Forget() { d.stale = true }

// Stale reports whether bones are to be laid anew, and there is room for them.
func (d *Dice) Stale() bool { return d.stale && d.cam.Scale > 0 }

// Settle puts bones on the table as the casts left them, without animation. casts are
// the last ones of the game, from one that threw all bones; bones are those that the
// rules list now. Their places are made up, since falls aren't recorded.
func (d *Dice) Settle(casts []Cast, bones []rules.Bone) {
	d.stale = false
	for i := range casts {
		d.lay(&casts[i])
	}
	if !d.Shows(bones) {
		d.reveal(bones)
	}
}

// Shows removes lying bones that the rules do not list, and reports whether the others
// are exactly those listed; covered bones needn't lie.
func (d *Dice) Shows(bones []rules.Bone) bool {
	d.keep(bones)
	if Covered(bones) {
		return true
	}
	for i, b := range bones {
		if i >= len(d.lying) || bone.SideUp(d.lying[i]) != int(b.Side) {
			return false
		}
	}
	return true
}

// reveal puts bones on the table that were not seen to fall, since somebody threw them
// under a cup: in loose rows, always in the same way.
func (d *Dice) reveal(bones []rules.Bone) {
	r := rand.New(rand.NewPCG(uint64(len(bones)), 7))
	d.lying = d.lying[:0]
	for i, b := range bones {
		x, y := d.row(i, len(bones))
		x, y = x+0.3*(r.Float64()-0.5), y+0.3*(r.Float64()-0.5)
		d.lying = append(d.lying, bone.Lying(int(b.Side), x, y, r.Float64()*2*math.Pi))
	}
}

// row returns the spot, in the table's units, of the i-th of n bones that lie in rows
// over the area, the last of which may be shorter.
func (d *Dice) row(i, n int) (x, y float64) {
	a := d.area
	w, h := a.MaxX-a.MinX, a.MaxY-a.MinY
	rows := math.Sqrt(float64(n) * h / w)
	if h > w { // a column, rather than a crowd at one end
		rows = math.Ceil(rows)
	}
	in := max(1, int(math.Ceil(float64(n)/math.Max(1, math.Round(rows)))))
	rows = math.Ceil(float64(n) / float64(in))
	here := min(in, n-i/in*in)
	x = (a.MinX+a.MaxX)/2 + w/float64(in)*(float64(i%in)-float64(here-1)/2)
	return x, a.MaxY - h*(float64(i/in)+0.5)/rows
}

// Covered reports whether bones lie under a cup, unseen.
func Covered(bones []rules.Bone) bool { return len(bones) > 0 && bones[0].Side == 0 }

// keep removes lying bones that the rules don't list, of equal ones the last, and sorts
// the others in the order of the list.
func (d *Dice) keep(bones []rules.Bone) {
	for i, b := range bones {
		for k := i; k < len(d.lying); k++ {
			if p := d.lying[k]; bone.SideUp(p) == int(b.Side) {
				copy(d.lying[i+1:k+1], d.lying[i:k])
				d.lying[i] = p
				break
			}
		}
	}
	d.lying = d.lying[:min(len(d.lying), len(bones))]
}

// Lift sorts equal lying bones so that, when the rules list fewer of them, those in marked
// are removed first: a bit for each bone of the list.
func (d *Dice) Lift(marked uint32) {
	for i := range d.lying {
		if marked>>i&1 == 0 {
			continue
		}
		for k := len(d.lying) - 1; k > i; k-- {
			if marked>>k&1 == 0 && bone.SideUp(d.lying[k]) == bone.SideUp(d.lying[i]) {
				d.lying[i], d.lying[k] = d.lying[k], d.lying[i]
				break
			}
		}
	}
}

// take leaves on the table the bones that stay in cast c, and returns the sides that
// its thrown bones will show.
func (d *Dice) take(c *Cast) (sides []int) {
	if !d.Shows(c.Stay) {
		d.reveal(c.Stay)
	}
	f := &d.fall
	f.kept, f.order = len(d.lying), f.order[:0]
	for _, p := range d.lying {
		f.order = append(f.order, f.among(c.After, bone.SideUp(p)))
	}
	for i, b := range c.After {
		if !slices.Contains(f.order, i) {
			f.order, sides = append(f.order, i), append(sides, int(b.Side))
		}
	}
	return sides
}

// among returns the index of the first bone with that side up that is not in the
// order yet, or -1.
func (f *fall) among(bones []rules.Bone, side int) int {
	for i, b := range bones {
		if int(b.Side) == side && !slices.Contains(f.order, i) {
			return i
		}
	}
	return -1
}

// lay puts the bones of a cast on the table at once, clear of each other.
func (d *Dice) lay(c *Cast) {
	sides := d.take(c)
	r := rand.New(rand.NewPCG(binary.BigEndian.Uint64(c.Seed[:]), uint64(c.Number)))
	for _, side := range sides {
		if side == 0 {
			continue
		}
		d.lying = append(d.lying, d.free(r, side, len(c.After)))
	}
	d.keep(c.After)
	d.fall.kept = len(d.lying)
	d.fall.steer, d.fall.tape = nil, nil
}

// free returns the pose of a bone with that side up in one of the rows for n bones, as
// far from the lying bones as a number of random tries finds.
func (d *Dice) free(r *rand.Rand, side, n int) (at bone.Pose) {
	best, a := -1.0, d.area
	for range 80 {
		x, y := d.row(r.IntN(n), n)
		x = math.Max(a.MinX+1.1, math.Min(a.MaxX-1.1, x+0.6*(r.Float64()-0.5)))
		p := bone.Lying(side, x, y+0.4*(r.Float64()-0.5), r.Float64()*2*math.Pi)
		near := 4.0
		for _, o := range d.lying {
			near = math.Min(near, bone.Apart(p, o))
		}
		if near > best {
			best, at = near, p
		}
	}
	return at
}

// A Phase is a stage of a cast.
type Phase int

const (
	Resting Phase = iota // they lie, or wait in the cup
	Held                 // a person has the cup in hand
	Shaken               // the cup is shaken before a throw
	Falling              // they have left the cup
)

// Phase returns the current stage of the cast.
func (d *Dice) Phase() Phase {
	switch {
	case d.fall.tape != nil:
		return Falling
	case d.grip.held:
		return Held
	case d.fall.steer != nil:
		return Shaken
	}
	return Resting
}

// A State identifies the picture of the bones at rest, for use as a cache key.
type State struct {
	Phase       Phase
	Cast, Lying int
}

// Clock returns the time since the bones of the cast began to be shaken or, once
// they fly, since they left the cup, in seconds.
func (d *Dice) Clock() float64 { return d.fall.clock }

// State returns the current state; it is comparable, for use as a cache key.
func (d *Dice) State() State { return State{d.Phase(), d.fall.cast.Number, len(d.lying)} }
