package boneace

import (
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/text"
)

// facts returns the position in words; hands are the hands as the viewer sees
// them.
func (p *position) facts(hands []Hand) []text.Text {
	list := append(make([]text.Text, 0, 2*len(hands)), p.stage())
	if p.dealer != nobody && p.phase != done {
		list = append(list, text.Of("{0} deals.", text.Seat(p.dealer)))
	}
	if p.bone != nobody {
		list = append(list, text.Of("{0} took the bone with the {1}.", text.Seat(p.bone), p.named(p.hand[p.bone].cards[dealt-1])))
	}
	for i, h := range hands {
		if h.Cut != 0 {
			list = append(list, text.Of("{0} cut the {1}.", text.Seat(i), p.named(h.Cut)))
		}
		if len(h.Cards) > 0 {
			list = append(list, h.fact(text.Seat(i)))
		}
	}
	return list
}

// fact returns the cards of a seat's hand, its visible points and its standing.
func (h Hand) fact(seat text.Arg) text.Text {
	switch {
	case h.Shown == 0:
		return text.Of("{0}: {1}.", seat, h.lie())
	case !h.All && h.State == Sticks:
		return text.Of("{0} sticks with {2} face up: {1}.", seat, h.lie(), h.Shown)
	case !h.All:
		return text.Of("{0} has {2} face up: {1}.", seat, h.lie(), h.Shown)
	case h.State == Sticks:
		return text.Of("{0} sticks at {2}: {1}.", seat, h.lie(), h.Shown)
	case h.State == Over:
		return text.Of("{0} is over with {2}: {1}.", seat, h.lie(), h.Shown)
	}
	return text.Of("{0} has {2}: {1}.", seat, h.lie(), h.Shown)
}

// lie returns the cards of a hand as they lie: "nine of clubs up, two cards
// down".
func (h Hand) lie() text.Text {
	var open, seen []cards.Card
	hidden := 0
	for _, l := range h.Cards {
		switch {
		case l.Card == 0:
			hidden++
		case l.Down:
			seen = append(seen, l.Card)
		default:
			open = append(open, l.Card)
		}
	}
	up, down := text.Of("{0} up", cards.List(open)), text.Of("{0} down", cards.List(seen))
	if hidden > 0 {
		down = text.Of("{0} cards down", text.Spelled(hidden))
	}
	switch {
	case len(open) == 0:
		return down
	case len(open) == len(h.Cards):
		return up
	}
	return text.Of("{0}, {1}", up, down)
}

// named returns the name of a card, the Bone-Ace by its own.
func (a *agreement) named(c cards.Card) text.Text {
	if c == a.boneAce {
		return "[Bone-Ace]"
	}
	return c.Name()
}

// An ending is one of the ways in which a hand ends.
type ending int8

const (
	allOver ending = iota // nobody won
	exact                 // the winner has 31
	lastIn                // all others are over
	best                  // the winner is nearest to 31
)

// ending returns the way in which the hand on the table ended.
func (p *position) ending() ending {
	switch {
	case p.winner == nobody:
		return allOver
	case p.total(p.winner) == target:
		return exact
	case p.waits(p.winner):
		return lastIn
	}
	return best
}

// gain returns the coins that the winner of the hand got from each of the
// others.
func (p *position) gain() text.Arg { return text.Coins(p.stake * int(p.won)) }

// stage returns the number of the hand, and once it is over its result.
func (p *position) stage() text.Text {
	hand, winner := p.number(), text.Seat(p.winner)
	if !p.over() {
		return text.Of("Hand {0} of {1}.", hand, p.hands)
	}
	switch p.ending() {
	case allOver:
		return text.Of("Hand {0} of {1} is over. Nobody paid a stake.", hand, p.hands)
	case exact:
		return text.Of("Hand {0} of {1} is over. {2} made 31 and won {3} from each.", hand, p.hands, winner, p.gain())
	case lastIn:
		return text.Of("Hand {0} of {1} is over. {2} was the last one in and won {3} from each.", hand, p.hands, winner, p.gain())
	}
	return text.Of("Hand {0} of {1} is over. {2} was nearest with {3} and won {4} from each.", hand, p.hands, winner, p.total(p.winner), p.gain())
}

// dealsNext returns the result of the hand and the next dealer.
func (p *position) dealsNext() text.Text {
	winner, dealer := text.Seat(p.winner), text.Seat(p.dealer)
	switch p.ending() {
	case allOver:
		return text.Of("Nobody paid a stake. {0} deals next.", dealer)
	case exact:
		return text.Of("{0} made 31 and won {1} from each. {2} deals next.", winner, p.gain(), dealer)
	case lastIn:
		return text.Of("{0} was the last one in and won {1} from each. {2} deals next.", winner, p.gain(), dealer)
	}
	return text.Of("{0} was nearest with {1} and won {2} from each. {3} deals next.", winner, p.total(p.winner), p.gain(), dealer)
}

// cutAgain returns the result of the hand where all cut again after it.
func (p *position) cutAgain() text.Text {
	winner := text.Seat(p.winner)
	switch p.ending() {
	case allOver:
		return "Nobody paid a stake. Everyone cuts again."
	case exact:
		return text.Of("{0} made 31 and won {1} from each. Everyone cuts again.", winner, p.gain())
	case lastIn:
		return text.Of("{0} was the last one in and won {1} from each. Everyone cuts again.", winner, p.gain())
	}
	return text.Of("{0} was nearest with {1} and won {2} from each. Everyone cuts again.", winner, p.total(p.winner), p.gain())
}
