package flight

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"strconv"

	"knucklebones/sprites/bone"
)

// A Catch is how bones are caught that are thrown up: all leave the hand at once,
// and while they are in the air it turns over and slides under them.
type Catch struct {
	Nest  []bone.Pose // how each bone lies on the hand, about its middle, before it leaves
	Pace  float64     // units a second that the hand slides at most
	Over  float64     // seconds that it takes to turn over, before it slides
	Takes bool        // on its way it is to take up one of the bones that lie, and does not hold
	Last  bool        // it throws up the last bone that is to be caught
	Near  float64     // a bone that lies is taken up by a hand whose middle is so near, in units
}

// A Follow is how a hand has followed bones that it threw up.
type Follow struct {
	Right, Ahead int // where it was when they came, in parts of a unit
	Taken        int // the bone it took up on its way, of those that lay, from 1; 0 is none
}

// Followed returns the nearest to a hand that went to a spot, and took up that
// bone on the way, from 0, or −1.
func Followed(to bone.Spot, taken int) Follow {
	return Follow{int(math.Round(to.X * Fine)), int(math.Round(to.Y * Fine)), taken + 1}
}

// spot is where the hand was.
func (f Follow) spot() bone.Spot {
	return bone.Spot{X: float64(float64(f.Right) / Fine), Y: float64(float64(f.Ahead) / Fine)}
}

// text is how a hand has followed, in letters: to the right, ahead, and the bone
// that was taken up, if any. Of one that stayed there is nothing to say.
func (f Follow) text() string {
	switch {
	case f == Follow{}:
		return ""
	case f.Taken == 0:
		return " " + part(f.Right) + " " + part(f.Ahead)
	}
	return " " + part(f.Right) + " " + part(f.Ahead) + " " + strconv.Itoa(f.Taken)
}

// followed reads what text wrote, as far as it can: whoever asks writes it again
// and compares.
func followed(f []string) (x Follow) {
	for i, s := range f {
		n, err := strconv.ParseFloat(s, 64)
		if err != nil || math.Abs(n) > 1000 || i > 2 {
			return Follow{Taken: -1}
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

// together has bone n leave the hand with the others: c is its own chance.
func (y *Yard) together(l *bone.Launch, t Throw, n int, c *chance) {
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

// Reach returns how far a hand slides, in units, that has so many seconds from
// when bones leave it.
func (c *Catch) Reach(seconds float64) float64 { return max(0, float64(c.Pace*(seconds-c.Over))) }

// Reach returns how far the hand gets before bones come that it threw by the
// aim.
func (y *Yard) Reach(a Aim) float64 { return y.Catch.Reach(2 * y.Top(a)) }

// Caught is where the hand is when the bones come that it threw, and which of
// those that lie it has taken up, from 0, or −1: as it has followed, as far as it
// gets.
func (y *Yard) Caught(t Throw, lying []bone.Pose) (at bone.Spot, taken int) {
	left, taken, from := y.Reach(t.Aim), -1, bone.Spot{}
	if i := t.Taken - 1; i >= 0 && i < len(lying) {
		to := y.Catch.Beside(lying[i])
		if way := Far(from, to); way <= left {
			left, taken, from = left-way, i, to
		}
	}
	return Toward(from, t.spot(), left), taken
}

// Beside returns the spot on the way to a bone that lies from which it is taken
// up.
func (c *Catch) Beside(p bone.Pose) bone.Spot {
	at := bone.Spot{X: float64(p.X), Y: float64(p.Y)}
	return Toward(at, bone.Spot{}, c.Near)
}

// Far returns how far two spots are apart.
func Far(a, b bone.Spot) float64 {
	x, y := b.X-a.X, b.Y-a.Y
	return math.Sqrt(float64(x*x) + float64(y*y))
}

// Toward returns the spot on the way from a to b that is so far from a, or b if
// that is no farther.
func Toward(a, b bone.Spot, most float64) bone.Spot {
	way := Far(a, b)
	if way <= most {
		return b
	}
	return bone.Spot{X: a.X + float64((b.X-a.X)*most)/way, Y: a.Y + float64((b.Y-a.Y)*most)/way}
}

// Chased returns the throw of so many bones as a hand of that spread makes it:
// where they are caught it follows them by itself.
func (y *Yard) Chased(t Throw, bones int, lying []bone.Pose, s Spread, r *rand.Rand) Throw {
	if y.Catch == nil {
		return t
	}
	toss := y.Loose(t, bones, lying)
	toss.Finish()
	t.Follow = y.Slide(t, toss.Downs(nil), lying, s, r)
	return t
}

// Slide is how a hand of that spread follows bones that come down at those spots:
// it goes under as many as it can, and first takes up the nearest of those that
// lie, if it is to.
func (y *Yard) Slide(t Throw, downs []bone.Spot, lying []bone.Pose, s Spread, r *rand.Rand) Follow {
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

// nearest returns the bone that lies nearest to the hand of those it does not
// hold.
func (y *Yard) nearest(lying []bone.Pose) (best int) {
	least := math.Inf(1)
	for i := y.Scene.Palm.Held; i < len(lying); i++ {
		if way := Far(bone.Spot{}, y.Catch.Beside(lying[i])); way < least {
			least, best = way, i
		}
	}
	return best
}

// under returns the spot from which a hand catches the most that come down, no
// farther than so far from another if any is; else the middle of all.
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

// grasp is how far from the middle of the hand bones may come down to stay there.
const grasp = 2.2

// middle is that of the spots in a set.
func middle(spots []bone.Spot, set int) (m bone.Spot) {
	n := 0.0
	for i, s := range spots {
		if set>>i&1 == 1 {
			m.X, m.Y, n = m.X+s.X, m.Y+s.Y, n+1
		}
	}
	return bone.Spot{X: m.X / n, Y: m.Y / n}
}

// within reports whether all spots in a set are near enough to another.
func within(spots []bone.Spot, set int, m bone.Spot) bool {
	for i, s := range spots {
		if set>>i&1 == 1 && Far(s, m) > grasp {
			return false
		}
	}
	return true
}
