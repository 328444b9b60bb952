// Package mendaxcommon is the face of Liar's Tali with a common hand: the
// plain board on green baize.
package mendaxcommon

import (
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.OneCup, Board: board}

func board() *table.Board { return plain.New(shelf.OneCup, surface.GreenBaize) }
