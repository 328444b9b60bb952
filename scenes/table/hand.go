package table

import (
	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/sound"
)

// A Pull is how far bones are pulled back before they are let go, in games of
// the hand: from a pixel to a pixel.
type Pull struct {
	X0, Y0, X, Y float64
	On           bool // they are held
}

// A hand throws in games of the hand.
type hand struct {
	pull  Pull
	lands rules.Move // what a throw comes to once it is let go; zero for none
}

// pull is a moment of a person who pulls bones back to throw them by the move m.
func (t *Table) pull(m rules.Move, g ui.Grip) {
	h := &t.hand
	switch g.Phase {
	case ui.Take:
		h.pull = Pull{g.X, g.Y, g.X, g.Y, true}
		t.play(sound.TakeUp)
	case ui.Carry:
		h.pull.X, h.pull.Y = g.X, g.Y
	case ui.Slip:
		h.pull = Pull{}
	case ui.Release:
		h.pull.X, h.pull.Y = g.X, g.Y
		t.release(m)
	}
	t.st.Stale()
}

// release throws what was pulled, unless it was only put down.
func (t *Table) release(m rules.Move) {
	in := t.instant()
	t.hand.pull = Pull{}
	if !in.Pull.On || !in.Asks {
		return
	}
	if lands, ok := t.board.Bones.Pulled(&in); ok {
		t.hand.lands = lands
		t.Play(m)
	}
}

// fall lets fall what a throw of the hand came to, else what the seed gives.
func (t *Table) fall() {
	lands := t.hand.lands
	t.hand.lands = rules.Move{}
	if lands == (rules.Move{}) || t.script.sess.Enter(lands) != nil {
		t.script.sess.Draw()
	}
}
