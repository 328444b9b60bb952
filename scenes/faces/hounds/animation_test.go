package hounds

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/table"
)

// stepped returns an instant at which the first seat makes its hound, ms milliseconds
// after its bones landed; the second seat has made other steps.
func stepped(other int, ms float64) *table.Instant {
	playing := []bool{true, true}
	was := rules.View{Board: climb.Board{Made: []int{0, other}, Playing: playing, Early: -1}}
	now := rules.View{Board: climb.Board{Made: []int{1, other}, Playing: playing, Early: -1, Got: true}}
	return &table.Instant{Step: table.Step{Was: was, Now: now, Move: rules.Move{Verb: rules.Cast}, T: ms / stepTime}}
}

// A hound is black before it leaps, leaps once and comes down. A finished hound looks
// round at it.
func TestHoundLeapsAndIsLookedAt(t *testing.T) {
	for _, c := range []struct {
		other       int
		ms          float64
		done, leaps bool
		calm, looks bool
	}{
		{0, flood / 2, false, false, false, false}, {1, flood / 2, false, false, false, true},
		{1, flood + scratch/2, true, false, false, true}, {1, flood + scratch + leap/2, true, true, false, true},
		{1, flood + scratch + leap/2, true, false, true, false}, {1, stepTime, true, false, false, false},
	} {
		in := stepped(c.other, c.ms)
		in.Calm = c.calm
		was, now := boardOf(&in.Was), boardOf(&in.Now)
		if p := poseOf(in, &was, &now, 0, hound); p.done == 1 != c.done || p.leap > 0.5 != c.leaps {
			t.Errorf("after %.0f ms it is %+v", c.ms, p)
		}
		if p := poseOf(in, &was, &now, 1, hound); p.turned != c.looks {
			t.Errorf("after %.0f ms the other is %+v", c.ms, p)
		}
	}
}

// The wanted panel pulses only while three bones match and the last is held back.
func TestPanelStirsForTheLastBone(t *testing.T) {
	for match, want := range map[tali.Hand]bool{tali.Of(1, 1): false, tali.Of(1, 1, 1): true} {
		in := stepped(0, 0)
		b := boardOf(&in.Now)
		b.Got, b.Lie, b.Sought = false, match.Add(tali.Of(6)), tali.Of(1, 1, 1, 1)
		in.Now.Board, in.Now.Bones = b, tali.Of(1, 1, 1, 6).Bones(nil)
		if got := times(in); got.Stirs != want || (got.Late != nil) != want {
			t.Errorf("where %v match it stirs: %v, waits %v", match, got.Stirs, got.Late)
		}
	}
}
