package sparing

import (
	"math"

	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 0.86, Tall: 0.98}.Lay(p, f)
}

// A layout holds the positions and sizes on the tablet, in pixels.
type layout struct {
	ui.Rect
	u, edge float64 // pixels per unit, and the width of the frame
	wax     ui.Rect
	head    float64 // height of the line of the emblems
	row     float64
	rows    int     // rounds, plus one if an extra round is played
	left    float64 // width of the column of the numerals
	column  float64 // width of the column of a seat
	seats   int
	names   bool    // casts have their names under them
	shut    float64 // height of the part of an extra round's line that is still hidden
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *game.Board) layout {
	lay := layout{Rect: f.Board, u: p.U, rows: b.Rounds, seats: len(b.State)}
	if b.Round > b.Rounds {
		lay.rows++
	}
	lay.edge = math.Max(4.5*lay.u, math.Min(8*lay.u, lay.W*0.06))
	lay.wax = lay.Inset(lay.edge)
	lay.left = math.Max(8*lay.u, lay.wax.W*0.11)
	lay.column = (lay.wax.W - lay.left) / float64(lay.seats)
	lay.row = lay.wax.H / (float64(lay.rows) + 2.1)
	lay.head = math.Min(lay.row*1.1, 17*lay.u)
	lay.row = (lay.wax.H - lay.head) / float64(lay.rows+1)
	lay.names = b.Rounds <= 5 && lay.row > 10.5*lay.u && lay.column > 22*lay.u && p.Text*lay.row < 30*lay.u
	return lay
}

// totals reports whether casts have no names under them, but room for the total of one without
// a name.
func (lay *layout) totals() bool { return !lay.names && lay.row > 8.5*lay.u }

// cell returns the area of a seat's cell in a row, from 0; the row after the last is the
// foot.
func (lay *layout) cell(seat, row int) ui.Rect {
	r := ui.Rect{
		X: lay.wax.X + lay.left + lay.column*float64(seat), Y: lay.wax.Y + lay.head + lay.row*float64(row),
		W: lay.column, H: lay.row,
	}
	switch row {
	case lay.rows - 1:
		r.H -= lay.shut
	case lay.rows:
		r.Y -= lay.shut
	}
	return r
}

// opened returns lay as it is while the tablet slides up for an extra round: from is
// the layout without that round, and t the progress, 0 to 1.
func (lay layout) opened(from *layout, t float64) layout {
	open := lay.row * t
	lay.head = from.head + (lay.head-from.head)*t
	lay.row = (lay.wax.H - lay.head - open) / float64(lay.rows)
	lay.shut = lay.row - open
	return lay
}

// lines returns the lower ends of the parts of the tablet, in pixels from its upper
// edge; the first is 0.
func (lay *layout) lines() [6]float64 {
	foot := lay.cell(0, lay.rows).Y - lay.Y
	return [6]float64{0, lay.edge + lay.head, lay.cell(0, lay.rows-1).Y - lay.Y, foot, foot + lay.row, lay.H}
}

// seal returns the center of the i-th seal on the frame, in pixels.
func (lay *layout) seal(i int) (x, y float64) {
	return lay.X + lay.W - lay.edge*0.5, lay.Y + lay.H - lay.edge*1.4 - math.Min(float64(i), 5)*lay.edge*1.3
}

// long returns the length of the stylus in pixels.
func (lay *layout) long() int {
	return int(math.Max(20*lay.u, math.Min(lay.W*0.4, lay.column*1.3)))
}

// disc returns the width of a player's emblem in pixels.
func (lay *layout) disc() float64 {
	return math.Max(6*lay.u, math.Min(10.5*lay.u, math.Min(lay.head*0.7, lay.column*0.5)))
}
