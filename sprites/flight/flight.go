// Package flight is a player's throw: its aim, its random scatter, and the
// flight that follows. It knows nothing of any game.
//
// The player pulls back and lets go. The sideways pull is the direction, its
// length the strength, shown by a cord with seven knots. A throw is careful,
// high and steep, or bold, flat and straight. A random scatter is added that is
// the same for everybody and larger when bold. A throw is recorded in a few
// letters, aim and scatter, from which it flies the same way everywhere, each
// time.
package flight

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"knucklebones/sprites/bone"
)

// The resolution of an aim.
const (
	Fine  = 16 // parts of a step aside, and of a knot
	Steps = 7  // steps aside, to either side
	Knots = 7  // knots of strength
)

// An Aim is the direction and the strength of a throw, and its way.
type Aim struct {
	Aside int  // to the right, in 1/Fine steps
	Force int  // in 1/Fine knots
	Bold  bool // flat instead of high
}

// Clip returns the aim clamped to the possible range.
func (a Aim) Clip() Aim {
	a.Aside = max(-Steps*Fine, min(Steps*Fine, a.Aside))
	a.Force = max(0, min(Knots*Fine, a.Force))
	return a
}

// Aimed returns the nearest aim to that many steps aside and knots.
func Aimed(aside, knots float64, bold bool) Aim {
	return Aim{int(math.Round(aside * Fine)), int(math.Round(knots * Fine)), bold}.Clip()
}

// A Throw is an aim, the seed of its scatter, the movement of the hand where
// bones are caught, and the help that the player had.
type Throw struct {
	Aim
	Scatter uint32
	HandPath
	By Assistance
}

// Text returns the throw as text, except whether it is bold: steps aside, knots,
// scatter, the movement of the hand, and a letter for help. Parse reads it.
func (t Throw) Text() string {
	return part(t.Aside) + " " + part(t.Force) + " " + strconv.FormatUint(uint64(t.Scatter), 16) + t.HandPath.text() + t.By.text()
}

// part returns n, a number of parts of 1/Fine, as a decimal number.
func part(n int) string { return strconv.FormatFloat(float64(n)/Fine, 'f', -1, 64) }

// Parse parses the result of Text for a throw of that way. It is an error if no
// hand could make the throw.
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
	t.HandPath = followed(f[3:])
	if err1 != nil || err2 != nil || err3 != nil || t.Taken < 0 || t.Clip() != t.Aim || t.Text() != text {
		return t, fmt.Errorf("%q is no throw that a hand could make", text)
	}
	return t, nil
}

// A Range is the place of a throw: the scene, and the properties of the hand.
type Range struct {
	Scene   bone.Scene
	X, Y, Z float64 // position at which bones leave the hand
	Turn    float64 // deviation to the right per unit ahead, for one step aside
	Ways    [2]Way  // careful and bold
	Catch   *Catch  // nil if bones are not caught
}

// A Way is the parameters of one of the two ways of throwing.
type Way struct {
	Rise        float64    // upward speed per unit of speed ahead
	Least, Most float64    // speed ahead at zero and at seven knots
	Spin        float64    // tumbling speed, rad/s
	Held        [4]float64 // orientation in the hand; zero for a random one
	Whirl       float64    // rotation about the vertical, rad/s
	Aside, Long float64    // scatter of the direction in steps, and relative scatter of the speed
	Drift, Part float64    // if bones leave together: common scatter and scatter of each, units/s
}

// way returns the parameters of bold or of careful throws.
func (y *Range) way(bold bool) *Way {
	if bold {
		return &y.Ways[1]
	}
	return &y.Ways[0]
}

// A chance is a stream of random numbers for the scatter.
type chance struct{ source rand.PCG }

// between returns a random number from lo up to hi, evenly distributed.
func (c *chance) between(lo, hi float64) float64 {
	part := float64(c.source.Uint64()>>11) / (1 << 53)
	return lo + float64((hi-lo)*part)
}

// bell returns a roughly normal number with standard deviation 1.
func (c *chance) bell() float64 {
	sum := -2.0
	for range 4 {
		sum += c.between(0, 1)
	}
	return float64(sum * 1.7320508)
}

// Launch returns the launch of bone n of a throw: bones leave one after the
// other, each with a scatter of its own.
func (y *Range) Launch(t Throw, n int) bone.Launch {
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

// speed returns the horizontal speed of a bone thrown with the aim, in units per
// second.
func (w *Way) speed(a Aim) float64 {
	return w.Least + float64((w.Most-w.Least)*float64(a.Force))/(Knots*Fine)
}

// speed returns the velocity, in units per second, of a bone thrown that many steps
// aside with the horizontal speed ahead.
func (y *Range) speed(w *Way, aside, ahead float64) (vx, vy, vz float64) {
	dx := float64(aside * y.Turn)
	long := math.Sqrt(1 + float64(dx*dx))
	return float64(ahead*dx) / long, ahead / long, float64(ahead * w.Rise)
}

// Start starts the flight of that many bones among lying ones. Where bones are caught
// the hand moves as the throw says.
func (y *Range) Start(t Throw, bones int, lying []bone.Pose) *bone.Toss {
	toss := y.StartUncaught(t, bones, lying)
	if y.Catch != nil {
		toss.PlaceHand(y.Caught(t, lying))
	}
	return toss
}

// StartUncaught is like Start for a throw whose movement of the hand isn't known yet:
// the toss waits for PlaceHand.
func (y *Range) StartUncaught(t Throw, bones int, lying []bone.Pose) *bone.Toss {
	launches := make([]bone.Launch, bones)
	for i := range launches {
		launches[i] = y.Launch(t, i)
		if y.Catch == nil {
			launches[i].Z = y.clear(lying)
		}
	}
	return bone.Fling(&y.Scene, lying, launches, [16]byte{byte(t.Scatter), byte(t.Scatter >> 8), byte(t.Scatter >> 16), byte(t.Scatter >> 24)})
}

// clear returns the height, in units, at which the hand touches none of the lying
// bones.
func (y *Range) clear(lying []bone.Pose) float64 {
	const apart = 2.5 // bones whose middles are farther apart cannot touch
	z := y.Z
	for _, p := range lying {
		dx, dy := float64(p.X)-y.X, float64(p.Y)-y.Y
		if float64(dx*dx)+float64(dy*dy) < apart*apart {
			z = max(z, float64(p.Z)+apart)
		}
	}
	return z
}

// Top returns how long a bone thrown with the aim rises, in seconds.
func (y *Range) Top(a Aim) float64 {
	w := y.way(a.Bold)
	return w.speed(a) * w.Rise / y.Scene.Gravity
}

// Along returns the position, in units, of a bone thrown with the aim at seconds after
// it left the hand, without scatter.
func (y *Range) Along(a Aim, at float64) (px, py, pz float64) {
	w := y.way(a.Bold)
	vx, vy, vz := y.speed(w, float64(a.Aside)/Fine, w.speed(a))
	return y.X + float64(vx*at), y.Y + float64(vy*at), y.Z + float64(vz*at) - float64(y.Scene.Gravity*at*at/2)
}

// A Inaccuracy is the inaccuracy of a hand, as standard deviations: in steps aside,
// in knots, and in units when it slides.
type Inaccuracy struct{ Aside, Force, Slide float64 }

// Spreads of hands, the most accurate first. Middling is that of a person.
var (
	Steady   = Inaccuracy{1.2, 0.6, 0.4}
	Middling = Inaccuracy{2.4, 1.2, 0.8}
	Shaky    = Inaccuracy{3.6, 1.8, 1.2}
)

// FirstTime is a guess at the first throws of somebody who has never thrown; nobody
// was measured for it. They see the rising half of the arc alone, and so are taken to
// miss the length by two and a half of the seven knots, and the direction by five
// steps of seven; where bones are caught, the hand comes to be most of a bone's length
// aside.
var FirstTime = Inaccuracy{Aside: 5, Force: 2.5, Slide: 1.6}

// Skills are the spreads of five hands, the surest first, and a word for each.
var Skills = []struct {
	Word   string
	Spread Inaccuracy
}{
	{"sure", Inaccuracy{Aside: 0.6, Force: 0.3, Slide: 0.2}}, {"steady", Steady}, {"middling", Middling}, {"shaky", Shaky}, {"first-time", FirstTime},
}

// Perturb returns the aim with a random error added, as a hand with the inaccuracy s
// makes.
func (a Aim) Perturb(s Inaccuracy, r *rand.Rand) Aim {
	var c chance
	c.source.Seed(r.Uint64(), r.Uint64())
	a.Aside += int(math.Round(s.Aside * Fine * c.bell()))
	a.Force += int(math.Round(s.Force * Fine * c.bell()))
	return a.Clip()
}
