package table

import (
	"strings"

	"knucklebones/rules"
)

// A skip shows nothing more until a person is asked or the game is over, and
// then says in a few lines what happened meanwhile.
type skip struct {
	on   bool
	from int // lines of the log when it began
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
		s.told()
		s.end()
	case s.sess.Turn() == rules.Chance:
		s.sess.Draw()
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
	t.asked()
	lines := t.script.log[min(t.script.skip.from, len(t.script.log)):]
	if n := len(lines); n > recapLines {
		lines = lines[n-recapLines:]
	}
	if len(lines) > 0 {
		t.st.Toast(strings.Join(lines, "\n"), true)
	}
}
