// Package boneace is the face of Bone-Ace: the plain board on oak.
package boneace

import (
	game "knucklebones/rules/games/boneace"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/plain"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Cards, Board: board}

func board() *table.Board { return plain.New(shelf.Cards, surface.Oak) }
