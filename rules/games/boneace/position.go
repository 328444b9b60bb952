package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is a stage of the game.
type phase int8

const (
	cutting phase = iota // all cut for the deal
	opening              // the dealer is about to deal; the last hand is still on the table
	dealing
	playing
	done
)

// A State is the standing of a seat in the hand.
type State int8

const (
	Aside  State = iota // takes no part
	Waits               // still to stick
	Sticks              // takes no more
	Over                // counts more than 31 and is out
)

const nobody = int8(rules.Nobody)

// A hand is the cards of a seat in the order they came.
type hand struct {
	n     int8
	cards [deepest]cards.Card
}

func (h *hand) add(c cards.Card) {
	h.cards[h.n] = c
	h.n++
}

// all returns the cards of the hand.
func (h *hand) all() []cards.Card { return h.cards[:h.n] }

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	phase   phase
	seat    int8 // the seat that acts, or gets the next card
	falling bool // a card is turned now
	dealer  int8 // Nobody during the cut for the deal
	round   int8 // hands finished
	again   int8 // cuts that were tied
	tied    [rules.MaxSeats]bool
	cut     [rules.MaxSeats]cards.Card
	state   [rules.MaxSeats]State
	hand    [rules.MaxSeats]hand
	pack    cards.Pack // the cards not dealt
	bone    int8       // the seat that took the bone; Nobody before
	winner  int8       // of the finished hand; Nobody before
	won     int16      // stakes it won from each of the others

	revealed bool // nothing is hidden from anybody
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == done:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Opening() bool { return p.phase == cutting }

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	switch p.phase {
	case cutting:
		return append(buf, rules.Move{Verb: Cut})
	case opening:
		return append(buf, rules.Move{Verb: Deal})
	}
	return append(buf, rules.Move{Verb: Stick}, rules.Move{Verb: Have})
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return p.pack.Outcomes(buf, Card)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case Cut:
		p.lift()
	case Deal:
		p.deal()
	case Have:
		p.falling = true
	case Stick:
		p.state[p.seat] = Sticks
		p.goOn()
	case Card:
		p.turn(cards.Card(m.N))
	}
	return p
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, "Turn a card that is still in the pack."); known {
		return why
	}
	switch p.phase {
	case cutting:
		return "Cut the pack first: the lowest card deals."
	case opening:
		return "The dealer must deal first."
	}
	return "Choose first: stick, or have one more card."
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }

// total returns the points of a seat's cards.
func (p *position) total(seat int8) int {
	sum := 0
	for _, c := range p.hand[seat].all() {
		sum += p.points(c)
	}
	return sum
}

func (p *position) left(seat int8) int8 { return (seat + 1) % p.coins.N }

// next returns the first seat to the left of a seat for which ok is true, or
// Nobody; the seat itself comes last.
func (p *position) next(seat int8, ok func(int8) bool) int8 {
	for range p.coins.N {
		if seat = p.left(seat); ok(seat) {
			return seat
		}
	}
	return nobody
}

func (p *position) waits(seat int8) bool { return p.state[seat] == Waits }

// sits reports whether a seat takes part in the hand.
func (p *position) sits(seat int8) bool { return p.state[seat] != Aside }

// stands reports whether a seat is in the hand and not over.
func (p *position) stands(seat int8) bool { return p.sits(seat) && p.state[seat] != Over }

// can reports whether a seat has the coins to take part in a hand.
func (p *position) can(seat int8) bool { return p.coins.Can(int(seat), p.least()) }

// count returns the number of seats for which ok is true.
func (p *position) count(ok func(int8) bool) (n int) {
	for i := range p.coins.N {
		if ok(i) {
			n++
		}
	}
	return n
}

func (p *position) twoCan() bool { return p.count(p.can) > 1 }
