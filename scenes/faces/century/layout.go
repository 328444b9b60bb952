package century

import (
	"math"

	game "knucklebones/rules/games/century"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// tall is the height of the roll with its rods, as a multiple of its width.
const tall = 1.13

// broad is the same ratio on a desk, where there is more room at the sides.
const broad = 1.1

// arrange sets in f the bounds of the roll, and of the bones beside or below it. There
// is no pot.
func arrange(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	f.Pot = ui.Rect{X: field.X, Y: field.Y} // an empty pot, as there are no coins
	switch p.Shape {
	case ui.Portrait:
		w := field.W - 7*u
		high := math.Min(field.H-24*u, w*1.08)
		f.Board = ui.Rect{X: field.X + (field.W-w)/2, Y: field.Y, W: w, H: high}
		low := f.Board.Y + high
		f.Bones = ui.Rect{X: field.X + 4*u, Y: low + u, W: field.W - 8*u, H: field.Y + field.H - low - 2*u}
	case ui.Sideways:
		high := field.H - 3*u
		w := math.Min(high/tall, field.W-36*u)
		f.Board = ui.Rect{X: field.X + 4*u, Y: field.Y + 1.5*u, W: w, H: high}
	default:
		high := math.Min(field.H-4*u, 164*u)
		w := math.Min(high/broad, field.W-73*u)
		f.Board = ui.Rect{X: field.X + 12*u, Y: field.Y + (field.H-high)/2, W: w, H: high}
	}
	if p.Shape != ui.Portrait {
		x := f.Board.X + f.Board.W + 5*u
		f.Bones = ui.Rect{X: x, Y: field.Y + 3*u, W: math.Max(24*u, field.X+field.W-x-2*u), H: field.H - 6*u}
		if p.Shape == ui.Desk { // leave room for the day's text above
			f.Bones.W = math.Min(f.Bones.W, 90*u)
			f.Bones.Y, f.Bones.H = f.Bones.Y+16*u, f.Bones.H-16*u
		}
	}
}

// A layout holds the bounds of the roll; its methods return places on it, in pixels.
type layout struct {
	ui.Rect
	rows int // of days
}

// rodPart is the height of a rod as a fraction of the height of the roll.
const rodPart = 0.058

// layoutOf returns the layout of the roll at an instant.
func layoutOf(in *table.Instant) layout {
	return layout{in.Frame.Board, (boardOf(&in.Now).Most + daysInRow - 1) / daysInRow}
}

// man returns the centre of the shield of man i, counted from 0, in pixels.
func (s layout) man(i int) (x, y float64) {
	return s.X + s.W*(0.098+0.0845*float64(i%10)), s.Y + s.H*(0.106+rankPart*float64(i/10))
}

// rankPart is the height of a rank as a fraction of the height of the roll.
const rankPart = 0.0525

// ranks returns the bounds of n ranks of men from rank i on, with a margin at the sides.
func (s layout) ranks(i, n int) ui.Rect {
	x0, y := s.man(10 * i)
	x1, _ := s.man(10*i + 9)
	side := s.shield() * 0.62
	return ui.Rect{X: x0 - side, Y: y - s.H*rankPart/2, W: x1 - x0 + 2*side, H: s.H * rankPart * float64(n)}
}

// ruled is the place of the line below the men, as a fraction of the height of the roll.
const ruled = 0.612

// shield returns the size of a shield in pixels.
func (s layout) shield() float64 { return math.Min(s.W*0.083, s.H*0.0515) }

// day returns the centre of day i, counted from 0, in pixels.
func (s layout) day(i int) (x, y float64) {
	return s.X + s.W*(0.085+0.0925*float64(i%daysInRow)), s.Y + s.H*(0.66+0.113*float64(i/daysInRow))
}

// daysInRow is the number of days in a row.
const daysInRow = 10

// scout returns the centre of scout i, counted from 0, in pixels: in the second row of days,
// or on the upper rod if that has days.
func (s layout) scout(b *game.Board, i int) (x, y float64) {
	if b.Most > daysInRow {
		return s.X + s.W*(0.06+0.06*float64(i)), s.Y + s.H*0.036
	}
	x, y = s.day(daysInRow + i)
	return x, y + s.H*0.022 // clear of the first row's numbers
}

// spade returns the centre of the spade: beside the line below the men or, where a rank
// digs in on a day of delay, before that rank.
func (s layout) spade(b *game.Board) (x, y float64) {
	if !b.Works {
		return s.X + s.W*0.93, s.Y + s.H*(ruled+0.004)
	}
	_, y = s.man(min(b.Walled, b.Full-1))
	return s.X + s.W*0.03, y
}

// key returns the place of the key to the throws.
func (s layout) key() ui.Rect {
	return ui.Rect{X: s.X + s.W*0.05, Y: s.Y + s.H*0.872, W: s.W * 0.9, H: s.H * 0.05}
}
