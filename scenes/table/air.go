package table

import (
	"knucklebones/rules"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/gesture"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/bone"
)

// How bones are thrown by hand, and what is seen of it, is said in the types of package
// gesture.
type (
	Hand   = gesture.Hand
	Way    = gesture.Way
	Hold   = gesture.Hold
	Air    = gesture.Air
	Follow = gesture.Follow
	Ghost  = gesture.Ghost
	Away   = gesture.Away
)

// Physics returns the flights of throws by hand for games apart; hand returns the hand of a
// game, or nil.
func Physics(hand func(*rules.Game) *Hand) apart.Fly { return gesture.Physics(hand) }

// A thrown is the table as its gesture.Thrower sees it.
type thrown struct{ t *Table }

// View returns the view of the person at this device, or Nobody's, after the first at
// steps.
func (x thrown) View(at int) rules.View { return x.t.script.view(at) }

// Asks reports whether a person here has to decide now, and everything before that has
// been shown.
func (x thrown) Asks() bool { return x.t.script.asks() }

// Page returns the page as it was last laid out.
func (x thrown) Page() *ui.Page { return x.t.st.Page() }

// Ground returns the spot on the ground under a pixel.
func (x thrown) Ground(px, py float64) bone.Spot {
	return x.t.board.Bones.Ground(x.t.instant(), px, py)
}

// Say announces a text that must not be missed to a screen reader.
func (x thrown) Say(said text.Text) { x.t.say(speech.Vital, said) }

// Refuse shows the person the reason why something can't be done.
func (x thrown) Refuse(why text.Text) { x.t.st.ShowRefusal(why) }

// Changed makes the page be laid out and drawn again.
func (x thrown) Changed() { x.t.changed() }

// Fade makes the next picture cross-fade from the present one.
func (x thrown) Fade() { x.t.st.Fade() }

// flies reports whether bones thrown by hand are in the air at this instant.
func (in *Instant) flies() bool {
	m := in.step
	return m != nil && in.Air.Tape != nil && m.Times().Flies.Seconds(m.Age()) < in.Air.Tape.Length()
}

// Holds reports whether a hand is seen that is about to throw: of a person who is asked,
// or of somebody else, who draws back; or one that has thrown bones which wait to fly.
func (in *Instant) Holds() bool { return in.Asks && in.T >= 1 || in.Waits || in.draws() }

// draws reports whether the hand of another player, who is no person at this device,
// draws back for a throw.
func (in *Instant) draws() bool { return in.Move.Verb == rules.Throw && in.T < 1 && !in.Air.By }

// air returns the current poses and flights of the bones.
func (t *Table) air() Air {
	s := &t.script
	a := t.hand.Rest(s.at)
	by, next := s.sess.Turn(), s.sess.Turn()
	if m := s.step; m != nil {
		if !m.Back() {
			a = t.hand.During(m.step)
		}
		by, next = acting(&m.was), acting(&m.now)
		a.Pace = m.Times().Flies
	}
	t.hand.Live(&a)
	a.By, a.Next, a.Look = t.seats.person(by), t.seats.person(next), t.dice.look()
	return a
}

// A ghost is the best game of whoever plays alone, beside the one that is on.
type ghost struct {
	*device
	script *script
	hand   *gesture.Thrower
	best   func(s *session.Session) *session.Session // nil if none is kept
	rival  *gesture.Rival                            // nil if there is none
	sought bool
}

// beside returns the recorded best game that is shown beside a game for one; nil if the
// person doesn't want it or there is none.
func (g *ghost) beside() *gesture.Rival {
	s := g.script.sess
	if !g.st.Prefs.Beside || g.best == nil || s.Game().Seats[1] > 1 {
		return nil
	}
	if !g.sought {
		g.sought, g.rival = true, gesture.NewRival(g.best(s), g.script.board.Bones.Hand)
	}
	return g.rival
}

// haunt sets in.Ghost, the throw of the best game that is shown beside the person's
// own.
func (g *ghost) haunt(in *Instant) {
	r := g.beside()
	if r == nil {
		return
	}
	switch m := in.step; {
	case m != nil && m.Flies() && !m.Back():
		n := g.hand.Throws(m.step)
		if !in.Follow.On {
			n-- // the one that is shown has been made
		}
		in.Ghost = r.Throws(n, m.Times().Flies.Seconds(m.Age()))
	case in.Follow.On:
		in.Ghost = r.Throws(g.hand.Throws(g.script.at), in.Follow.Age)
	default:
		in.Ghost = r.Rests()
	}
}

// Flown returns the poses of the bones after the throw made at a step of the
// session, and whether their flight is known.
func (t *Table) Flown(step int) (ends []bone.Pose, known bool) { return t.hand.Flown(step) }
