// Package hounds is Hounds and Vultures: the dogs, and then all the Vultures in
// their order.
//
// Everyone casts four bones, and the highest total begins. In turn each casts
// four bones and wants four ones, then four threes, then four fours, then four
// sixes. Any other cast is void, also a Vulture that comes too early. The first
// to have all four wins what was wagered.
//
// As written this takes thousands of casts. So it is usually played with even
// bones and with Recast: a turn has up to three casts, and bones may be kept
// between them.
//
// It is a modern game by Michael J. Speakman, who calls it rather difficult.
// Recast is borrowed from his Liar's Tali. He does not say which bones to use:
// with sheep's, one player alone needs some twenty thousand casts.
package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
)

// Game is the game Hounds and Vultures.
var Game = &rules.Game{
	ID: "hounds", Title: "Hounds and Vultures", Short: "Hounds",
	Line:     "Throw four ones, then threes, fours and sixes. The first to finish wins.",
	From:     rules.Modern,
	Ranked:   true,
	Seats:    [2]int{2, 4},
	Minutes:  9,
	Stake:    "ante",
	Rulesets: climb.Rulesets(),
	Options:  climb.Options(),
	Levels:   climb.Levels(),
	Book:     book,
	Longest:  climb.Longest,
	Start: func(s rules.Setup) (rules.Position, error) {
		return climb.Start(s, []tali.Hand{tali.Of(1, 1, 1, 1), tali.Of(3, 3, 3, 3), tali.Of(4, 4, 4, 4), tali.Of(6, 6, 6, 6)})
	},
	Text:  climb.Text,
	Think: climb.Think,
	Odds:  climb.Odds,
}

// Board describes the position.
type Board = climb.Board
