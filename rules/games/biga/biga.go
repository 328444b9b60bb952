// Package biga is Unum Biga, the race of a single chariot, for one player.
//
// Two bones are thrown again and again, and what they count together is the
// way driven. Gaining throws drive further: 4 counts 2 more, 6 counts 3 more, 8
// counts 4 more and 10 counts 5 more. The other throws are losing ones and
// give nothing: 2, 5 and 7 fall back by 2, 9 by 3 and 12, the horse that goes
// down, by 6. Nobody falls back behind the start. The race ends at 100 exactly.
// Who has driven too far waits for losing throws to bring him back; gaining
// ones do nothing there. The fewer throws the better.
//
// It is of our own time, a game of Michael J. Speakman's. He gives the key of
// gains and losses and says that who throws too high must roll a losing number;
// that gaining throws do nothing above 100 is the reading by which everybody
// comes home. That nobody falls back behind the start is ours.
package biga

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Game is Unum Biga.
var Game = &rules.Game{
	ID: "biga", Title: "Unum Biga", Short: "Unum Biga",
	Line:    "Come to 100 exactly, in as few throws of two bones as you can.",
	From:    rules.Modern,
	Seats:   [2]int{1, 1},
	Minutes: 2,
	Options: options(),
	Levels:  []rules.Level{{ID: "random", Word: "Fickle"}, {ID: "hard", Word: "Steady"}},
	Book:    book,
	Longest: 2 * throwsMost,
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	own := rules.Option{
		ID: "late", Title: "One bone late", From: rules.Ours,
		About: "From 86 to 99 you may throw one bone. Usually off.",
		Max:   1, Names: []string{"off", "on"},
	}
	return append([]rules.Option{own}, tali.Options(tali.Sheep)...)
}

// One is the verb, besides throw and cast, for throwing a single bone.
const One rules.Verb = "one"

const (
	goal       = 100
	late       = 86 // from here on one bone may do, where the table plays it
	furthest   = goal - 1 + 15
	throwsMost = 5000 // then the race is lost
	bones      = 2
)

// A fate is what a throw means, by what it counts.
type fate struct {
	words string
	gain  int // added to the count; less than 0 for losing throws
}

// fates is the key of the game, and what a single bone counts that is not in it.
var fates = [13]fate{
	1:  {"a short way", 1},
	2:  {"a lame horse", -2},
	3:  {"a short way", 3},
	4:  {"the crowd cheers", 4 + 2},
	5:  {"nervous horses", -2},
	6:  {"a chariot is passed", 6 + 3},
	7:  {"debris ahead", -2},
	8:  {"a lucky omen", 8 + 4},
	9:  {"an unlucky number", -3},
	10: {"in the lead", 10 + 5},
	12: {"a horse is down", -6},
}

// drive is the count that a throw of so much leads to: never below 0, and
// above the goal gaining throws are void.
func drive(at, sum int) int {
	gain := fates[sum].gain
	if at > goal && gain > 0 {
		return at
	}
	return max(0, at+gain)
}

// An agreement is what is settled before a race.
type agreement struct {
	purse   int
	late    bool
	falls   [bones + 1][]rules.Outcome     // by how many bones are thrown
	chance  [bones + 1][len(fates)]float64 // of what they count together
	chances func() *chances                // reckoned when first asked for
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{purse: s.Purses[0], late: s.Options["late"] == 1}
	for n := 1; n <= bones; n++ {
		a.falls[n] = tali.Outcomes(n, w)
		a.chance[n] = spread(a.falls[n])
	}
	a.chances = sync.OnceValue(a.reckon)
	return position{agreement: a}, nil
}

// spread is the chance of what bones count together that may fall like this.
func spread(outs []rules.Outcome) (chance [len(fates)]float64) {
	all := int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	for _, o := range outs {
		chance[tali.Hand(o.Move.N).Sum()] += float64(o.Weight) / float64(all)
	}
	return chance
}
