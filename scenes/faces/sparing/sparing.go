// Package sparing is the face of Sparing Tali: the plain board on the wax of a
// writing tablet.
package sparing

import (
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Tablet, Board: board}

func board() *table.Board { return plain.New(shelf.Tablet, surface.Wax) }
