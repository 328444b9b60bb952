// Package olympus is Hounds in Olympus: the lowest cast takes the pot.
//
// Everyone puts the same ante in the pot. A casting-off finds who begins: the
// lowest cast does. Then each in turn casts four bones, once, and the lowest
// cast that has a name takes the pot. Canis, four ones, is best of all. After
// it come the Vultures, three, four and six; then the Senios, casts with a six,
// by their total from 9 up; and worst is Venus. A cast without a name is void
// and is cast again.
//
// Venus adds half of the pot to it. Players who cannot pay keep their coins and
// are out. Those level on the lowest cast again for the same pot.
//
// That leaves nothing to decide. So a usual game is five pots, and a player may
// put a coin in the pot and throw one bone again; the new cast counts. And casts
// count by their total, so none is void; Venus stays worst.
//
// It is a modern game by Michael J. Speakman. He says that it plays like any
// other tali game, so casts without a name are void as in Sparing Tali;
// otherwise Canis would not be the best cast. He does not say what half of an
// odd pot is, nor what happens with level casts.
package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is the game Hounds in Olympus.
var Game = &rules.Game{
	ID: "olympus", Title: "Hounds in Olympus", Short: "Olympus",
	Line:   "The lowest cast wins the [pot]. Throwing [Venus] costs half of what is in it.",
	From:   rules.Modern,
	Ranked: true,
	Ranks: func(s rules.Setup) rules.Ranking {
		return rules.Ranking{Named: s.Options["total"] == 0, Lowest: true, Void: true}
	},
	Seats:    [2]int{2, 4},
	Minutes:  2,
	Rulesets: bestcast.SecondRulesets("total"),
	Options: append(bestcast.Options(rules.Option{
		ID: "total", Title: "By total", About: "Casts count by their total, and none is [void]. [Venus] stays worst.",
		Max: 1, Names: rules.OffOn, From: rules.Ours,
	}), bestcast.PotsOption(), bestcast.SecondOption(), bestcast.StraightOption()),
	Levels:  bestcast.SecondLevels(),
	Book:    book,
	Honours: honours,
	Longest: bestcast.Longest,
	Start:   start,
	Text:    bestcast.Text,
	Think:   bestcast.Think,
	Odds:    bestcast.Odds,
}

// Board describes the position.
type Board = bestcast.Board

func start(s rules.Setup) (rules.Position, error) {
	t := bestcast.Terms{
		Worth: low, Call: tali.Hand.Name, Fine: fine,
		Rule:     "The lowest cast wins the [pot]. Throwing [Venus] costs half of what is in it.",
		Off:      "The lowest cast begins.",
		OffStage: "Opening throw: the lowest cast begins.",
		Second:   s.Options["second"],
	}
	if s.Options["straight"] == 1 {
		t.Off, t.OffStage = "", ""
	}
	if s.Options["total"] == 1 {
		t.Worth, t.Call, t.Short = lowTotal, total, total
	}
	return bestcast.Start(s, t)
}

// low returns the worth of a cast, higher for lower ranks; a cast without a
// name is void.
func low(h tali.Hand) int {
	if rank := tali.Classify(h); rank != tali.Unnamed {
		return 1 + int(tali.Venus-rank)
	}
	return rotation.Void
}

// lowTotal returns the worth of a cast, higher for lower totals; Venus is below
// them all.
func lowTotal(h tali.Hand) int {
	if tali.Classify(h) == tali.Venus {
		return 1
	}
	return 26 - h.Sum()
}

// total returns the name of a cast where totals count.
func total(h tali.Hand) text.Text {
	if tali.Classify(h) == tali.Venus {
		return h.Name()
	}
	return text.Of("{0} in all", h.Sum())
}

// fine returns the fine: half of the pot for Venus, rounded down, but at least
// one coin.
func fine(h tali.Hand, pot int) int {
	if tali.Classify(h) == tali.Venus {
		return max(1, pot/2)
	}
	return 0
}
