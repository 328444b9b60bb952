// Package simple is Simple Tali: one cast each, and the highest takes the pot.
//
// A usual game is five pots with raises: two bones fall, the thrower may raise
// the pot, and then the other two fall; and casts without a name are ranked by
// their total. As written it is one pot without either.
//
// Everyone puts the same ante in the pot. Each in turn casts four bones, once.
// Venus, all four sides different, is the highest cast. Then come the Senios,
// casts with a six, by their total from 22 down to 9; then the Vultures, four
// sixes, four fours, four threes; then Canis, four ones; and last all casts
// that have no name. Canis pays a fine into the pot at once, and still counts.
// The highest cast takes the pot. Those level on it cast again for it, until
// one is highest.
//
// It is a modern game: Michael J. Speakman's guess at how Romans may have
// played, from the names of their casts. He does not say what a cast without a
// name is worth (here it counts, and is lowest), or who begins.
package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is the game Simple Tali.
var Game = &rules.Game{
	ID: "simple", Title: "Simple Tali", Short: "Simple",
	Line:   text.Sentences("One throw each.", "The highest cast wins the [pot]."),
	From:   rules.FromSources,
	Ranked: true,
	Ranks: func(s rules.Setup) rules.Ranking {
		return rules.Ranking{Named: s.Options["total"] == 0, Sums: s.Options["sums"] == 1}
	},
	Seats:   [2]int{2, rules.MaxSeats},
	Minutes: 2,
	Rulesets: []rules.Ruleset{
		{
			ID: "totals", Code: 2, Title: "With choices", From: rules.Ours,
			About:   "Five [pots](pot). After two of your bones you may raise. Unnamed casts rank by total.",
			Options: map[string]int{"pots": bestcast.PotsUsual, "raises": 1, "sums": 1},
		}, {
			ID: "choices", Code: 1, Title: "Unnamed all level", From: rules.Ours,
			About:   "Five [pots](pot). After two of your bones you may raise.",
			Options: map[string]int{"pots": bestcast.PotsUsual, "raises": 1},
		}, {
			ID: "written", Title: "As written", From: rules.FromSources,
			About: "One [pot], and one throw of four bones each.",
		},
	},
	Options: append(bestcast.Options(options...), bestcast.PotsOption(), tali.SumsOption("The higher total is better. As written they are all level.")),
	Levels:  bestcast.RaiseLevels(),
	Book:    book,
	Honours: honours,
	Longest: bestcast.Longest,
	Start:   start,
	Text:    bestcast.Text,
	Think:   bestcast.Think,
	Odds:    bestcast.Odds,
}

var options = []rules.Option{
	purse.FineOption(purse.UsualFine, "How many coins [Canis], four ones, costs. Usual: 1.", rules.FromSources),
	{
		ID: "void", Title: "Unnamed casts are [void]", About: "A cast without a name is thrown again. Usually it counts.",
		Max: 1, Names: rules.OffOn, From: rules.Ours,
	},
	tali.TotalOption(),
	{
		ID: "raises", Title: "Raises", About: "After two bones, the thrower may raise the [pot] by an [ante].",
		Max: 1, Names: rules.OffOn, From: rules.Ours,
	},
}

// Board describes the position.
type Board = bestcast.Board

func start(s rules.Setup) (rules.Position, error) {
	fine, ranks := s.Options["fine"], ranking{void: s.Options["void"] == 1, byTotal: s.Options["total"] == 1, sums: s.Options["sums"] == 1}
	t := bestcast.Terms{
		Worth: ranks.worth,
		Fine: func(h tali.Hand, _ int) int {
			if tali.Classify(h) == tali.Canis {
				return fine
			}
			return 0
		},
		Call:   ranks.call,
		Rule:   rule(fine),
		Raises: s.Options["raises"] == 1,
	}
	return bestcast.Start(s, t)
}

// rule returns the text of the game's main rule; fine is what Canis costs, or 0.
func rule(fine int) text.Text {
	if fine == 0 {
		return "The highest cast wins the [pot]."
	}
	return text.Sentences("The highest cast wins the [pot].", text.Of("[Canis] costs {0}.", text.Coins(fine)))
}

// A ranking holds the options that decide the worth of casts.
type ranking struct {
	void    bool // casts without a name are void
	byTotal bool // four sixes count 24
	sums    bool // casts without a name are ranked by their total
}

// worth returns the rank of a cast; casts without a name are lowest, or void if
// that is set.
func (r ranking) worth(h tali.Hand) int {
	rank := tali.Classify(h)
	switch {
	case r.void && rank == tali.Unnamed:
		return rotation.Void
	case r.sums:
		return h.WorthWithSums(r.byTotal)
	}
	return 1 + rank.Worth(r.byTotal)
}

// call returns the name of a cast, with the total of one without a name if that counts.
func (r ranking) call(h tali.Hand) text.Text {
	if r.sums {
		return h.NameWithSum()
	}
	return h.Name()
}
