package boneace

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/boneace"
	"knucklebones/rules/kits/cards"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// deal returns an instant of a deal of three cards to each of four seats, as seat 0 sees
// it.
func deal(dealer int, at float64) *table.Instant {
	was := game.Board{Dealer: rules.Actor(dealer), Bone: rules.Nobody, Winner: rules.Nobody, Seats: make([]game.Hand, 4)}
	now := was
	now.Seats = nil
	for seat := range was.Seats {
		h := game.Hand{Cards: []game.Lying{{Down: true}, {Down: true}, {Card: cards.Card(9 + seat)}}}
		if seat == 0 {
			h.Cards[0].Card, h.Cards[1].Card = 5, 6
		}
		now.Seats = append(now.Seats, h)
	}
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 4)
	return &table.Instant{Page: &page, Frame: &f, Step: table.Step{
		Was: rules.View{Board: was}, Now: rules.View{Board: now}, Move: move{Verb: game.Card}, T: at, Rests: true,
	}}
}

// The pack is carried to the dealer, cards come from the dealer's side, and the pack is
// carried back. It stays in its place if the viewer deals.
func TestCardsAreDealtFromTheDealersSide(t *testing.T) {
	for dealer := range 4 {
		s := snapshotOf(deal(dealer, 0.4))
		at, from := s.packAt(), s.dealt()
		home := dealer == 0
		if (at == s.pack) != home || (from == s.pack) != home || at != from {
			t.Errorf("dealt by %d the pack lies at %v and cards come from %v", dealer, at, from)
		}
		if r := s.hands[dealer]; !home && !r.Has(from.Center()) {
			t.Errorf("%d deals from %v, his cards lie at %v", dealer, from, r)
		}
		for _, end := range []float64{0, 0.999, 1} {
			if s = snapshotOf(deal(dealer, end)); s.packAt() != s.pack {
				t.Errorf("at %v of a deal by %d the pack is not back", end, dealer)
			}
		}
	}
}

// The eye lies below the viewer's face-down cards, once these have landed.
func TestTheEyeLiesUnderOnesOwnDownCards(t *testing.T) {
	in := deal(1, 0)
	s := snapshotOf(in)
	if _, _, ok := s.hidden(); ok {
		t.Error("it is there before they are")
	}
	in.T = 1
	s = snapshotOf(in)
	from, to, ok := s.hidden()
	first, _ := s.place(0, 0, &s.Seats[0])
	third, _ := s.place(0, 2, &s.Seats[0])
	if !ok || from != first || to > third+1 {
		t.Errorf("it is there %v, from %.0f to %.0f; the cards lie from %.0f to %.0f", ok, from, to, first, third)
	}
	for k := range s.Seats[0].Cards {
		s.Seats[0].Cards[k].Down = false
	}
	if _, _, ok := s.hidden(); ok {
		t.Error("it is there when all have been shown")
	}
}

// shownDown returns an instant of seat 1 having won a hand, before somebody is on turn.
func shownDown(turn rules.Actor, at float64) *table.Instant {
	in := deal(1, at)
	was, now := in.Now.Board.(game.Board), in.Now.Board.(game.Board)
	now.Winner = 1
	in.Was.Board, in.Now.Board, in.Now.Turn = was, now, turn
	in.Move, in.Here, in.Festive = move{Verb: game.Stick}, []bool{true, false, false, false}, 5000
	return in
}

// A finished hand stays for six seconds before a computer goes on, and as long as a person
// likes who does; the winner's cards lie before the others.
func TestShowDownStays(t *testing.T) {
	if got := times(shownDown(2, 1)).After; got != showDown {
		t.Errorf("a computer leaves it for %d ms", got)
	}
	if got := times(shownDown(0, 1)).After; got != 0 {
		t.Errorf("a person waits %d ms for themselves", got)
	}
	in := shownDown(2, 1)
	if !shown(&in.Now) || shown(&in.Was) {
		t.Error("nobody may go on from the show-down alone")
	}
	s, before := snapshotOf(in), snapshotOf(deal(1, 1))
	if before.hands[1].Y != before.hands[2].Y || s.hands[1].Y >= s.hands[2].Y {
		t.Errorf("the winner's cards are at %v, those of others at %v", s.hands[1], s.hands[2])
	}
	if s.shade(1, false) != 1 || s.shade(2, false) >= 1 {
		t.Error("the winner's cards are as dark as those of others")
	}
	if s = snapshotOf(shownDown(2, 0.5)); s.raised != 0 {
		t.Error("the winner is known before the cards are turned")
	}
}

// The pack tells the chances of the next card: with a king, a queen and a five, of the
// other 49 cards 26 are too many, and the four sixes make just 31.
func TestPackTellsTheNextCard(t *testing.T) {
	in := deal(1, 1)
	b := in.Now.Board.(game.Board)
	b.Seats = make([]game.Hand, 4)
	b.Values = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10}
	b.Seats[0] = game.Hand{All: true, Shown: 25, Cards: []game.Lying{{Card: cards.Of(cards.King, cards.Clubs)}, {Card: cards.Of(cards.Queen, cards.Hearts)}, {Card: cards.Of(5, cards.Spades)}}}
	in.Now.Board, in.Was.Board = b, b
	s := snapshotOf(in)
	over, just, known := s.next()
	if !known || over != 26.0/49 || just != 4.0/49 {
		t.Errorf("over %v, just 31 %v, known %v", over, just, known)
	}
	b.Seats[0].All = false
	in.Now.Board = b
	if s = snapshotOf(in); func() bool { _, _, known := s.next(); return known }() {
		t.Error("chances are told to who does not know their own cards")
	}
}
