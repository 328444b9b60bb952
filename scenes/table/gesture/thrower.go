// Package gesture lets bones be thrown by hand: a person pulls them back and lets go, or
// aims by keys, the flight of the throw is computed, and in some games the hand then
// follows the bones and catches them. It aims for computers too, and finds the flights of
// earlier throws again from the record. It knows the game by its Hand and the table by
// the interface Table.
package gesture

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// A Table is the table at which a Thrower throws, as far as it needs it.
type Table interface {
	// View returns the game after at steps as the viewer may see it.
	View(at int) rules.View
	// Asks reports whether a person is to decide now.
	Asks() bool
	// Page returns the page on which pointers move.
	Page() *ui.Page
	// Ground returns the spot on the ground under a pixel. It is called only in games
	// whose hand catches.
	Ground(x, y float64) bone.Spot
	// Say announces something important to a screen reader.
	Say(said text.Text)
	// Refuse tells the person why something cannot be done.
	Refuse(why text.Text)
	// Changed has the page listed and drawn again.
	Changed()
	// Fade cross-fades from the current picture to the next.
	Fade()
}

// An Away takes the throws of a game that another device plays too. A throw is fixed before
// the chance in it is known; its steps come to the session later.
type Away interface {
	// Throw fixes a throw, described by Gesture. The error says, in words for players, why it
	// cannot be made.
	Throw(m rules.Move, gesture string) error
	// Thrown reports whether a throw of this device is fixed whose steps have not come.
	Thrown() bool
}

// A Thrower throws the bones of one session, for persons and for computers: it owns the
// aim, the gesture, the throw whose flight is being computed, and the flights of all
// throws of the session. In a game that is not played by hand it does nothing.
type Thrower struct {
	// Ahead is the number of seconds of the next flight to be shown that have been seen
	// already, while a hand followed the bones.
	Ahead float64
	// Away takes the throws in place of the session; nil in a game at one device.
	Away Away

	table   Table
	hand    *Hand
	sess    *session.Session
	prefs   *prefs.Prefs
	sound   *sound.Box
	aim     flight.Aim
	grip    ui.Drag              // where it was taken hold of
	held    bool                 // by a finger
	keyed   bool                 // by keys
	ear     bool                 // by what only screen readers use
	dx, dy  float64              // how far it is pulled, pixels
	last    [2]*flight.Aim       // of the seat that is asked, careful and bold; nil without one
	told    session.EnteredCasts // what throws come to once they are let go
	flights flights
	toss    *tossed // being worked out, or nil
}

// New returns the thrower of a session and makes it the supply of the session's casts.
// hand is nil in a game that is not played by hand; box may be nil.
func New(t Table, sess *session.Session, hand *Hand, p *prefs.Prefs, box *sound.Box) *Thrower {
	h := &Thrower{table: t, hand: hand, sess: sess, prefs: p, sound: box}
	h.flights = flights{sess: sess, hand: hand, eyes: t.View}
	sess.SetSupply(h.told.Give)
	return h
}

// Stop drops the throw that is being computed, since a new question is asked.
func (h *Thrower) Stop() { h.toss = nil }

// Ask prepares for a throw by a person on that seat: it finds their last aims, to be
// marked.
func (h *Thrower) Ask(seat rules.Actor) { h.last = h.flights.lastOf(seat) }

// Cut forgets the flights of the steps from at on, which were taken back.
func (h *Thrower) Cut(at int) { h.flights.cut(at) }

// Held reports whether a pointer holds the bones.
func (h *Thrower) Held() bool { return h.held }

// Keyed reports whether keys aim the bones.
func (h *Thrower) Keyed() bool { return h.keyed }

// Tossing reports whether a throw has left the hand, and its flight is not known yet.
func (h *Thrower) Tossing() bool { return h.toss != nil || h.Waits() }

// Waits reports whether a throw has left the hand that flies once another device has added
// its chance.
func (h *Thrower) Waits() bool { return h.Away != nil && h.Away.Thrown() }

// Bold reports whether the bold way to throw is chosen.
func (h *Thrower) Bold() bool { return h.aim.Bold }

const (
	follows = 0.6 // movement of the bones relative to the pointer, so that a thumb does not hide them
	knot    = 6.5 // length of a pull, in units of the page, that adds one knot of force
	astray  = 0.1 // sideways part of a pull, relative to its part straight back, that is one step aside
)

// dropped is the least pull, in knots, that throws the bones; after a shorter one
// they are put down.
const dropped = 0.5

// throws reports whether a person has to throw by hand now and no throw is in the air.
func (h *Thrower) throws() bool {
	return h.hand != nil && h.table.Asks() && !h.Tossing() &&
		slices.ContainsFunc(h.sess.Position().Moves(nil), func(m rules.Move) bool { return m.Verb == rules.Throw })
}

// Pull handles one phase of the gesture that pulls bones back to throw them.
func (h *Thrower) Pull(g ui.Drag) {
	if nowhere(g) {
		g.Phase = ui.Cancel
	}
	if g.Phase != ui.Take && !h.held {
		return
	}
	switch g.Phase {
	case ui.Take:
		if !h.throws() {
			return
		}
		h.grip, h.held, h.keyed, h.ear, h.dx, h.dy = g, true, false, false, 0, 0
		h.aim.Aside, h.aim.Force = 0, 0
		h.sound.Play(sound.TakeUp)
	case ui.Move:
		h.carry(g)
	case ui.Cancel:
		h.PutDown()
	case ui.Release:
		h.carry(g)
		h.held = false
		if !h.throws() || h.aim.Force < dropped*flight.Fine {
			h.PutDown()
			return
		}
		h.LetGo()
	}
}

// nowhere reports whether the coordinates of a pointer are far outside any screen or
// not a number.
func nowhere(g ui.Drag) bool {
	const far = 1e6
	return !(math.Hypot(g.X, g.Y) < far) // nor is what is no number
}

// carry sets the aim by a drag: its length is the force, its sideways part the
// direction.
func (h *Thrower) carry(g ui.Drag) {
	u := h.table.Page().U
	h.dx, h.dy = g.X-h.grip.X, g.Y-h.grip.Y
	back := math.Max(h.dy, 0)
	knots := math.Hypot(h.dx, back) / (knot * u)
	if back < knot*u*dropped {
		knots = 0
	}
	aside := 0.0
	if back > 0 {
		aside = -h.dx / back / astray
	}
	h.aimAt(flight.Aimed(aside, knots, h.aim.Bold))
}

// aimAt sets the aim and plays a click whenever its force passes a whole knot.
func (h *Thrower) aimAt(a flight.Aim) {
	if a.Force/flight.Fine != h.aim.Force/flight.Fine {
		h.sound.Play(sound.Pebble)
	}
	h.aim = a
}

// PutDown cancels the aim and puts the bones back.
func (h *Thrower) PutDown() {
	h.held, h.keyed, h.ear, h.dx, h.dy, h.aim.Aside, h.aim.Force = false, false, false, 0, 0, 0, 0
	h.table.Changed()
}

// Steer changes the aim by keys: dx in steps aside, dy in half knots. While the hand
// follows bones in the air, it moves the hand instead.
func (h *Thrower) Steer(dx, dy float64) {
	if h.following() != nil {
		h.Nudge(dx, dy)
		return
	}
	a := h.aim
	if !h.keyed {
		h.held, h.keyed = false, true
		a.Aside, a.Force = 0, 3*flight.Fine
		if last := h.last[h.Way()]; last != nil {
			a = *last
			a.Aside, a.Force = a.Aside/flight.Fine*flight.Fine, (a.Force+4)/8*8
		}
		h.sound.Play(sound.TakeUp)
	}
	a.Aside += int(dx) * flight.Fine
	a.Force += int(dy) * flight.Fine / 2
	a = a.Clip()
	a.Force = max(a.Force, flight.Fine/2)
	h.aimAt(a)
	h.dx, h.dy = pulled(a, h.table.Page().U)
	h.soundAim(a)
	h.table.Say(text.Of("{0}.", aimWords(a)))
	h.table.Changed()
}

// SteerByEar does what Steer does, for buttons that only screen readers use. A throw
// that is then let go counts as thrown by ear.
func (h *Thrower) SteerByEar(dx, dy float64) {
	h.ear = true
	h.Steer(dx, dy)
}

// Way returns the chosen way to throw: 0 careful, 1 bold.
func (h *Thrower) Way() int {
	if h.aim.Bold {
		return 1
	}
	return 0
}

// ChooseWay selects the bold or the careful way to throw.
func (h *Thrower) ChooseWay(bold bool) {
	h.aim.Bold = bold
	h.sound.Play(sound.Pebble)
	h.table.Changed()
}

// LetGo throws the bones with the present aim. In games of catching, the person then
// follows them with the hand.
func (h *Thrower) LetGo() {
	x := h.fling(h.aim, flight.Inaccuracy{})
	if x.yard.Catch != nil {
		h.sound.Play(sound.TakeUp)
		x.follow = &follow{Follow: Follow{On: true, Taken: -1}, waits: h.mayWait()}
	}
	x.throw.By = h.manner(x.follow != nil && x.follow.waits)
}

// manner returns how a person throws, by what helps them; wait says that bones may wait
// in the air.
func (h *Thrower) manner(wait bool) flight.Assistance {
	switch {
	case h.ear:
		return flight.ByEar
	case h.prefs.Arc == prefs.WholeArc:
		return flight.ByArc
	case h.keyed || wait:
		return flight.ByKeys
	}
	return flight.ByHand
}
