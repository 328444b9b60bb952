// Package sparing is Sparing Tali: the most rounds won take the pot.
//
// The players agree on a number of rounds, five for a Tally, and put the same
// ante in the pot. In each round everyone casts four bones, and the highest
// cast wins it: Venus, then the Senios by their total, then the Vultures, four
// sixes, four fours, four threes, and lowest Canis, four ones. A cast without
// a name is void and is cast again until it counts. If two are level on the
// highest cast, nobody wins the round.
//
// Whoever has won most rounds takes the pot. Those level play extra rounds among
// themselves until one leads. As written all the rounds are played, and nothing is to be
// decided. Usually casts without a name count, too: they are ranked by their total, below
// Canis. Each round is begun by the next player, the game ends once a lead can't be caught,
// and twice in it a player may throw a cast again; the second one stands. Or players may
// double the pot before a round.
//
// It is a modern game, Michael J. Speakman's guess at a Roman game, with a table
// of five rounds as its example. One sentence of it lets a void cast be cast
// again, another demands it (here it must be). It does not say what happens if
// the players are still level after the last round.
package sparing

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Sparing Tali.
var Game = &rules.Game{
	ID: "sparing", Title: "Sparing Tali", Short: "Sparing",
	Line:   "The highest cast wins a round. The most rounds win the [pot].",
	From:   rules.FromSources,
	Ranked: true,
	Ranks: func(s rules.Setup) rules.Ranking {
		sums := s.Options["sums"] == 1
		return rules.Ranking{Named: true, Void: !sums, Sums: sums}
	},
	Seats:    [2]int{2, seatsMost},
	Minutes:  2,
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "random", About: "throws again on a whim"},
		{ID: "medium", About: "throws again without a six"},
		{ID: "hard", About: "throws again when it pays"},
	},
	Book:    book,
	Honours: honours,
	Longest: 3*castsMost + 2*roundsMost*seatsMost,
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "totals", Code: 5, Title: "Every throw counts", From: rules.Ours,
		About:   "Five rounds, two spare throws. Unnamed casts count by their total.",
		Options: map[string]int{"spare": sparesUsual, "decided": 1, "moving": 1, "sums": 1},
	},
	{
		ID: "moving", Code: 4, Title: "With spare throws", From: rules.Ours,
		About:   "Five rounds, each begun by the next player. Twice in a game you may throw again.",
		Options: map[string]int{"spare": sparesUsual, "decided": 1, "moving": 1},
	},
	{
		ID: "spare", Code: 3, Title: "With the same start", From: rules.Ours,
		About:   "Spare throws, but the same player begins every round.",
		Options: map[string]int{"spare": sparesUsual, "decided": 1},
	},
	{
		ID: "choices", Code: 2, Title: "With doubling", From: rules.Ours,
		About:   "Five rounds, or fewer if a lead can’t be caught. Players may double the [pot].",
		Options: map[string]int{"double": 1, "decided": 1},
	},
	{ID: "tally", Title: "As written", About: "Five rounds, a [Tally]. If it is two all, the last one decides.", From: rules.FromSources},
	{ID: "fast", Code: 1, Title: "Fast game", About: "One round: coins change hands quickly.", From: rules.FromSources, Options: map[string]int{"rounds": 1}},
}

func options() []rules.Option {
	list := []rules.Option{
		{
			ID: "rounds", Title: "Rounds", About: "Rounds in a game, at most nine. Five are a [Tally].",
			Min: 1, Max: roundsMost, Step: 1, Default: 5, From: rules.FromSources,
		},
		purse.PurseOption(0),
		purse.AnteOption(1, purse.UsualAnte, rules.FromSources),
		tali.TotalOption(),
		{
			ID: "double", Title: "Doubling", About: "Between rounds a player may offer to double the [pot].",
			Max: 1, Names: rules.OffOn, From: rules.Ours,
		},
	}
	return append(append(list, tali.Options(tali.Sheep)...), rules.Option{
		ID: "decided", Title: "End once decided", From: rules.Ours,
		About: "The game ends as soon as a lead can’t be caught.",
		Max:   1, Names: rules.OffOn,
	}, rules.Option{
		ID: "spare", Title: "Spare throws", From: rules.Ours,
		About: "How often in a game you may throw again. Usual: 2.",
		Max:   sparesMost, Step: 1,
	}, rules.Option{
		ID: "moving", Title: "Start moves on", From: rules.Ours,
		About: "Each round is begun by the next player, clockwise.",
		Max:   1, Names: rules.OffOn,
	}, tali.SumsOption("The higher total is better. As written they are [void]."))
}

// The verbs besides throw and cast.
const (
	Pass   rules.Verb = "pass"   // do not double before this round
	Double rules.Verb = "double" // put in the stake again, for the others to match
	Match  rules.Verb = "match"  // put in as much
	Resign rules.Verb = "resign" // leave the pot to the others
	Stand  rules.Verb = "stand"  // keep the cast that was made
	Again  rules.Verb = "again"  // spend a spare throw: throw all bones again
)

const (
	bones      = 4
	seatsMost  = 6
	roundsMost = 9
	extraMost  = 1000  // extra rounds before those level share the pot
	castsMost  = 20000 // the same, counting void casts

	sparesUsual, sparesMost = 2, 9
)

// A table holds the settings of a game and what is computed from them once.
type table struct {
	rounds, ante int
	double       bool
	decided      bool               // the game ends once a lead can't be caught
	moving       bool               // each round is begun by the next seat
	byTotal      bool               // four sixes count 24
	sums         bool               // casts without a name are ranked by their total
	spares       int                // spare throws of each seat in a game
	spending     func() [][]float64 // see spend; computed on first use
	falls        []rules.Outcome
	whole        rotation.Spread
	match        func() *match // see newMatch; made on first use
	voids        float64       // the chance of a void cast
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	t := &table{
		rounds: s.Options["rounds"], ante: s.Options["ante"], double: s.Options["double"] == 1, decided: s.Options["decided"] == 1,
		byTotal: s.Options["total"] == 1, sums: s.Options["sums"] == 1, moving: s.Options["moving"] == 1, spares: s.Options["spare"],
		falls: tali.Outcomes(bones, w),
	}
	t.whole, t.voids = rotation.SpreadOf(t.falls, 0, t.worth)
	t.match = sync.OnceValue(func() *match { return newMatch(t) })
	t.spending = sync.OnceValue(func() [][]float64 { return t.spend(s.Seats) })
	p := position{table: t, coins: purse.Of(s), caster: int8(rules.Nobody), winner: int8(rules.Nobody), stake: int32(t.ante)}
	if p.sat, err = rotation.Ante(&p.coins, t.ante); err != nil {
		return nil, err
	}
	p.in = p.sat
	p.rot = rotation.New(p.in, s.First, s.Seats)
	return p, nil
}

// worth returns the rank of a cast; one without a name is void, or ranked by its total.
func (t *table) worth(h tali.Hand) int { return worth(h, t.byTotal, t.sums) }

func worth(h tali.Hand, byTotal, sums bool) int {
	switch rank := tali.Classify(h); {
	case sums:
		return h.WorthWithSums(byTotal)
	case rank != tali.Unnamed:
		return rank.Worth(byTotal)
	}
	return rotation.Void
}

// name returns the name of a cast, with the total of one without a name if that counts.
func (t *table) name(h tali.Hand) text.Text {
	if t.sums {
		return h.NameWithSum()
	}
	return h.Name()
}

// called returns the name of a cast in a sentence.
func (t *table) called(h tali.Hand) text.Text {
	if t.sums && tali.Classify(h) == tali.Unnamed {
		return text.Of("{0} in all", h.Sum())
	}
	return h.Called()
}
