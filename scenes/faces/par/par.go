// Package par is the face of Par Tali: the plain board on slate.
package par

import (
	game "knucklebones/rules/games/par"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Square, Board: board}

func board() *table.Board { return plain.New(shelf.Square, surface.Slate) }
