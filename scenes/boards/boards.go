// Package boards pairs each game with its board, one line each. A game without
// a line is played on the plain board.
package boards

import (
	"knucklebones/rules"
	rulesaugustus "knucklebones/rules/augustus"
	rulesknucklebones "knucklebones/rules/knucklebones"
	rulesoneandtwenty "knucklebones/rules/oneandtwenty"
	"knucklebones/scenes/augustus"
	"knucklebones/scenes/knucklebones"
	"knucklebones/scenes/oneandtwenty"
	"knucklebones/scenes/plain"
	"knucklebones/scenes/table"
)

// For is a new board for the game.
func For(g *rules.Game) table.Board {
	switch g {
	case rulesknucklebones.Game:
		return knucklebones.New()
	case rulesoneandtwenty.Game:
		return oneandtwenty.New()
	case rulesaugustus.Game:
		return augustus.New()
	}
	return plain.New()
}
