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
	s := t.script.sess
	if t.thought == nil {
		r := opponent.Stream(s.Seed(), seat, s.Len())
		t.thought = &thought{player: opponent.New(s.Game(), t.seats.seats[seat].Kind, seat, r)}
		t.thought.player.Ask(s.Position())
	}
	th := t.thought
	th.waited += ms
	if !th.done {
		t.st.WorkInTick(func() bool {
			th.move, th.done = th.player.Step(nodes)
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
