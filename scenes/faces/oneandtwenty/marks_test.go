package oneandtwenty

import (
	"math"
	"testing"

	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/kit/ui"
)

// Figures under the stick never touch, whatever the count and the text scale.
func TestMarksKeepApart(t *testing.T) {
	for _, said := range []float64{1, 1.5} {
		for _, target := range []int{21, 31} {
			for total := range 46 {
				p := &ui.Page{W: 390, H: 844, U: 4, Text: said}
				list := marks(p, &game.Board{Target: target}, ui.Rect{X: 12, W: 366}, float64(total))
				for i := range list {
					for k := range i {
						if d := math.Abs(list[i].x - list[k].x); d < list[i].half(p.U)+list[k].half(p.U)-0.1 {
							t.Errorf("letters %v, %d of %d: %s and %s lie %.1f apart", said, total, target, list[i].text, list[k].text, d)
						}
					}
				}
			}
		}
	}
}
