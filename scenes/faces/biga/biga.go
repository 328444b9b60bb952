// Package biga is the face of Unum Biga: the plain board on the sand of the
// circus.
package biga

import (
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Wheel, Board: board}

func board() *table.Board { return plain.New(shelf.Wheel, surface.Sand) }
