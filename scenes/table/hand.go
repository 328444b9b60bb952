package table

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
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
	throw session.Told // what throws come to once they are let go
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
}

// release throws what was pulled, unless it was only put down.
func (t *Table) release(m rules.Move) {
	in := t.instant()
	t.hand.pull = Pull{}
	if !in.Pull.On || !in.Asks {
		return
	}
	if lands, ok := t.board.Bones.Pulled(&in); ok {
		t.Play(m)
		t.hand.throw.Tell(t.script.sess, lands) // what cannot be the seed gives instead
	}
}
