package gesture

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// A tossed is a throw that has left the hand and whose flight is being computed.
type tossed struct {
	move   rules.Move
	throw  flight.Throw
	lying  []bone.Pose
	yard   *flight.Range
	flight *bone.Toss
	spread flight.Inaccuracy // of the hand that follows by itself
	follow *follow           // how a person's hand follows; else nil
}

// ThrowForMe throws for a person, boldly or carefully, with the accuracy of a middling
// hand. It does nothing unless a throw is asked for.
func (h *Thrower) ThrowForMe(bold bool) {
	h.aim.Bold = bold
	if h.throws() {
		h.fling(h.aimed(bold, flight.Middling), flight.Middling).throw.By = flight.ByAnother
	}
}

// ThrowFor throws for a computer's seat, with the accuracy that is set for it.
func (h *Thrower) ThrowFor(seat rules.Actor, bold bool) {
	spread := h.Spread(seat)
	h.fling(h.aimed(bold, spread), spread)
}

// chance returns the random numbers for the next throw. They depend only on the game's
// seed, the acting seat and the number of steps.
func (h *Thrower) chance() *rand.Rand {
	return opponent.Stream(h.sess.Seed(), h.sess.Turn(), h.sess.Len()+1<<24)
}

// Spread returns the spread of the hand that is set for a seat.
func (h *Thrower) Spread(seat rules.Actor) flight.Inaccuracy {
	setup := h.sess.Setup()
	return spreads[setup.Aim(int(seat))]
}

// spreads lists the spread of each kind of hand.
var spreads = [rules.Aims]flight.Inaccuracy{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}

// aimed returns the aim of a computed hand for the next throw: the ideal aim with a
// random error of spread s.
func (h *Thrower) aimed(bold bool, s flight.Inaccuracy) flight.Aim {
	return h.mark(bold).Perturb(s, h.chance())
}

// fling starts computing a throw by the acting seat with aim a. If a computed hand
// follows the bones, it does so with that inaccuracy.
func (h *Thrower) fling(a flight.Aim, spread flight.Inaccuracy) *tossed {
	r := h.chance()
	r.Uint64()
	th := flight.Throw{Aim: a, Scatter: r.Uint32()}
	n := h.sess.Len()
	v := h.table.View(n)
	m := rules.Move{Verb: rules.Throw}
	if a.Bold {
		m.N = 1
	}
	lying := h.flights.staying(n)
	y := h.hand.Yard(&v)
	h.toss = &tossed{move: m, throw: th, lying: lying, yard: y, flight: y.StartUncaught(th, v.Cup, lying), spread: spread}
	h.held = false
	h.table.Changed()
	return h.toss
}

// Tick continues to compute the throw in flight, as long as work lets it, and plays it in
// the session once the bones rest. It reports whether there was a throw, and whether it
// was played now.
func (h *Thrower) Tick(work func(step func() bool) bool) (flew, played bool) {
	x := h.toss
	if x == nil {
		return false, false
	}
	if h.Away != nil {
		h.fix(x)
		return true, false
	}
	if !work(func() bool { return x.flight.Step(12) || x.flight.WaitsForHand() }) {
		return true, false
	}
	switch {
	case !x.flight.WaitsForHand():
		return true, h.land(x)
	case x.follow != nil:
		h.chase(x)
	default:
		h.catches(x)
	}
	return true, false
}

// fix gives a throw to the other device, which adds the chance in it.
func (h *Thrower) fix(x *tossed) {
	h.toss = nil
	h.PutDown()
	if err := h.Away.Throw(x.move, Gesture(x.throw)); err != nil {
		h.table.Refuse(text.Complaint(err))
	}
}

// catches sets the path of a computed hand under the bones that come down.
func (h *Thrower) catches(x *tossed) {
	r := h.chance()
	r.Uint64()
	r.Uint64()
	x.throw.HandPath = x.yard.Slide(x.throw, x.flight.Landings(nil), x.lying, x.spread, r)
	x.flight.PlaceHand(x.yard.Caught(x.throw, x.lying))
}

// land ends a throw whose bones rest and plays it in the session. It reports whether the
// session took it; an error is shown to the player.
func (h *Thrower) land(x *tossed) bool {
	h.toss, h.Ahead = nil, 0
	if x.follow != nil {
		h.Ahead = x.follow.Age
	}
	h.PutDown()
	var err error
	h.sess.Atomically(func() { err = h.play(x) })
	if err != nil {
		h.table.Refuse(text.OfError(err))
	}
	return err == nil
}

// play plays the throw x and its outcomes in the session. The error is the reason why
// the session refuses it.
func (h *Thrower) play(x *tossed) error {
	n := h.sess.Len()
	was := h.table.View(n)
	if err := h.sess.PlayThrown(x.move, x.throw.Text()); err != nil {
		return err
	}
	ends := x.flight.Tape().Rest()
	lands := h.hand.Lands(&was, x.throw, x.lying, ends)
	if h.told.Tell(h.sess, lands...) == nil {
		h.flights.keep(n, &flown{throw: x.throw, from: x.lying, ends: ends, tape: x.flight.Tape(), casts: len(lands)})
	}
	h.sess.MakeCast()
	return nil
}

// Skip advances the clock of a step by the part of its flight that a person has already
// seen.
func (h *Thrower) Skip(c *timeline.Clock) {
	c.Skip(c.Times().Flies.Lasts(h.Ahead))
	h.Ahead = 0
}
