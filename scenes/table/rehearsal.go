package table

import (
	"knucklebones/rules/play/session"
	"knucklebones/sprites/picture"
)

// A rehearsal goes through the first throw of another game of the kind, at a table that
// nobody sees: so no person's throw waits for a browser to compile the way to it. Of the
// game that is played it knows nothing.
type rehearsal struct {
	due   bool
	table *Table // nil before it begins
	left  int    // ticks
}

// rehearsed is the number of ticks of a rehearsal, up to the fall of the bones.
const rehearsed = 10

// rehearse goes on for a while with what is to be rehearsed and tells whether that is
// done.
func (t *Table) rehearse() (done bool) {
	return t.dice.Rehearse(t.st.WorkInPause) && (!t.rehearsal.due || t.st.WorkInPause(t.rehearseGame))
}

// rehearseGame goes on a tick, and with the prompt, whose letters take time to paint.
func (t *Table) rehearseGame() (done bool) {
	r := &t.rehearsal
	switch {
	case r.table == nil:
		r.table, r.left = t.understudy(), rehearsed
	case r.table.Asks():
		r.table.Play(r.table.script.sess.Position().Moves(nil)[0])
	default:
		r.table.st.Step()
		r.table.promptUnseen()
	}
	if r.left--; r.table == nil || r.left == 0 {
		*r = rehearsal{}
	}
	return !r.due
}

// understudy is a table of another game that begins with a person, or nil.
func (t *Table) understudy() *Table {
	g := t.script.sess
	for seed := range byte(8) {
		s, err := session.Begin(g.Game(), g.Setup(), g.Seats(), [16]byte{seed})
		if err != nil {
			return nil
		}
		if s.CastOff(); !t.seats.person(s.Turn()) {
			continue
		}
		st := t.st.Unseen()
		st.Prefs.Buzz = false
		st.Plod()
		u := New(st, s, &Board{Ground: t.board.Ground}, s.Len(), Deps{})
		st.Push(u)
		return u
	}
	return nil
}

// promptUnseen draws the prompt where nobody sees it.
func (t *Table) promptUnseen() {
	unseen := picture.Blank(8, 8)
	defer unseen.Deallocate()
	in := t.instant()
	head, aside := t.script.prompt(in)
	drawPrompt(unseen, in, head, aside, nil, false, t.seats.persons() > 1)
}
