// Package senate is the face of Steps of the Senate: the plain board on
// marble.
package senate

import (
	game "knucklebones/rules/games/senate"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Steps, Board: board}

func board() *table.Board { return plain.New(shelf.Steps, surface.Marble) }
