package oddsout

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
)

var sixteen, fifteen = tali.Of(1, 3, 6, 6), tali.Of(1, 4, 4, 6)

// cast returns an instant in the step of the second of two seats that have cast; at is
// its progress.
func cast(at float64, was, now bestcast.Board) *table.Instant {
	for i, h := range []tali.Hand{fifteen, sixteen, tali.Of(1, 3, 4, 6)} {
		was.Rungs = append(was.Rungs, bestcast.Rung{Worth: i, Hands: []tali.Hand{h}})
	}
	now.Rungs = was.Rungs
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 2)
	return &table.Instant{Page: &page, Frame: &f, Here: []bool{true, false}, Step: table.Step{
		Was: rules.View{Board: was, Turn: rules.Chance, Asked: 1}, Now: rules.View{Board: now},
		Move: rules.Move{Verb: rules.Cast}, Rests: true, T: at,
	}}
}

// laid returns a board of two seats that have cast; the first leads if its cast allows.
func laid(first, second tali.Hand) bestcast.Board {
	return bestcast.Board{Rotation: 1, Best: 1, Casts: []bestcast.Cast{
		{Hand: first, Last: first, Leads: first == sixteen || second == 0}, {Hand: second, Last: second},
	}}
}

// Stones of seats that throw again are washed back; stones of beaten seats stay, and so
// do all stones while the rotation continues.
func TestStonesOfThoseWhoCastAgainAreWashedBack(t *testing.T) {
	again := laid(0, 0)
	again.Casts[0].Last, again.Casts[1].Last = fifteen, fifteen
	beaten := laid(fifteen, 0)
	beaten.Casts[1].Last, beaten.Casts[0].State = sixteen, bestcast.Beaten
	for name, c := range map[string]struct {
		now  bestcast.Board
		want [2]bool
	}{
		"nobody is even": {again, [2]bool{true, true}},
		"one is beaten":  {beaten, [2]bool{false, true}},
		"it goes on":     {laid(fifteen, fifteen), [2]bool{false, false}},
	} {
		in := cast(0.999, laid(fifteen, 0), c.now)
		s := casting.Of(in, nil)
		for seat, want := range c.want {
			if got := washed(in, &s, seat); got > 0.9 != want || !want && got > 0 {
				t.Errorf("%s: %.2f of the stones of %d are washed back", name, got, seat)
			}
		}
		in.T = 1
		s = casting.Of(in, nil)
		if lies := stonesOf(&s, 1) > 0; lies == c.want[1] {
			t.Errorf("%s: then his stones lying there is %v", name, lies)
		}
	}
}

// The stones of the winner turn to gold once the last cast lies, within its step, and
// the stones of the others never do.
func TestStonesOfTheWinnerTurnToGold(t *testing.T) {
	won := laid(sixteen, fifteen)
	won.Over, won.Casts[1].State = true, bestcast.Beaten
	in := cast(1, laid(sixteen, 0), won)
	s := casting.Of(in, nil)
	if from := gildsFrom(in, &s, 0); from != float64(times(in).Lasts) || from == 0 {
		t.Errorf("it begins after %.0f ms", from)
	}
	if from := gildsFrom(in, &s, 1); !math.IsInf(from, 1) {
		t.Errorf("the others' begins after %.0f ms", from)
	}
	at := *in
	at.Move = rules.Move{}
	if s = casting.Of(&at, nil); !math.IsInf(gildsFrom(&at, &s, 0), -1) {
		t.Error("at rest it is not gold")
	}
}

// A void cast is swept up and gone at the end of its step, but not with animation off,
// and not before a person has seen it.
func TestVoidBonesAreSweptUp(t *testing.T) {
	void := laid(0, 0)
	void.Void = true
	gone := func(at float64, calm bool) float64 {
		in := cast(at, laid(0, 0), void)
		in.Calm = calm
		return lay(in, make([]table.Laid, 4))[3].Gone
	}
	if gone(0, false) != 0 || gone(1, false) != 1 || gone(1, true) != 0 {
		t.Error("a void cast is not swept up")
	}
	in := cast(0, laid(0, 0), void)
	others := times(in).Lasts
	in.Was.Asked = 0
	if mine := times(in).Lasts; mine < timeline.ThrowSeen || others > 500 {
		t.Errorf("it takes a person %d ms, others %d", mine, others)
	}
}
