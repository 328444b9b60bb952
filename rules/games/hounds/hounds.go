// Package hounds is Hounds and Vultures: the dogs, and then all the Vultures in
// their order.
//
// Everyone casts four bones, and the highest total begins. In turn each casts
// four bones and wants four ones, then four threes, then four fours, then four
// sixes. Any other cast is void, also a Vulture that comes too early. The first
// to have all four wins what was wagered.
//
// As written this takes thousands of casts. So it is usually played with even bones that
// are held: bones that match stay on the table, and after each cast the player may stop
// and hold them for the next turn, or cast the rest again. A cast in which nothing matches
// ends the turn, and what matched before in it is lost. For the last bone of four, two are
// cast. If nothing matches in the first cast of a turn, the player casts once more, or turns one
// bone to match, holds it and stops; the last bone of four can't be turned. In the quick game
// there is Recast instead: a turn has up to three casts, and bones may be kept between them.
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
	Alone:    true,
	Minutes:  3,
	Stake:    "ante",
	Rulesets: rulesets(),
	Options:  append(climb.Options(), climb.Holding(), climb.Last(), climb.Turning()),
	Levels:   climb.Levels(true),
	Book:     book,
	Honours:  honours,
	Longest:  climb.Longest,
	Start: func(s rules.Setup) (rules.Position, error) {
		return climb.Start(s, []tali.Hand{tali.Of(1, 1, 1, 1), tali.Of(3, 3, 3, 3), tali.Of(4, 4, 4, 4), tali.Of(6, 6, 6, 6)})
	},
	Text:  climb.Text,
	Think: climb.Think,
	Odds:  climb.Odds,
}

// rulesets returns our own two rulesets, which are quicker and ask for a choice, and the
// two of package climb.
func rulesets() []rules.Ruleset {
	list := climb.Rulesets()
	list[0].Title = "With [Recast]"
	return append([]rules.Ruleset{{
		ID: "turned", Code: 4, Title: "With turned bones", From: rules.Ours,
		About:   "Hold what matches, or risk it. If nothing does, turn a bone or throw again.",
		Options: map[string]int{"hold": 1, "weights": tali.Even, "last": 2, "turn": 1},
	}, {
		ID: "pairs", Code: 3, Title: "With held bones", From: rules.Ours,
		About:   "Even bones. Hold what matches, or throw on and risk it. Two bones are thrown for the last one.",
		Options: map[string]int{"hold": 1, "weights": tali.Even, "last": 2},
	}, {
		ID: "held", Code: 2, Title: "One for the last", From: rules.Ours,
		About:   "Even bones that are held. One bone is thrown for the last one.",
		Options: map[string]int{"hold": 1, "weights": tali.Even},
	}}, list...)
}

// Board describes the position.
type Board = climb.Board
