package simple

import (
	"strings"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/simple"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// Every touched leaf describes its cast and its chance; the foot describes casts without
// a name.
func TestLeavesTellOfThemselves(t *testing.T) {
	p, err := game.Game.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 2)
	v := p.View(0)
	in := &table.Instant{Page: &page, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1}}
	leaves := places(in)
	b := v.Board.(bestcast.Board)
	for i, r := range b.Rungs {
		if label := leaves[i].Label; !strings.HasPrefix(text.Plain(label), text.Plain(text.Upper(r.Call))+": ") || !strings.Contains(text.Plain(label), "%") {
			t.Errorf("rung %d, %q, tells: %s", i, text.Plain(r.Call), text.Plain(label))
		}
	}
}
