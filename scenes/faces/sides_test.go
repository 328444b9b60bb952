package faces_test

import (
	"testing"

	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
)

// extents holds for each game the least width of its board at a desk and the least scale of
// the bones, as shares of the width of the page: at 1280×800, and at 1920×1080, which is not
// as high for its width.
var extents = map[string][2]struct{ board, bones float64 }{
	"knucklebones":  {{0.50, 0.0468}, {0.436, 0.0436}},
	"oneandtwenty":  {{0.74, 0.0404}, {0.74, 0.0365}},
	"augustus":      {{0.45, 0.0363}, {0.398, 0.0319}},
	"simple":        {{0.49, 0.0413}, {0.428, 0.0468}},
	"sparing":       {{0.50, 0.0417}, {0.446, 0.0468}},
	"tropa":         {{0.79, 0.0468}, {0.79, 0.0468}},
	"century":       {{0.45, 0.0361}, {0.396, 0.0434}},
	"mendax-single": {{0.46, 0.0467}, {0.46, 0.0432}},
	"mendax-common": {{0.46, 0.0426}, {0.46, 0.0426}},
	"circus":        {{0.63, 0.0438}, {0.63, 0.0402}},
	"biga":          {{0.79, 0.0375}, {0.79, 0.0341}},
	"hounds":        {{0.48, 0.0420}, {0.48, 0.0411}},
	"senate":        {{0.50, 0.0360}, {0.43, 0.0432}},
	"gladiators":    {{0.79, 0.0468}, {0.79, 0.0468}},
	"catapulta":     {{0.79, 0.0468}, {0.79, 0.0468}},
	"olympus":       {{0.50, 0.0398}, {0.446, 0.0468}},
	"oddsout":       {{0.52, 0.0380}, {0.51, 0.0380}},
	"par":           {{0.38, 0.0458}, {0.35, 0.0458}},
	"pentelitha":    {{0.79, 0.0468}, {0.79, 0.0468}},
	"boneace":       {{0.79, 0.0281}, {0.79, 0.0281}},
	"skiffs":        {{0.48, 0.0371}, {0.42, 0.0371}},
}

// At a desk a board has the middle of the page, and the pot lies at it, not under the seats.
func TestBoardsAreLargeAtADesk(t *testing.T) {
	for _, f := range faces.Faces() {
		for i, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
			for n := f.Game.Seats[0]; n <= min(f.Game.Seats[1], 4); n++ {
				p := ui.NewPage(size[0], size[1], 1)
				b, least := f.Board(), extents[f.Game.ID][i]
				at := table.Arranged(&p, b, n)
				var d dice.Dice
				d.Fit(at.Bones, p.U, max(4, b.Bones.Most))
				if board, bones := at.Board.W/p.W, d.Camera().Scale/p.W; board < least.board || bones < least.bones || least.board == 0 {
					t.Errorf("%s, %d seats, %v: the board has %.3f of the width, not %.3f, the bones %.4f, not %.4f", f.Game.ID, n, size, board, least.board, bones, least.bones)
				}
				if at.Pot.X < at.Field.X {
					t.Errorf("%s, %d seats, %v: the pot at %.0f lies beside the table %.0f", f.Game.ID, n, size, at.Pot, at.Field)
				}
			}
		}
	}
}
