// Package knucklebones draws the nine boxes: an embroidered square of linen on a camp
// table of walnut, and the pebbles that cover the numbers.
package knucklebones

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	b := &linen{}
	return &table.Board{Ground: surface.Walnut, Places: places, Times: times, Draw: b.draw, Drop: b.Drop}
}

// boardOf returns the board of a view.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
