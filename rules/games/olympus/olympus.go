// Package olympus is Hounds in Olympus: the lowest cast takes the pot.
//
// Everyone puts the same ante in the pot. A casting-off finds who begins: the
// lowest cast does. Then each in turn casts four bones, once, and the lowest
// cast that has a name takes the pot. Canis, four ones, is best of all. After
// it come the Vultures, three, four and six; then the Senios, casts with a six,
// by their total from 9 up; and worst is Venus. A cast without a name is void
// and is cast again.
//
// Venus adds to the pot half of what is in it. Who cannot pay that keeps what
// he has and is out. Those level on the lowest cast again for the same pot.
//
// It is of our own time, a game of Michael J. Speakman's. It plays like any
// other tali game, he says, so casts without a name are void as in Sparing
// Tali; were they not, Canis would not be the best cast. Half of an odd pot and
// level casts he leaves open.
package olympus

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
)

// Game is Hounds in Olympus.
var Game = &rules.Game{
	ID: "olympus", Title: "Hounds in Olympus", Short: "Olympus",
	Line:    "The lowest cast takes the pot. Venus costs half as much.",
	From:    rules.Modern,
	Ranked:  true,
	Seats:   [2]int{2, 4},
	Minutes: 1,
	Options: bestcast.Options(rules.Option{
		ID: "total", Title: "By total", About: "Casts go by their total, none is void, and Venus stays worst.",
		Max: 1, Names: []string{"off", "on"}, From: rules.Ours,
	}),
	Levels:  []rules.Level{{ID: "random", Word: "Companion"}},
	Book:    book,
	Longest: bestcast.Longest,
	Start:   start,
	Text:    bestcast.Text,
	Odds:    bestcast.Odds,
}

// Board is the picture of the game.
type Board = bestcast.Board

func start(s rules.Setup) (rules.Position, error) {
	t := bestcast.Terms{
		Worth: low, Call: tali.Hand.Name, Fine: fine,
		Rule: "The lowest cast takes the pot. Venus costs half as much.",
		Off:  "The lowest cast begins.",
	}
	if s.Options["total"] == 1 {
		t.Worth, t.Call = lowTotal, total
	}
	return bestcast.Start(s, t)
}

// low is more the lower the rank of a cast; one without a name is void.
func low(h tali.Hand) int {
	if rank := tali.Classify(h); rank != tali.Unnamed {
		return 1 + int(tali.Venus-rank)
	}
	return rotation.Void
}

// lowTotal is more the lower the total of a cast; Venus is below them all.
func lowTotal(h tali.Hand) int {
	if tali.Classify(h) == tali.Venus {
		return 1
	}
	return 26 - h.Sum()
}

// total is what a cast is called where totals count.
func total(h tali.Hand) string {
	if tali.Classify(h) == tali.Venus {
		return h.Name()
	}
	return fmt.Sprintf("%d in all", h.Sum())
}

// fine is half of the pot for Venus, rounded down, but at least a coin.
func fine(h tali.Hand, pot int) int {
	if tali.Classify(h) == tali.Venus {
		return max(1, pot/2)
	}
	return 0
}
