package gladiators

import (
	"testing"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// At a desk the sword takes at least a quarter of the width of the page, the pot lies between
// the fighters, and lost stones lie whole on the sand.
func TestArenaIsLargeAtADesk(t *testing.T) {
	for _, c := range [][3]float64{{1280, 800, 0.305}, {1920, 1080, 0.278}} {
		p := ui.NewPage(c[0], c[1], 1)
		f := table.Arranged(&p, board(), 2)
		lay := layoutOf(&p, &f)
		if got := lay.sword * lay.k / p.W; got < c[2] {
			t.Errorf("at %vx%v the sword has %.3f of the width, not %.3f", c[0], c[1], got, c[2])
		}
		if x, _ := f.Pot.Center(); x != lay.cx || f.Pot.Y < f.Field.Y {
			t.Errorf("at %vx%v the pot is at %.0f, and the weapons cross at %.0f", c[0], c[1], f.Pot, lay.cx)
		}
		for seat := range lay.lost {
			for _, at := range lay.lost[seat] {
				if _, y := lay.at(at[0], at[1]); y+lay.stone*lay.k/2 > f.Field.Y+f.Field.H {
					t.Errorf("at %vx%v a lost stone lies at %.0f, under the rail", c[0], c[1], y)
				}
			}
		}
	}
}
