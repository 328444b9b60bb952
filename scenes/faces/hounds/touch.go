package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the bones that may be kept, and the panels of the seat on turn, which
// explain their steps.
func places(in *table.Instant) (list []table.Place) {
	if len(in.Now.Choices) > 0 && !boardOf(&in.Now).Hold && in.Now.Choices[0].Move.Verb == climb.Keep {
		list = keeping.Places(in, climb.Keep)
	}
	f, seat := layoutOf(in), int(boardOf(&in.Now).Seat)
	return keeping.Steps(in, list, func(step int) ui.Rect { return f.panel(seat, step).Inset(in.Page.U) })
}

// propose proposes to keep nothing, since which bones are worth keeping is for the player to
// find; there is nothing to propose where they stay by themselves.
func propose(v *rules.View) (m rules.Move, ok bool) {
	if boardOf(v).Hold {
		return m, false
	}
	return keeping.None(climb.Keep)(v)
}

// keyless reports whether a move is made by touching the bones on the table, or the
// main button to keep none, so that it needs no key.
func keyless(_ *table.Instant, m rules.Move) bool { return m.Verb == climb.Keep }
