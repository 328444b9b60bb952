package sparing

import (
	"math"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// For an extra round the tablet slides up from its old lines to the new ones; an earlier
// round moves nothing.
func TestTabletSlidesUpForAnExtraRound(t *testing.T) {
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 2)
	at := func(round int, part float64) (s snapshot, now, painted layout) {
		cells := []game.Cell{{Hand: tali.Of(1, 3, 4, 6)}, {Hand: tali.Of(6, 6, 4, 4)}}
		was := game.Board{Round: round, Rounds: 5, Wins: make([]int, 2), State: make([]game.State, 2), CanWin: []bool{true, true}, Now: make([]game.Cell, 2), Winner: rules.Nobody}
		next := was
		next.Round, next.Last = round+1, game.Round{Cells: cells, Won: 0}
		in := &table.Instant{Page: &page, Frame: &f, Step: table.Step{
			Was: rules.View{Board: was, Turn: rules.Chance, Asked: 1}, Now: rules.View{Board: next}, Move: rules.Move{Verb: rules.Cast}, T: part, Rests: true,
		}}
		s = snapshotOf(in)
		now, painted = s.layouts(in)
		return s, now, painted
	}
	s, before, _ := at(5, 0)
	from := 1 - slides/s.lasts()
	_, half, painted := at(5, from+0.5*slides/s.lasts())
	_, end, _ := at(5, 0.99999)
	for row := range 5 {
		a, b, c := before.cell(0, row), half.cell(0, row), painted.cell(0, row)
		if b.H >= a.H || b.H <= c.H || math.Abs(end.cell(0, row).Y-c.Y) > 0.1 {
			t.Errorf("line %d comes from %v by %v to %v", row, a, b, c)
		}
	}
	if r := half.cell(0, 5); r.H <= 0 || r.H >= painted.row || before.rows != 5 || painted.rows != 6 {
		t.Errorf("in the middle the extra line is %v", r)
	}
	if foot := half.cell(0, 6); math.Abs(foot.Y+foot.H-half.wax.Y-half.wax.H) > 0.1 {
		t.Errorf("its foot is at %v, the wax %v", foot, half.wax)
	}
	if _, now, painted := at(4, 0.999); now != painted {
		t.Error("it slides after a round that another follows")
	}
}
