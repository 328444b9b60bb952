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

// A Hand is how bones are thrown in a game of the hand: one presses anywhere,
// pulls back and lets go, or aims with keys, and where the bones fly to decides.
type Hand struct {
	Yard func(v *rules.View) *flight.Yard
	// Stay is how many of the bones that lie stay when the next are thrown.
	Stay func(v *rules.View) int
	// Lying is how bones lie when the next are thrown, where that follows from the
	// view: there is neither Stay nor Lie then.
	Lying func(v *rules.View) []bone.Pose
	// Lands is what a throw came to, from how the bones lay to how they lie: all
	// the outcomes that fall, one after the other.
	Lands func(was *rules.View, th flight.Throw, before, after []bone.Pose) []rules.Move
	// Lie is where bone i of a view is shown of whose flight nothing is known.
	Lie func(v *rules.View, i int) bone.Pose
	// Ground is where on the ground a pixel is, where the hand follows what it threw.
	Ground func(in *Instant, px, py float64) bone.Spot
	// Ways names the two ways to throw, careful and bold, and their icons, where they
	// are called otherwise here.
	Ways [2][2]string
	// Mark is what a sure hand would aim at.
	Mark func(v *rules.View, lying []bone.Pose, bold bool) flight.Aim
}

// Manner is a manner of throwing in words that follow "best games".
func (h *Hand) Manner(m flight.Manner) string {
	if m == flight.ByKeys && h.Ground != nil {
		return "with bones that wait"
	}
	return [flight.Manners]string{"by hand", "by keys", "with the whole arc", "by ear", "by another hand"}[m]
}

// Before is how bones lie when the next are thrown that came to lie so after those
// before them.
func (h *Hand) Before(v *rules.View, lay []bone.Pose) []bone.Pose {
	if h.Lying != nil {
		return h.Lying(v)
	}
	return lay[:h.Stay(v)]
}

// A hand throws in games of the hand.
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

// A tossed is a throw that has left the hand and is worked out.
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

// dropped is how many knots bones must be pulled to be thrown at all.
const dropped = 0.5

// throws tells whether a person is asked for a throw of the hand now.
func (t *Table) throws() bool {
	return t.board.Bones.Hand != nil && t.script.asks() && t.hand.toss == nil && throwOf(&t.script.shown) != nil
}

// pull is a moment of a person who pulls bones back to throw them.
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

// nowhere tells whether a finger is said to be where no page reaches.
func nowhere(g ui.Grip) bool {
	const far = 1e6
	return !(math.Hypot(g.X, g.Y) < far) // nor is what is no number
}

// carry is how the bones are pulled now: strength by how far, direction by how
// far aside.
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

// pulled is how far bones are pulled back to be aimed so, pixels.
func pulled(a flight.Aim, u float64) (dx, dy float64) {
	dy = float64(a.Force) / flight.Fine * knot * u
	return -float64(a.Aside) / flight.Fine * astray * dy, dy
}

// aimAt takes an aim, with a click for every knot that passes.
func (t *Table) aimAt(a flight.Aim) {
	h := &t.hand
	if a.Force/flight.Fine != h.aim.Force/flight.Fine {
		t.play(sound.Pebble)
	}
	h.aim = a
}

// putDown lays the bones back into their ring.
func (t *Table) putDown() {
	h := &t.hand
	h.held, h.keyed, h.ear, h.dx, h.dy, h.aim.Aside, h.aim.Force = false, false, false, 0, 0, 0, 0
	t.changed()
}

// steer aims by keys: a step aside or half a knot each.
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

// way is which of the two ways is chosen.
func (t *Table) way() int {
	if t.hand.aim.Bold {
		return 1
	}
	return 0
}

// aimWords is an aim in words: "Two steps left, 4½ knots".
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

// choose takes one of the two ways to throw.
func (t *Table) chooseWay(bold bool) {
	t.hand.aim.Bold = bold
	t.play(sound.Pebble)
	t.changed()
}

// letGo throws as it is aimed.
func (t *Table) letGo() {
	h := &t.hand
	x := t.fling(h.aim, flight.Spread{})
	if x.yard.Catch != nil {
		t.play(sound.TakeUp)
		x.follow = &follow{Follow: Follow{On: true, Taken: -1}, waits: t.mayWait()}
	}
	x.throw.By = t.manner(x.follow != nil && x.follow.waits)
}

// manner is by what help a person throws, where bones may wait.
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

// throwForMe throws the chosen way as a middling hand does.
func (t *Table) throwForMe() {
	if t.throws() {
		t.fling(t.aimed(t.hand.aim.Bold, flight.Middling), flight.Middling).throw.By = flight.ByAnother
	}
}

// stray is the chance of the throw that comes next.
func (t *Table) chance() *rand.Rand {
	s := t.script.sess
	return opponent.Stream(s.Seed(), s.Turn(), s.Len()+1<<24)
}

// spread is that of the hand of a seat.
func (t *Table) spread(seat rules.Actor) flight.Spread {
	setup := t.script.sess.Setup()
	return spreads[setup.Aim(int(seat))]
}

// aimed is what a hand of that spread aims at now.
func (t *Table) aimed(bold bool, s flight.Spread) flight.Aim {
	v := t.script.view(t.script.sess.Len())
	aim := t.board.Bones.Hand.Mark(&v, t.hand.flights.staying(t.script.sess.Len()), bold)
	return aim.Stray(s, t.chance())
}

// spreads are those of the hands.
var spreads = [rules.Aims]flight.Spread{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}

// fling begins to work out the throw of whoever's turn it is, whose hand has that
// spread if it follows.
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

// flies works on at the throw that has left the hand, and hands it to the rules
// once it has come to rest; it tells whether there was one.
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

// catches has a hand follow by itself the bones that come.
func (t *Table) catches(x *tossed) {
	r := t.chance()
	r.Uint64()
	r.Uint64()
	x.throw.Follow = x.yard.Slide(x.throw, x.flight.Downs(nil), x.lying, x.spread, r)
	x.flight.Hold(x.yard.Caught(x.throw, x.lying))
}

// landed tells the rules what a throw came to.
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

// tell makes a throw in the game, and has fall what it came to.
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
