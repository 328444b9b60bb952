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
