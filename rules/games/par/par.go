// Package par is Par Tali, matched knucklebones, for four.
//
// All cast for who begins; the highest total does. Then each of the four casts
// one bone, and the four bones together are the target. From then on each in
// turn casts all four bones. The first whose cast shows just the target, in any
// order, takes the pot.
//
// As written nothing is to be decided. With Recast, as in his Liar's Tali, a turn has up to
// three casts, and any bones may be kept between them; and the round is finished, so that
// all have as many turns. If several match in it, they share the pot. But what matches is
// always kept. So usually the second cast of a turn costs a coin and the third two, paid
// into the pot: after each cast the player throws on or stops. A game is four pots, so that each player begins one.
//
// A target of broad sides is matched soon, one of four narrow sides takes long:
// with sheep’s bones four sixes fall once in ten thousand casts. Over all
// targets the mean is exactly 35 casts, for there are 35 different ones, and
// the rarer a target is the more seldom it is set.
//
// It is a modern game by Michael J. Speakman, with 4, 3, 6 and 3 as its
// example. He does not say how the players settle who begins.
package par

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Par Tali.
var Game = &rules.Game{
	ID: "par", Title: "Par Tali", Short: "Par Tali",
	Line:    "Four players set a target together. Match it to win the [pot].",
	From:    rules.Modern,
	Ranked:  true,
	Seats:   [2]int{seats, seats},
	Minutes: 3,
	Stake:   "ante",
	Rulesets: []rules.Ruleset{
		{
			ID: "paid", Code: 2, Title: "With paid throws", From: rules.Ours,
			About:   "Four [pots](pot). Throwing on costs a coin, then two.",
			Options: map[string]int{"recast": 1, "redraw": 1, "equal": 1, "paid": 1, "pots": 4},
		}, {
			ID: "recast", Code: 1, Title: "With [Recast]", From: rules.Ours,
			About:   "Up to three throws a turn, keeping any bones. Equal turns.",
			Options: map[string]int{"recast": 1, "equal": 1},
		}, {
			ID: "written", Title: "As written", From: rules.Modern,
			About: "One throw a turn. The first to match wins at once.",
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "random", About: "throws on or stops on a whim"},
		{ID: "medium", About: "stops after a poor throw"},
		{ID: "hard", About: "throws on when it pays"},
	},
	Book:    book,
	Honours: honours,
	Longest: rotation.OffLongest(seats) + potsMost*(3*castsMost+2*seats*(castsMost/turnsPaid+1)+1),
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	list := []rules.Option{
		purse.PurseOption(0),
		purse.AnteOption(0, purse.UsualAnte, rules.FromSources),
		{
			ID: "recast", Title: "[Recast]", About: "Up to three throws a turn. Keep any bones in between.",
			Max: 1, Names: rules.OffOn, From: rules.Ours,
		}, {
			ID: "redraw", Title: "New target", About: "Set a new target after 40 turns without a match, or 12 if throws are paid.",
			Max: 1, Names: rules.OffOn, From: rules.Ours,
		},
	}
	return append(append(list, tali.Options(tali.Sheep)...), rules.Option{
		ID: "equal", Title: "Equal turns", From: rules.Ours,
		About: "The round is finished. All who match in it share the [pot].",
		Max:   1, Names: rules.OffOn,
	}, rules.Option{
		ID: "paid", Title: "Paid throws", From: rules.Ours,
		About: "With [Recast] and equal turns: the second throw costs a coin, the third two.",
		Max:   1, Names: rules.OffOn,
	}, bestcast.PotsOption())
}

// The verbs besides throw and cast.
const (
	Stop rules.Verb = "stop" // end a turn before its last throw
	Next rules.Verb = "next" // begin the next pot
)

const (
	seats     = 4
	bones     = 4
	triesMost = 3  // casts of a turn, with Recast
	turnsMost = 40 // turns before a new target, where the table sets one
	turnsPaid = 12 // the same, where throws are paid
	potsMost  = 9
	castsMost = 1000000 // then the pot is shared
)

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	ante, pots   int
	limit        int // turns before a new target; 0: none is set
	recast, paid bool
	equal        bool                       // the round in which somebody matches is finished
	falls        [bones + 1][]rules.Outcome // by the number of bones
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	t := &agreement{ante: s.Options["ante"], pots: 1, recast: s.Options["recast"] == 1, equal: s.Options["equal"] == 1}
	if t.ante > 0 { // without coins one match is the game
		t.pots, t.paid = max(1, s.Options["pots"]), t.recast && t.equal && s.Options["paid"] == 1
	}
	switch {
	case s.Options["redraw"] == 0:
	case t.paid:
		t.limit = turnsPaid
	default:
		t.limit = turnsMost
	}
	for n := range t.falls {
		t.falls[n] = tali.Outcomes(n, w)
	}
	p := position{agreement: t, coins: purse.Of(s), winner: int8(rules.Nobody), caster: int8(rules.Nobody)}
	for i := range seats {
		if !p.coins.Pay(i, t.ante) {
			return nil, text.Errorf("all four players must be able to pay the ante of {0}", text.Coins(t.ante))
		}
	}
	p.rot, p.first = rotation.New(rotation.All(seats), s.First, seats), int8(s.First)
	return p, nil
}

// record returns a move as a record holds it: "throw", "throw keeping 3 4", "cast
// 1 3 4 6".
func record(m rules.Move) string {
	if m.Verb == rules.Throw && m.N != 0 {
		return "throw keeping " + tali.Hand(m.N).String()
	}
	return tali.Text(m)
}
