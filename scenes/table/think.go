package table

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/timeline"
)

// A thought is the state of a computer player's turn.
type thought struct {
	script *script
	move   rules.Move
	done   bool
	waited float64 // milliseconds it has seemed to think
}

// nodes is the number of search nodes that a computer player visits between two looks at
// the clock.
const nodes = 100

// forget drops what was thought so far.
func (th *thought) forget() { *th = thought{script: th.script} }

// think lets the driver of the acting seat search, as long as work has time, and then
// waits as long as a computer pretends to think. decided is true when the move should
// be made.
func (th *thought) think(ms float64, work func(step func() bool) bool) (decided bool) {
	th.waited += ms
	if !th.done {
		work(th.ponder)
	}
	return th.done && th.waited >= th.script.musing()
}

// ponder continues the search for a slice, and reports whether the move is decided.
func (th *thought) ponder() (done bool) {
	if !th.done {
		th.move, th.done = th.script.sess.Decide(nodes)
	}
	return th.done
}

// decide makes the move that a computer player has decided on.
func (t *Table) decide() {
	m := t.thought.move
	t.thought.forget()
	if t.board.Bones.Hand != nil && m.Verb == rules.Throw {
		t.hand.ThrowFor(t.script.sess.Turn(), m.N == 1)
		return
	}
	if err := t.script.sess.Play(m); err != nil {
		t.st.Toast(text.Of("A computer player failed: {0}", text.OfError(err)), false)
	}
}

// musing returns the time that a computer player pretends to think, in milliseconds.
func (s *script) musing() float64 {
	if len(s.shown.Choices) < 2 {
		return timeline.Alone
	}
	if last, ok := s.lastMover(); ok && last == s.shown.Turn {
		return timeline.GoingOn
	}
	return timeline.Thinking
}
