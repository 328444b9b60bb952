package par

import (
	"slices"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/par"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/table"
)

// The deciding bone rolls longer where three match: the one that does not match, or else
// the last one; none if that bone was kept from before.
func TestTheFourthBoneRollsOn(t *testing.T) {
	for _, c := range []struct {
		sides []int8
		kept  tali.Hand
		want  []int
	}{
		{[]int8{1, 3, 4, 4}, 0, []int{0, 0, 0, rolls}},
		{[]int8{1, 3, 3, 6}, 0, []int{0, 0, rolls, 0}},
		{[]int8{1, 3, 4, 6}, 0, []int{0, 0, 0, rolls}},
		{[]int8{3, 1, 4, 6}, tali.Of(3), []int{0, 0, 0, rolls}},
		{[]int8{4, 4, 1, 6}, tali.Of(4, 4), nil},
		{[]int8{1, 1, 3, 3}, 0, nil},
	} {
		b := game.Board{Set: []int{6, 4, 3, 1}, Target: tali.Of(1, 3, 4, 6), Casts: 1, Kept: c.kept, Winner: rules.Nobody}
		v := rules.View{Board: b}
		for _, side := range c.sides {
			v.Bones = append(v.Bones, rules.Bone{Side: side})
		}
		in := &table.Instant{Here: []bool{true}, Step: table.Step{Was: rules.View{Board: b}, Now: v, Move: rules.Move{Verb: rules.Cast}, T: 1, Rests: true}}
		if got := times(in).Late; !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, not %v", c.sides, got, c.want)
		}
		b.Casts = 40
		in.Now.Board, in.Here = b, []bool{false}
		if late := times(in).Late; late != nil {
			t.Errorf("%v: late for others at last: %v", c.sides, late)
		}
	}
}

// Who stops in a round that another has matched in sees, while the bones of that match are laid
// back, that they have stopped, and no longer the question.
func TestStoppingIsToldAtOnce(t *testing.T) {
	all := tali.Of(1, 3, 4, 6)
	was := game.Board{Set: []int{6, 4, 3, 1}, Target: all, Casts: 2, Match: []tali.Hand{all, tali.Of(1)}, Caster: 1, Winner: rules.Nobody}
	now := was
	now.Over, now.Winner = true, 0
	in := &table.Instant{Here: []bool{false, true}, Step: table.Step{Was: rules.View{Board: was}, Now: rules.View{Board: now, Turn: rules.Nobody}, Move: rules.Move{Verb: game.Stop}, T: 1, Rests: true}}
	if got := times(in); got.Lasts == 0 || got.Tells != 1 {
		t.Errorf("it tells %d events at once and lasts %d milliseconds", got.Tells, got.Lasts)
	}
}
