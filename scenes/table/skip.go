package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/speech"
)

// A skip shows nothing more until a person is asked or something is decided that a person
// plays for, and then says in a few words what happened meanwhile.
type skip struct {
	on       bool
	recap    speech.Recap
	outcomes []text.Text // what was decided since a person acted last, until one acts again
}

// mostOutcomes is the largest number of outcomes told beside the question after a skip.
const mostOutcomes = 2

// Skip passes over everything up to the next question to a person, or the next step
// that halts a skip.
func (t *Table) Skip() {
	if t.script.live() && !t.seats.others(t.script.sess.Turn()) {
		return
	}
	if m := t.script.step; m != nil && m.Stirs() && (skipper{t}).halts(m) { // what it would pass over decides something
		t.SkipThrow()
		return
	}
	if t.script.forward.on {
		t.show.stopForward()
	}
	t.script.skip = skip{on: true}
	t.script.remember()
	t.changed()
}

// SkipThrow shows at once how the throw that is being shown ends, and leaves that in view. For
// half a second the button passes taps then, so that nobody misses what they threw.
func (t *Table) SkipThrow() {
	if m := t.script.step; m != nil && m.Stirs() {
		t.wake.halt()
	}
	t.show.land()
}

// remember adds to a skip the outcomes that were shown since a person acted last: who skips on
// at once may not have seen them.
func (s *script) remember() {
	from := s.at
	for from > 0 && !s.seats.person(s.position(from-1).Turn()) {
		from--
	}
	for i := from; i < s.at; i++ {
		s.skip.decided(s.events(i))
	}
}

// decided adds the outcomes among some events.
func (k *skip) decided(events []rules.Event) {
	for _, e := range events {
		if outcome(e) && e.Text != "" {
			k.outcomes = append(k.outcomes, e.Text)
		}
	}
	k.outcomes = k.outcomes[max(0, len(k.outcomes)-mostOutcomes):]
}

// outcome reports whether an event is one before which a skip halts: it wins something or
// reveals hands.
func outcome(e rules.Event) bool {
	wins := e.Coins > 0 && e.From == rules.Pot && e.To >= 0 && e.Mark != rules.Lost
	return wins || e.Mark == rules.Won || e.Mark == rules.Venus || e.Head != "" && e.Mark == rules.Plain
}

// A skipper passes over steps of a table that skips.
type skipper struct{ *Table }

// tick skips for one tick, as many steps as there is time for.
func (t skipper) tick() {
	if t.st.WorkInPause(func() bool { return t.hand.Waits() || t.pass() }) && !t.hand.Waits() {
		t.end()
		if s := &t.script; s.at < s.sess.Len() { // a step that halts it is seen at once
			t.wake.halt()
			t.show.start()
		}
	}
	t.changed()
}

// pass passes over one step, or lets a computer player search a little. done is
// true once there is nothing left to skip.
func (t skipper) pass() (done bool) {
	s := &t.script
	switch {
	case s.step != nil || s.at < s.sess.Len():
		if s.step == nil && t.halts(s.begin()) {
			s.step, s.shown = nil, s.view(s.at)
			return true
		}
		s.pass()
		return t.lesson.stops(s)
	case t.flies(func(step func() bool) bool {
		for !step() {
		}
		return true
	}):
	case s.sess.Turn() == rules.Chance:
		return !s.sess.MakeCast()
	case t.seats.others(s.sess.Turn()):
		if t.thought.ponder() {
			t.decide()
		}
	default:
		return true
	}
	return false
}

// halts reports whether a skip stops before a step, so that it is seen: it wins something,
// reveals hands, decides what a person has put in, or ends the game, while a person is still in.
// In a lesson the coach decides.
func (t skipper) halts(m *playback) bool {
	if t.Taught() || !t.seats.plays(m.was.Seats) {
		return false
	}
	return m.now.Turn == rules.Nobody || t.seats.settles(m) || slices.ContainsFunc(m.events, outcome)
}

// end ends a skip: it shows the position reached and a recap of what happened.
func (t skipper) end() {
	t.script.skip.on = false
	t.dice.Finish()
	t.dice.Forget()
	t.dice.settle(t.script.at)
	t.lesson.leapt = t.script.at
	t.speech.Recap(&t.script.skip.recap)
	t.asked()
	if s := &t.script; len(s.skip.outcomes) > 0 && s.asks() { // they stand beside the question
		s.skip.recap = speech.Recap{}
	}
}

// latest returns what stands in the place of the last line of the log: that line or, after a
// skip, as much of what happened meanwhile as fits there.
func (s *script) latest(fits func(text.Text) bool) text.Text {
	lines := s.skip.recap.Lines(func(lines []text.Text) bool { return fits(text.Sentences(lines...)) })
	switch n := len(s.log); {
	case len(lines) > 0:
		return text.Sentences(lines...)
	case n > 0:
		return s.log[n-1]
	}
	return ""
}

// pass completes a step without showing it, and keeps its lines for the recap.
func (s *script) pass() {
	lines := s.passed(s.step)
	s.skip.decided(s.step.events)
	s.told()
	seat, heavy := acting(&s.step.was), 0
	if slices.ContainsFunc(s.step.events, weighs) {
		heavy = 1
		if seat >= 0 && s.seats.person(seat) {
			heavy = 2
		}
	}
	s.skip.recap.Pass(seat, lines, heavy)
	s.end()
}

// passed returns the lines of a step that were not told yet. Vital are those of a
// person's own step and those that won or decided something.
func (s *script) passed(m *playback) (lines []speech.Line) {
	if m.Back() || m.step < s.heard {
		return nil
	}
	own := s.weight(m) == speech.Vital
	for _, e := range m.events[min(m.told, len(m.events)):] {
		if e.Text != "" {
			lines = append(lines, speech.Line{Text: e.Text, Vital: own || weighs(e)})
		}
	}
	return lines
}

// weighs reports whether an event brought or decided something.
func weighs(e rules.Event) bool { return e.Mark != rules.Plain || e.Coins > 0 }
