package flight

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"strconv"

	"knucklebones/sprites/bone"
)

// A Catch describes how thrown bones are caught: all leave the hand at once,
// and while they are in the air it turns over and slides under them.
type Catch struct {
	Nest  []bone.Pose // poses of the bones on the hand before they leave, relative to its middle
	Pace  float64     // highest speed of the hand, units/s
	Over  float64     // seconds that the hand takes to turn over, before it slides
	Takes bool        // it has to pick up one of the lying bones on its way
	Last  bool        // it throws up the last bone to catch
	Near  float64     // distance, in units, from which the hand picks up a lying bone
}

// A HandPath is the movement of a hand under the bones it threw up.
type HandPath struct {
	Right, Ahead int // its position when they came down, in 1/Fine units
	Taken        int // the lying bone that it picked up on its way, from 1; 0 for none
}

// Followed returns the HandPath nearest to a movement that ends at to and on the way
// picks up the lying bone taken, from 0, or none for −1.
func Followed(to bone.Spot, taken int) HandPath {
	return HandPath{int(math.Round(to.X * Fine)), int(math.Round(to.Y * Fine)), taken + 1}
}

// spot returns the position of the hand.
func (f HandPath) spot() bone.Spot {
	return bone.Spot{X: float64(float64(f.Right) / Fine), Y: float64(float64(f.Ahead) / Fine)}
}

// text returns the movement as part of a throw's text: how far to the right and ahead,
// and the bone picked up, if any. It is empty for a hand that did not move.
func (f HandPath) text() string {
	switch {
	case f == HandPath{}:
		return ""
	case f.Taken == 0:
		return " " + part(f.Right) + " " + part(f.Ahead)
	}
	return " " + part(f.Right) + " " + part(f.Ahead) + " " + strconv.Itoa(f.Taken)
}

// followed parses what text returned as far as possible. Errors show when the caller
// writes the result again and compares.
func followed(f []string) (x HandPath) {
	for i, s := range f {
		n, err := strconv.ParseFloat(s, 64)
		if err != nil || math.Abs(n) > 1000 || i > 2 {
			return HandPath{Taken: -1}
		}
		switch i {
		case 0:
			x.Right = int(n * Fine)
		case 1:
			x.Ahead = int(n * Fine)
		default:
			x.Taken = int(n)
		}
	}
	return x
}

// together changes the launch of bone n so that it leaves the hand together with the
// others; c is the source of its own random numbers.
func (y *Range) together(l *bone.Launch, t Throw, n int, c *chance) {
	var all chance
	all.source.Seed(uint64(t.Scatter), 0x73776172)
	p, w := y.Catch.Nest[n], y.way(t.Bold)
	l.X, l.Y, l.Z, l.After = y.X+float64(p.X), y.Y+float64(p.Y), y.Z+float64(p.Z), 0
	for i, q := range p.Q {
		l.Turn[i] = float64(q)
	}
	l.VX += float64(w.Drift*all.bell()) + float64(w.Part*c.bell())
	l.VY += float64(w.Drift*all.bell()) + float64(w.Part*c.bell())
}

// Reach returns how far the hand slides, in units, within that many seconds after the
// bones have left it.
func (c *Catch) Reach(seconds float64) float64 { return max(0, float64(c.Pace*(seconds-c.Over))) }

// Reach returns how far the hand slides, in units, before bones thrown with the aim
// come down.
func (y *Range) Reach(a Aim) float64 { return y.Catch.Reach(2 * y.Top(a)) }

// Caught returns where the hand is when the thrown bones come down, and which of the
// lying bones it has picked up, from 0, or −1. The hand moves as the throw says, as far
// as its speed allows.
func (y *Range) Caught(t Throw, lying []bone.Pose) (at bone.Spot, taken int) {
	left, taken, from := y.Reach(t.Aim), -1, bone.Spot{}
	if i := t.Taken - 1; i >= 0 && i < len(lying) {
		to := y.Catch.Beside(lying[i])
		if way := Far(from, to); way <= left {
			left, taken, from = left-way, i, to
		}
	}
	return Toward(from, t.spot(), left), taken
}

// Beside returns the spot, on the way of a hand from its place to a lying bone, from
// which it picks the bone up.
func (c *Catch) Beside(p bone.Pose) bone.Spot {
	at := bone.Spot{X: float64(p.X), Y: float64(p.Y)}
	return Toward(at, bone.Spot{}, c.Near)
}

// Far returns the distance between two spots, in units.
func Far(a, b bone.Spot) float64 {
	x, y := b.X-a.X, b.Y-a.Y
	return math.Sqrt(float64(x*x) + float64(y*y))
}

// Toward returns the spot at the distance most from a, on the way to b, or b if that is
// nearer.
func Toward(a, b bone.Spot, most float64) bone.Spot {
	way := Far(a, b)
	if way <= most {
		return b
	}
	return bone.Spot{X: a.X + float64((b.X-a.X)*most)/way, Y: a.Y + float64((b.Y-a.Y)*most)/way}
}

// Completed returns t with a random movement of a hand of the inaccuracy s, where bones
// are caught; else t unchanged.
func (y *Range) Completed(t Throw, bones int, lying []bone.Pose, s Inaccuracy, r *rand.Rand) Throw {
	if y.Catch == nil {
		return t
	}
	toss := y.StartUncaught(t, bones, lying)
	toss.Finish()
	t.HandPath = y.Slide(t, toss.Landings(nil), lying, s, r)
	return t
}

// Slide returns the movement of a hand of the inaccuracy s under bones that come down
// at downs: it gets under as many as it can, and before that picks up the nearest lying
// bone, if the catch asks for it.
func (y *Range) Slide(t Throw, downs []bone.Spot, lying []bone.Pose, s Inaccuracy, r *rand.Rand) HandPath {
	left, from, taken := y.Reach(t.Aim), bone.Spot{}, -1
	if y.Catch.Takes {
		taken = y.nearest(lying)
		from = y.Catch.Beside(lying[taken])
		left = max(0, left-Far(bone.Spot{}, from))
	}
	to := under(downs, from, left)
	var c chance
	c.source.Seed(r.Uint64(), r.Uint64())
	to.X += float64(s.Slide * c.bell())
	to.Y += float64(s.Slide * c.bell())
	return Followed(Toward(from, to, left), taken)
}

// nearest returns the index of the lying bone nearest to the hand, without those
// between its fingers.
func (y *Range) nearest(lying []bone.Pose) (best int) {
	least := math.Inf(1)
	for i := y.Scene.Palm.Held; i < len(lying); i++ {
		if way := Far(bone.Spot{}, y.Catch.Beside(lying[i])); way < least {
			least, best = way, i
		}
	}
	return best
}

// under returns the spot within the distance most of from where a hand catches the most
// bones that come down at downs, or else the middle of all.
func under(downs []bone.Spot, from bone.Spot, most float64) bone.Spot {
	best, bones := middle(downs, 1<<len(downs)-1), 0
	for set := 1; set < 1<<len(downs); set++ {
		mid := middle(downs, set)
		if n := bits.OnesCount(uint(set)); n > bones && within(downs, set, mid) && Far(from, mid) <= most {
			best, bones = mid, n
		}
	}
	return best
}

// grasp is the largest distance from the middle of the hand at which bones stay
// on it.
const grasp = 2.2

// middle returns the mean of the spots whose bits are set.
func middle(spots []bone.Spot, set int) (m bone.Spot) {
	n := 0.0
	for i, s := range spots {
		if set>>i&1 == 1 {
			m.X, m.Y, n = m.X+s.X, m.Y+s.Y, n+1
		}
	}
	return bone.Spot{X: m.X / n, Y: m.Y / n}
}

// within reports whether all spots whose bits are set are near enough to m to be caught
// from there.
func within(spots []bone.Spot, set int, m bone.Spot) bool {
	for i, s := range spots {
		if set>>i&1 == 1 && Far(s, m) > grasp {
			return false
		}
	}
	return true
}
