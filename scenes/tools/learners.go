//go:build !js

package tools

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"text/tabwriter"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// A learner is a model of somebody who throws for the first time, and nobody was
// measured for it. How far his hand strays is that of a middling one; what is more
// in flight.FirstTime he does not know yet. After each throw he takes the knot of it and
// how the bone lies, and goes half the way from what he meant to do to what these
// tell: as he threw if the bone counts, else a knot and two steps otherwise, or
// half of it if it lies near.
type learner struct {
	aside, force float64 // what he means to do, from the mark, in steps and knots
	aids         aids
	chance       *rand.Rand
}

// aids say which traces of a learner's last throw are shown.
type aids struct {
	word  string
	knot  bool // its knot is dyed; else he remembers it to a knot and two steps
	bones bool // the bone still lies there; else he knows only whether it counts
}

var taught = []aids{
	{"both", true, true}, {"no dyed knot", false, true}, {"no lying bones", true, false}, {"neither", false, false},
}

// practice is the number of first throws of a learner, and of second ones.
const practice = 10

// learners has n modelled learners throw, with each of four sets of aids, and writes to
// w what share of their first and of their later throws scores.
func (h hands) learners(w io.Writer, g *rules.Game, setup rules.Setup, n int) error {
	fmt.Fprintf(w, "%s: share of throws that score, in a learner's first %d throws and in the %d after them\n", text.Plain(g.Title), practice, practice)
	t := tabwriter.NewWriter(w, 2, 0, 2, ' ', 0)
	fmt.Fprintf(t, "  what shows the last throw\tfirst\tsecond\n")
	for _, a := range taught {
		var hits [2]float64
		for i := range n {
			r := rand.New(rand.NewPCG(uint64(i), 9))
			l := &learner{unsure(flight.Middling.Aside, flight.FirstTime.Aside, r), unsure(flight.Middling.Force, flight.FirstTime.Force, r), a, r}
			if err := l.practise(h, g, setup, &hits); err != nil {
				return err
			}
		}
		all := float64(n*practice) / 100
		fmt.Fprintf(t, "  %s\t%.0f %%\t%.0f %%\n", a.word, hits[0]/all, hits[1]/all)
	}
	return t.Flush()
}

// unsure returns a random error in where a beginner means to throw: first is the spread
// of beginners' first throws, and hand the part of it that comes from an unsteady hand.
func unsure(hand, first float64, r *rand.Rand) float64 {
	return math.Sqrt(first*first-hand*hand) * r.NormFloat64()
}

// practise has the learner throw 2·practice times, for all seats and in as many games
// as that takes, and adds to hits the scoring throws of the first and of the second
// half.
func (l *learner) practise(h hands, g *rules.Game, setup rules.Setup, hits *[2]float64) (err error) {
	setup.Seats = 2
	var p rules.Position
	var lying []bone.Pose
	for n := range 2 * practice {
		if p == nil || p.Turn() == rules.Nobody {
			if p, err = g.New(setup); err != nil {
				return err
			}
		}
		v := p.View(rules.Nobody)
		lying = h.Before(&v, lying)
		a := l.aim(h.Mark(&v, lying, false))
		th := flight.Throw{Aim: a.Perturb(flight.Middling, l.chance), Scatter: l.chance.Uint32()}
		ends := h.Yard(&v).Start(th, v.Cup, lying).Finish().Rest()
		p = p.After(rules.Move{Verb: rules.Throw})
		for _, m := range h.Lands(&v, th, lying, ends) {
			p = p.After(m)
		}
		now := p.View(rules.Nobody)
		counts := now.Bones[len(now.Bones)-1].Counts > 0
		if lying = ends; counts {
			hits[n/practice]++
		}
		mark := h.Mark(&v, nil, false)
		l.learn(part(th.Aside-mark.Aside), part(th.Force-mark.Force), ends[len(ends)-1], counts)
	}
	return nil
}

func part(n int) float64 { return float64(n) / flight.Fine }

// aim returns the aim that the learner means to take, given the perfect one.
func (l *learner) aim(mark flight.Aim) flight.Aim {
	return flight.Aimed(part(mark.Aside)+l.aside, part(mark.Force)+l.force, false)
}

// learn corrects what the learner means to do after a throw: aside and force are how
// far it was from the mark, in steps and knots, lies is where its bone lies, relative
// to the target, and counts says whether it scored.
func (l *learner) learn(aside, force float64, lies bone.Pose, counts bool) {
	if !l.aids.knot {
		aside, force = aside+2*l.chance.NormFloat64(), force+l.chance.NormFloat64()
	}
	switch {
	case counts:
	case l.aids.bones:
		aside -= 2 * far(lies.X)
		force -= far(lies.Y)
	default:
		return
	}
	l.aside += (aside - l.aside) / 2
	l.force += (force - l.force) / 2
}

// far returns how much of a correction a learner makes for a bone that lies off units
// from the target, in one direction: none, half if it is near, or all, with the sign of
// off.
func far(off float32) float64 {
	const near, least = 5, 1
	switch d := math.Abs(float64(off)); {
	case d < least:
		return 0
	case d < near:
		return math.Copysign(0.5, float64(off))
	}
	return math.Copysign(1, float64(off))
}
