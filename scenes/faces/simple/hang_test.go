package simple

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// stood returns an instant with three seats that have cast: the first two are level, and
// the third has no cast and the given state.
func stood(state bestcast.State) (in *table.Instant, s casting.Scene, lay layout) {
	level := tali.Of(6, 4, 4, 3)
	b := bestcast.Board{Best: 2, Winner: rules.Nobody, Caster: 1, Casts: []bestcast.Cast{
		{Hand: level, Last: level, Leads: true}, {Hand: level, Last: level, Leads: true}, {State: state},
	}}
	for i, h := range []tali.Hand{tali.Of(1, 1, 3, 3), level} {
		b.Rungs = append(b.Rungs, bestcast.Rung{Worth: i + 1, Hands: []tali.Hand{h}})
	}
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 3)
	v := rules.View{Board: b}
	in = &table.Instant{Page: &page, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1}}
	return in, casting.Of(in, nil), layoutOf(&page, &f, &b)
}

// Two level seats hang side by side, and each has one half of the wreath.
func TestLevelOnesShareTheWreath(t *testing.T) {
	in, s, lay := stood(bestcast.Out)
	w := wall{limit: lay.X + lay.W}
	w.layAll(in, &s, &lay, -1)
	if first, to, n := w.leaders(&s); first != &w.hung[0] || to != nil || n != 2 {
		t.Errorf("%d lead, not two", n)
	}
	left, right := half(60, 80, 20, 0), half(60, 80, 20, 1)
	if !left.Intersect(right).Empty() || left.Max.X != 60 || right.Min.X != 60 {
		t.Errorf("the halves of a wreath about 60 are %v and %v", left, right)
	}
}

// The emblem of a seat that would not match a raise lies on the foot, face down; a seat
// that is out has none.
func TestDroppedEmblemLiesOnTheFoot(t *testing.T) {
	for state, want := range map[bestcast.State]bool{bestcast.In: false, bestcast.Beaten: false, bestcast.Dropped: true, bestcast.Out: false, bestcast.Without: false} {
		in, s, lay := stood(state)
		w := wall{limit: lay.X + lay.W}
		w.layAll(in, &s, &lay, -1)
		last := w.hung[len(w.hung)-1]
		if lies := last.seat == 2; lies != want || lies && (last.y != lay.mid || last.figures) {
			t.Errorf("%v: lies there is %v, at %.0f of %.0f", state, lies, last.y, lay.mid)
		}
	}
}
