// Package mendaxcommon is Liar's Tali with a common hand, Mendax Tali: one set
// of four bones goes round under a cup, and every claim must be higher than the
// last.
//
// Everybody has five counters, as written ten. The first player casts, looks alone, and says a
// hand, true or not. The next one doubts or takes the bones. After a doubt the
// cup is lifted: if the hand is as high as was said or higher the doubter loses
// a counter, else the one who said it. A player who takes the bones looks,
// throws any of them again, says truly how many, and must say a higher hand than
// the last. After a doubt the doubter begins a new round. A player without
// counters is out, and the last one in wins.
//
// From low to high a hand is no name at all, Canis (four ones), four threes,
// four fours, four sixes, a Senio by its total from 9 to 22, and Venus.
//
// It is a modern game: Michael J. Speakman's Roman version of liar's dice with
// one hand. Casts without a name are not among the hands he lists, and six
// in ten casts with sheep's bones have none; so they may be said, and are
// lowest. He gives the Senios 9 to 22 points, but none makes 10.
package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/castoff"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Liar's Tali, Common Hand.
var Game = &rules.Game{
	ID: "mendax-common", Title: "Liar’s Tali, Common Hand", Short: "Common Hand",
	Line:   "Say a higher hand, or doubt. The last player with counters wins.",
	From:   rules.Modern,
	Ranked: true,
	Ranks: func(rules.Setup) rules.Ranking {
		return rules.Ranking{Named: true, Line: "What you say means that hand or a higher one. Senios count 9 to 22; none makes 10."}
	},
	Bluff:    true,
	Seats:    [2]int{2, 8},
	Minutes:  7,
	Stake:    "price",
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "easy", About: "says what it holds, seldom doubts"},
		{ID: "medium", About: "remembers bones, doubts early"},
		{ID: "hard", About: "mixes truth and lies"},
		{ID: "master", About: "finds out how you lie"},
	},
	Book:    book,
	Honours: honours,
	Longest: castoff.Longest(rules.MaxSeats) + longest,
	Start:   start,
	Text:    moveText,
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "five", Code: 2, Title: "Five counters", From: rules.Ours,
		About:   "A shorter game, with five counters each.",
		Options: map[string]int{"counters": 5},
	},
	{
		ID: "common", Title: "As written", From: rules.Modern,
		About: "Ten counters each. A player who takes the bones may throw some again, once.",
	},
	{
		ID: "recast", Code: 1, Title: "[Recast]", From: rules.Modern,
		About:   "Up to three throws before you say a hand.",
		Options: map[string]int{"recast": 1},
	},
}

func options() []rules.Option {
	list := []rules.Option{
		{
			ID: "counters", Title: "Counters", From: rules.Modern,
			About: "How many counters each player starts with. Usual: 5.",
			Min:   1, Max: countersMost, Step: 1, Default: 10,
		},
		{
			ID: "recast", Title: "[Recast]", From: rules.Modern,
			About: "Up to three throws a turn. Keep any bones in between.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "named", Title: "Named hands only", From: rules.Ours,
			About: "Players may not say “no name”.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "price", Title: "Price of a counter", From: rules.Ours,
			About: "How many coins each counter costs. 0: play without coins.",
			Max:   10, Step: 1,
		},
		purse.PurseOption(0),
	}
	return append(list, tali.Options(tali.Sheep)...)
}

// The verbs besides throw and cast.
const (
	Recast rules.Verb = "recast" // throw the bones of the hand N again; From is their number, which is public
	Say    rules.Verb = "say"    // claim a hand of rank N
	Accept rules.Verb = "accept" // take the bones
	Doubt  rules.Verb = "doubt"  // lift the cup
)

const (
	bones        = 4
	countersMost = 20
	throwsMost   = 3  // in one turn, with Recast
	nothing      = -1 // no claim yet: any rank is higher
)

// longest is the most steps of a game: for every counter that can be lost, a
// claim of each rank with its throws.
const longest = rules.MaxSeats * countersMost * (int(tali.Venus) + 1) * (2 + 2*throwsMost)

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	throws  int // most throws in a turn, the cast that begins a round among them
	named   bool
	most    int // counters each has at the start
	price   int // coins
	weights tali.Weights
	falls   [bones + 1][]rules.Outcome
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{throws: 1, named: s.Options["named"] == 1, most: s.Options["counters"], price: s.Options["price"], weights: w}
	if s.Options["recast"] == 1 {
		a.throws = throwsMost
	}
	for n := range a.falls {
		a.falls[n] = tali.Outcomes(n, w)
	}
	p := position{agreement: a, coins: purse.New(s.Purses), claim: nothing, doubter: nobody, loser: nobody, claimer: nobody}
	cost := s.Options["counters"] * a.price
	in, err := rotation.Ante(&p.coins, cost)
	if err != nil {
		return nil, text.Errorf("at least two players must be able to pay {0} for their counters", text.Coins(cost))
	}
	p.sat = in
	for i := range s.Seats {
		if in.Has(i) {
			p.counters[i] = int8(a.most)
		}
	}
	p.off = castoff.New(in, s.Seats, s.First)
	p.seat = p.off.Seat
	return p, nil
}
