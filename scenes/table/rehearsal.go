package table

import (
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
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

// step rehearses the game for one tick: it plays a similar game and draws its prompt
// unseen, so that letters and bones needn't be prepared later. It reports whether the
// rehearsal is over.
func (r *rehearsal) step(st *scenes.Stack, s *script) (done bool) {
	switch {
	case r.table == nil:
		r.table, r.left = understudy(st, s), rehearsed
	case r.table.Asks():
		r.table.Play(r.table.script.sess.Position().Moves(nil)[0])
	default:
		r.table.st.Step()
		r.promptUnseen()
	}
	if r.left--; r.table == nil || r.left == 0 {
		*r = rehearsal{}
	}
	return !r.due
}

// understudy returns a table, without a window, with another game set up like that of
// like, in which a person acts first; nil if none is found.
func understudy(of *scenes.Stack, like *script) *Table {
	g := like.sess
	for seed := range byte(8) {
		s, err := session.Begin(g.Game(), g.Setup(), g.Seats(), [16]byte{seed})
		if err != nil {
			return nil
		}
		if s.CastOff(); !like.seats.person(s.Turn()) {
			continue
		}
		st := of.HeadlessCopy()
		st.Prefs.Buzz = false
		st.CountWork(1)
		u := New(st, s, &Board{Ground: like.board.Ground}, s.Len(), Deps{})
		st.Push(u)
		return u
	}
	return nil
}

// promptUnseen draws the prompt of the rehearsed table into an image that isn't shown,
// so that its letters are cached.
func (r *rehearsal) promptUnseen() {
	unseen := picture.Blank(8, 8)
	defer unseen.Deallocate()
	t := r.table
	in := t.instant()
	head, aside := t.script.prompt(in)
	a := askingOf(in, head, aside, false, false, t.seats.shared())
	a.draw(unseen, in, t.seats.shared())
}
