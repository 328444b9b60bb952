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
	from  int      // lines of the log when it began
	notes []string // of those lines that are not to be missed by who only hears them
}

// recapLines is how many lines that is at the most.
const recapLines = 3

// Skip goes on to where a person is asked next.
func (t *Table) Skip() {
	if t.script.live() && !t.others() {
		return
	}
	if t.script.forward.on {
		t.endForward()
	}
	t.script.skip = skip{on: true, from: len(t.script.log)}
	t.st.Stale()
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
	t.st.Stale()
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
		s.told()
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
	if lines := t.script.recap(); len(lines) > 0 {
		t.st.Note(strings.Join(lines, "\n"), true)
	}
}

// recap is the last lines of what was passed over.
func (s *script) recap() []string {
	lines := s.log[min(s.skip.from, len(s.log)):]
	return lines[max(0, len(lines)-recapLines):]
}

// note keeps those lines of a step that is passed over that are not to be missed:
// what befell a person, what was won or lost.
func (s *script) note(m *motion) {
	own := s.weight(m) == vital
	for _, e := range m.events[min(m.told, len(m.events)):] {
		if e.Text != "" && (own || e.Mark != rules.Plain || e.Coins > 0) {
			s.skip.notes = append(s.skip.notes, s.seats.fill(e.Text))
		}
	}
}

// sayRecap says what was passed over: all that is not to be missed, and the last
// lines, unless little is wanted.
func (t *Table) sayRecap() {
	lines := t.script.skip.notes
	if last := t.script.recap(); t.st.Prefs.Speech != prefs.Little {
		lines = append(slices.DeleteFunc(slices.Clone(lines), func(s string) bool { return slices.Contains(last, s) }), last...)
	}
	t.st.Say(unmarked(strings.Join(lines, " ")))
}
