// Package oddsout is Odds Out: the highest even cast takes the pot.
//
// Everyone puts the same ante in the pot. A casting-off finds who begins: the
// highest even cast does. Then each in turn casts four bones, once. A cast
// without a name is void and is cast again. An odd cast pays a fine into the
// pot and cannot win; a player who cannot pay is out. The highest even cast takes the
// pot: Venus, then the even Senios, casts with a six, by their total, then four
// sixes, then four fours.
//
// A Senio is odd or even by its total, four alike by their side: four ones and
// four threes are odd, four fours and four sixes even. Those level on the
// highest cast again, and so do all if nobody is even, for the same pot.
//
// That leaves nothing to decide. So a usual game is five pots, and a player may
// put a coin in the pot and throw one bone again, after an odd cast, too; the new
// cast counts. And casts count by their total, so none is void and four alike are
// even; Venus stays highest.
//
// It is a modern game by Michael J. Speakman. His examples call four ones and
// four threes odd, though they make 4 and 12, and do not say whether four sixes,
// 24, are above a Senio of 22 (here they are not). He does not say what happens
// with level casts, and if nobody is even.
package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Odds Out.
var Game = &rules.Game{
	ID: "oddsout", Title: "Odds Out", Short: "Odds Out",
	Line:     text.Sentences("The highest even cast wins the [pot].", "Odd casts cost a [fine]."),
	From:     rules.Modern,
	Ranked:   true,
	Ranks:    func(s rules.Setup) rules.Ranking { return rules.Ranking{Named: s.Options["plain"] == 0, Void: true} },
	Seats:    [2]int{2, 4},
	Minutes:  3,
	Rulesets: bestcast.SecondRulesets("plain"),
	Options: append(bestcast.Options(
		purse.FineOption(purse.UsualFine, "How many coins an odd cast costs. Usual: 1.", rules.FromSources),
		rules.Option{
			ID: "plain", Title: "Plain totals", About: "Casts count by their total, and none is [void]. [Venus] stays highest.",
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

// Board describes the position. The Count of a cast is a number of stones in a
// row, which is odd or even; the worth of odd casts is 0.
type Board = bestcast.Board

func start(s rules.Setup) (rules.Position, error) {
	worth, name, count := even, tali.Hand.Name, stones
	var short func(h tali.Hand) text.Text
	explain := alike
	if s.Options["plain"] == 1 {
		worth, name, short, explain, count = plain, total, total, nil, tali.Hand.Sum
	}
	fine := s.Options["fine"]
	t := bestcast.Terms{
		Worth: worth,
		Count: count,
		Fine: func(h tali.Hand, _ int) int {
			if worth(h) == rotation.Lost {
				return fine
			}
			return 0
		},
		Call: func(h tali.Hand) text.Text {
			switch {
			case worth(h) != rotation.Lost:
				return name(h)
			case tali.Classify(h) == tali.Vulture3 && s.Options["plain"] == 0: // the log has no room for "of threes"
				return "Vultures, odd"
			}
			return text.Of("{0}, odd", name(h))
		},
		Explain:  explain,
		Short:    short,
		Rule:     rule(fine),
		Off:      "The highest even cast begins.",
		OffStage: "Opening throw: the highest even cast begins.",
		Lost:     "Nobody has an even cast: all throw again.",
		Second:   s.Options["second"],
	}
	if s.Options["straight"] == 1 {
		t.Off, t.OffStage = "", ""
	}
	return bestcast.Start(s, t)
}

// rule returns the text of the game's main rule; fine is what an odd cast costs, or 0.
func rule(fine int) text.Text {
	if fine == 0 {
		return "The highest even cast wins the [pot]."
	}
	return text.Sentences("The highest even cast wins the [pot].", text.Of("An odd cast costs {0}.", text.Coins(fine)))
}

// even returns the worth of a cast: its rank if it is even, Lost if it is odd,
// and Void without a name.
func even(h tali.Hand) int {
	switch rank := tali.Classify(h); {
	case rank == tali.Unnamed:
		return rotation.Void
	case rank == tali.Canis, rank == tali.Vulture3, rank.Senio() && rank.Total()%2 == 1:
		return rotation.Lost
	default:
		return int(rank)
	}
}

// stones returns the number that is odd or even: the side of four alike, and
// the total of others.
func stones(h tali.Hand) int {
	if rank := tali.Classify(h); rank == tali.Canis || rank.Vulture() {
		return h.Sum() / h.Len()
	}
	return h.Sum()
}

// alike says what four alike count as; it is empty for other casts.
func alike(h tali.Hand) text.Text {
	if rank := tali.Classify(h); rank == tali.Canis || rank.Vulture() {
		return text.Of("Four alike count as {0}.", stones(h))
	}
	return ""
}

// plain returns the worth of a cast if only its total counts: an even total;
// Venus is above them all.
func plain(h tali.Hand) int {
	switch sum := h.Sum(); {
	case tali.Classify(h) == tali.Venus:
		return 25
	case sum%2 == 0:
		return sum
	}
	return rotation.Lost
}

// total returns the name of a cast where totals count.
func total(h tali.Hand) text.Text {
	if tali.Classify(h) == tali.Venus {
		return h.Name()
	}
	return text.Of("{0} in all", h.Sum())
}
