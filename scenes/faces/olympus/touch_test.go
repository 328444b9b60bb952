package olympus

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A rung says whether it lies below the line and, if odds are shown, the chance of a
// cast as low as that or lower.
func TestRungsTell(t *testing.T) {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 2)
	b := bestcast.Board{Best: 2, Casts: make([]bestcast.Cast, 2), Rungs: []bestcast.Rung{
		{Worth: 1, Chance: 0.5, Hands: []tali.Hand{tali.Of(1, 3, 4, 6)}},
		{Worth: 2, Chance: 0.3, Hands: []tali.Hand{tali.Of(6, 6, 6, 6)}},
		{Worth: 3, Chance: 0.2, Hands: []tali.Hand{tali.Of(1, 1, 1, 1)}},
	}}
	v := rules.View{Board: b}
	in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1}}
	want := []string{"Venus: above the line, so it can’t win", "6666: level with the lowest cast", "1111: below the line, so it would lead"}
	chance := []float64{1, 0.5, 0.2}
	for i, lay := range places(in) {
		if text.Plain(lay.Label) != want[i]+"." {
			t.Errorf("%s says %q", lay.ID, text.Plain(lay.Label))
		}
	}
	in.Lens = true
	for i, lay := range places(in) {
		if !strings.HasSuffix(text.Plain(lay.Label), " The chance of a cast this low is "+text.Plain(purse.PerCent(chance[i]))+".") {
			t.Errorf("with odds %s says %q", lay.ID, text.Plain(lay.Label))
		}
	}
}
