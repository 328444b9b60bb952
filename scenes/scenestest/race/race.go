// Package race draws Race, the smallest complete game, which is
// rules/rulestest/race: a slate on which everybody's emblem moves up to the goal.
// It is the template for the face of a new game; see CONTRIBUTING.md.
package race

import (
	"knucklebones/rules"
	game "knucklebones/rules/rulestest/race"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

// board returns a new board, which has no state.
func board() *table.Board {
	return &table.Board{Ground: surface.Slate, Draw: draw, Times: times}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
