package simple

import (
	"strings"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/simple"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// Every touched leaf describes its cast and its chance; the foot describes casts without
// a name, together if they are ranked by their total.
func TestLeavesTellOfThemselves(t *testing.T) {
	for _, ruleset := range []string{"totals", "written"} {
		p, err := game.Game.New(rules.Setup{Seats: 2, Ruleset: ruleset})
		if err != nil {
			t.Fatal(err)
		}
		page := ui.NewPage(390, 844, 1)
		f := table.Arranged(&page, board(), 2)
		v := p.View(0)
		in := &table.Instant{Page: &page, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1}}
		leaves := places(in)
		b := v.Board.(bestcast.Board)
		foot := below(&b) - 1
		if len(leaves) != len(b.Rungs)-foot || !strings.HasPrefix(text.Plain(leaves[0].Label), "No name: 60") {
			t.Errorf("%s: %d leaves for %d rungs, the foot tells: %s", ruleset, len(leaves), len(b.Rungs), text.Plain(leaves[0].Label))
			continue
		}
		for i, leaf := range leaves[1:] {
			r := &b.Rungs[foot+1+i]
			if label := text.Plain(leaf.Label); !strings.HasPrefix(label, text.Plain(text.Upper(r.Call))+": ") || !strings.Contains(label, "%") {
				t.Errorf("%s: %q tells: %s", ruleset, text.Plain(r.Call), label)
			}
		}
	}
}

// TestTotalsStandOnTheFoot: casts without a name stand on the foot in one row, the higher total
// first, each with its total, and clear of the seats that are still to throw.
func TestTotalsStandOnTheFoot(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		p, err := game.Game.New(rules.Setup{Seats: 3, Ruleset: "written", Options: map[string]int{"sums": 1}})
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range []tali.Hand{tali.Of(1, 3, 3, 4), tali.Of(3, 4, 4, 4)} {
			p = p.After(rules.Move{Verb: rules.Throw}).After(tali.Cast(h))
		}
		page := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&page, board(), 3)
		v := p.View(2)
		in := &table.Instant{Page: &page, Frame: &f, Step: table.Step{Was: v, Now: v, T: 1, Rests: true}}
		s := casting.Of(in, nil)
		lay := layoutOf(&page, &f, s.Board)
		w := wall{limit: lay.X + lay.W - 4*lay.u}
		w.layAll(in, &s, &lay, -1)
		if len(w.hung) != 2 || w.hung[0].seat != 1 || w.hung[1].x <= w.hung[0].x || w.hung[0].y != lay.mid || w.hung[1].y != lay.mid {
			t.Fatalf("%v: they stand so: %+v", size, w.hung)
		}
		last := w.hung[1]
		if end := last.x + lay.disc*0.72 + digitWidth(&lay); !last.figures || end > lay.X+lay.W-2.5*lay.disc {
			t.Errorf("%v: the total ends at %.0f of %.0f, and is written: %v", size, end, lay.X+lay.W, last.figures)
		}
	}
}
