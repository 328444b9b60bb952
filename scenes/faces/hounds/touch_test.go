package hounds

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The panels of the seat on turn explain their steps, with the odds while these are shown.
func TestPanelsTell(t *testing.T) {
	p := ui.NewPage(844, 390, 1)
	f := table.Arranged(&p, board(), 2)
	b := climb.Board{Seat: 1, Reach: 1, Made: []int{0, 1}, Steps: []tali.Hand{tali.Of(1, 1, 1, 1), tali.Of(3, 3, 3, 3), tali.Of(4, 4, 4, 4)}, Chances: []float64{0.004, 0.02, 0.04}}
	in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Now: rules.View{Board: b, Seats: make([]rules.SeatView, 2)}}}
	want := []string{": made.", ": it can be made next.", ": too early."}
	for i, pl := range places(in) {
		if x, _ := pl.Rect.Center(); !strings.HasSuffix(text.Plain(pl.Label), want[i]) || x < f.Board.X+f.Board.W/2 {
			t.Errorf("%s at %.0f says %q", pl.ID, x, text.Plain(pl.Label))
		}
	}
	in.Lens = true
	if got := places(in)[1].Label; !strings.HasSuffix(text.Plain(got), " Its chance in one throw is "+text.Plain(purse.PerCent(0.02))+".") {
		t.Errorf("with odds it says %q", text.Plain(got))
	}
}
