// Package senate is Steps of the Senate: every cast that has a name, one after
// the other, from the dogs up to Venus.
//
// Everyone casts four bones, and the highest total begins. In turn each casts
// four bones and wants the next of 23 steps: four ones, four threes, four fours,
// four sixes; then the eighteen Senios, casts with a six, by their totals from
// 9 to 22; and last Venus, all four sides different. Any other cast is void.
// The first at the top wins what was wagered.
//
// As written this takes thousands of casts. So it is usually played with even
// bones, with Recast (a turn has up to three casts, and bones may be kept
// between them), and in long strides: a cast that makes any of the next six steps
// counts, and three more after each turn without a step.
//
// It is a modern game by Michael J. Speakman, who calls it time consuming. His
// key has one damaged line and one that is printed twice; without them it has
// these 23 casts. He speaks of every possible cast, of which there are 35, but
// we follow his key.
package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
)

// Game is the game Steps of the Senate.
var Game = &rules.Game{
	ID: "senate", Title: "Steps of the Senate", Short: "Senate",
	Line:     "Climb 23 steps, each a cast of its own, from four ones to [Venus]. The first at the top wins.",
	From:     rules.Modern,
	Ranked:   true,
	Seats:    [2]int{2, 4},
	Minutes:  3,
	Stake:    "ante",
	Rulesets: rulesets(),
	Options:  climb.Options(climb.Stride(strideMost), climb.Wider()),
	Levels:   climb.Levels(false),
	Book:     book,
	Honours:  honours,
	Longest:  climb.Longest,
	Start:    func(s rules.Setup) (rules.Position, error) { return climb.Start(s, Steps()) },
	Text:     climb.Text,
	Think:    climb.Think,
	Odds:     climb.Odds,
}

// strideUsual is the number of steps that one cast can make in long strides, which are
// usual, strideShort in strides, and strideMost the most. In long strides a turn without a
// step widens the reach by that many.
const strideUsual, strideShort, strideMost, wider = 6, 4, 10, 3

// rulesets returns our own two rulesets, which are quicker, and the two of package climb.
func rulesets() []rules.Ruleset {
	list := climb.Rulesets()
	list[0].Code, list[1].Code = 1, 2
	list[0].Title, list[0].About = "Step by step", "Even bones and [Recast], one step at a time. A long game."
	return append([]rules.Ruleset{{
		ID: "long", Code: 3, Title: "In long strides", From: rules.Ours,
		About:   "Even bones and [Recast]. A throw can make any of the next six steps, and three more after a turn without a step.",
		Options: map[string]int{"recast": 1, "weights": tali.Even, "stride": strideUsual, "wider": wider},
	}, {
		ID: "strides", Title: "In strides", From: rules.Ours,
		About:   "Even bones and [Recast]. A throw can make any of the next four steps.",
		Options: map[string]int{"recast": 1, "weights": tali.Even, "stride": strideShort},
	}}, list...)
}

// Board describes the position.
type Board = climb.Board

// Steps returns the casts that make the steps of the curia, from the first to Venus.
func Steps() []tali.Hand {
	return []tali.Hand{
		tali.Of(1, 1, 1, 1),
		tali.Of(3, 3, 3, 3), tali.Of(4, 4, 4, 4), tali.Of(6, 6, 6, 6),
		tali.Of(6, 1, 1, 1), // 9
		tali.Of(6, 3, 1, 1),
		tali.Of(6, 4, 1, 1),
		tali.Of(6, 3, 3, 1),
		tali.Of(6, 6, 1, 1),
		tali.Of(6, 3, 3, 3), tali.Of(6, 4, 4, 1), // 15
		tali.Of(6, 4, 3, 3), tali.Of(6, 6, 3, 1),
		tali.Of(6, 4, 4, 3), tali.Of(6, 6, 4, 1),
		tali.Of(6, 4, 4, 4), tali.Of(6, 6, 3, 3),
		tali.Of(6, 6, 4, 3), tali.Of(6, 6, 6, 1),
		tali.Of(6, 6, 4, 4), // 20
		tali.Of(6, 6, 6, 3),
		tali.Of(6, 6, 6, 4),
		tali.Of(6, 4, 3, 1),
	}
}
