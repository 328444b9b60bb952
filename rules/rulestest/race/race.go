// Package race is Race, the smallest complete game: the template for new ones
// (see CONTRIBUTING.md), and a game for tests.
//
// Two to four players put an ante in the pot. On your turn, throw one bone
// as often as you dare and add up the points; then hold them, and the next
// player throws. A 1 ends the turn, and its points are lost. The first to hold
// twelve wins the pot. If nobody does within sixty turns, the pot is shared.
//
// The game is made up for this project, so it has no source.
package race

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
)

// Game is the game Race.
var Game = &rules.Game{
	ID: "race", Title: "Race", Short: "Race",
	Line:     "Throw as often as you dare. The first to twelve wins.",
	From:     rules.Ours,
	Seats:    [2]int{2, 4},
	Minutes:  2,
	Rulesets: rulesets,
	Options:  options(),
	Levels:   []rules.Level{{ID: "random", About: "moves at random"}, {ID: "easy", About: "moves ahead if it can"}},
	Book:     book,
	Honours:  honours,
	Longest:  turnsMost * (2*castsMost + 1),
	Start:    start,
	Text:     tali.Text,
	Think:    think,
	Odds:     odds,
}

// Hold is the verb for keeping the points of the turn.
const Hold rules.Verb = "hold"

const (
	turnsMost = 60 // then the pot is shared
	castsMost = 20 // in a turn; then the player must hold
)

var rulesets = []rules.Ruleset{
	{ID: "usual", Title: "Usual", About: "To twelve.", From: rules.Ours},
	{ID: "long", Code: 1, Title: "Long", About: "To twenty.", From: rules.Ours, Options: map[string]int{"goal": 20}},
}

func options() []rules.Option {
	goal := rules.Option{ID: "goal", Title: "Goal", About: "Points that win. Usual: 12.", Min: 5, Max: 30, Step: 1, Default: 12, From: rules.Ours}
	own := []rules.Option{purse.PurseOption(0), purse.AnteOption(1, purse.UsualAnte, rules.Ours), goal}
	return append(own, tali.Options(tali.Sheep)...)
}

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	goal  int
	falls []rules.Outcome // outcomes of casting the bone
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	p := position{agreement: &agreement{goal: s.Options["goal"], falls: tali.Outcomes(1, w)}, coins: purse.Of(s), winner: nobody}
	if p.sat, err = rotation.Ante(&p.coins, s.Options["ante"]); err != nil {
		return nil, err
	}
	p.seat = int8(p.sat.Next(s.First, s.Seats))
	return p, nil
}
