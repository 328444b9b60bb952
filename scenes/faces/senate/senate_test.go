package senate

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Each flight has two stairs; each adds its duration and a knock.
func TestStairsTakeTheirTime(t *testing.T) {
	for _, c := range []struct{ from, to, flights int }{
		{0, 1, 0}, {9, 10, 0}, {10, 11, 1}, {17, 18, 0}, {18, 19, 1}, {22, 23, 1}, {8, 12, 1}, {10, 19, 2},
	} {
		was, now := rules.View{Board: climb.Board{Made: []int{c.from}}}, rules.View{Board: climb.Board{Made: []int{c.to}}}
		in := &table.Instant{Step: table.Step{Was: was, Now: now, Move: rules.Move{Verb: rules.Cast}}}
		got, knocks := times(in), 0
		for _, s := range got.Sounds {
			if s.Moment == sound.TakeUp {
				knocks++
			}
		}
		if level := walk + (c.to-c.from-1)*onward + unroll; got.Lasts != level+2*stair*c.flights || knocks != 2*c.flights {
			t.Errorf("from %d to %d takes %d ms with %d knocks: it has %d flights and %d ms besides", c.from, c.to, got.Lasts, knocks, c.flights, level)
		}
	}
}

// asked returns an instant at which a person chooses which bones of 1 3 4 6 stay where 1
// 3 3 6 is wanted.
func asked() *table.Instant {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 2)
	b := climb.Board{
		Steps: []tali.Hand{tali.Of(1, 1, 1, 1), tali.Of(1, 3, 3, 6), tali.Of(6, 6, 6, 6)}, Chances: []float64{0.01, 0.2, 0.03},
		Made: []int{1, 0}, Reach: 1, Of: 3, Wanted: tali.Of(1, 3, 3, 6), Match: tali.Of(1, 3, 6),
		Far: climb.Proposal{Keep: tali.Of(1, 3, 6), Chance: 0.25}, Likely: climb.Proposal{Keep: tali.Of(3, 6), Chance: 0.5}, Ends: []int{2, 1},
	}
	v := rules.View{Board: b, Choices: []rules.Choice{{Move: rules.Move{Verb: climb.Keep}}}}
	return &table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: v}}
}

// The tablet keeps what it shows, as far as it is there, and nothing is chosen before it is
// touched; benches describe their steps, with odds if these are shown.
func TestTabletKeepsAndBenchesTell(t *testing.T) {
	in := asked()
	said := map[string]table.Place{}
	for _, lay := range places(in) {
		said[lay.ID] = lay
	}
	if keeps := said["tablet"].Move; keeps != (rules.Move{Verb: climb.Keep, N: int32(tali.Of(1, 3, 6))}) {
		t.Errorf("the tablet chooses %v", keeps)
	}
	if keeps := said["likely"].Move; keeps != (rules.Move{Verb: climb.Keep, N: int32(tali.Of(3, 6))}) {
		t.Errorf("the other tablet chooses %v", keeps)
	}
	if a, b := said["likely"], said["tablet"]; a.Rect.Meets(b.Rect) || a.Rect.X > b.Rect.X {
		t.Errorf("the tablets are at %v and %v", a.Rect, b.Rect)
	}
	b := board()
	if b.Propose != nil {
		t.Error("bones are kept before anybody chose them")
	}
	for kept, keyless := range map[tali.Hand]bool{0: false, tali.Of(1, 3, 6): true} {
		if b.Keyless(in, rules.Move{Verb: climb.Keep, N: int32(kept)}) != keyless {
			t.Errorf("a key stands for keeping %v: %v", kept, keyless)
		}
	}
	for id, want := range map[string]string{"step 1": ": made.", "step 2": ": it can be made next.", "step 3": ": too early. A senator sleeps here. He is in nobody’s way."} {
		if got := said[id].Label; !strings.HasSuffix(text.Plain(got), want) {
			t.Errorf("%s says %q", id, text.Plain(got))
		}
	}
	in.Lens = true
	for _, lay := range places(in) {
		if lay.ID == "step 3" && !strings.Contains(text.Plain(lay.Label), "Its chance in one throw is "+text.Plain(purse.PerCent(0.03))+". A senator sleeps here. He is in nobody’s way.") {
			t.Errorf("with odds it says %q", text.Plain(lay.Label))
		}
	}
}
