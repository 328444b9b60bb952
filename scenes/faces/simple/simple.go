// Package simple is the face of Simple Tali: the plain board on a red wall's
// field.
package simple

import (
	game "knucklebones/rules/games/simple"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.FourBones, Board: board}

func board() *table.Board { return plain.New(shelf.FourBones, surface.RedFresco) }
