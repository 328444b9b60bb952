// Package century draws the hundred men: a marching roll of papyrus on the
// walnut of a camp table, a hundred shields in ten ranks, and a standard that
// walks twenty days below them.
package century

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	r := &roll{}
	return &table.Board{
		Ground: surface.Walnut, Arrange: arrange, Draw: r.draw, Above: r.above,
		Places: places, Times: times, Figure: figure, Drop: r.drop,
		Sounds: []sound.Moment{sound.Disc, sound.Bark, sound.Wind, sound.Horn},
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
		if p.Shape == ui.Desk { // with room for the day's words above
			f.Bones.W = math.Min(f.Bones.W, 56*u)
			f.Bones.Y, f.Bones.H = f.Bones.Y+16*u, f.Bones.H-16*u
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
	return s.X + s.W*(0.098+0.0845*float64(i%10)), s.Y + s.H*(0.112+0.0555*float64(i/10))
}

// ruled is where the line under the men is, for the height of the roll.
const ruled = 0.648

// shield is how large a shield is.
func (s sheet) shield() float64 { return math.Min(s.W*0.083, s.H*0.0545) }

// day is where day i lies, from 0.
func (s sheet) day(i int) (x, y float64) {
	return s.X + s.W*(0.085+0.0925*float64(i%10)), s.Y + s.H*(0.703+0.126*float64(i/10))
}

// places are the spade beside the standard, where there is something to dig: in, or
// up.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	s := sheetOf(in.Frame)
	x, y := s.spade(&b)
	at := ui.Rect{X: x, Y: y}.AtLeast(math.Max(11*in.Page.U, s.W*0.09))
	for _, m := range [2]rules.Move{{Verb: game.Dig}, {Verb: game.Break}} {
		if in.Lit(m) {
			return []table.Place{{ID: "spade", Label: digs[m.Verb], Rect: at, Move: m}}
		}
	}
	return nil
}

// digs is what is done with the spade.
var digs = map[rules.Verb]string{game.Dig: "Dig in", game.Break: "Break camp"}

// spade is where the spade stands beside the standard.
func (s sheet) spade(b *game.Board) (x, y float64) {
	x, y = s.day(min(len(b.Days), b.Most-1))
	return x + s.W*0.05, y + s.H*0.045
}

// draw draws the roll as it stands, and what of the last day is seen to change.
func (r *roll) draw(dst *ebiten.Image, in *table.Instant) {
	s := sheetOf(in.Frame)
	r.prepare(s, in.Page)
	now := boardOf(&in.Now)
	low := s.Y + s.H - s.H*(1-ruled-rodPart)*closed(in, &now)
	if low < s.Y+s.H {
		defer r.rollUp(dst, s, low)
		dst = dst.SubImage(image.Rect(0, 0, dst.Bounds().Max.X, int(low))).(*ebiten.Image)
	}
	r.unroll(dst, s)
	was := boardOf(&in.Was)
	if left := now.Most - len(now.Days); left <= 3 && !now.Over && !in.Page.High {
		x, y := s.Center()
		thing.Lamp(dst, x, y, s.H*(0.4+0.07*float64(left)), 0.62-0.14*float64(left))
	}
	r.drawCohort(dst, s, &now)
	r.drawMen(dst, in, s, &was, &now)
	r.drawDays(dst, in, s, &was, &now)
	drawChance(dst, in, s)
}

// drawCohort hangs the centuries of a cohort that stand on the upper rod, and
// faintly those that are wanted.
func (r *roll) drawCohort(dst *ebiten.Image, s sheet, b *game.Board) {
	if !b.Cohort {
		return
	}
	for i := range b.Goal {
		alpha := 0.3
		if i < b.Built {
			alpha = 1
		}
		picture.Centred(dst, r.banner, s.X+s.W*(0.5+0.1*(float64(i)-float64(b.Goal-1)/2)), s.Y+s.H*0.036, alpha)
	}
}

// drawChance ties to the upper rod a slip that says how likely they come to stand.
func drawChance(dst *ebiten.Image, in *table.Instant, s sheet) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || !in.Asks {
		return
	}
	p := in.Page
	st := lettering.Style{Face: lettering.Strong, Size: p.T(1), Color: palette.Ink, Align: lettering.Center}
	text := row.Short + " to stand"
	at := p.TagFor(text, st, 0, s.Y+s.H*rodPart*0.6, 4, 1.35)
	at.X = s.X + s.W - at.W - 2*p.U
	p.Tagged(dst, at, text, st)
}
