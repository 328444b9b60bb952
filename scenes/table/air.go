package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// A Hold is the state of an aim, of a person or of a computed hand.
type Hold struct {
	On   bool // the bones are held
	Aim  flight.Aim
	DX   float64      // how far the bones are drawn from their ring, pixels
	DY   float64      // and how far back
	Arc  prefs.Arc    // how much of their way is shown
	Last []flight.Aim // the last throw of whoever is asked of each way, careful and bold; nothing without one
}

// An Air holds the poses and flights of the bones in a game played by hand.
type Air struct {
	Throw flight.Throw
	Lying []bone.Pose  // before the throw that is shown, or at rest now
	Ends  []bone.Pose  // after it
	Tape  *bone.Tape   // how they fly, first those that lie; nil if nothing flies, or nobody knows how
	Ways  []*bone.Tape // how those came there that lie, and fly, throw by throw as far as that is known
	By    bool         // who throws, or has thrown what is shown, is a person here
	Next  bool         // who throws next is
	Pace  Pace         // how fast that is shown; zero before it is
	Look  bone.Look    // how bones are lit
}

// kinds maps each kind of impact to its sound and its loudness.
var kinds = [...]struct {
	kind sound.Kind
	loud float64
}{
	bone.OnTable: {sound.OnTable, 1}, bone.OnBone: {sound.OnBone, 1}, bone.OnWall: {sound.OnWall, 1},
	bone.OnSand: {sound.OnTable, 0.25}, bone.OnStone: {sound.OnTable, 1}, bone.OnWood: {sound.OnWall, 1},
	bone.OnGlass: {sound.OnWall, 0.8}, bone.OnSkin: {sound.OnTable, 0.15},
}

// strikes sounds what bones that fly strike since the age before.
func (t *Table) strikes(m *playback, before float64) {
	if !m.Flies() || m.Back() {
		return
	}
	air := t.hand.flights.of(t.script.at, m)
	if air.Tape == nil {
		return
	}
	to, from := m.Flight(before)
	for _, hit := range air.Tape.Impacts() {
		if from <= hit.Time && hit.Time < to {
			k := kinds[hit.Kind]
			t.deps.Sound.Strike(hit.Speed*k.loud, k.kind, hit.Bone, 0)
			if hit.Speed > 8 {
				t.buzz(8)
			}
		}
	}
}

// flies tells whether bones of the hand are in the air.
func (in *Instant) flies() bool {
	m := in.step
	return m != nil && in.Air.Tape != nil && m.Times().Flies.Seconds(m.Age()) < in.Air.Tape.Length()
}

// Holds tells whether a hand is seen that is about to throw: of a person who is asked,
// or of somebody else, who draws back.
func (in *Instant) Holds() bool { return in.Asks && in.T >= 1 || in.draws() }

// draws tells whether a hand draws back that is no person's here.
func (in *Instant) draws() bool { return in.Move.Verb == rules.Throw && in.T < 1 && !in.Air.By }

// drawn returns the aim shown for a computed hand that pulls back: it moves to the
// aim of its throw, wandering more the less steady it is, and waits there.
func (in *Instant) drawn(s flight.Spread) Hold {
	const pulls = 0.6 // of the time
	t := math.Min(1, in.T/pulls)
	a, over := in.Air.Throw.Aim, -t*math.Sin(2*math.Pi*t)*flight.Fine
	a.Aside += int((s.Aside - flight.Steady.Aside) * over)
	a.Force = int(float64(a.Force)*t*t*(3-2*t) + (s.Force-flight.Steady.Force)*over)
	a = a.Clip()
	dx, dy := pulled(a, in.Page.U)
	return Hold{On: true, Aim: a, DX: dx * follows, DY: dy * follows, Arc: prefs.NoArc}
}

// hold returns the current aim of a person; arc is the part of the flight to
// preview.
func (h *hand) hold(arc prefs.Arc) Hold {
	o := Hold{On: h.held || h.keyed, Aim: h.aim, DX: h.dx * follows, DY: math.Max(h.dy, 0) * follows, Arc: arc}
	for _, last := range h.last {
		if last != nil {
			o.Last = append(o.Last, *last)
		}
	}
	return o
}

// air returns the current poses and flights of the bones.
func (t *Table) air() Air {
	s := &t.script
	a := t.hand.flights.of(s.at, s.step)
	if x := t.hand.toss; x != nil && x.follow != nil {
		a.Throw, a.Tape = x.throw, x.flight.Live()
	}
	by, next := s.sess.Turn(), s.sess.Turn()
	if m := s.step; m != nil {
		by, next = acting(&m.was), acting(&m.now)
		a.Pace = m.Times().Flies
	}
	a.By, a.Next, a.Look = t.seats.person(by), t.seats.person(next), t.look()
	return a
}
