package faces_test

import (
	"testing"

	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
)

// At a desk boards are large: see sides. Bones are, too.
func TestMeasure(t *testing.T) {
	for _, f := range faces.Faces() {
		for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
			p := ui.NewPage(size[0], size[1], 1)
			b := f.Board()
			n := min(f.Game.Seats[1], max(f.Game.Seats[0], 3))
			fr := table.Arranged(&p, b, n)
			var d dice.Dice
			d.Fit(fr.Bones, p.U, max(4, b.Bones.Most))
			t.Logf("%-14s %4v %6.1f %6.1f  bones %5.2f", f.Game.ID, size[0], fr.Board.W/p.U, fr.Board.H/p.U, d.Camera().Scale/p.U)
		}
	}
}
