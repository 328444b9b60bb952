// Package face defines what the screens know of one game: its board, its lesson and its
// picture in the hall.
package face

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
)

// A Face holds everything that the screens need to show and teach one game.
type Face struct {
	Game   *rules.Game
	Motif  shelf.Motif         // its compartment in the hall
	Board  func() *table.Board // a new board, with nothing painted yet
	Lesson *lesson.Lesson      // nil as long as there is none

	// Printed has a method Sheet that returns the paper.Sheet of the game, except in a
	// browser, which gets finished pages; nil for a game that has only its rules on paper.
	Printed any
}
