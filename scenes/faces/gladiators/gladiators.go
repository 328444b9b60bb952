// Package gladiators is the face of Gladiators: the plain board on raked sand.
package gladiators

import (
	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Arms, Board: board}

func board() *table.Board { return plain.New(shelf.Arms, surface.RakedSand) }
