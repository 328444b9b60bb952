package table

import (
	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// A thought is how far a computer has come with its turn.
type thought struct {
	player *opponent.Player
	move   rules.Move
	done   bool
	waited float64 // milliseconds it has seemed to think
}

// nodes is how much is thought between two looks at the clock.
const nodes = 100

// think lets the computer on a seat make up its mind, and seem to.
func (t *Table) think(seat rules.Actor, ms float64) {
	th := t.mind(seat)
	th.waited += ms
	if !th.done {
		t.st.WorkInTick(func() bool { return t.ponder(seat) })
	}
	if th.done && th.waited >= musing(&t.script.shown) {
		t.decide()
	}
}

// mind is the thought of the computer on a seat, begun if it is not yet.
func (t *Table) mind(seat rules.Actor) *thought {
	if t.thought == nil {
		s := t.script.sess
		r := opponent.Stream(s.Seed(), seat, s.Len())
		t.thought = &thought{player: opponent.New(s.Game(), t.seats.seats[seat].Kind, seat, r)}
		t.thought.player.Ask(s.Position())
	}
	return t.thought
}

// ponder thinks on a little for a seat, and tells whether that has come to an end.
func (t *Table) ponder(seat rules.Actor) (done bool) {
	th := t.mind(seat)
	if !th.done {
		th.move, th.done = th.player.Step(nodes)
	}
	return th.done
}

// decide makes the move that was thought of.
func (t *Table) decide() {
	m := t.thought.move
	t.thought = nil
	if err := t.script.sess.Play(m); err != nil {
		t.st.Toast("The computer lost its way: "+err.Error(), false)
	}
}

// musing is how long, in milliseconds, a computer seems to think: less where it
// has nothing to decide.
func musing(v *rules.View) float64 {
	if len(v.Choices) < 2 {
		return 100
	}
	return 350
}
