package knucklebones

import (
	"math"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// covering returns the instant at progress t of the step that covers the n-th box.
func covering(n int, t float64) *table.Instant {
	var b game.Board
	for i := range n {
		b.Pebbles[i], b.Covered[i+1] = int8(i+1), true
	}
	return &table.Instant{Step: table.Step{Now: rules.View{Board: b}, Move: cover(n), T: t}}
}

// The linen is folded after the ninth pebble has landed and lies folded until the next
// turn begins, which waits for it even where nothing moves; a word is said of it.
func TestAllNineAreFolded(t *testing.T) {
	if in := covering(8, 1); times(in).After > 0 || folding(in) > 0 {
		t.Error("eight are folded")
	}
	in := covering(9, 0)
	if got := times(in); got.After < 1500 || got.Lasts <= flies {
		t.Errorf("nine are held %d ms, and move for %d", got.After, got.Lasts)
	}
	for _, c := range []struct {
		ms    float64
		calm  bool
		lands bool
		folds float64
	}{
		{flies / 2, false, false, 0}, {flies + lies/2, false, true, 0}, {flies + lies + 2*fold, false, true, 0.5},
		{flies + lies + 2*fold, true, true, 0}, {whole, true, true, 1}, {whole, false, true, 1},
	} {
		in := covering(9, c.ms/whole)
		in.Calm = c.calm
		if got := folding(in); math.Abs(got-c.folds) > 0.01 || landed(in) >= 1 != c.lands {
			t.Errorf("after %.0f ms the folds are at %.2f, the pebble at %.2f", c.ms, got, landed(in))
		}
	}
	in = covering(9, 1)
	in.Frame = &table.Frame{Board: ui.Rect{W: 400, H: 400}}
	in.Move = rules.Move{}
	if f := figure(in); f.Text != "All nine" || f.Named || folding(in) != 1 {
		t.Errorf("at rest it says %+v", f)
	}
}

// Each fold lays a third over the rest, and a square of a third is left in the middle.
func TestFoldsLeaveTheMiddle(t *testing.T) {
	lies := ui.Rect{X: 10, Y: 20, W: 300, H: 300}
	for i := range 4 {
		stays, flap := crease(lies, i, 100)
		if stays.Meets(flap) || math.Abs(stays.W*stays.H+flap.W*flap.H-lies.W*lies.H) > 1 {
			t.Errorf("fold %d parts %v into %v and %v", i, lies, stays, flap)
		}
		lies = stays
	}
	if want := (ui.Rect{X: 110, Y: 120, W: 100, H: 100}); lies != want {
		t.Errorf("it lies in %v", lies)
	}
}

// What the odds say of a box stands below its figure, and within it.
func TestTagsLeaveTheFeet(t *testing.T) {
	for _, size := range [][3]float64{{390, 844, 1}, {844, 390, 1}, {1280, 800, 1}, {1920, 1080, 1}, {390, 664, 1.5}} {
		p := ui.NewPage(size[0], size[1], 1)
		p.Text = size[2]
		f := table.Arranged(&p, board(), 3)
		r := box(&f, 5)
		y, h := tagAt(&p, r)
		if y < r.Y+r.H*feet-0.5 || y+h > r.Y+r.H+0.5 {
			t.Errorf("%v: in the box %.0f the tag is at %.0f, %.0f high", size, r, y, h)
		}
	}
}
