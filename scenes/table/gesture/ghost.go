package gesture

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// A Ghost is a person's best game beside the one that is on: the throw that was as
// many there as the one that is seen now.
type Ghost struct {
	Throws int        // the best game took in all
	Flies  bool       // a throw of it is seen
	Was    rules.View // before that throw
	Air    Air        // how its bones fly
	Age    float64    // seconds since they left the hand
}

// A Rival finds the throws of a person's best game.
type Rival struct {
	flights flights
	throws  []int // steps of that game
}

// NewRival returns the rival that repeats the throws of a recorded game; nil if best is
// nil or has no throw.
func NewRival(best *session.Session, hand *Hand) *Rival {
	if best == nil {
		return nil
	}
	r := &Rival{flights: flights{sess: best, hand: hand, eyes: func(at int) rules.View { return best.At(at).View(rules.Nobody) }}}
	for i := range best.Len() {
		if best.Step(i).Move.Verb == rules.Throw {
			r.throws = append(r.throws, i)
		}
	}
	if r.throws == nil {
		return nil
	}
	return r
}

// Rests returns the ghost while none of its bones fly.
func (r *Rival) Rests() Ghost { return Ghost{Throws: len(r.throws)} }

// Throws returns the ghost while it makes its throw number n, counting from 0, the bones
// of which left the hand age seconds ago.
func (r *Rival) Throws(n int, age float64) Ghost {
	g := r.Rests()
	if n < 0 || n >= len(r.throws) {
		return g
	}
	step := r.throws[n]
	x := r.flights.at(step)
	if x.tape == nil || age > x.tape.Length() {
		return g
	}
	g.Flies, g.Age, g.Was = true, age, r.flights.eyes(step)
	g.Air = Air{Throw: x.throw, Lying: x.from, Ends: x.ends, Tape: x.tape}
	return g
}
