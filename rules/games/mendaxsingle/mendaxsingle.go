// Package mendaxsingle is Liar's Tali with a hand each, Mendax Tali: four bones
// and a cup for everybody, and bids on what lies under all the cups together.
//
// All cast, and each looks at his own bones only. The first player bids a side
// and a number: that many bones at the table show it. The next one bids a higher
// number of the same side or doubts. When somebody doubts all cups are lifted:
// if there are as many as was bid, or more, the doubter loses the round, else
// the bidder. The loser puts one bone away and begins the next round. A player
// without bones is out, and the last one in wins.
//
// When two are left with a bone each, bids are on the sum of the two bones.
//
// It is a modern game: Michael J. Speakman's Roman version of liar's dice, with
// an example of four Romans. Taken literally, only a losing bidder puts a bone
// away; but as any loser begins the next round, here any loser also pays. A bid
// may change only the number, since the text does not mention changing the side.
package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/castoff"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Liar's Tali, Single Hand.
var Game = &rules.Game{
	ID: "mendax-single", Title: "Liar’s Tali, Single Hand", Short: "Single Hand",
	Line:     "Bid on the bones under all the cups, or doubt. The last player with a bone wins.",
	From:     rules.Modern,
	Ranked:   true,
	Bluff:    true,
	Seats:    [2]int{2, seatsMost},
	Minutes:  3,
	Stake:    "ante",
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "easy", About: "bids what is likely, never bluffs"},
		{ID: "medium", About: "counts its own bones, bluffs a little"},
		{ID: "hard", About: "reads your bones from your bids"},
		{ID: "master", About: "bluffs so that nobody can tell"},
	},
	Book:    book,
	Honours: honours,
	Longest: castoff.Longest(seatsMost) + longest,
	Start:   start,
	Text:    moveText,
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "single", Title: "Single Hand", From: rules.Modern,
		About: "A bone counts only for the side it shows.",
	},
	{
		ID: "wild", Code: 1, Title: "[Wild Hounds]", From: rules.Modern,
		About:   "Ones count as the side that is bid.",
		Options: map[string]int{"wild": 1},
	},
}

func options() []rules.Option {
	list := []rules.Option{
		{
			ID: "wild", Title: "[Wild Hounds]", From: rules.Modern,
			About: "Ones count for any side that is bid.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "castoff", Title: "Who begins", From: rules.Modern,
			About: "The highest throw of two bones, or a player you agree on.",
			Max:   1, Names: []text.Text{"highest", "agreed"},
		},
		{
			ID: "sides", Title: "Change of side", From: rules.Ours,
			About: "A bid may also change to a higher side, or to more of any side.",
			Max:   1, Names: rules.OffOn,
		},
		purse.AnteOption(0, 0, rules.Ours),
		purse.PurseOption(0),
	}
	return append(list, tali.Options(tali.Sheep)...)
}

// The verbs besides throw and cast.
const (
	Side  rules.Verb = "side"  // name the side N; the number of the bid follows
	Bid   rules.Verb = "bid"   // at least N bones show side From; with From 0 the sum is at least N
	Doubt rules.Verb = "doubt" // have the cups lifted
)

const (
	seatsMost = 6
	bones     = 4 // of each seat at the start
	offBones  = 2 // of each seat in the casting-off
	totalMost = seatsMost * bones
	bidsMost  = totalMost*4 + 1 // in one round
)

// longest is the most steps of a game: for every bone that can be lost, a round
// of casts and bids.
const longest = totalMost * (2*seatsMost + 2*bidsMost + 1)

// sums are the possible sums of two bones.
var sums = [...]int8{2, 4, 5, 6, 7, 8, 9, 10, 12}

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	wild, sides bool
	ante        int
	weights     tali.Weights
	falls       [bones + 1][]rules.Outcome
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{wild: s.Options["wild"] == 1, sides: s.Options["sides"] == 1, ante: s.Options["ante"], weights: w}
	for n := range a.falls {
		a.falls[n] = tali.Outcomes(n, w)
	}
	p := position{agreement: a, coins: purse.Of(s), last: nobody, bidder: nobody, doubter: nobody, loser: nobody}
	in, err := rotation.Ante(&p.coins, a.ante)
	if err != nil {
		return nil, err
	}
	for i := range s.Seats {
		if in.Has(i) {
			p.left[i] = bones
		}
	}
	p.sat = in
	p.off = castoff.New(in, s.Seats, s.First)
	p.seat = p.off.Seat
	if s.Options["castoff"] == 1 {
		p.phase = Casting
	}
	return p, nil
}
