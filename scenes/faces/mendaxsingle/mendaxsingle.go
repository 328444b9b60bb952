// Package mendaxsingle is the face of Liar's Tali with a single hand: the
// plain board on red baize.
package mendaxsingle

import (
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Cups, Board: board}

func board() *table.Board { return plain.New(shelf.Cups, surface.RedBaize) }
