// Package century is the face of Century: the plain board on papyrus.
package century

import (
	game "knucklebones/rules/games/century"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Roll, Board: board}

func board() *table.Board { return plain.New(shelf.Roll, surface.Papyrus) }
