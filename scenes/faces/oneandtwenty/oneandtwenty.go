// Package oneandtwenty draws the banked game: a scarred oak table in a tavern,
// the bones spread over it, and a notched tally stick on which the total grows
// and the chances stand up.
package oneandtwenty

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns the board, which has nothing to remember.
func board() *table.Board {
	const most = 10 // the most bones a seat can have on the table
	return &table.Board{Ground: surface.Oak, Bones: table.Bones{Most: most}, Arrange: arrange, Times: times, Draw: draw}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
