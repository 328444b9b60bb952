package simple

import (
	"image/color"
	"math"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/simple"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
)

// Whatever the Vultures are worth, birds perch on their rungs and on no other; and
// with letters of every size four sixes above the Senios have a name that keeps
// clear of the others.
func TestVulturesPerchWhereTheyStand(t *testing.T) {
	for _, options := range []map[string]int{nil, {"sums": 0}, {"total": 1}, {"total": 1, "sums": 0}, {"total": 1, "void": 1}} {
		p, err := game.Game.New(rules.Setup{Seats: 3, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		b := p.View(0).Board.(bestcast.Board)
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
			for _, said := range []float64{1, 1.3, 1.5} {
				page := ui.NewPage(size[0], size[1], 1)
				page.Text = said
				f := table.Arranged(&page, board(), 3)
				lay := layoutOf(&page, &f, &b)
				perched(t, &lay, &b)
				named(t, &lay, &b)
			}
		}
	}
}

// perched checks for birds beside the stem, above the dog.
func perched(t *testing.T, lay *layout, b *bestcast.Board) {
	t.Helper()
	k := paintsOf(true, false)
	k.bird = color.RGBA{255, 0, 0, 255}
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	paintPlant(c, lay, b, k)
	x := int(lay.stem - lay.X - lay.leaf()*0.8)
	for rung := lay.low + 1; rung < lay.ends(); rung++ {
		birds := 0
		for y := lay.y(float64(rung)) - lay.Y - lay.pitch*0.3; y < lay.y(float64(rung))-lay.Y+lay.pitch*0.2; y++ {
			for i := range int(lay.leaf() * 0.3) {
				if c.RGBA.RGBAAt(x-i, int(y)) == k.bird {
					birds++
				}
			}
		}
		if rank := tali.Classify(b.Rungs[rung].Hands[0]); rank.Vulture() != (birds > 0) {
			t.Errorf("%d pixels of a bird sit on %s", birds, rank)
		}
	}
}

// named checks the names above the Vultures that perch together.
func named(t *testing.T, lay *layout, b *bestcast.Board) {
	t.Helper()
	above := math.Inf(1)
	for rung := lay.low + 4; rung <= lay.ends(); rung++ {
		if tali.Classify(b.Rungs[rung].Hands[0]) == tali.Vulture6 && !lay.written(rung) && lay.sixes {
			t.Errorf("nothing names four sixes with letters of %.0f, ranks %.0f apart", lay.size, lay.pitch)
		}
		if !lay.written(rung) {
			continue
		}
		if y := lay.beside(rung); above-y < lay.size*0.75 {
			t.Errorf("the names of rungs %d and below are %.1f apart, letters %.1f", rung, above-y, lay.size)
		}
		above = lay.beside(rung)
	}
	if y := lay.beside(lay.ends()); y-lay.size*0.4 < lay.Y {
		t.Errorf("the highest name stands out of the panel by %.1f", lay.Y-y)
	}
}
