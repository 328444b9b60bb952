package mendaxcommon

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
)

// Whoever looks back sees the hand while it is offered, and how high it is.
func TestLookingBackShowsTheHand(t *testing.T) {
	truth := tali.Classify(tali.Of(6, 4, 4, 1))
	in := lifting(truth+2, 1)
	b := boardOf(&in.Now)
	b.Phase, b.Open, b.Bare, b.Doubter, b.Loser = game.Answering, false, true, rules.Nobody, rules.Nobody
	in.Move = rules.Move{}
	in.Now.Board, in.Was.Board = b, b
	if s := snapshotOf(in); s.pointer != float64(truth) || s.bead != float64(truth+2) {
		t.Errorf("the pointer is at %v, the bead at %v", s.pointer, s.bead)
	}
	b.Bare = false
	b.Hand = 0
	in.Now.Board, in.Was.Board = b, b
	if s := snapshotOf(in); s.pointer >= 0 {
		t.Errorf("the pointer tells players %v", s.pointer)
	}
}

// The cup that lies beside the bones is not lifted from them.
func TestLookingBackLiftsNoCup(t *testing.T) {
	in := lifting(tali.Venus, 0)
	b := boardOf(&in.Now)
	b.Bare = true
	in.Now.Board = b
	if s := snapshotOf(in); s.lifted != 1 {
		t.Errorf("the cup is lifted by %v", s.lifted)
	}
}
