package catapulta

import (
	"slices"
	"testing"

	"knucklebones/rules"
)

// TestBoard: what each bone counts where it lies, and who is still to toss in
// the round.
func TestBoard(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, First: 2, Options: settings{"equal": 1}})
	if b := p.board(); !slices.Equal(b.Waiting, []int{2, 0, 1}) || !b.Equal || b.Rounds != turnsMost || b.Zones[Inner] != 10 {
		t.Errorf("%+v", b)
	}
	p = toss(t, toss(t, p, nothing), "outer 3, inner 4, knock 1 stake 6, outside 1")
	if b := p.board(); !slices.Equal(b.Counts, []int{120, 40, 0}) || !slices.Equal(b.Waiting, []int{0, 1}) || b.Left != 1 {
		t.Errorf("the first bone was knocked to the stake: %+v", b)
	}
	p = toss(t, p, "outside 1")
	if b := p.board(); b.Round != 1 || !slices.Equal(b.Waiting, []int{1}) || b.Over || b.Score[0] != 160 {
		t.Errorf("seat 0 has the points and waits for the last of the round: %+v", b)
	}
	if b := toss(t, p, nothing).board(); !b.Over || b.Waiting != nil {
		t.Errorf("%+v", b)
	}
}
