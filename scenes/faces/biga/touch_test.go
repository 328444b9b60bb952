package biga

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A panel and the disc of the same sum both explain it, and touching either highlights
// both. Chances are included while the odds are shown.
func TestPanelsAndDiscsTell(t *testing.T) {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 1)
	b := game.Board{At: 91, Goal: 100, Key: []game.Way{
		{Sum: 6, Gain: 9, To: 100, Fate: "a chariot overtaken", Chance: 0.16}, {Sum: 7, Gain: -2, To: 89, Fate: "debris ahead", Chance: 0.32},
	}}
	in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: rules.View{Board: b}}}
	var ids, said []string
	for _, pl := range places(in) {
		ids, said = append(ids, pl.ID), append(said, text.Plain(pl.Label))
	}
	if want := []string{"panel 6", "disc 6", "panel 7"}; !slices.Equal(ids, want) {
		t.Fatalf("%q can be touched, not %q", ids, want)
	}
	if want := "7: debris ahead, back to 89."; said[2] != want {
		t.Errorf("it says %q, not %q", said[2], want)
	}
	if in.Lens = true; !strings.HasSuffix(text.Plain(places(in)[2].Label), ". Chance: "+text.Plain(purse.PerCent(0.32))+".") {
		t.Errorf("with odds it says %q", text.Plain(places(in)[2].Label))
	}
	for _, id := range ids[:2] {
		in.Told = id
		if s := (snapshot{in: in}); !s.told(b.Key[0]) || s.told(b.Key[1]) {
			t.Errorf("%q does not mark both of them alone", id)
		}
	}
}
