// Package olympus is the face of Hounds in Olympus: the plain board on a wall
// painted as night.
package olympus

import (
	game "knucklebones/rules/games/olympus"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Mountain, Board: board}

func board() *table.Board { return plain.New(shelf.Mountain, surface.NightFresco) }
