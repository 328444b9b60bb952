// Package biga is Unum Biga, the race of a single chariot, for one player.
//
// Two bones are thrown again and again, and their sum is the distance driven.
// Gaining throws drive further: 4 counts 2 more, 6 counts 3 more, 8
// counts 4 more and 10 counts 5 more. The other throws are losing ones and
// give nothing: 2, 5 and 7 fall back by 2, 9 by 3 and 12, the horse that goes
// down, by 6. Nobody falls back behind the start. The race ends at 100 exactly.
// A player who has driven too far waits for losing throws to come back; gaining
// ones do nothing there. The fewer throws the better.
//
// That leaves nothing to decide, and little to race against. So it is usually
// played bone by bone. One bone is thrown, and the chariot drives: a 4 and a 6 count
// as in the key, a 1 and a 3 as they are, and above 100 each takes it back as far as
// it shows. Then a second bone may be added, after which the total counts instead, as
// in the key, from where the throw began. Three whips throw a second bone again that
// led further from 100, each once. And a second chariot keeps the pace of the better half of all races.
//
// Two older ways to play have two bones in each throw and three whips that take back a
// whole throw; near the goal one bone may be thrown instead. In one of them a losing
// throw on the starting line is a false start, which is not counted.
//
// It is a modern game by Michael J. Speakman. He gives the key of gains and
// losses and says that a player who throws too high must roll a losing number.
// We read that as: gaining throws do nothing above 100, so that everybody can
// come home. That nobody falls back behind the start is our own rule, and so are
// the second bone at will, the whips, the single bone, false starts and the chariot
// that keeps the pace.
package biga

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Unum Biga.
var Game = &rules.Game{
	ID: "biga", Title: "Unum Biga", Short: "Unum Biga",
	Line:    "Reach exactly 100 in as few throws as you can.",
	From:    rules.Modern,
	Seats:   [2]int{1, 1},
	Minutes: 3,
	Rulesets: []rules.Ruleset{
		{
			ID: "bones", Code: 3, Title: "Bone by bone", From: rules.Ours,
			About:   "Throw one bone, then add a second if you like. Three [whips](whip) throw it again.",
			Options: map[string]int{"whips": whipsUsual, "second": 1},
		}, {
			ID: "choices", Code: 2, Title: "With choices", From: rules.Ours,
			About:   "Three [whips](whip), one bone from 86 on, and a false start doesn’t count.",
			Options: map[string]int{"late": lateBack, "whips": whipsUsual, "start": 1},
		}, {
			ID: "whips", Code: 1, Title: "With the whip", From: rules.Ours,
			About:   "Three [whips](whip) to throw again, and one bone near the end if you like.",
			Options: map[string]int{"late": 1, "whips": whipsUsual},
		}, {
			ID: "written", Title: "As written", From: rules.Modern,
			About: "Always two bones, and every throw counts.",
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "random", About: "throws one bone or two on a whim"},
		{ID: "hard", About: "uses a whip after each loss"},
		{ID: "master", About: "throws what brings it home soonest"},
	},
	Book:    book,
	Honours: honours,
	Longest: 4*throwsMost + 2*whipsMost,
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

// options returns the options; new ones go to the end, since links number them.
func options() []rules.Option {
	late := rules.Option{
		ID: "late", Title: "One bone near the end", From: rules.Ours,
		About: "When you may throw just one bone. Above 100 it takes you back.",
		Max:   lateBack, Names: []text.Text{"off", "from 86 to 99", "from 86 on"},
	}
	whips := rules.Option{
		ID: "whips", Title: "[Whips](whip)", From: rules.Ours,
		About: "How often in a race you may throw again. Usual: 3.",
		Max:   whipsMost, Step: 1,
	}
	start := rules.Option{
		ID: "start", Title: "Free false starts", From: rules.Ours,
		About: "On the starting line a losing throw isn’t counted.",
		Max:   1, Names: rules.OffOn,
	}
	second := rules.Option{
		ID: "second", Title: "A second bone", From: rules.Ours,
		About: "You throw one bone. Then you may add a second: the total counts instead.",
		Max:   1, Names: rules.OffOn,
	}
	return append(append([]rules.Option{late}, tali.Options(tali.Sheep)...), whips, start, second)
}

// Values of the option "late" besides 0: one bone may be thrown near the goal, and above it,
// too.
const (
	lateOn = 1 + iota
	lateBack
)

// The verbs besides throw and cast.
const (
	One    rules.Verb = "one"    // throw a single bone
	Second rules.Verb = "second" // add a second bone to the one that lies
	Whip   rules.Verb = "whip"   // take back the last throw, and throw the same bones again; or the second bone alone
)

const (
	goal       = 100
	late       = 86 // from this count on a single bone may be thrown, if the option allows it
	furthest   = goal - 1 + 15
	throwsMost = 5000 // then the race is lost
	bones      = 2

	whipsUsual, whipsMost = 3, 10
)

// A fate is the effect of a throw with a given sum.
type fate struct {
	words text.Text
	log   text.Text // the log entry of a throw that moves the chariot: the seat, and where to
	gain  int       // added to the count; less than 0 for losing throws
}

// fates is the key of the game by sum, completed with the sums of a single
// bone.
var fates = [13]fate{
	1:  {"a short way", "{0} threw 1, a short way: on to {1}.", 1},
	2:  {"a lame horse", "{0} threw 2, a lame horse: back to {1}.", -2},
	3:  {"a short way", "{0} threw 3, a short way: on to {1}.", 3},
	4:  {"the crowd cheers", "{0} threw 4, the crowd cheers: on to {1}.", 4 + 2},
	5:  {"nervous horses", "{0} threw 5, nervous horses: back to {1}.", -2},
	6:  {"a chariot overtaken", "{0} threw 6, a chariot passed: on to {1}.", 6 + 3},
	7:  {"debris ahead", "{0} threw 7, debris ahead: back to {1}.", -2},
	8:  {"a lucky omen", "{0} threw 8, a lucky omen: on to {1}.", 8 + 4},
	9:  {"an unlucky number", "{0} threw 9, an ill omen: back to {1}.", -3},
	10: {"in the lead", "{0} threw 10, in the lead: on to {1}.", 10 + 5},
	12: {"a horse goes down", "{0} threw 12, a horse down: back to {1}.", -6},
}

// turning is the effect of a single bone above the goal, which takes the chariot back.
var turning = fate{words: "turning back", log: "{0} threw one bone: back to {1}."}

// drive returns the count after a throw of that sum with n bones: never below 0. Above the
// goal gaining throws of two bones do nothing, and a single bone takes back as far as it
// shows.
func drive(at, n, sum int) int {
	if at > goal && n == 1 {
		return at - sum
	}
	gain := fates[sum].gain
	if at > goal && gain > 0 {
		return at
	}
	return max(0, at+gain)
}

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	purse   int
	late    int                            // when one bone may be thrown: 0, lateOn or lateBack
	start   bool                           // losing throws at the start are not counted
	second  bool                           // a throw is one bone, to which a second may be added
	most    int                            // whips in a race
	falls   [bones + 1][]rules.Outcome     // by number of bones thrown
	chance  [bones + 1][len(fates)]float64 // of each sum, by number of bones
	gaining [len(fates)]float64            // the same of the gaining sums of two bones, all together 1
	chances func() *chances                // computed on first use
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{purse: s.Purses[0], late: s.Options["late"], most: s.Options["whips"], start: s.Options["start"] == 1, second: s.Options["second"] == 1}
	for n := 1; n <= bones; n++ {
		a.falls[n] = tali.Outcomes(n, w)
		a.chance[n] = spread(a.falls[n])
	}
	a.gaining = gaining(a.chance[bones])
	a.chances = sync.OnceValue(a.compute)
	return position{agreement: a, whips: int8(a.most)}, nil
}

// mayOne reports whether a single bone may be thrown instead of two at a count.
func (a *agreement) mayOne(at int) bool {
	return !a.second && (a.late >= lateOn && at >= late && at < goal || a.late == lateBack && at > goal)
}

// sums returns the probability of each sum of a throw that is counted, with n bones from a
// count.
func (a *agreement) sums(at, n int) *[len(fates)]float64 {
	if a.start && at == 0 && n == bones {
		return &a.gaining
	}
	return &a.chance[n]
}

// gaining returns the probabilities of gaining sums alone, or all if none gains.
func gaining(chance [len(fates)]float64) (gains [len(fates)]float64) {
	all := 0.0
	for sum, x := range chance {
		if fates[sum].gain > 0 {
			gains[sum] = x
			all += x
		}
	}
	if all == 0 {
		return chance
	}
	for sum := range gains {
		gains[sum] /= all
	}
	return gains
}

// spread returns the probability of each sum of the bones, by sum, for casts outs.
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
