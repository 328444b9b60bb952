// Package boneace is Bone-Ace, an English card game of the seventeenth
// century, also called One and Thirty.
//
// All cut, and the lowest card deals. Everybody gets three cards, two down and
// the third face up. The highest card that lies face up takes the bone: one
// stake from each of the others. Kings are high and aces low, but the ace of
// hearts, the Bone-Ace, beats every card. Equal cards go to the eldest, who
// sits nearest the dealer's left.
//
// Then, from the eldest round to the dealer, each may have it, card by card, or
// stick. Cards count their pips, an ace one and a court card ten. Over 31 is
// out at once. Exactly 31 wins at once, and a double stake from each of the
// others. Else all show, and the nearest to 31 wins a stake from each of the
// others, those who are out too; equal ones go to the eldest. If all the others
// are out before the dealer's turn the dealer wins.
//
// The rules are a modern account of what Willughby (about 1665) and Cotton
// (1674) say. It is uncertain which ace it was, hearts or diamonds; whether an
// ace was ever high, or eleven; and how the deal passed on.
package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// Game is Bone-Ace.
var Game = &rules.Game{
	ID: "boneace", Title: "Bone-Ace", Short: "Bone-Ace",
	Line:    text.Sentences("Take cards or [stick].", "The nearest to 31 wins.", "Over 31 is out."),
	From:    rules.Attested,
	Dealt:   true,
	Seats:   [2]int{2, 8},
	Minutes: 1,
	Rulesets: []rules.Ruleset{
		{
			ID: "hearts", Title: "Ace of hearts", From: rules.FromSources,
			About: "The [Bone-Ace] is the ace of hearts.",
		},
		{
			ID: "diamonds", Code: 1, Title: "Ace of diamonds", From: rules.Attested,
			About:   "The [Bone-Ace] is the ace of diamonds, as in Cotton’s rules of 1674.",
			Options: map[string]int{"boneace": 1},
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "easy", About: "sticks at 24"},
		{ID: "medium", About: "sticks at about 28"},
		{ID: "hard", About: "counts the cards it has seen"},
	},
	Book:    book,
	Honours: honours,
	Longest: handsMost * (2*(recuts+1)*rules.MaxSeats + 3*cards.Cards),
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	return []rules.Option{
		purse.PurseOption(1),
		{
			ID: "stake", Title: "[Stake]", From: rules.FromSources,
			About: "Coins in one [stake]. A hand costs you three stakes at most.",
			Min:   1, Max: 100, Step: 1, Default: 1,
		},
		{
			ID: "hands", Title: "Hands", From: rules.Ours,
			About: "How many hands you play. 0 means one for each player.",
			Max:   handsMost, Step: 1,
		},
		{
			ID: "boneace", Title: "[Bone-Ace]", From: rules.Attested,
			About: "Which ace beats every other face-up card.",
			Max:   1, Names: []text.Text{"hearts", "diamonds"},
		},
		toggle("high", "Aces high", "In the cut and for the bone, every ace beats a king.", rules.FromSources),
		toggle("eleven", "Aces count eleven", "An ace counts 11 instead of 1.", rules.FromSources),
		toggle("down", "Cards face down", "Cards you ask for come face down.", rules.Ours),
		toggle("recut", "Cut for every hand", "Everyone cuts before every hand. Otherwise the deal passes to the left.", rules.FromSources),
	}
}

func toggle(id string, title, about text.Text, from rules.Provenance) rules.Option {
	return rules.Option{ID: id, Title: title, About: about, Max: 1, Names: rules.OffOn, From: from}
}

// The verbs. N of a card is the card, or 0 for a seat that may not see it.
const (
	Cut   rules.Verb = "cut"   // lift part of the pack
	Deal  rules.Verb = "deal"  // begin a hand
	Stick rules.Verb = "stick" // take no more
	Have  rules.Verb = "have"  // take one more card
	Card  rules.Verb = "card"  // that card is turned or dealt
)

const (
	handsMost = 20
	target    = 31
	dealt     = 3  // cards dealt to each seat; the last lies face up
	deepest   = 14 // most cards in a hand: any fourteen count 32 or more
	risk      = 3  // most stakes lost in a hand: the bone and a double stake
	recuts    = 20 // tied cuts before the first of those tied deals
)

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	stake, hands int
	boneAce      cards.Card
	high, eleven bool
	down, recut  bool
	first        int   // seat that cuts first
	values       []int // points of a card by rank
}

func start(s rules.Setup) (rules.Position, error) {
	o := s.Options
	a := &agreement{
		stake: o["stake"], hands: o["hands"], boneAce: cards.Of(cards.Ace, cards.Hearts),
		high: o["high"] == 1, eleven: o["eleven"] == 1,
		down: o["down"] == 1, recut: o["recut"] == 1, first: s.First,
	}
	if o["boneace"] == 1 {
		a.boneAce = cards.Of(cards.Ace, cards.Diamonds)
	}
	for rank := range cards.King + 1 {
		a.values = append(a.values, a.points(cards.Of(rank, cards.Spades)))
	}
	if a.hands == 0 {
		a.hands = s.Seats
	}
	p := position{agreement: a, coins: purse.New(s.Purses), dealer: nobody, bone: nobody, winner: nobody}
	if !p.twoCan() {
		return nil, text.Errorf("at least two players must be able to pay {0}, the most a hand can cost", text.Coins(a.least()))
	}
	p.cutAll()
	return p, nil
}

// least returns the coins that a seat needs to take part in a hand, so that it
// can pay any loss.
func (a *agreement) least() int { return risk * a.stake }

// points returns the points of a card towards 31.
func (a *agreement) points(c cards.Card) int {
	if a.eleven && c.Rank() == cards.Ace {
		return 11
	}
	return min(c.Rank(), 10)
}

// order returns the rank of a card where single cards are compared, which is in the cut
// and for the bone; higher beats lower.
func (a *agreement) order(c cards.Card) int {
	switch {
	case c == a.boneAce:
		return cards.King + 2
	case a.high && c.Rank() == cards.Ace:
		return cards.King + 1
	}
	return c.Rank()
}
