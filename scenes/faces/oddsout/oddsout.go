// Package oddsout is the face of Odds Out: the plain board on a plain mosaic
// floor.
package oddsout

import (
	game "knucklebones/rules/games/oddsout"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Border, Board: board}

func board() *table.Board { return plain.New(shelf.Border, surface.PlainMosaic) }
