// Package gladiators is Gladiators, a fight of two.
//
// Each has a gladiator, four stones, and two bones. In a bout both cast their
// two bones, and the lower sum loses a stone; if they are level both lose one.
// A gladiator without stones is defeated. If both fall in the same bout the
// fight is a draw, and each takes back the wager.
//
// Usually one of them may ask for missio after each bout: the other doubles what both have
// wagered, or yields the fight. Or both may before each bout. As written there is no missio.
//
// It is a modern game by Michael J. Speakman, meant as a rest after
// the Steps of the Senate. He does not say what becomes of the wager when both
// fall together. Who casts first changes nothing.
package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Gladiators.
var Game = &rules.Game{
	ID: "gladiators", Title: "Gladiators", Short: "Gladiators",
	Line:    "The lower throw loses a stone. The last player with a stone wins.",
	From:    rules.Modern,
	Seats:   [2]int{2, 2},
	Minutes: 1,
	Stake:   "ante",
	Rulesets: []rules.Ruleset{
		{
			ID: "bouts", Code: 2, Title: "[Missio] after a bout", From: rules.Ours,
			About:   "After each bout one of you may ask the other to double or yield.",
			Options: map[string]int{"missio": 1, "spaced": 1},
		}, {
			ID: "choices", Code: 1, Title: "With [missio]", From: rules.Ours,
			About:   "Before a bout you may ask the other player to double or yield.",
			Options: map[string]int{"missio": 1},
		}, {
			ID: "written", Title: "As written", From: rules.Modern,
			About: "Both fight on to the last stone.",
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "random", About: "yields or doubles on a whim"},
		{ID: "hard", About: "asks at every chance, never yields"},
		{ID: "master", About: "doubles when it pays"},
	},
	Book:    book,
	Honours: honours,
	Longest: 2*2*(offsMost+decidingMost+2*stones) + 2*stones + 2*asksMost,
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	list := []rules.Option{
		purse.PurseOption(0),
		purse.AnteOption(0, purse.UsualAnte, rules.Ours),
		{
			ID: "decide", Title: "Deciding bout", From: rules.Ours,
			About: "After a draw both fight on until one total is lower.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "missio", Title: "[Missio]", From: rules.Ours,
			About: "Before a bout you may ask the other player to double or yield.",
			Max:   1, Names: rules.OffOn,
		},
	}
	return append(append(list, tali.Options(tali.Sheep)...), rules.Option{
		ID: "spaced", Title: "One plea a bout", From: rules.Ours,
		About: "No [missio] before the first bout, and once at most before any other.",
		Max:   1, Names: rules.OffOn, Only: "missio=1",
	})
}

// The verbs besides throw and cast, all of missio.
const (
	Wait   rules.Verb = "wait"   // do not ask before this bout
	Ask    rules.Verb = "ask"    // the other is to double or yield
	Double rules.Verb = "double" // both wager as much again
	Yield  rules.Verb = "yield"  // give up the fight
)

const (
	stones       = 4            // of each gladiator
	boutsMost    = 2*stones - 1 // in which stones are lost
	bones        = 2            // of each player
	offsMost     = 20
	decidingMost = 100
	asksMost     = 16 // purses do not last for more doublings
)

// An agreement holds the settings of a fight and what is computed from them
// once.
type agreement struct {
	ante           int
	decide, missio bool
	spaced         bool // between two pleas for missio, and before the first, a bout is fought
	falls          []rules.Outcome
	bout           [bones*6 + 1]float64 // probability of each sum
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{
		ante: s.Options["ante"], decide: s.Options["decide"] == 1, missio: s.Options["missio"] == 1, spaced: s.Options["spaced"] == 1,
		falls: tali.Outcomes(bones, w),
	}
	for _, o := range a.falls {
		a.bout[tali.Hand(o.Move.N).Sum()] += float64(o.Weight) / (100 * 100)
	}
	p := position{
		agreement: a, coins: purse.Of(s), stones: [2]int8{stones, stones},
		winner: int8(rules.Nobody), caster: int8(rules.Nobody), asker: int8(rules.Nobody),
	}
	for i := range s.Seats {
		if !p.coins.Pay(i, a.ante) {
			return nil, text.Errorf("both players must be able to pay the ante of {0}", text.Coins(a.ante))
		}
	}
	p.rot = rotation.New(rotation.All(2), s.First, 2)
	return p, nil
}
