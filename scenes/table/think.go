package table

import (
	"knucklebones/rules"
)

// A thought is how far a computer has come with its turn.
type thought struct {
	move   rules.Move
	done   bool
	waited float64 // milliseconds it has seemed to think
}

// nodes is how much is thought between two looks at the clock.
const nodes = 100

// think lets whoever drives the seat whose turn it is decide, and seem to.
func (t *Table) think(ms float64) {
	s := t.script.sess
	if t.thought == nil {
		t.thought = &thought{}
	}
	th := t.thought
	th.waited += ms
	if !th.done {
		t.st.WorkInTick(func() bool {
			th.move, th.done = s.Decide(nodes)
			return th.done
		})
	}
	if !th.done || th.waited < musing(&t.script.shown) {
		return
	}
	t.thought = nil
	if err := s.Play(th.move); err != nil {
		t.st.Toast("The computer lost its way: "+err.Error(), false)
	}
}

// musing is how long, in milliseconds, a computer seems to think: less where it
// has nothing to decide.
func musing(v *rules.View) float64 {
	if len(v.Choices) < 2 {
		return 150
	}
	return 450
}
