// Package catapulta is the face of Catapulta: the plain board on a beach.
package catapulta

import (
	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Rings, Board: board}

func board() *table.Board { return plain.New(shelf.Rings, surface.Beach) }
