// Package pentelitha is the face of Pentelitha: the plain board on plaster.
package pentelitha

import (
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Hand, Board: board}

func board() *table.Board { return plain.New(shelf.Hand, surface.Plaster) }
