// Package flight is a throw of the hand: how bones are aimed, how chance strays
// them, and how they fly from there. It knows nothing of any game.
//
// One pulls back and lets go. How far aside is the direction, how far back the
// strength, which a cord with seven knots tells. A throw is careful, high and
// steep, or bold, flat and straight. To that comes a scatter that is the same for
// whoever throws and larger when bold. A throw is written in a few letters, aim
// and scatter, and from them flies the same way everywhere, each time.
package flight

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"knucklebones/sprites/bone"
)

// How finely one aims.
const (
	Fine  = 16 // parts of a step aside, and of a knot, that are told apart
	Steps = 7  // steps aside, to either side
	Knots = 7  // knots of strength
)

// An Aim is where a hand throws and how.
type Aim struct {
	Aside int  // to the right, in parts of a step
	Force int  // in parts of a knot
	Bold  bool // flat instead of high
}

// Clip returns the aim brought within what a hand can do.
func (a Aim) Clip() Aim {
	a.Aside = max(-Steps*Fine, min(Steps*Fine, a.Aside))
	a.Force = max(0, min(Knots*Fine, a.Force))
	return a
}

// Aimed returns the nearest aim to so many steps aside and knots.
func Aimed(aside, knots float64, bold bool) Aim {
	return Aim{int(math.Round(aside * Fine)), int(math.Round(knots * Fine)), bold}.Clip()
}

// A Throw is an aim and the number that its scatter is drawn with, where bones are
// caught how the hand has followed them, and what helped whoever threw.
type Throw struct {
	Aim
	Scatter uint32
	Follow
	By Manner
}

// Text returns a throw in letters, without its way: steps aside, knots,
// scatter, what there is to say of how the hand has followed, and a letter for
// what has helped.
func (t Throw) Text() string {
	return part(t.Aside) + " " + part(t.Force) + " " + strconv.FormatUint(uint64(t.Scatter), 16) + t.Follow.text() + t.By.text()
}

// part is so many parts of something in figures.
func part(n int) string { return strconv.FormatFloat(float64(n)/Fine, 'f', -1, 64) }

// Parse reads what Text wrote of a throw of that way.
func Parse(text string, bold bool) (t Throw, err error) {
	f := strings.Fields(text)
	if len(f) < 3 {
		return t, fmt.Errorf("%q is not a direction, a strength and a scatter", text)
	}
	aside, err1 := strconv.ParseFloat(f[0], 64)
	knots, err2 := strconv.ParseFloat(f[1], 64)
	scatter, err3 := strconv.ParseUint(f[2], 16, 32)
	t = Throw{Aim: Aim{int(aside * Fine), int(knots * Fine), bold}, Scatter: uint32(scatter)}
	t.By, f = helped(f)
	t.Follow = followed(f[3:])
	if err1 != nil || err2 != nil || err3 != nil || t.Taken < 0 || t.Clip() != t.Aim || t.Text() != text {
		return t, fmt.Errorf("%q is no throw that a hand could make", text)
	}
	return t, nil
}

// A Yard is where one throws: the scene, and how the hand does it.
type Yard struct {
	Scene   bone.Scene
	X, Y, Z float64 // where bones leave the hand
	Turn    float64 // a step aside is so far to the right for each unit ahead
	Ways    [2]Way  // careful and bold
	Catch   *Catch  // where bones are caught; else nil
}

// A Way is how a hand throws one of the two ways.
type Way struct {
	Rise        float64    // speed up for each unit a second ahead
	Least, Most float64    // speed ahead at no knot and at seven
	Spin        float64    // how fast bones tumble, radians a second
	Held        [4]float64 // how they are turned when they leave the hand; none is any way
	Whirl       float64    // how fast they turn about the upright, radians a second
	Aside, Long float64    // the scatter: of the direction in steps, of the speed in parts
	Drift, Part float64    // and where bones leave together: how fast they stray as one, and from each other, units a second
}

// way is that of an aim.
func (y *Yard) way(bold bool) *Way {
	if bold {
		return &y.Ways[1]
	}
	return &y.Ways[0]
}

// A chance draws the scatter.
type chance struct{ source rand.PCG }

func (c *chance) between(lo, hi float64) float64 {
	part := float64(c.source.Uint64()>>11) / (1 << 53)
	return lo + float64((hi-lo)*part)
}

// bell is near enough normal, of spread one.
func (c *chance) bell() float64 {
	sum := -2.0
	for range 4 {
		sum += c.between(0, 1)
	}
	return float64(sum * 1.7320508)
}

// Launch is how bone n of a throw leaves the hand: several leave one after the
// other, each with a scatter of its own.
func (y *Yard) Launch(t Throw, n int) bone.Launch {
	var c chance
	c.source.Seed(uint64(t.Scatter), uint64(n)+0x6b6e75636b6c65)
	w := y.way(t.Bold)
	aside := float64(float64(t.Aside)/Fine) + float64(w.Aside*c.bell())
	ahead := w.speed(t.Aim) * (1 + float64(w.Long*c.bell()))
	l := bone.Launch{X: y.X, Y: y.Y, Z: y.Z, After: 0.16 * float64(n)}
	l.VX, l.VY, l.VZ = y.speed(w, aside, ahead)
	l.Turn = w.Held
	if l.Turn == [4]float64{} {
		l.Turn = [4]float64{0.1 + c.between(0, 1), c.bell(), c.bell(), c.bell()}
	}
	l.WX, l.WY, l.WZ = float64(w.Spin*c.bell()), float64(w.Spin*c.bell()), float64(w.Whirl*(1+float64(0.2*c.bell())))
	if y.Catch != nil {
		y.together(&l, t, n, &c)
	}
	return l
}

// speed is how fast a bone goes ahead that leaves the hand by the aim.
func (w *Way) speed(a Aim) float64 {
	return w.Least + float64((w.Most-w.Least)*float64(a.Force))/(Knots*Fine)
}

// speed is that of a bone thrown so many steps aside, in all three directions.
func (y *Yard) speed(w *Way, aside, ahead float64) (vx, vy, vz float64) {
	dx := float64(aside * y.Turn)
	long := math.Sqrt(1 + float64(dx*dx))
	return float64(ahead*dx) / long, ahead / long, float64(ahead * w.Rise)
}

// Fling begins the flight of so many bones by the throw among those that lie.
func (y *Yard) Fling(t Throw, bones int, lying []bone.Pose) *bone.Toss {
	toss := y.Loose(t, bones, lying)
	if y.Catch != nil {
		toss.Hold(y.Caught(t, lying))
	}
	return toss
}

// Loose is Fling where it is not known yet how the hand follows.
func (y *Yard) Loose(t Throw, bones int, lying []bone.Pose) *bone.Toss {
	launches := make([]bone.Launch, bones)
	for i := range launches {
		launches[i] = y.Launch(t, i)
		if y.Catch == nil {
			launches[i].Z = y.clear(lying)
		}
	}
	return bone.Fling(&y.Scene, lying, launches, [16]byte{byte(t.Scatter), byte(t.Scatter >> 8), byte(t.Scatter >> 16), byte(t.Scatter >> 24)})
}

// clear returns how high the hand is held so that it touches none of the bones
// that lie.
func (y *Yard) clear(lying []bone.Pose) float64 {
	const apart = 2.5 // no two bones touch whose middles are farther apart
	z := y.Z
	for _, p := range lying {
		dx, dy := float64(p.X)-y.X, float64(p.Y)-y.Y
		if float64(dx*dx)+float64(dy*dy) < apart*apart {
			z = max(z, float64(p.Z)+apart)
		}
	}
	return z
}

// Top returns how long a bone thrown by the aim rises, in seconds.
func (y *Yard) Top(a Aim) float64 {
	w := y.way(a.Bold)
	return w.speed(a) * w.Rise / y.Scene.Gravity
}

// Along is where a bone thrown by the aim is after so many seconds, if nothing
// strays it.
func (y *Yard) Along(a Aim, at float64) (px, py, pz float64) {
	w := y.way(a.Bold)
	vx, vy, vz := y.speed(w, float64(a.Aside)/Fine, w.speed(a))
	return y.X + float64(vx*at), y.Y + float64(vy*at), y.Z + float64(vz*at) - float64(y.Scene.Gravity*at*at/2)
}

// A Spread is how far a hand strays from what it aims at, near enough normal:
// steps aside, knots, and units by which it comes to be beside where it would
// catch, one standard deviation each.
type Spread struct{ Aside, Force, Slide float64 }

// Spreads of hands, the surest first. The middling one is that of a person.
var (
	Steady   = Spread{1.2, 0.6, 0.4}
	Middling = Spread{2.4, 1.2, 0.8}
	Shaky    = Spread{3.6, 1.8, 1.2}
)

// Stray returns the aim as a hand of that spread brings it about.
func (a Aim) Stray(s Spread, r *rand.Rand) Aim {
	var c chance
	c.source.Seed(r.Uint64(), r.Uint64())
	a.Aside += int(math.Round(s.Aside * Fine * c.bell()))
	a.Force += int(math.Round(s.Force * Fine * c.bell()))
	return a.Clip()
}
