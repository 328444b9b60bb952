// Package hold is the kit for making hands one after the other with bones that are held
// from turn to turn.
//
// A player throws the bones that are not held yet. Those that the hand needs are gathered,
// and the player either stops, and holds them from then on, or throws the rest again. A
// throw that brings none ends the turn, and what was gathered in it is lost. Where bones may
// be turned, a turn whose first throw brings none goes on: the player throws once more, or
// turns one bone to match, holds it and stops. The last bone of a hand can't be turned.
package hold

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Plan is the expected number of turns to make all the hands, if each turn is stopped
// at the best time. It may be used concurrently.
type Plan struct {
	steps []tali.Hand
	last  int  // the bones thrown for the last one that is missing
	may   bool // a bone may be turned after a first throw that brings none
	falls [][]rules.Outcome
	turns []map[tali.Hand]float64 // by step and the part of it that is held
}

// New returns the plan for some hands; falls holds the outcomes of a cast, by number of
// bones, last is how many are thrown for the last bone that is missing, and turn is whether a
// bone may be turned after a first throw that brings none. Every bone of a hand must be able to
// fall.
func New(steps []tali.Hand, falls [][]rules.Outcome, last int, turn bool) *Plan {
	p := &Plan{steps: steps, last: last, may: turn, falls: falls, turns: make([]map[tali.Hand]float64, len(steps))}
	for step := len(steps) - 1; step >= 0; step-- {
		p.turns[step] = map[tali.Hand]float64{}
		parts := steps[step].Parts(nil)
		for _, held := range slices.Backward(parts[:len(parts)-1]) {
			p.solve(step, held)
		}
	}
	return p
}

// Turns returns the expected number of turns to the end of the game, with the one about
// to begin, for a player who has made that many hands and holds these bones of the
// next.
func (p *Plan) Turns(made int, held tali.Hand) float64 {
	switch {
	case made == len(p.steps):
		return 0
	case held == p.steps[made]:
		return p.Turns(made+1, 0)
	}
	return p.turns[made][held]
}

// Throw returns the expected number of turns after this one, if the player throws on
// with these bones held from before and gathered in this turn.
func (p *Plan) Throw(made int, held, gathered tali.Hand) float64 {
	x := p.turns[made][held]
	return p.turn(made, held, x).throw(gathered).of(x)
}

// Begin returns the expected number of turns after this one, before its first throw.
func (p *Plan) Begin(made int, held tali.Hand) float64 {
	x := p.turns[made][held]
	return p.turn(made, held, x).first().of(x)
}

// Turned returns the expected number of turns after this one, if the player turns a bone and
// stops.
func (p *Plan) Turned(made int, held tali.Hand) float64 {
	return p.Turns(made, held.Add(One(p.steps[made].Without(held))))
}

// One returns the bone that is turned for a hand in which the bones open are missing: the one
// of the lowest side.
func One(open tali.Hand) tali.Hand { return tali.Of(open.Sides(nil)[0]) }

// Thrown returns how many bones are thrown where that many are missing, if last are thrown
// for the last one.
func Thrown(missing, last int) int {
	if missing == 1 {
		return last
	}
	return missing
}

// Miss returns the chance that a throw with these outcomes matches none of the bones open.
func Miss(open tali.Hand, falls []rules.Outcome) (miss float64) {
	for _, o := range falls {
		if tali.Hand(o.Move.N).Common(open) == 0 {
			miss += float64(o.Weight)
		}
	}
	return miss / rules.TotalWeight(falls)
}

// Now returns the chance to complete the hand in this turn, if the player throws on
// until it is made or a throw matches nothing.
func (p *Plan) Now(made int, held, gathered tali.Hand) (sum float64) {
	open := p.steps[made].Without(held).Without(gathered)
	if open == 0 {
		return 1
	}
	for h, chance := range p.casts(open) {
		if got := h.Common(open); got != 0 {
			sum += chance * p.Now(made, held, gathered.Add(got))
		}
	}
	return sum
}

// casts calls yield with every cast for the bones open and its chance.
func (p *Plan) casts(open tali.Hand) func(yield func(h tali.Hand, chance float64) bool) {
	falls := p.falls[Thrown(open.Len(), p.last)]
	return func(yield func(h tali.Hand, chance float64) bool) {
		all := rules.TotalWeight(falls)
		for _, o := range falls {
			if !yield(tali.Hand(o.Move.N), float64(o.Weight)/all) {
				return
			}
		}
	}
}

// solve computes the expected turns of a player who holds the bones held of a step;
// those for larger parts of the step must be known. Since a miss leads back to the same
// state, it iterates until the result no longer changes.
func (p *Plan) solve(step int, held tali.Hand) {
	const same, most = 1e-12, 100
	x := 1.0
	for range most {
		l := p.turn(step, held, x).first()
		was := x
		x = (1 + l.fixed) / (1 - l.again)
		if math.Abs(x-was) < same*x {
			break
		}
	}
	p.turns[step][held] = x
}

// A line is a number of turns: fixed, and again times those of the state in which the turn
// began.
type line struct{ fixed, again float64 }

func (l line) of(x float64) float64 { return l.fixed + l.again*x }

// A turn computes what follows within one turn, if turns is what the state takes in which
// it began.
type turn struct {
	*Plan
	step  int
	held  tali.Hand
	turns float64
	known map[tali.Hand]line // of a throw, by what was gathered before it
}

func (p *Plan) turn(step int, held tali.Hand, turns float64) *turn {
	return &turn{Plan: p, step: step, held: held, turns: turns, known: map[tali.Hand]line{}}
}

// first returns the expected turns after this one before its first throw.
func (t *turn) first() line {
	l := t.throw(0)
	if !t.may {
		return l
	}
	open := t.steps[t.step].Without(t.held)
	miss := Miss(open, t.falls[Thrown(open.Len(), t.last)])
	next := l // a throw that brings none does not end the turn
	if open.Len() > 1 && t.Turned(t.step, t.held) < next.of(t.turns) {
		next = line{fixed: t.Turned(t.step, t.held)}
	}
	return line{l.fixed + miss*next.fixed, l.again - miss + miss*next.again}
}

// throw returns the expected turns after this one before a throw that ends it if it brings
// none, with the bones gathered so far.
func (t *turn) throw(gathered tali.Hand) (l line) {
	if l, ok := t.known[gathered]; ok {
		return l
	}
	open := t.steps[t.step].Without(t.held).Without(gathered)
	for h, chance := range t.casts(open) {
		next := line{again: 1}
		if got := h.Common(open); got != 0 {
			next = t.after(gathered.Add(got))
		}
		l.fixed += chance * next.fixed
		l.again += chance * next.again
	}
	t.known[gathered] = l
	return l
}

// after returns the expected turns after this one if the player, with the bones
// gathered so far, chooses the better of stopping and throwing on.
func (t *turn) after(gathered tali.Hand) line {
	stop := line{fixed: t.Turns(t.step, t.held.Add(gathered))}
	if t.held.Add(gathered) == t.steps[t.step] {
		return stop
	}
	if on := t.throw(gathered); on.of(t.turns) < stop.fixed {
		return on
	}
	return stop
}
