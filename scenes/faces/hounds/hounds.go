// Package hounds is the face of Hounds and Vultures: the plain board on red
// clay.
package hounds

import (
	game "knucklebones/rules/games/hounds"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Frieze, Board: board}

func board() *table.Board { return plain.New(shelf.Frieze, surface.Clay) }
