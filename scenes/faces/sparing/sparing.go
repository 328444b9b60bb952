// Package sparing draws Sparing Tali: a wax tablet in a walnut frame, ruled for
// its rounds, in which a bronze stylus writes each cast and rings the better.
package sparing

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	t := &tablet{}
	return &table.Board{
		Ground: surface.Walnut, Arrange: arrange, Draw: t.draw, Above: t.above, Bones: table.Bones{Lay: lay},
		Places: places, Times: times, Figure: figureOf, Drop: t.drop, Sounds: []sound.Moment{sound.Write},
	}
}

func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 0.86, High: 148, Tall: 0.98}.Lay(p, f)
}

// places are the seal on the frame, to double or to match.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	pl := planned(in.Page, in.Frame, &b)
	x, y := pl.seal(b.Doubles)
	d := math.Max(11*pl.u, pl.edge*1.2)
	at := ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	for _, m := range [2]rules.Move{{Verb: game.Double}, {Verb: game.Match}} {
		if in.Lit(m) {
			return []table.Place{{ID: "seal", Label: sealed[m.Verb], Rect: at, Move: m}}
		}
	}
	return nil
}

// figureOf has what a cast came to written over the bones, or on the lower frame
// where they lie below it, unless the stylus writes it: but Venus always.
func figureOf(in *table.Instant) table.Figure {
	b := boardOf(&in.Now)
	r, u := in.Frame.Bones, in.Page.U
	at, _ := venus(in)
	fig := table.Figure{Named: at.W == 0 && planned(in.Page, in.Frame, &b).names}
	switch {
	case in.Page.Shape == ui.Portrait:
		b := in.Frame.Board
		fig.At = ui.Rect{X: b.X, Y: b.Y + b.H - 5*u, W: b.W, H: 6 * u}
	case at.W > 0:
		fig.At = ui.Rect{X: r.X, Y: at.Y - 9*u, W: r.W, H: 8 * u}
	default:
		fig.At = ui.Rect{X: r.X, Y: r.Y - 4*u, W: r.W, H: 8 * u}
	}
	return fig
}

// sealed is what setting a seal does.
var sealed = map[rules.Verb]string{game.Double: "Double the pot", game.Match: "Match the double"}

// A plan is where things are on the tablet, for the size it has.
type plan struct {
	ui.Rect
	u, edge float64 // how wide the frame is
	wax     ui.Rect
	head    float64 // how high the line of the emblems is, and all others
	row     float64
	rows    int     // rounds, and one for an extra one if it is played
	left    float64 // how wide the column of the numerals is
	column  float64 // and that of a seat
	seats   int
	names   bool    // casts have their names under them
	shut    float64 // how much of the line of an extra round is not to be seen yet
}

func planned(p *ui.Page, f *table.Frame, b *game.Board) plan {
	pl := plan{Rect: f.Board, u: p.U, rows: b.Rounds, seats: len(b.State)}
	if b.Round > b.Rounds {
		pl.rows++
	}
	pl.edge = math.Max(4.5*pl.u, math.Min(8*pl.u, pl.W*0.06))
	pl.wax = pl.Inset(pl.edge)
	pl.left = math.Max(8*pl.u, pl.wax.W*0.11)
	pl.column = (pl.wax.W - pl.left) / float64(pl.seats)
	pl.row = pl.wax.H / (float64(pl.rows) + 2.1)
	pl.head = math.Min(pl.row*1.1, 17*pl.u)
	pl.row = (pl.wax.H - pl.head) / float64(pl.rows+1)
	pl.names = b.Rounds <= 5 && pl.row > 10.5*pl.u && pl.column > 22*pl.u && p.Text*pl.row < 30*pl.u
	return pl
}

// cell is that of a seat in a row, from 0; the row after the last is the foot.
func (pl *plan) cell(seat, row int) ui.Rect {
	r := ui.Rect{
		X: pl.wax.X + pl.left + pl.column*float64(seat), Y: pl.wax.Y + pl.head + pl.row*float64(row),
		W: pl.column, H: pl.row,
	}
	switch row {
	case pl.rows - 1:
		r.H -= pl.shut
	case pl.rows:
		r.Y -= pl.shut
	}
	return r
}

// opened is the plan of a tablet as far as it has slid up for an extra round, from
// that without one.
func (pl plan) opened(from *plan, t float64) plan {
	open := pl.row * t
	pl.head = from.head + (pl.head-from.head)*t
	pl.row = (pl.wax.H - pl.head - open) / float64(pl.rows)
	pl.shut = pl.row - open
	return pl
}

// lines are where the lines of the tablet end, from its upper edge on.
func (pl *plan) lines() [6]float64 {
	foot := pl.cell(0, pl.rows).Y - pl.Y
	return [6]float64{0, pl.edge + pl.head, pl.cell(0, pl.rows-1).Y - pl.Y, foot, foot + pl.row, pl.H}
}

// seal is where the i-th seal on the frame is.
func (pl *plan) seal(i int) (x, y float64) {
	return pl.X + pl.W - pl.edge*0.5, pl.Y + pl.H - pl.edge*1.4 - math.Min(float64(i), 5)*pl.edge*1.3
}

// long is how long the stylus is.
func (pl *plan) long() int {
	return int(math.Max(20*pl.u, math.Min(pl.W*0.4, pl.column*1.3)))
}

// disc is how wide an emblem is.
func (pl *plan) disc() float64 {
	return math.Max(6*pl.u, math.Min(10.5*pl.u, math.Min(pl.head*0.7, pl.column*0.5)))
}
