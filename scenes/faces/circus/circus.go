// Package circus is the face of Circus Maximus: the plain board on the sand of
// the circus.
package circus

import (
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Hippodrome, Board: board}

func board() *table.Board { return plain.New(shelf.Hippodrome, surface.Sand) }
