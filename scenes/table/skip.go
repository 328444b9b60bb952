package table

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
)

// A skip shows nothing more until a person is asked or the game is over, and
// then says in a few lines what happened meanwhile.
type skip struct {
	on    bool
	turns []turn   // what was passed over
	notes []string // of its lines those that are not to be missed by who only hears them
}

// A turn is one line of what a seat did while it was passed over: the last, which
// says what came of it, or one of those of a step that brought or decided something.
type turn struct {
	seat  rules.Actor
	line  string
	heavy int // 0, 1 where the step brought or decided something, 2 where that befell a person here
}

// recapLines is the largest number of lines of a recap.
const recapLines = 3

// pass adds the lines that were told of a step of that seat.
func (k *skip) pass(seat rules.Actor, lines []string, heavy int) {
	for _, line := range lines {
		if last := len(k.turns) - 1; heavy == 0 && last >= 0 && k.turns[last].seat == seat && k.turns[last].heavy == 0 {
			k.turns = k.turns[:last]
		}
		k.turns = append(k.turns, turn{seat, line, heavy})
	}
}

// recap is the last lines of what was passed over; heavier ones leave out others.
func (k *skip) recap() (lines []string) {
	var told []int
	for heavy := 2; heavy >= 0; heavy-- {
		for i, t := range slices.Backward(k.turns) {
			if len(told) < recapLines && t.heavy == heavy {
				told = append(told, i)
			}
		}
	}
	slices.Sort(told)
	for _, i := range told {
		lines = append(lines, k.turns[i].line)
	}
	return lines
}

// Skip goes on to where a person is asked next.
func (t *Table) Skip() {
	if t.script.live() && !t.others() {
		return
	}
	if t.script.forward.on {
		t.endForward()
	}
	t.script.skip = skip{on: true}
	t.changed()
}

// others tells whether somebody else than a person at this device acts.
func (t *Table) others() bool {
	turn := t.script.sess.Turn()
	return turn != rules.Nobody && !t.seats.person(turn)
}

// tickSkip goes on as long as this tick has time for.
func (t *Table) tickSkip() {
	if t.st.WorkInPause(t.skipStep) {
		t.endSkip()
	}
	t.changed()
}

// skipStep passes over one step, or thinks on a little where a computer acts; it
// tells whether there is nothing left to pass over.
func (t *Table) skipStep() (done bool) {
	s := &t.script
	switch {
	case s.step != nil || s.at < s.sess.Len():
		if s.step == nil {
			s.begin()
		}
		s.note(s.step)
		was := len(s.log)
		s.told()
		seat, heavy := acting(&s.step.was), 0
		if slices.ContainsFunc(s.step.events, weighs) {
			heavy = 1
			if seat >= 0 && t.seats.person(seat) {
				heavy = 2
			}
		}
		s.skip.pass(seat, s.log[was:], heavy)
		s.end()
	case t.flies(func(step func() bool) bool {
		for !step() {
		}
		return true
	}):
	case s.sess.Turn() == rules.Chance:
		return !s.sess.Fall()
	case t.others():
		if t.ponder() {
			t.decide()
		}
	default:
		return true
	}
	return false
}

// endSkip shows where the game stands now.
func (t *Table) endSkip() {
	t.script.skip.on = false
	t.dice.Finish()
	t.dice.Forget()
	t.settle(t.script.at)
	t.sayRecap()
	t.asked()
	if lines := t.script.skip.recap(); len(lines) > 0 {
		t.st.News(strings.Join(lines, "\n"))
	}
}

// note keeps those lines of a step that is passed over that are not to be missed:
// what befell a person, what was won or lost.
func (s *script) note(m *playback) {
	own := s.weight(m) == vital
	for _, e := range m.events[min(m.told, len(m.events)):] {
		if e.Text != "" && (own || weighs(e)) {
			s.skip.notes = append(s.skip.notes, s.seats.fill(e.Text))
		}
	}
}

// weighs tells whether an event brought or decided something.
func weighs(e rules.Event) bool { return e.Mark != rules.Plain || e.Coins > 0 }

// sayRecap says what was passed over: all that is not to be missed, and the last
// lines, unless little is wanted.
func (t *Table) sayRecap() {
	lines := t.script.skip.notes
	if last := t.script.skip.recap(); t.st.Prefs.Speech != prefs.Little {
		lines = append(slices.DeleteFunc(slices.Clone(lines), func(s string) bool { return slices.Contains(last, s) }), last...)
	}
	t.st.Say(unmarked(strings.Join(lines, " ")))
}
