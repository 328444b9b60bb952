// Package knucklebones draws the nine boxes: an embroidered square of linen on
// a camp table of walnut, pebbles to cover the numbers with.
package knucklebones

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: New, Lesson: &taught}

// A linen is the square as it is painted.
type linen struct {
	cloth *ebiten.Image
	side  float64
	boxes [3][10]*ebiten.Image
	glow  *ebiten.Image
}

// New is the board, with nothing painted yet.
func New() *table.Board {
	b := &linen{}
	return &table.Board{Ground: surface.Walnut, Places: places, Times: times, Draw: b.draw, Drop: b.drop}
}

// square is where the linen lies: the frame's square less the fringe.
func square(f *table.Frame) (r ui.Rect, fringe float64) {
	fringe = f.Board.H * 0.024
	r = f.Board.Inset(fringe)
	return ui.Rect{X: math.Round(r.X), Y: math.Round(r.Y), W: math.Round(r.W), H: math.Round(r.W)}, math.Round(fringe)
}

// box is where number n lies.
func box(f *table.Frame, n int) ui.Rect {
	sq, _ := square(f)
	col, row := float64((n-1)%3), float64((n-1)/3)
	return ui.Rect{
		X: math.Round(sq.X + sq.W*(boxesAt+boxStep*col)), Y: math.Round(sq.Y + sq.H*(boxesAt+boxStep*row)),
		W: math.Round(sq.W * boxSize), H: math.Round(sq.W * boxSize),
	}
}

// places are the nine boxes while a number is to be covered.
func places(in *table.Instant) []table.Place {
	if !covers(in) {
		return nil
	}
	v := in.Now.Board.(game.Board)
	var list []table.Place
	for n := 1; n <= 9; n++ {
		label := "Cover " + words.Int(n)
		if v.Covered[n] {
			label = words.Int(n) + ", covered"
		}
		list = table.Touch(list, "box "+words.Int(n), label, box(in.Frame, n), cover(n))
	}
	return list
}

func cover(n int) rules.Move { return rules.Move{Verb: game.Cover, To: int16(n)} }

func covers(in *table.Instant) bool {
	return len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == game.Cover
}

// times are those of a pebble on its way to its box.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == game.Cover {
		t.Lasts = 300
	}
	return t
}

// draw draws the square, what is lit, and the pebbles.
func (b *linen) draw(dst *ebiten.Image, in *table.Instant) {
	b.prepare(in.Frame)
	sq, fringe := square(in.Frame)
	picture.At(dst, b.cloth, sq.X, sq.Y-fringe, 1)
	v := in.Now.Board.(game.Board)
	if in.T < 1 && in.Move.Verb == game.Cover {
		v = in.Was.Board.(game.Board)
	}
	for n := 1; n <= 9; n++ {
		b.drawBox(dst, in, &v, n)
	}
	b.drawPebbles(dst, in, &v)
}

func (b *linen) drawBox(dst *ebiten.Image, in *table.Instant, v *game.Board, n int) {
	r := box(in.Frame, n)
	st := plain
	switch {
	case v.Covered[n]:
		st = closed
	case in.Lit(cover(n)):
		st = lit
		picture.At(dst, b.glow, r.X, r.Y, 0.55+0.45*in.Glow)
	}
	picture.At(dst, b.box(n, st, r.W), r.X, r.Y, 1)
	if row := in.Row(cover(n)); row != nil && st == lit {
		drawTag(dst, in.Page, r, row)
	}
}

// drawTag writes what the lens says at the foot of a box.
func drawTag(dst *ebiten.Image, p *ui.Page, r ui.Rect, row *rules.OddsRow) {
	style := lettering.Style{Face: lettering.Strong, Size: math.Min(p.T(2), r.H*0.2), Color: palette.Ink}
	w, h := math.Max(lettering.Width(row.Short, style)+4.5*p.U, r.W*0.4), math.Max(style.Size*1.45, 5*p.U)
	if row.Best {
		style.Color = palette.Candle
	}
	x, y := r.X+(r.W-w)/2, r.Y+r.H*0.83-h/2
	thing.Pill(dst, x, y, w, h, p.U, row.Best)
	lettering.Draw(dst, row.Short, x+(w-lettering.Width(row.Short, style))/2, y+h/2+style.Size*0.33, style)
}

func (b *linen) drawPebbles(dst *ebiten.Image, in *table.Instant, v *game.Board) {
	for i, n := range v.Pebbles {
		if n > 0 {
			x, y := box(in.Frame, int(n)).Center()
			thing.Pebble(dst, stone(i), x, y, box(in.Frame, int(n)).W*0.5, i)
		}
	}
	if in.T < 1 && in.Move.Verb == game.Cover {
		r := box(in.Frame, int(in.Move.To))
		x, y := r.Center()
		t := casting.Ease(in.T)
		fromX, fromY := in.Frame.Bones.Center()
		lift := math.Sin(t*math.Pi) * r.W * 0.5
		n := count(v)
		thing.Pebble(dst, stone(n), fromX+(x-fromX)*t, fromY+(y-fromY)*t-lift, r.W*0.5, n)
	}
}

var stones = [...]thing.Stone{thing.GreyStone, thing.WhiteStone, thing.GreyStone, thing.DarkStone, thing.WhiteStone}

// stone is the colour of the i-th pebble.
func stone(i int) thing.Stone {
	return stones[i%len(stones)]
}

func count(v *game.Board) int {
	n := 0
	for _, p := range v.Pebbles {
		if p > 0 {
			n++
		}
	}
	return n
}

// prepare paints the pictures again if the square has another size.
func (b *linen) prepare(f *table.Frame) {
	sq, fringe := square(f)
	if b.side == sq.W {
		return
	}
	b.drop()
	b.side = sq.W
	b.cloth = picture.New(sq.W, sq.H+2*fringe)
	paintCloth(b.cloth, sq.W, fringe)
	size := box(f, 1).W
	b.glow = candlelight(max(int(size), 1))
}

// box is the picture of number n in a state.
func (b *linen) box(n int, st state, size float64) *ebiten.Image {
	img := b.boxes[st][n]
	if img == nil {
		img = paintBox(n, st, size)
		b.boxes[st][n] = img
	}
	return img
}

func (b *linen) drop() {
	for st := range b.boxes {
		picture.Drop(b.boxes[st][:]...)
		clear(b.boxes[st][:])
	}
	picture.Drop(b.cloth, b.glow)
	b.cloth, b.glow, b.side = nil, nil, 0
}
