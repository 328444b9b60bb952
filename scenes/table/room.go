package table

import (
	"math"

	"knucklebones/scenes/kit/ui"
)

// A Room states the space in the field that a board asks for, in units. Below 60 units the
// board does not shrink while the bones have more than two thirds of their own space.
type Room struct {
	Wide, High float64 // of the board, which keeps this shape; on phones it is larger where there is room. Wide 0: all there is
	Bones      float64 // how high the strip of bones is below the board on upright pages, or how wide beside it
	Within     bool    // they lie on the board instead, which has all the field; Arrange may say where
	usual      bool    // it is as large as is usual, and no larger
}

// usual returns the room for a board that asks for none in particular: a square, in
// page units, and the width of the bones beside it.
func usual(p *ui.Page, field ui.Rect) Room {
	w, h := field.W/p.U, field.H/p.U
	switch p.Shape {
	case ui.Portrait:
		return Room{Wide: w - 13, High: w - 13, Bones: 30, usual: true}
	case ui.Sideways:
		return Room{Wide: h - 4, High: h - 4, Bones: math.Max(18.5, math.Min(27.5, w*0.42-6.5)), usual: true}
	}
	side := math.Min(164, h-4)
	return Room{Wide: side, High: side, Bones: 54, usual: true}
}

// furnish divides the field between the board, the bones and, where it isn't elsewhere,
// the pot.
func (f *Frame) furnish(p *ui.Page, b *Board) {
	r := usual(p, f.Field)
	if b != nil && b.Room != nil {
		r = r.or(b.Room(p, len(f.Seats)))
	}
	switch {
	case r.Within:
		f.within(p, r)
	case p.Shape == ui.Portrait:
		f.below(p, r)
	default:
		f.beside(p, r)
	}
}

// or returns the room that a board wants, completed from the usual room r.
func (r Room) or(want Room) Room {
	if want.High == 0 {
		want.Wide, want.High, want.usual = r.Wide, r.High, true
	}
	if want.Bones == 0 {
		want.Bones = r.Bones
	}
	return want
}

// size returns the largest size of the board in a space, in pixels, and the fraction of it,
// 0 to 1, to which width and height may shrink.
func (r Room) size(p *ui.Page, w, h float64) (wide, high, least float64) {
	u := p.U
	if r.Wide == 0 {
		return w, math.Min(h, r.High*u), 0.5
	}
	k := math.Min(w/r.Wide, h/r.High)
	if p.Shape == ui.Desk || r.usual {
		k = math.Min(k, u)
	}
	k = math.Max(k, 1e-3)
	return r.Wide * k, r.High * k, math.Min(1, 60*u/(r.Wide*k))
}

// below places the bones in a strip below the board, with the pot at their left.
func (f *Frame) below(p *ui.Page, r Room) {
	u := p.U
	w, h, least := r.size(p, f.Field.W-4*u, f.Field.H)
	var foot ui.Rect
	f.Field.Rows(ui.Strip{Grow: 1}, ui.Strip{Into: &f.Board, Want: h, Least: h * least, Gives: 2},
		ui.Strip{Into: &foot, Want: r.Bones * u, Least: r.Bones * u * 2 / 3, Grow: 2, Gives: 1})
	if r.Wide > 0 {
		w *= f.Board.H / h
	}
	f.Board = f.Board.Middle(w, f.Board.H)
	foot.Columns(ui.Fixed(&f.Pot, 24*u), ui.Strip{Into: &f.Bones, Grow: 1}, ui.Gap(2*u))
	f.Pot = f.Pot.Inset(2 * u)
}

// beside lays the bones in a column at the right of the board.
func (f *Frame) beside(p *ui.Page, r Room) {
	u := p.U
	left, gap, right := 5*u, 2*u, 2*u
	if p.Shape == ui.Sideways {
		left, gap = 3.5*u, u
	}
	w, h, least := r.size(p, f.Field.W, f.Field.H-4*u)
	var column ui.Rect
	f.Field.Columns(ui.Gap(left), ui.Strip{Into: &f.Board, Want: w, Least: w * least * 2 / 3, Gives: 1}, ui.Gap(gap),
		ui.Strip{Into: &column, Want: r.Bones * u, Least: r.Bones * u, Grow: 1}, ui.Gap(right))
	if r.Wide > 0 {
		h *= f.Board.W / w
	}
	f.Board = f.Board.Middle(f.Board.W, h)
	if p.Shape == ui.Desk {
		f.Part(p, column)
		return
	}
	rows := []ui.Strip{ui.Gap(2 * u), {Into: &f.Bones, Grow: 1}, ui.Gap(2 * u)}
	if f.Small {
		rows = append(rows, ui.Fixed(&f.Pot, 19*u), ui.Gap(u))
	}
	column.Rows(rows...)
}

// Part divides the space beside the board of a desk between pot and bones: the pot lies in
// the middle of the table, halfway up between the board and the bones, or, where those need
// all the width, below them.
func (f *Frame) Part(p *ui.Page, r ui.Rect) {
	u := p.U
	const pot, bones = 28, 48
	if r.W >= (pot+bones)*u {
		var left ui.Rect
		left, f.Bones = r.CutLeft(pot * u)
		f.Pot = left.Middle(26*u, math.Min(34*u, left.H))
		f.Bones = f.Bones.Middle(f.Bones.W, f.Bones.H-12*u)
		return
	}
	r.Rows(ui.Gap(4*u), ui.Strip{Into: &f.Bones, Grow: 1}, ui.Gap(2*u), ui.Fixed(&f.Pot, 25*u), ui.Gap(2*u))
	f.Pot = f.Pot.Middle(math.Min(f.Pot.W, 34*u), f.Pot.H)
}

// within places the board in the middle of the field, with the bones on it, as boards
// for games of skill want it.
func (f *Frame) within(p *ui.Page, r Room) {
	w, h, _ := r.size(p, f.Field.W-4*p.U, f.Field.H-4*p.U)
	f.Board = f.Field.Middle(w, h)
	f.Bones = f.Board
	if p.Shape == ui.Portrait {
		f.Pot = ui.Rect{X: f.Field.X + 3*p.U, Y: f.Field.Y + f.Field.H - 23*p.U, W: 24 * p.U, H: 21 * p.U}
	}
}
