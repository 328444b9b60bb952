// Package century draws the hundred men: a marching roll of papyrus on the
// walnut of a camp table, a hundred shields in ten ranks, and a standard that
// walks twenty days below them.
package century

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Roll, Board: board, Lesson: teach}

func board() *table.Board {
	r := &roll{}
	return &table.Board{
		Ground: surface.Walnut, Arrange: arrange, Draw: r.draw, Above: r.above,
		Places: places, Times: times, Figure: figure, Drop: r.drop,
	}
}

// tall is how high the roll is for its width, rods and all.
const tall = 1.13

// arrange lays the roll where the board is, and the bones beside or below it.
func arrange(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	f.Pot = ui.Rect{X: field.X, Y: field.Y} // there are no coins
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
		high := math.Min(field.H-8*u, 150*u)
		w := math.Min(high/1.2, field.W-50*u)
		f.Board = ui.Rect{X: field.X + 13*u, Y: field.Y + (field.H-high)/2, W: w, H: high}
	}
	if p.Shape != ui.Portrait {
		x := f.Board.X + f.Board.W + 5*u
		f.Bones = ui.Rect{X: x, Y: field.Y + 3*u, W: math.Max(24*u, field.X+field.W-x-2*u), H: field.H - 6*u}
		if p.Shape == ui.Desk {
			f.Bones.W = math.Min(f.Bones.W, 56*u)
		}
	}
}

// A sheet is the papyrus between the rods, and where things stand on it.
type sheet struct{ ui.Rect }

// rodPart is how high a rod is for the height of the roll.
const rodPart = 0.058

func sheetOf(f *table.Frame) sheet { return sheet{f.Board} }

// man is where the i-th man of the hundred stands, from 0.
func (s sheet) man(i int) (x, y float64) {
	return s.X + s.W*(0.098+0.0845*float64(i%10)), s.Y + s.H*(0.118+0.0577*float64(i/10))
}

// shield is how large a shield is.
func (s sheet) shield() float64 { return math.Min(s.W*0.068, s.H*0.056) }

// day is where day i lies, from 0.
func (s sheet) day(i int) (x, y float64) {
	return s.X + s.W*(0.085+0.0925*float64(i%10)), s.Y + s.H*(0.752+0.112*float64(i/10))
}

// places are the days still to come, of which the standard's stands for digging
// in where that may be done.
func places(in *table.Instant) []table.Place {
	dig := rules.Move{Verb: game.Dig}
	if !in.Lit(dig) {
		return nil
	}
	b := in.Now.Board.(game.Board)
	s, u := sheetOf(in.Frame), in.Page.U
	x, y := s.day(min(len(b.Days), b.Most-1))
	d := math.Max(11*u, s.W*0.09)
	return []table.Place{{ID: "spade", Label: "Dig in", Rect: ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, Move: dig}}
}

// draw draws the roll as it stands, and what of the last day is seen to change.
func (r *roll) draw(dst *ebiten.Image, in *table.Instant) {
	s := sheetOf(in.Frame)
	r.prepare(s, in.Page)
	r.unroll(dst, s)
	now := in.Now.Board.(game.Board)
	was := in.Was.Board.(game.Board)
	r.drawMen(dst, in, s, &was, &now)
	r.drawDays(dst, in, s, &was, &now)
}
