// Package hounds draws Hounds and Vultures: the belly of a vase, where each
// player's column of four animals turns from pale sketch to gleaming black.
package hounds

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/hounds"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	v := &vase{}
	return &table.Board{
		Ground: surface.Clay, Arrange: arrange, Draw: v.draw, Above: v.above,
		Places: places, Propose: propose, Times: times, Figure: figure, Drop: v.drop,
		Sounds: []sound.Moment{sound.Write, sound.Bark, sound.Wind},
		Bones:  table.Bones{Tag: tag},
	}
}

// arrange lays the frieze where the board is, and the bones beside or below it.
func arrange(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	switch p.Shape {
	case ui.Portrait:
		high := math.Min(field.H-30*u, 92*u)
		f.Board = ui.Rect{X: field.X + 2*u, Y: field.Y, W: field.W - 4*u, H: high}
		foot := ui.Rect{X: field.X, Y: f.Board.Y + high + u, W: field.W, H: field.Y + field.H - f.Board.Y - high - 2*u}
		f.Pot, f.Bones = foot.CutLeft(24 * u)
		f.Pot = f.Pot.Inset(1.5 * u)
		f.Bones.W -= 2 * u
	case ui.Sideways:
		w := math.Min(field.W-29*u, 90*u)
		f.Board = ui.Rect{X: field.X + 2*u, Y: field.Y + u, W: w, H: field.H - 3*u}
		x := f.Board.X + w + u
		f.Bones.X, f.Bones.W = x, field.X+field.W-x-u
		if f.Pot.X >= x-1 {
			f.Pot.X, f.Pot.W = x, f.Bones.W
		}
	default:
		w := math.Min(field.W-48*u, 129*u)
		high := math.Min(field.H-8*u, 152*u)
		f.Board = ui.Rect{X: field.X + 7*u, Y: field.Y + (field.H-high)/2, W: w, H: high}
		x := f.Board.X + w + 3*u
		f.Bones = ui.Rect{X: x, Y: field.Y + 6*u, W: math.Min(50*u, field.X+field.W-x), H: field.H - 12*u}
	}
}

// figure has what a cast came to written within the band above the animals.
func figure(in *table.Instant) table.Figure {
	f, u := friezeOf(in), in.Page.U
	return table.Figure{At: ui.Rect{X: f.X + f.W/2 - 17*u, Y: f.Y - 2*u, W: 34 * u, H: f.top + 2*u}}
}

// places are the bones that may be kept, and the panels of whoever acts, each of which
// tells of its step.
func places(in *table.Instant) (list []table.Place) {
	if len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == climb.Keep {
		list = keeping.Places(in, climb.Keep)
	}
	f, seat := friezeOf(in), int(boardOf(&in.Now).Seat)
	return keeping.Steps(in, list, func(step int) ui.Rect { return f.panel(seat, step).Inset(in.Page.U) })
}

// propose keeps the bones that match what is wanted.
func propose(v *rules.View) (m rules.Move, ok bool) {
	return keeping.Match(v, climb.Keep, boardOf(v).Match)
}

// tag rims the bones in brass that match what they were cast for.
func tag(v *rules.View, i int) (text string, brass bool) {
	b := boardOf(v)
	side := int(v.Bones[i].Side)
	return words.Int(int(v.Bones[i].Counts)), b.Match.Count(side) > 0
}
