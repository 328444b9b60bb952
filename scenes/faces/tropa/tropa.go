// Package tropa is the face of Tropa: the plain board on a mosaic floor.
package tropa

import (
	game "knucklebones/rules/games/tropa"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Jar, Board: board}

func board() *table.Board { return plain.New(shelf.Jar, surface.Mosaic) }
