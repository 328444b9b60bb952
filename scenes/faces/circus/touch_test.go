package circus

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The eggs explain the laps and the wheel explains the casts. A touch on an egg is for
// the eggs and never for the wheel.
func TestEggsAndWheelTell(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 2)
		b := game.Board{Laps: 7, Lap: 2, Casts: 12, Cast: 10, Total: []int{1, 2}}
		list := places(&table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: rules.View{Board: b}}})
		if text.Plain(list[0].Label) != "Eggs: 5 of 7 laps to go." || text.Plain(list[1].Label) != "Wheel: 10 of 12 throws in this lap are done." {
			t.Errorf("they tell %q and %q", text.Plain(list[0].Label), text.Plain(list[1].Label))
		}
		tr := layoutOf(&p, &f, &b)
		for i := range tr.eggs {
			if x, y, _ := tr.egg(i); !list[0].Rect.Has(x, y) || list[1].Rect.Has(x, y) {
				t.Errorf("%v: egg %d is not meant where it stands", size, i)
			}
		}
	}
}
