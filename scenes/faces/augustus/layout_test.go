package augustus

import (
	"math"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/augustus"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The pot lies inside the wreath, clear of the bones, with room for coins and its label.
func TestPotLiesInTheWreath(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}, {1920, 1080}} {
		for seats := 2; seats <= 8; seats++ {
			p := ui.NewPage(size[0], size[1], 1)
			f := table.Arranged(&p, board(), seats)
			cx, cy := f.Board.Center()
			for _, x := range []float64{f.Pot.X, f.Pot.X + f.Pot.W} {
				for _, y := range []float64{f.Pot.Y, f.Pot.Y + f.Pot.H} {
					if math.Hypot(x-cx, y-cy) > f.Board.W*0.43 {
						t.Errorf("%v, %d seats: the pot %v reaches out of the wreath %v", size, seats, f.Pot, f.Board)
					}
				}
			}
			if f.Pot.Meets(f.Bones) || f.Pot.H < 11*p.U || f.Pot.W < 20*p.U {
				t.Errorf("%v, %d seats: the pot %v, the bones %v", size, seats, f.Pot, f.Bones)
			}
		}
	}
}

// The bones of a Venus part, one to each quarter of the wreath, once the pot is taken; other
// bones stay where they fell.
func TestBonesOfVenusPart(t *testing.T) {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 3)
	cx, cy := f.Board.Center()
	for _, rank := range []tali.Rank{tali.Venus, tali.Canis} {
		v := rules.View{Board: game.Board{Caster: 0, Rank: rank}, Bones: make([]rules.Bone, 4)}
		in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: v, Was: v, Rests: true, Festive: 5000}}
		fell := []table.Laid{{X: cx - 40, Y: cy - 30}, {X: cx - 45, Y: cy - 50}, {X: cx - 20, Y: cy - 60}, {X: cx - 25, Y: cy - 25}}
		seen := map[[2]bool]bool{}
		for _, l := range lay(in, append([]table.Laid(nil), fell...)) {
			seen[[2]bool{l.X < cx, l.Y < cy}] = true
			if math.Hypot(l.X-cx, l.Y-cy) > f.Board.W*0.3 {
				t.Errorf("a bone lies at %.0f, %.0f, out of the wreath", l.X, l.Y)
			}
		}
		if parted := len(seen) == 4; parted != (rank == tali.Venus) {
			t.Errorf("the bones of rank %v lie in %d quarters", rank, len(seen))
		}
		in.Now.Piles = []rules.Pile{{Coins: 3}}
		if got := lay(in, append([]table.Laid(nil), fell...)); got[0] != fell[0] {
			t.Error("bones part while the pot lies between them")
		}
	}
}
