package table

import (
	"knucklebones/rules"
	"knucklebones/scenes/table/timeline"
)

// A thought is the state of a computer player's turn.
type thought struct {
	move   rules.Move
	done   bool
	waited float64 // milliseconds it has seemed to think
}

// nodes is the number of search nodes that a computer player visits between two looks at
// the clock.
const nodes = 100

// think lets whoever drives the seat whose turn it is decide, and seem to.
func (t *Table) think(ms float64) {
	if t.thought == nil {
		t.thought = &thought{}
	}
	th := t.thought
	th.waited += ms
	if !th.done {
		t.st.WorkInTick(t.ponder)
	}
	if th.done && th.waited >= t.script.musing() {
		t.decide()
	}
}

// ponder thinks on a little, and tells whether that has come to an end.
func (t *Table) ponder() (done bool) {
	if t.thought == nil {
		t.thought = &thought{}
	}
	th := t.thought
	if !th.done {
		th.move, th.done = t.script.sess.Decide(nodes)
	}
	return th.done
}

// decide makes the move that was thought of.
func (t *Table) decide() {
	m := t.thought.move
	t.thought = nil
	if t.board.Bones.Hand != nil && m.Verb == rules.Throw {
		t.hand.ThrowFor(t.script.sess.Turn(), m.N == 1)
		return
	}
	if err := t.script.sess.Play(m); err != nil {
		t.st.Toast("The computer lost its way: "+err.Error(), false)
	}
}

// musing returns the time that a computer player pretends to think, in milliseconds.
func (s *script) musing() float64 {
	if len(s.shown.Choices) < 2 {
		return timeline.Alone
	}
	if last, ok := s.lastPerson(); ok && last == s.shown.Turn {
		return timeline.GoingOn
	}
	return timeline.Thinking
}
