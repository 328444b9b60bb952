package boneace

import (
	"testing"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// At a desk one's own cards are as wide as an eighth of the page, nearly, and the rule for
// the counts goes over more than half of it.
func TestCardsAreLargeAtADesk(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 4)
		l := layoutOf(&p, &f, 0)
		if l.own < 0.118*p.W || l.rule.W < 0.55*p.W {
			t.Errorf("at %v a card has %.3f and the rule %.3f of the width", size, l.own/p.W, l.rule.W/p.W)
		}
	}
}
