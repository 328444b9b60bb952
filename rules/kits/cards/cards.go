// Package cards is the kit for games with the French pack: 52 cards, thirteen
// of each suit, and what is still in the pack. What a card counts, and which
// is the higher, is each game's to say.
package cards

import (
	"math/bits"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A Card is a card of the pack: 1 is the ace of clubs, 13 the king of clubs,
// then diamonds, hearts and spades, up to 52. It fits Move.N. The zero Card is
// an unknown card.
type Card int8

// Cards is the number of cards in the pack.
const Cards = 52

// A Suit is clubs, diamonds, hearts or spades.
type Suit int8

const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
)

// The ranks that have names. The others are their number of pips.
const (
	Ace   = 1
	Jack  = 11
	Queen = 12
	King  = 13
)

// Of returns the card of that rank, 1 to 13, and suit.
func Of(rank int, s Suit) Card { return Card(13*int(s) + rank) }

// Rank returns the rank, 1 for an ace to 13 for a king, and 0 for an unknown
// card.
func (c Card) Rank() int {
	if c == 0 {
		return 0
	}
	return (int(c)-1)%13 + 1
}

// Suit returns the suit; it is meaningless for an unknown card.
func (c Card) Suit() Suit { return Suit((c - 1) / 13) }

var ranks = [...]text.Text{
	"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
}

// Name returns the name of the card: "nine of clubs", or "card" if it is
// unknown.
func (c Card) Name() text.Text {
	if c == 0 {
		return "card"
	}
	rank := ranks[c.Rank()]
	switch c.Suit() {
	case Clubs:
		return text.Of("{0} of clubs", rank)
	case Diamonds:
		return text.Of("{0} of diamonds", rank)
	case Hearts:
		return text.Of("{0} of hearts", rank)
	}
	return text.Of("{0} of spades", rank)
}

var (
	figures = [...]string{"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
	letters = [...]string{"C", "D", "H", "S"}
)

// Code returns the card in two or three letters: "9C", "QH"; "?" if it is
// unknown. Parse reads it.
func (c Card) Code() string {
	if c == 0 {
		return "?"
	}
	return figures[c.Rank()] + letters[c.Suit()]
}

// Parse returns the card that Code wrote. The error says that there is no such
// card.
func Parse(code string) (Card, error) {
	n := max(0, len(code)-1)
	rank := slices.Index(figures[:], code[:n])
	suit := slices.Index(letters[:], code[n:])
	if rank < 1 || suit < 0 {
		return 0, text.Errorf("{0} is not a card: write its rank and suit, as in QH or 10C", strconv.Quote(code))
	}
	return Of(rank, Suit(suit)), nil
}

// List returns the names of the cards: "nine of clubs and ace of hearts".
func List(all []Card) text.Text {
	var names []text.Text
	for _, c := range all {
		names = append(names, c.Name())
	}
	return text.And(names...)
}

// A Pack is a set of cards, the zero Pack being empty. Packs are compared with
// ==.
type Pack uint64

// Full is the pack with all cards.
const Full Pack = (1<<Cards - 1) << 1

// Has reports whether the card is in the pack.
func (p Pack) Has(c Card) bool { return p>>c&1 == 1 }

// Without returns the pack less one card.
func (p Pack) Without(c Card) Pack { return p &^ (1 << c) }

// With returns the pack and one card.
func (p Pack) With(c Card) Pack { return p | 1<<c }

// Len returns the number of cards.
func (p Pack) Len() int { return bits.OnesCount64(uint64(p)) }

// First returns the first card in order, which must be there.
func (p Pack) First() Card { return Card(bits.TrailingZeros64(uint64(p))) }

// Append appends the cards to buf, in order.
func (p Pack) Append(buf []Card) []Card {
	for ; p != 0; p &= p - 1 {
		buf = append(buf, p.First())
	}
	return buf
}

// Outcomes appends the equally likely outcomes of turning a card of the pack to
// buf: moves of that verb with the card as N.
func (p Pack) Outcomes(buf []rules.Outcome, v rules.Verb) []rules.Outcome {
	for ; p != 0; p &= p - 1 {
		buf = append(buf, rules.Outcome{Move: rules.Move{Verb: v, N: int32(p.First())}, Weight: 1})
	}
	return buf
}
