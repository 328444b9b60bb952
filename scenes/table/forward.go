package table

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// Where like casts go on and on and nothing comes of them, as in games that ask
// for four sixes, a person may have all seats throw on until something does.

// A forward is throwing on for all, with nothing of it shown but, where the board
// has casts pour, the first ones.
type forward struct {
	on   bool
	from int     // casts when it began; 0 if it never did
	step int     // the step at which it began
	wait float64 // milliseconds for which the last one is still to be seen
}

// An Onward limits throwing on in a game in which every throw brings something.
type Onward struct {
	Label text.Text                                        // what it does: "Throw on to 85"
	Stops func(v *rules.View) bool                         // it goes no further
	Told  func(was, now *rules.View, throws int) text.Text // a sentence about what came of it
}

// mostSeen is the largest number of casts that are shown while throwing on for all.
const mostSeen = 40

// throwOn is the choice of that, which is no move of the game.
var throwOn = rules.Choice{Move: rules.Move{Verb: "throw on"}, Kind: rules.Second, Label: "Throw for everyone"}

// manyQuiet is the number of steps without any effect after which throwing on for all is
// offered, and quietAgain the number once it has been used.
const manyQuiet, quietAgain = 32, 2

// mayThrowOn reports whether the person may let everybody throw on until something
// happens: enough quiet steps have passed, and bones are thrown on the screen.
func (s *script) mayThrowOn() bool {
	least := manyQuiet
	if s.forward.from > 0 {
		least = quietAgain
	}
	return s.sess.QuietSteps() >= least && s.sess.Real() == record.OnScreen && !s.stops()
}

// stops reports whether the board forbids throwing on at the present position.
func (s *script) stops() bool {
	if s.board.Onward == nil {
		return false
	}
	v := s.view(s.sess.Len())
	return s.board.Onward.Stops(&v)
}

// endForward ends throwing on. It returns the sentence about the casts that brought
// nothing, which is also added to the log; the last cast is still to be shown if it
// brought something.
func (s *script) endForward() (said text.Text) {
	s.forward.on = false
	s.at = s.sess.Len()
	if s.sess.QuietSteps() == 0 || s.stops() {
		s.at--
	}
	s.heard = s.at
	s.shown = s.view(s.at)
	if said = s.forwardLine(); said != "" {
		s.log = append(s.log, said)
	}
	return said
}

// forwardLine returns the number of casts without effect in a sentence; "" for 0.
func (s *script) forwardLine() text.Text {
	n := s.sess.Casts() - s.forward.from
	if s.at < s.sess.Len() {
		n--
	}
	if n == 0 {
		return ""
	}
	before := s.view(s.forward.step)
	if o := s.board.Onward; o != nil {
		return o.Told(&before, &s.shown, n)
	}
	was, now := before.Seats, s.view(s.at).Seats
	if i := moved(was, now); i >= 0 {
		return text.Of("{0} throws: {1} is now at {2} {3}.", n, text.Seat(i), now[i].Figure, now[i].Unit)
	}
	return text.Of("{0} throws, and nothing came of them.", n)
}

// moved returns the only seat whose figure changed, or −1.
func moved(was, now []rules.SeatView) int {
	only := -1
	for i := range now {
		if now[i].Figure == was[i].Figure {
			continue
		}
		if only >= 0 {
			return -1
		}
		only = i
	}
	return only
}

// startForward begins throwing on for everybody.
func (p *presenter) startForward() {
	p.script.forward = forward{on: true, from: p.script.sess.Casts(), step: p.script.sess.Len()}
	p.st.Announce("Throwing for everyone.")
	p.changed()
}

// tickForward throws on for one tick: as many casts as there is time for, or at most
// one while they are shown one by one.
func (p *presenter) tickForward(ms float64) {
	steps := 20 // between two looks at the clock
	if p.script.board.Onward != nil {
		steps = 2 // a throw and its cast
	}
	if p.pourForward(ms) {
		return
	}
	if p.st.WorkInTick(func() bool { return p.script.sess.FastForward(steps) || p.script.stops() }) {
		p.stopForward()
	}
	p.changed()
}

// pourForward shows the casts of throwing on one by one, after ms more milliseconds,
// and reports whether it does: only boards that can show the first ones so, if motion
// is on.
func (p *presenter) pourForward(ms float64) bool {
	s := p.script
	f := &s.forward
	if s.board.Forward == nil || !p.moves() || s.sess.Casts()-f.from >= mostSeen {
		return false
	}
	if f.wait -= ms; f.wait > 0 {
		return true
	}
	p.changed()
	if s.sess.FastForward(2) {
		p.stopForward()
		return true
	}
	s.at = s.sess.Len()
	s.heard, s.shown = s.at, s.view(s.at)
	p.dice.Forget()
	p.dice.settle(s.at)
	lasts, heard := s.board.Forward(&s.shown)
	f.wait = lasts
	p.playSound(heard)
	return true
}

// stopForward ends throwing on, announces what came of it, and asks the next question.
func (p *presenter) stopForward() {
	p.st.Announce(p.script.endForward())
	p.dice.Forget()
	p.asked()
}
