package gesture

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// A Follow is bones in the air that a person has thrown up and is to catch.
type Follow struct {
	On    bool
	Age   float64     // seconds since they left the hand
	At    bone.Spot   // where the hand is
	Taken int         // the bone it has taken up on its way, from 0, or −1
	Downs []bone.Spot // where they come down
	Bare  bool        // of that only their shadows show
	To    bone.Spot   // where the hand is to go
	Left  float64     // how far it can still go until they come, units
}

// A follow is the state of a person's hand that follows the bones in the air.
type follow struct {
	Follow
	to    bone.Spot // where the hand is to go
	went  float64   // how far it has gone, units
	waits bool      // the bones hang at the top of their way
}

// following returns the state of the hand that follows the bones in the air, or nil
// if none does.
func (h *Thrower) following() *follow {
	if h.toss == nil {
		return nil
	}
	return h.toss.follow
}

// Following returns the bones in the air that a person's hand follows; its On is false
// if there are none.
func (h *Thrower) Following() (f Follow) {
	if x := h.following(); x != nil {
		f = x.Follow
		f.Bare, f.To = h.prefs.Shadows, x.to
		f.Left = math.Max(0, h.toss.yard.Reach(h.toss.throw.Aim)-x.went)
	}
	return f
}

// mayWait reports whether bones wait in the air until a person lets them fall: for
// whoever throws with keys, has chosen so, or has motion reduced.
func (h *Thrower) mayWait() bool {
	return h.keyed || h.prefs.Hang || h.prefs.Motion != prefs.Full
}

// slide moves the hand for s seconds towards where it is led, and reports whether the
// bones have arrived at its height.
func (x *tossed) slide(s float64) (come bool) {
	f, y := x.follow, x.yard
	f.Age += s
	reach := y.Catch.Reach(f.Age)
	if f.waits {
		f.Age, reach = math.Min(f.Age, y.Top(x.throw.Aim)), y.Reach(x.throw.Aim)
	}
	was := f.At
	f.At = flight.Toward(f.At, f.to, math.Max(0, math.Min(y.Catch.Pace*s, reach-f.went)))
	f.went += flight.Far(was, f.At)
	return f.Age >= x.flight.ArrivalTime()
}

// tick returns the seconds of flight that pass in one tick; the last bone comes down at
// half speed.
func (x *tossed) tick() float64 {
	const near = 0.3 // seconds
	if x.yard.Catch.Last && x.follow.Age > x.flight.ArrivalTime()-near {
		return 0.5 / 60
	}
	return 1.0 / 60
}

// takes makes the hand pick up a bone from the ground that it has reached, and reports
// whether it did.
func (x *tossed) takes() bool {
	f, y := x.follow, x.yard
	if !y.Catch.Takes || f.Taken >= 0 {
		return false
	}
	for i := y.Scene.Palm.Held; i < len(x.lying); i++ {
		p := x.lying[i]
		if flight.Far(f.At, bone.Spot{X: float64(p.X), Y: float64(p.Y)}) < y.Catch.Near+0.05 {
			f.Taken = i
			return true
		}
	}
	return false
}

// chase does one tick of a person's hand following the bones in the air. Once they come
// down, it places the hand for the rest of the flight.
func (h *Thrower) chase(x *tossed) {
	f := x.follow
	if f.Downs == nil {
		f.Downs = x.flight.Landings(nil)
		if f.waits {
			h.sayDowns("The bones hang in the air.")
		}
		if h.prefs.Motion != prefs.Full {
			h.table.Fade()
			f.Age = x.yard.Top(x.throw.Aim)
		}
	}
	if x.slide(x.tick()) {
		x.throw.HandPath = flight.Followed(f.At, f.Taken)
		x.flight.PlaceHand(x.yard.Caught(x.throw, x.lying))
	}
	if x.takes() {
		h.sound.Play(sound.TakeUp)
		h.table.Say("You picked one up.")
	}
}

// Lead handles one phase of a pointer that leads the hand to where the bones come down.
func (h *Thrower) Lead(g ui.Drag) {
	if f := h.following(); f != nil && g.Phase != ui.Cancel && !nowhere(g) {
		f.to = h.table.Ground(g.X, g.Y)
	}
}

// steps is the number of key steps that the hand can move to either side.
const steps = 6

// Nudge moves the target of the hand by keys: dx steps to the right and dy steps
// forward. It refuses what the hand can't reach in time.
func (h *Thrower) Nudge(dx, dy float64) {
	x := h.toss
	f, step := x.follow, x.yard.Reach(x.throw.Aim)/steps
	to := bone.Spot{X: f.to.X + dx*step, Y: f.to.Y + dy*step}
	if f.went+flight.Far(f.At, to) > (steps+0.01)*step {
		h.table.Say("The hand can’t go any farther.")
		return
	}
	f.to = to
	x.throw.By = max(x.throw.By, h.manner(true))
	h.soundDowns()
	h.sayDowns("")
	h.table.Changed()
}

// soundDowns plays a tone for each bone in the air: from the side where it will come
// down relative to the hand, higher if further forward, with a knock if the hand will
// be under it.
func (h *Thrower) soundDowns() {
	x := h.toss
	for i, d := range x.follow.Downs {
		after := 0.28 * float64(i)
		dx, dy := d.X-x.follow.to.X, d.Y-x.follow.to.Y
		h.sound.PlayAt(sound.Pitch, max(0, min(14, 7+int(math.Round(1.5*dy)))), math.Max(-1, math.Min(1, dx/4)), after)
		if x.over(i) {
			h.sound.PlayAt(sound.Disc, 0, 0, after)
		}
	}
}

// over reports whether the hand, once it arrives, will be under bone i.
func (x *tossed) over(i int) bool {
	return x.yard.Scene.Palm.Under(x.follow.to, x.follow.Downs[i])
}

// sayDowns announces first, which may be empty, then how many of the bones in the air
// will come down on the hand, and how far from the hand the first of the others will.
func (h *Thrower) sayDowns(first text.Text) {
	x := h.toss
	under, other := 0, text.Text("")
	for i, d := range x.follow.Downs {
		if x.over(i) {
			under++
		} else if other == "" {
			other = aside(d.X-x.follow.to.X, d.Y-x.follow.to.Y, x.yard.Reach(x.throw.Aim)/steps)
		}
	}
	if first != "" {
		h.table.Say(first)
	}
	if other != "" {
		h.table.Say(text.Of("{0} of {1} over the hand. The next is {2}.", under, len(x.follow.Downs), other))
		return
	}
	h.table.Say(text.Of("{0} of {1} over the hand.", under, len(x.follow.Downs)))
}

// aside returns an offset in words, counted in steps: "2 left and 1 ahead".
func aside(dx, dy, step float64) text.Text {
	var ways []text.Text
	count := func(d float64, less, more text.Text) {
		switch n := int(math.Round(d / step)); {
		case n < 0:
			ways = append(ways, text.Of(less, -n))
		case n > 0:
			ways = append(ways, text.Of(more, n))
		}
	}
	count(dx, "{0} to the left", "{0} to the right")
	count(dy, "{0} back", "{0} ahead")
	if len(ways) == 0 {
		return "just beside"
	}
	return text.And(ways...)
}

// LetFall ends the wait of bones that hang in the air: the hand reaches its target at
// once. Without waiting, or with reduced motion, the bones come down now.
func (h *Thrower) LetFall() {
	x := h.toss
	f, hung := x.follow, x.follow.waits
	if hung {
		most := x.yard.Reach(x.throw.Aim)
		f.At = flight.Toward(f.At, f.to, math.Max(0, most-f.went))
		f.waits, f.went = false, most
	}
	if !hung || h.prefs.Motion != prefs.Full {
		f.Age = x.flight.ArrivalTime()
	}
	h.table.Changed()
}
