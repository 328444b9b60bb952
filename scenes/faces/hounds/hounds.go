// Package hounds draws Hounds and Vultures: the belly of a vase, where each
// player's column of four animals turns from pale sketch to gleaming black.
package hounds

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/hounds"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	v := &vase{}
	return &table.Board{
		Ground: surface.Clay, Arrange: arrange, Draw: v.draw, Above: v.above,
		Places: places, Keyless: keyless, Propose: propose, Times: times, Figure: figure, Drop: v.Drop,
		Sounds: []sound.Moment{sound.Write, sound.Bark, sound.Wind},
		Bones:  table.Bones{Tag: tag, Lay: lay},
	}
}

// figure places the large name of a cast above the frieze, or where there is no room in
// its upper band.
func figure(in *table.Instant) table.Figure {
	f, u := layoutOf(in), in.Page.U
	if top := in.Frame.Field.Y; f.Y-top >= caption*u {
		return table.Figure{At: ui.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}}
	}
	return table.Figure{At: ui.Rect{X: f.X + f.W/2 - 17*u, Y: f.Y - 2*u, W: 34 * u, H: f.top + 2*u}}
}

// tag returns the points of a bone as text; brass is set if the bone matches the wanted
// hand.
func tag(v *rules.View, i int) (said string, brass bool) {
	b := boardOf(v)
	side := int(v.Bones[i].Side)
	return words.Int(int(v.Bones[i].Counts)), b.Match.Count(side) > 0
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) climb.Board { return v.Board.(climb.Board) }
