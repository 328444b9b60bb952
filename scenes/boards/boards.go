// Package boards pairs each game with its board, one line each. A game without
// a line is played on the plain board.
package boards

import (
	"knucklebones/rules"
	"knucklebones/scenes/augustus"
	"knucklebones/scenes/knucklebones"
	"knucklebones/scenes/oneandtwenty"
	"knucklebones/scenes/plain"
	"knucklebones/scenes/table"
)

// For is a new board for the game.
func For(g *rules.Game) table.Board {
	switch g.ID {
	case "knucklebones":
		return knucklebones.New()
	case "oneandtwenty":
		return oneandtwenty.New()
	case "augustus":
		return augustus.New()
	}
	return plain.New()
}
