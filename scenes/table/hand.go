package table

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// A Hand describes how bones are thrown in a game played by hand: the player presses
// anywhere, pulls back and releases, or aims with keys. The place where the bones
// land decides.
type Hand struct {
	Yard func(v *rules.View) *flight.Yard
	// Stay returns the number of lying bones that stay when the next are thrown.
	Stay func(v *rules.View) int
	// Lying returns the poses of the lying bones when the next are thrown, for a game in
	// which they follow from the view. If it is set, Stay and Lie are not.
	Lying func(v *rules.View) []bone.Pose
	// Lands returns the outcomes of a throw in order, given the poses of the bones
	// before and after it.
	Lands func(was *rules.View, th flight.Throw, before, after []bone.Pose) []rules.Move
	// Lie returns the pose in which bone i of a view is drawn if its flight is unknown.
	Lie func(v *rules.View, i int) bone.Pose
	// Ground returns the spot on the ground under a pixel, for games in which the hand
	// follows the bones it threw.
	Ground func(in *Instant, px, py float64) bone.Spot
	// Ways names the two ways to throw, careful and bold, and their icons, where they
	// are called otherwise here.
	Ways [2][2]string
	// Mark returns the aim of a perfectly steady hand.
	Mark func(v *rules.View, lying []bone.Pose, bold bool) flight.Aim
}

// Manner returns the words for a manner of throwing, to follow "best games".
func (h *Hand) Manner(m flight.Manner) string {
	if m == flight.ByKeys && h.Ground != nil {
		return "with bones that wait"
	}
	return [flight.Manners]string{"by hand", "by keys", "with the whole arc", "by ear", "by another hand"}[m]
}

// Before returns the poses of the bones that lie when the next are thrown; lay holds
// their poses after the previous throw.
func (h *Hand) Before(v *rules.View, lay []bone.Pose) []bone.Pose {
	if h.Lying != nil {
		return h.Lying(v)
	}
	return lay[:h.Stay(v)]
}

// A hand is the state of throwing by hand: the aim, the gesture and the throw in
// flight.
type hand struct {
	aim     flight.Aim
	grip    ui.Grip        // where it was taken hold of
	held    bool           // by a finger
	keyed   bool           // by keys
	ear     bool           // by what only screen readers use
	dx, dy  float64        // how far it is pulled, pixels
	last    [2]*flight.Aim // of the seat that is asked, careful and bold; nil without one
	throw   session.Told   // what throws come to once they are let go
	flights flights
	toss    *tossed // being worked out, or nil
	seen    float64 // for so many seconds the flight to be shown has been seen
}

// A tossed is a throw that has left the hand and whose flight is being computed.
type tossed struct {
	move   rules.Move
	throw  flight.Throw
	lying  []bone.Pose
	yard   *flight.Yard
	flight *bone.Toss
	spread flight.Spread // of the hand that follows by itself
	follow *follow       // how a person's hand follows; else nil
}

// follows is how much of the way of a finger the bones go, so that no thumb hides
// them; a knot is so many units of its way, and a step aside such a part of the
// way back.
const (
	follows = 0.6
	knot    = 6.5
	astray  = 0.1
)

// dropped is the least pull, in knots, that throws the bones; after a shorter one
// they are put down.
const dropped = 0.5

// throws reports whether a person is now asked for a throw by hand.
func (t *Table) throws() bool {
	return t.board.Bones.Hand != nil && t.script.asks() && t.hand.toss == nil && throwOf(&t.script.shown) != nil
}

// pull handles one phase of the gesture that pulls bones back to throw them.
func (t *Table) pull(g ui.Grip) {
	h := &t.hand
	if nowhere(g) {
		g.Phase = ui.Slip
	}
	if g.Phase != ui.Take && !h.held {
		return
	}
	switch g.Phase {
	case ui.Take:
		if !t.throws() {
			return
		}
		h.grip, h.held, h.keyed, h.ear, h.dx, h.dy = g, true, false, false, 0, 0
		h.aim.Aside, h.aim.Force = 0, 0
		t.play(sound.TakeUp)
	case ui.Carry:
		t.carry(g)
	case ui.Slip:
		t.putDown()
	case ui.Release:
		t.carry(g)
		h.held = false
		if !t.throws() || h.aim.Force < dropped*flight.Fine {
			t.putDown()
			return
		}
		t.letGo()
	}
}

// nowhere reports whether the coordinates of a pointer are far outside any screen or
// not a number.
func nowhere(g ui.Grip) bool {
	const far = 1e6
	return !(math.Hypot(g.X, g.Y) < far) // nor is what is no number
}

// carry updates the aim from a drag: the length of the pull sets the force, its
// sideways part the direction.
func (t *Table) carry(g ui.Grip) {
	h, u := &t.hand, t.st.Page().U
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
	t.aimAt(flight.Aimed(aside, knots, h.aim.Bold))
}

// pulled returns the pull, in pixels, that gives the aim a; u is the page's unit in
// pixels.
func pulled(a flight.Aim, u float64) (dx, dy float64) {
	dy = float64(a.Force) / flight.Fine * knot * u
	return -float64(a.Aside) / flight.Fine * astray * dy, dy
}

// aimAt sets the aim and plays a click whenever its force passes a whole knot.
func (t *Table) aimAt(a flight.Aim) {
	h := &t.hand
	if a.Force/flight.Fine != h.aim.Force/flight.Fine {
		t.play(sound.Pebble)
	}
	h.aim = a
}

// putDown cancels the aim and puts the bones back.
func (t *Table) putDown() {
	h := &t.hand
	h.held, h.keyed, h.ear, h.dx, h.dy, h.aim.Aside, h.aim.Force = false, false, false, 0, 0, 0, 0
	t.changed()
}

// steer changes the aim by keys: dx in steps aside, dy in half knots. While the hand
// follows bones in the air, it moves the hand instead.
func (t *Table) steer(dx, dy float64) {
	if t.following() != nil {
		t.nudge(dx, dy)
		return
	}
	h := &t.hand
	a := h.aim
	if !h.keyed {
		h.held, h.keyed = false, true
		a.Aside, a.Force = 0, 3*flight.Fine
		if last := h.last[t.way()]; last != nil {
			a = *last
			a.Aside, a.Force = a.Aside/flight.Fine*flight.Fine, (a.Force+4)/8*8
		}
		t.play(sound.TakeUp)
	}
	a.Aside += int(dx) * flight.Fine
	a.Force += int(dy) * flight.Fine / 2
	a = a.Clip()
	a.Force = max(a.Force, flight.Fine/2)
	t.aimAt(a)
	h.dx, h.dy = pulled(a, t.st.Page().U)
	t.sound(a)
	t.say(vital, aimWords(a)+".")
	t.changed()
}

// sound lets an aim be heard beside its target: first the target's tone, then its
// own. Where it sounds is the direction, how high it is the strength; once it is
// right the two are one.
func (t *Table) sound(a flight.Aim) {
	v := t.script.view(t.script.sess.Len())
	mark := t.board.Bones.Hand.Mark(&v, t.hand.flights.staying(t.script.sess.Len()), a.Bold)
	for i, x := range [2]flight.Aim{mark, a} {
		step := (2*x.Force + flight.Fine/2) / flight.Fine
		t.deps.Sound.PlayAt(sound.Pitch, step, float64(x.Aside)/(flight.Steps*flight.Fine), 0.26*float64(i))
	}
}

// way returns the chosen way to throw: 0 careful, 1 bold.
func (t *Table) way() int {
	if t.hand.aim.Bold {
		return 1
	}
	return 0
}

// aimWords returns an aim in words, as "Two steps left, 4½ knots".
func aimWords(a flight.Aim) string {
	steps := (a.Aside + flight.Fine*16) / flight.Fine // rounded down, whatever its sign
	steps -= 16
	side := "straight on"
	switch {
	case steps == -1:
		side = "a step left"
	case steps < 0:
		side = words.Int(-steps) + " steps left"
	case steps == 1:
		side = "a step right"
	case steps > 0:
		side = words.Int(steps) + " steps right"
	}
	half := ""
	if a.Force%flight.Fine >= flight.Fine/2 {
		half = "½"
	}
	return words.Upper(side) + ", " + words.Int(a.Force/flight.Fine) + half + " knots"
}

// chooseWay selects the bold or the careful way to throw.
func (t *Table) chooseWay(bold bool) {
	t.hand.aim.Bold = bold
	t.play(sound.Pebble)
	t.changed()
}

// letGo throws the bones with the current aim.
func (t *Table) letGo() {
	h := &t.hand
	x := t.fling(h.aim, flight.Spread{})
	if x.yard.Catch != nil {
		t.play(sound.TakeUp)
		x.follow = &follow{Follow: Follow{On: true, Taken: -1}, waits: t.mayWait()}
	}
	x.throw.By = t.manner(x.follow != nil && x.follow.waits)
}

// manner returns the manner in which a person throws; wait means that the bones may
// wait for the hand.
func (t *Table) manner(wait bool) flight.Manner {
	switch {
	case t.hand.ear:
		return flight.ByEar
	case t.st.Prefs.Arc == prefs.WholeArc:
		return flight.ByArc
	case t.hand.keyed || wait:
		return flight.ByKeys
	}
	return flight.ByHand
}

// throwForMe throws for a person in the chosen way, with the accuracy of a middling
// hand.
func (t *Table) throwForMe() {
	if t.throws() {
		t.fling(t.aimed(t.hand.aim.Bold, flight.Middling), flight.Middling).throw.By = flight.ByAnother
	}
}

// chance returns the random stream of the next throw.
func (t *Table) chance() *rand.Rand {
	s := t.script.sess
	return opponent.Stream(s.Seed(), s.Turn(), s.Len()+1<<24)
}

// spread returns the spread of the hand that is set for a seat.
func (t *Table) spread(seat rules.Actor) flight.Spread {
	setup := t.script.sess.Setup()
	return spreads[setup.Aim(int(seat))]
}

// aimed returns the aim of a computed hand for the next throw: the ideal aim with a
// random error of spread s.
func (t *Table) aimed(bold bool, s flight.Spread) flight.Aim {
	v := t.script.view(t.script.sess.Len())
	aim := t.board.Bones.Hand.Mark(&v, t.hand.flights.staying(t.script.sess.Len()), bold)
	return aim.Stray(s, t.chance())
}

// spreads lists the spread of each kind of hand.
var spreads = [rules.Aims]flight.Spread{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}

// fling starts to compute the throw of the seat to move. If the hand has to follow
// the bones by itself, it does so with the given spread.
func (t *Table) fling(a flight.Aim, spread flight.Spread) *tossed {
	s := t.script.sess
	r := t.chance()
	r.Uint64()
	th := flight.Throw{Aim: a, Scatter: r.Uint32()}
	n := s.Len()
	v := t.script.view(n)
	m := rules.Move{Verb: rules.Throw}
	if a.Bold {
		m.N = 1
	}
	lying := t.hand.flights.staying(n)
	y := t.board.Bones.Hand.Yard(&v)
	x := &tossed{move: m, throw: th, lying: lying, yard: y, flight: y.Loose(th, v.Cup, lying), spread: spread}
	t.hand.toss = x
	t.hand.held = false
	t.changed()
	return x
}

// flies continues to compute the throw in flight and plays it in the session once
// the bones rest. It reports whether there was a throw.
func (t *Table) flies(work func(func() bool) bool) bool {
	x := t.hand.toss
	if x == nil {
		return false
	}
	if !work(func() bool { return x.flight.Step(12) || x.flight.Comes() }) {
		return true
	}
	switch {
	case !x.flight.Comes():
		t.landed(x)
	case x.follow != nil:
		t.chase(x)
	default:
		t.catches(x)
	}
	return true
}

// catches computes how a hand follows the coming bones by itself.
func (t *Table) catches(x *tossed) {
	r := t.chance()
	r.Uint64()
	r.Uint64()
	x.throw.Follow = x.yard.Slide(x.throw, x.flight.Downs(nil), x.lying, x.spread, r)
	x.flight.Hold(x.yard.Caught(x.throw, x.lying))
}

// landed ends a throw whose bones rest and plays it in the session; an error of the
// session is shown to the player.
func (t *Table) landed(x *tossed) {
	t.hand.toss, t.hand.seen = nil, 0
	if x.follow != nil {
		t.hand.seen = x.follow.Age
	}
	t.putDown()
	var err error
	t.script.sess.Together(func() { err = t.tell(x) })
	switch {
	case err != nil:
		t.st.Refuse(err.Error())
	case t.hand.seen > 0: // the picture goes on with what is in the air
		t.begin()
		t.end()
		t.begin()
	}
}

// tell plays a throw in the session and queues its outcomes. The error says why the
// session refused the throw.
func (t *Table) tell(x *tossed) error {
	s := t.script.sess
	n := s.Len()
	was := t.script.view(n)
	if err := s.PlayThrown(x.move, x.throw.Text()); err != nil {
		return err
	}
	ends := x.flight.Tape().Rest()
	lands := t.board.Bones.Hand.Lands(&was, x.throw, x.lying, ends)
	if t.hand.throw.Tell(s, lands...) == nil {
		t.hand.flights.keep(n, &flown{throw: x.throw, from: x.lying, ends: ends, tape: x.flight.Tape(), casts: len(lands)})
	}
	t.leave()
	s.Fall()
	return nil
}
