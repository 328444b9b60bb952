package skiffs

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// page returns an instant of a table of so many seats, before anything lies on the lake.
func page(w, h, text float64, seats int) *table.Instant {
	p := ui.NewPage(w, h, 1)
	p.Text = text
	f := table.Arranged(&p, board(), seats)
	return &table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: rules.View{Seats: make([]rules.SeatView, seats)}}}
}

var sizes = [][3]float64{{390, 844, 1}, {844, 390, 1}, {1280, 800, 1}, {1920, 1080, 1}, {390, 664, 1.5}}

// Skiffs lie side by side within their cell, and are only counted where they would be too
// small; for two seats an upright phone shows nine.
func TestFleetsLieInTheirCells(t *testing.T) {
	for _, size := range sizes {
		for seats := 2; seats <= 8; seats++ {
			in := page(size[0], size[1], size[2], seats)
			r := cell(pool(in.Frame, 4), 0, seats)
			for n := 1; n <= 25; n++ {
				f := fleetOf(in, r, n)
				if f.figure > 0 {
					if seats == 2 && n <= 9 && size == sizes[0] {
						t.Errorf("%v: %d skiffs of one of two seats are a figure", size, n)
					}
					continue
				}
				if f.d < leastBoat*in.Page.U && n > 1 {
					t.Errorf("%v, %d seats: boats of %d are %.1f wide", size, seats, n, f.d)
				}
				for i := range n {
					x, y := f.boat(i)
					if b := (ui.Rect{X: x, Y: y}).AtLeast(f.d - 1); !r.Has(b.X, b.Y) || !r.Has(b.X+b.W, b.Y+b.H) {
						t.Errorf("%v, %d seats: boat %d of %d is at %.0f, out of %.0f", size, seats, i, n, b, r)
					}
				}
			}
		}
	}
}

// What the lens says of skiffs, and the pennants of a line, lie over no skiffs and no
// numbers of boxes.
func TestNothingLiesOverSkiffs(t *testing.T) {
	for _, size := range sizes {
		in := page(size[0], size[1], size[2], 2)
		step := in.Frame.Board.W / row
		for box := range 9 {
			r := pool(in.Frame, box)
			_, _, cork := floatAt(in.Page, r, step)
			label := worthAt(in.Frame, r, min(14*in.Page.U, step-cork-2*in.Page.U), 5*in.Page.U)
			x, y, long := bunting(in.Page, in.Frame, r)
			flags := ui.Rect{X: x, Y: y, W: long, H: pennant * step}
			for other := range 9 {
				o := pool(in.Frame, other)
				fx, fy, d := floatAt(in.Page, o, step)
				cork := ui.Rect{X: fx, Y: fy}.AtLeast(d)
				if label.Meets(cork) || flags.Meets(cork) {
					t.Errorf("%v: of box %d the label %.0f or the pennants %.0f lie over the number %.0f", size, box+1, label, flags, cork)
				}
				for seat := range 2 {
					f := fleetOf(in, cell(o, seat, 2), 4)
					for i := range 4 {
						bx, by := f.boat(i)
						if b := (ui.Rect{X: bx, Y: by}).AtLeast(f.d * 0.8); label.Meets(b) || flags.Meets(b) {
							t.Errorf("%v: of box %d the label %.0f or the pennants %.0f lie over a skiff in %d at %.0f", size, box+1, label, flags, other+1, b)
						}
					}
				}
			}
		}
	}
}
