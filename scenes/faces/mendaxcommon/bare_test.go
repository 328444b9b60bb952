package mendaxcommon

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
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

// No cup stands or lies where bones lie: neither over those of the opening throws, which fall
// in the open, nor beside those that are kept.
func TestNoCupLiesUnderBones(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}, {1920, 1080}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 3)
		v := rules.View{Board: game.Board{Phase: game.CastingOff, Seats: make([]game.Seat, 3), Holder: rules.Nobody, Doubter: rules.Nobody}, Bones: make([]rules.Bone, 4), Cup: 4}
		if covers(&v) {
			t.Fatal("the cup covers an opening throw")
		}
		bones := f.Bones.Inset(tidyRoom * p.U)
		for n := 1; n <= 3; n++ {
			v.Board = game.Board{Phase: game.Throwing, Seats: make([]game.Seat, 3), Doubter: rules.Nobody}
			v.Bones, v.Cup = []rules.Bone{{Side: 4}}, n
			at, stands := cup(&table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1}})
			if m := at.Meet(bones); !stands || m.W > 0.06*at.W && m.H > 0.06*at.H {
				t.Errorf("%v, %d bones in the cup: it stands %v at %.0f, and bones lie in %.0f", size, n, stands, at, bones)
			}
		}
	}
}
