package purse

import (
	"cmp"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Taken returns an event for each of some seats that takes that many coins from
// the pot. The first event has the words.
func Taken(words text.Text, each int, seats [rules.MaxSeats]bool) []rules.Event {
	var list []rules.Event
	for i, in := range seats {
		if in {
			list = append(list, rules.Event{Text: words, Coins: each, From: rules.Pot, To: rules.Actor(i), Mark: rules.Won})
			words = ""
		}
	}
	return list
}

// A Prospect is the expected result of a choice that costs coins.
type Prospect struct {
	Move  rules.Move
	Label text.Text
	Coins float64 // expected net gain from here
	Take  float64 // the chance to win the pot
}

// Rows returns the prospects as rows of odds, the highest expected gain first.
// All is the number of coins in the game.
func Rows(list []Prospect, all int) (rows []rules.OddsRow) {
	slices.SortStableFunc(list, func(a, b Prospect) int { return cmp.Compare(b.Coins, a.Coins) })
	for i, p := range list {
		rows = append(rows, rules.OddsRow{
			Move: p.Move, Label: p.Label, Short: Expected(p.Coins), Best: i == 0, Worth: p.Coins,
			Bars: []rules.Bar{
				{Size: min(1, max(p.Coins, -p.Coins)/float64(max(1, all))), Text: ExpectedCoins(p.Coins), Risk: p.Coins < 0},
				{Size: min(p.Take, 1), Text: text.Of("{0} to win the pot", PerCent(p.Take))},
			},
		})
	}
	return rows
}
