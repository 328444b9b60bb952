package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// record returns a move as records write it: "have", "card 9C".
func record(m rules.Move) string {
	if m.Verb == Card {
		return "card " + cards.Card(m.N).Code()
	}
	return string(m.Verb)
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	switch m.Verb {
	case Deal:
		return tell.Say("Hand {0} of {1}. {2} deals.", int(p.round)+1, p.hands, text.Seat(p.dealer))
	case Stick:
		q := p.After(m).(position)
		return append(tell.Say("{0} said “stick”.", text.Seat(p.seat)), p.endEvents(&q)...)
	case Card:
		c := cards.Card(p.Seen(seat, m).N)
		q := p.After(m).(position)
		switch p.phase {
		case cutting:
			return p.cutEvents(c, &q)
		case dealing:
			return append(p.dealtEvents(c), p.boneEvents(&q)...)
		}
		return append(p.cardEvents(c, &q), p.endEvents(&q)...)
	}
	return nil
}

func (p *position) cutEvents(c cards.Card, q *position) []rules.Event {
	list := tell.Say("{0} cut the {1}.", text.Seat(p.seat), p.named(c))
	switch {
	case q.phase != cutting:
		return append(list, tell.Marked(rules.Good, "{0} deals.", text.Seat(q.dealer))...)
	case q.again > p.again:
		return append(list, tell.Say("A tie: the tied players cut again.")...)
	}
	return list
}

// dealtEvents returns the event of one of the first three cards, which is 0 for
// seats that may not see it.
func (p *position) dealtEvents(c cards.Card) []rules.Event {
	switch {
	case c == 0:
		return nil
	case p.hand[p.seat].n < dealt-1:
		return tell.Say("{0} was dealt the {1}.", text.Seat(p.seat), p.named(c))
	}
	return tell.Say("{0} turned up the {1}.", text.Seat(p.seat), p.named(c))
}

// boneEvents returns the events of the bone, and of hands of 31 or more as dealt,
// if q, the position after the card, is the end of the deal.
func (p *position) boneEvents(q *position) []rules.Event {
	if q.phase == dealing {
		return nil
	}
	up := q.hand[q.bone].cards[dealt-1]
	list := q.pay(tell.Marked(rules.Good, "{0} took the bone: {1}.", text.Seat(q.bone), p.named(up)), q.bone, 1)
	for i := range q.coins.N {
		if q.state[i] == Over {
			list = append(list, tell.Marked(rules.Lost, "{0} went over with {1}.", text.Seat(i), q.total(i))...)
		}
	}
	return append(list, p.endEvents(q)...)
}

// cardEvents returns the event of a card that was asked for.
func (p *position) cardEvents(c cards.Card, q *position) []rules.Event {
	seat := text.Seat(p.seat)
	if c == 0 {
		return tell.Say("{0} said “have it”: a card face down.", seat)
	}
	list := tell.Say("{0} said “have it”: {1}.", seat, p.named(c))
	if q.state[p.seat] == Over {
		total := q.total(p.seat)
		list = append(list, tell.Marked(rules.Lost, "{0} went over with {1}.", seat, total)...)
		list[1].Result = text.Of("Over with {0}", total)
	}
	return list
}

// endEvents returns the events of the end of the hand, the totals and the winner,
// if q, the position after the move, is its end.
func (p *position) endEvents(q *position) (list []rules.Event) {
	if q.round == p.round {
		return nil
	}
	var won []rules.Event
	switch seat := text.Seat(q.winner); q.ending() {
	case allOver:
		return tell.Say("All went over. Nobody paid a stake.")
	case exact:
		won = tell.Marked(rules.Won, "{0} made 31 and won double.", seat)
	case lastIn:
		won = tell.Marked(rules.Won, "{0} was the last one in and won.", seat)
	default:
		list = p.showEvents(q)
		won = tell.Marked(rules.Won, "{0} won with {1}.", seat, q.total(q.winner))
	}
	return append(list, q.pay(won, q.winner, int(q.won))...)
}

// showEvents returns the events of the seats still in showing their totals,
// eldest first.
func (p *position) showEvents(q *position) (list []rules.Event) {
	for s := p.left(p.dealer); ; s = p.left(s) {
		if q.state[s] == Sticks {
			list = append(list, tell.Say("{0} showed {1}.", text.Seat(s), q.total(s))...)
		}
		if s == p.dealer {
			return list
		}
	}
}

// pay appends the events of the coins to list: that many stakes to the winner
// from each of the others in the hand.
func (p *position) pay(list []rules.Event, winner int8, stakes int) []rules.Event {
	for i := range p.coins.N {
		if i != winner && p.sits(i) {
			list = append(list, rules.Event{Coins: stakes * p.stake, From: rules.Actor(i), To: rules.Actor(winner)})
		}
	}
	return list
}
