package gesture

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// flights are the throws of a game of the hand as they flew, found again from
// the record where they are wanted. A flight that does not come to what the
// record says is none: the bones then lie where the rules have them.
type flights struct {
	sess  *session.Session
	hand  *Hand
	eyes  func(at int) rules.View
	known map[int]*flown // by the step of the throw
}

// A flown is one throw.
type flown struct {
	throw flight.Throw
	from  []bone.Pose  // how the bones lay that stayed
	ends  []bone.Pose  // how all lie
	tape  *bone.Tape   // nil if nobody knows how they flew
	ways  []*bone.Tape // of it, and of the throws before it whose bones stayed
	casts int          // the outcomes it came to
}

// keep caches the flight of the throw at a step.
func (f *flights) keep(step int, x *flown) {
	if f.known == nil || len(f.known) > 16 {
		f.known = map[int]*flown{}
	}
	x.ways = f.waysTo(step, x.from)
	if x.tape != nil {
		x.ways = append(x.ways[:len(x.ways):len(x.ways)], x.tape)
	}
	f.known[step] = x
}

// waysTo returns the flights that brought the lying bones to where they are after the
// first at steps; nil if none lie, or if the hand places them by the view.
func (f *flights) waysTo(at int, lying []bone.Pose) []*bone.Tape {
	step := f.throwBefore(at)
	switch {
	case step < 0 || len(lying) == 0 || f.hand.Lying != nil:
		return nil
	case f.sess.At(at).Turn() == rules.Chance:
		return f.waysTo(step, lying)
	}
	return f.at(step).ways
}

// cut drops the cached flights of steps from that index on, which were undone.
func (f *flights) cut(steps int) {
	for i := range f.known {
		if i >= steps {
			delete(f.known, i)
		}
	}
}

// throwBefore returns the index of the last throw among the first at steps, or −1.
func (f *flights) throwBefore(at int) int {
	for i := at - 1; i >= 0; i-- {
		if f.sess.Step(i).Move.Verb == rules.Throw {
			return i
		}
	}
	return -1
}

// Throws returns the number of throws among the first at steps.
func (h *Thrower) Throws(at int) (n int) {
	for i := range at {
		if h.sess.Step(i).Move.Verb == rules.Throw {
			n++
		}
	}
	return n
}

// lastOf returns the last aim of a seat's own throws for each way, careful and bold;
// nil for a way without one.
func (f *flights) lastOf(seat rules.Actor) (last [2]*flight.Aim) {
	if f.hand == nil {
		return last
	}
	for i := f.sess.Len() - 1; i >= 0 && (last[0] == nil || last[1] == nil); i-- {
		s := f.sess.Step(i)
		if s.Move.Verb != rules.Throw || last[s.Move.N] != nil || f.sess.At(i).Turn() != seat {
			continue
		}
		if th, err := flight.Parse(s.Thrown, s.Move.N == 1); err == nil && th.By != flight.ByAnother {
			last[s.Move.N] = &th.Aim
		}
	}
	return last
}

// at returns the flight of the throw at a step, from the cache or computed again.
func (f *flights) at(step int) *flown {
	if x := f.known[step]; x != nil {
		return x
	}
	x := f.find(step)
	f.keep(step, x)
	return x
}

// find computes the flight of the throw at a step again from its record. If the result
// differs from the recorded outcomes, it makes up final poses that fit them.
func (f *flights) find(step int) *flown {
	var fell []rules.Move
	for i := step + 1; i < f.sess.Len() && f.sess.At(i).Turn() == rules.Chance; i++ {
		fell = append(fell, f.sess.Step(i).Move)
	}
	was, now := f.eyes(step), f.eyes(step+1+len(fell))
	x := &flown{from: f.staying(step), casts: len(fell)}
	s := f.sess.Step(step)
	th, err := flight.Parse(s.Thrown, s.Move.N == 1)
	if x.throw = th; err == nil {
		tape := f.hand.Yard(&was).Start(th, was.Cup, x.from).Finish()
		ends := tape.Rest()
		if slices.Equal(f.hand.Lands(&was, th, x.from, ends), fell) {
			x.tape, x.ends = tape, ends
			return x
		}
	}
	for i := range now.Bones {
		if f.hand.Lying == nil && i < len(x.from) && i < len(was.Bones) && was.Bones[i] == now.Bones[i] {
			x.ends = append(x.ends, x.from[i])
		} else {
			x.ends = append(x.ends, f.hand.Lie(&now, i))
		}
	}
	return x
}

// flies reports whether outcomes of the throw at a step are still to be played.
func (f *flights) flies(step int) bool {
	n := f.sess.Len()
	return f.sess.At(n).Turn() == rules.Chance && f.throwBefore(n) == step
}

// lying returns the poses of the lying bones after at steps; nil before the first
// throw.
func (f *flights) lying(at int) []bone.Pose {
	step := f.throwBefore(at)
	switch {
	case f.hand.Lying != nil:
		return f.staying(at)
	case step < 0:
		return nil
	case f.sess.At(at).Turn() == rules.Chance:
		return f.staying(step)
	}
	return f.at(step).ends
}

// staying returns the poses, after at steps, of the bones that stay when the next
// are thrown.
func (f *flights) staying(at int) []bone.Pose {
	v := f.eyes(at)
	if f.hand.Lying != nil || f.hand.Stay(&v) == 0 {
		return f.hand.Before(&v, nil)
	}
	return f.hand.Before(&v, f.lying(at))
}

// Rest returns the bones as they lie after at steps.
func (h *Thrower) Rest(at int) Air { return h.flights.lain(at, h.flights.lying(at)) }

// During returns the bones as they lie and fly while a step is shown.
func (h *Thrower) During(step int) Air {
	f := &h.flights
	thrown := f.throwBefore(step + 1)
	switch {
	case thrown < 0:
		return f.lain(step, f.lying(step))
	case f.known[thrown] == nil && f.flies(thrown):
		return f.lain(thrown, f.staying(thrown))
	}
	x := f.at(thrown)
	a := Air{Throw: x.throw, Lying: x.from, Ends: x.ends, Tape: x.tape, Ways: x.ways}
	if step == thrown {
		a.Tape, a.Ways = nil, f.waysTo(thrown, x.from)
	}
	return a
}

// Live puts into a the flight that is still being computed, if a person's hand follows
// its bones.
func (h *Thrower) Live(a *Air) {
	if x := h.toss; x != nil && x.follow != nil {
		a.Throw, a.Tape = x.throw, x.flight.Live()
	}
}

// lain returns the Air after the first at steps, in which bones lie and none fly.
func (f *flights) lain(at int, lying []bone.Pose) Air {
	return Air{Lying: lying, Ends: lying, Ways: f.waysTo(at, lying)}
}

// Flown returns the final poses of the bones in the throw at a step, and whether its
// flight was recorded.
func (h *Thrower) Flown(step int) (ends []bone.Pose, known bool) {
	x := h.flights.at(step)
	return x.ends, x.tape != nil
}
