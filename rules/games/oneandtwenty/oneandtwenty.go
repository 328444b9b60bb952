// Package oneandtwenty is One and Twenty with knucklebones, a tavern game
// against a bank, as worked out by players who knew that it was played but not
// how.
//
// One seat holds the bank, the others stake. Each in turn casts five bones and
// adds up their sides; over 21 loses the stake at once. Otherwise the player
// chooses, once, how many more bones to cast, from none to five, and casts them
// together; over 21 loses at once. The bank casts last, in the same way, with all
// totals on the table before it. If the bank is over it pays every stake that
// stands; if not, it pays those who have more and takes from those who have as
// much or less. The best total that was paid holds the bank next. A player who
// does not want the bank passes it to the left before a round.
//
// A casting-off finds the first bank, and a game is as many rounds as there
// are seats.
//
// Twenty-one and thirty-one are old games against a bank; nobody knows how, or
// whether, they were played with knucklebones. These rules were settled by
// trying at a re-enactors' Twelfth Night, in our own time, and come from a
// report on it. The report breaks off where it speaks of the bank's cast, but
// has it last further on. It does not say how high a stake may be, or what
// happens to a bank that runs out or that its holder does not want.
package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is One and Twenty.
var Game = &rules.Game{
	ID: "oneandtwenty", Title: "One and Twenty", Short: "One & Twenty",
	Line:     "Throw five bones, then up to five more. Beat the [bank], but stay within 21.",
	From:     rules.Reconstructed,
	Seats:    [2]int{2, 8},
	Minutes:  1,
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "easy", About: "throws until about 19, stakes anything"},
		{ID: "medium", About: "weighs its chances, stakes up to half"},
		{ID: "hard", About: "weighs all chances, stakes little"},
	},
	Book:    book,
	Honours: honours,
	Longest: 1800,
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "twentyone", Title: "One and Twenty", From: rules.Reconstructed,
		About: "Start with five bones. More than 21 loses.",
	},
	{
		ID: "thirtyone", Code: 1, Title: "One and Thirty", From: rules.Ours,
		About:   "Start with eight bones. More than 31 loses.",
		Options: map[string]int{"most": 1},
	},
}

func options() []rules.Option {
	list := []rules.Option{
		purse.PurseOption(1),
		{
			ID: "limit", Title: "Highest [stake]", From: rules.Reconstructed,
			About: "Never more than the [bank]’s coins shared equally among the others.",
			Min:   1, Max: 20, Step: 1, Default: 5,
		},
		{
			ID: "rounds", Title: "Rounds", From: rules.Ours,
			About: "How many rounds to play. 0: as many as there are seats.",
			Max:   12, Step: 1,
		},
		{
			ID: "most", Title: "Target", From: rules.Ours,
			About: "Play to 21 with five bones, or to 31 with eight.",
			Max:   1, Names: []text.Text{"21", "31"},
		},
		{
			ID: "must", Title: "[Bank] must take", From: rules.Reconstructed,
			About: "The [bank] must take bones up to this total, then stand. 0: it may choose.",
			Max:   30, Step: 1,
		},
	}
	list = append(list,
		toggle("push", "A tie returns [stakes](stake)", "If you and the [bank] are equal, you get your [stake] back.", rules.Reconstructed),
		toggle("single", "One at a time", "See each extra bone before you ask for the next.", rules.Reconstructed),
	)
	return append(list, tali.Options(tali.Sheep)...)
}

func toggle(id string, title, about text.Text, from rules.Provenance) rules.Option {
	return rules.Option{ID: id, Title: title, About: about, Max: 1, Names: rules.OffOn, From: from}
}

// The verbs besides throw and cast. N is the number of coins or bones.
const (
	Open  rules.Verb = "open"  // the bank begins a round
	Pass  rules.Verb = "pass"  // the bank goes to the left
	Stake rules.Verb = "stake" // put N coins down
	More  rules.Verb = "more"  // cast N further bones; 0 is to stand
)

// Extra is the most further bones a seat may cast.
const Extra = 5

// offsMost is the most casting-offs; if the last is tied as well, the first of
// the tied seats gets the bank.
const offsMost = 20

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	target, open int // most points, bones of the first cast
	limit        int // highest stake
	rounds       int
	must         int // the bank takes bones while at or under this; 0: at will
	push, single bool
	first        int // seat that begins the casting-off
	falls        [tali.MaxCast + 1][]rules.Outcome
	chances      *chances
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := agree(s)
	for n := range a.falls {
		if n >= 1 && n <= Extra || n == a.open {
			a.falls[n] = tali.Outcomes(n, w)
		}
	}
	a.chances = compute(a, w)
	p := position{agreement: a, coins: purse.New(s.Purses), bank: int8(rules.Nobody), lies: int8(rules.Nobody)}
	n := 0
	for i := range s.Seats {
		if p.tied[i] = p.coins.Can(i, 1); p.tied[i] {
			n++
		}
	}
	if n < 2 {
		return nil, text.Errorf("at least two players must bring a coin to stake")
	}
	p.seat = p.next(a.first-1, func(i int) bool { return p.tied[i] })
	return p, nil
}

// agree returns the rules of a game with that setup.
func agree(s rules.Setup) *agreement {
	o := s.Options
	a := &agreement{
		target: 21, open: 5,
		limit: o["limit"], rounds: o["rounds"], must: o["must"],
		push: o["push"] == 1, single: o["single"] == 1,
		first: s.First,
	}
	if o["most"] == 1 {
		a.target, a.open = 31, 8
	}
	if a.rounds == 0 {
		a.rounds = s.Seats
	}
	return a
}
