package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Next, Stop:
		return p.nextEvents(m, q)
	case Leave:
		list := tell.Say("{0} left the pot.", text.Seat(p.seat))
		if n := p.coins.Paid[p.seat]; n > 0 {
			list = tell.Say("{0} left the pot and lost {1}.", text.Seat(p.seat), text.Coins(n))
		}
		return append(list, p.endEvents(q)...)
	case bestcast.Stand:
		return append(p.paidEvents(q), p.endEvents(q)...)
	case bestcast.Again:
		return p.againEvents(tali.Hand(m.N))
	case rules.Cast:
		return append(p.castEvents(q.hand(), q), p.endEvents(q)...)
	}
	return nil
}

// nextEvents returns the events of a seat's answer between two pots, and of the
// next pot if q begins it.
func (p position) nextEvents(m rules.Move, q position) (list []rules.Event) {
	if m.Verb == Stop {
		list = tell.Say("{0} stopped playing.", text.Seat(p.seat))
	}
	if q.phase != playing {
		return list
	}
	if q.willing {
		list = append(list, tell.Say("Pot {0}. {1} begins.", q.number(), text.Seat(q.seat))...)
	} else {
		list = append(list, tell.Say("Pot {0} of {1}. {2} begins.", q.number(), q.pots, text.Seat(q.seat))...)
	}
	for i, n := range q.coins.Paid {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Actor(i), To: rules.Pot})
		}
	}
	return list
}

func (p position) castEvents(h tali.Hand, q position) []rules.Event {
	n, seat := p.pays(h), rules.Actor(p.seat)
	switch {
	case tali.Classify(h) == tali.Venus:
		list := tell.Named("Venus", "{0} threw Venus.", seat)
		list[0].Mark = rules.Venus
		return list
	case q.decides:
		return tell.Named(q.lacks(), "{0} threw {1}.", seat, h)
	case p.draws(h, p.coins.Pot()) > 0:
		return append(tell.Say("{0} threw {1}.", seat, h), p.drawEvents(h)...)
	case n == 0 && p.again > 0:
		return tell.Named("No Venus", "{0} threw {1}: {2} paid in all.", seat, h, text.Coins(p.spent()))
	case n == 0:
		return tell.Named("Nothing to pay", "{0} threw {1}: no fine.", seat, h)
	case q.state[p.seat] == Out:
		list := tell.Named("Out", "{0} threw {1}.", seat, h)
		return append(list, tell.Marked(rules.Lost, "{0} couldn’t pay {1} and is out.", seat, text.Coins(n))...)
	}
	list := tell.Moved(n, seat, rules.Pot, "{0} threw {1} and paid {2}.", seat, h, text.Coins(n))
	if p.again > 0 {
		list = tell.Moved(n, seat, rules.Pot, "{0} threw {1}: {2} paid in all.", seat, h, text.Coins(n+p.spent()))
	}
	if n > 9 { // too long for one entry
		list = append(tell.Say("{0} threw {1}.", seat, h), tell.Moved(n, seat, rules.Pot, "{0} paid {1}.", seat, text.Coins(n))...)
	}
	list[0].Result = text.Of("Pays {0}", text.Coins(n))
	return list
}

// drawEvents returns the events of the seat taking coins from the pot with a Vulture.
func (p position) drawEvents(h tali.Hand) []rules.Event {
	n := p.draws(h, p.coins.Pot())
	list := tell.Moved(n, rules.Pot, rules.Actor(p.seat), "{0} took {1} with four alike.", text.Seat(p.seat), text.Coins(n))
	list[0].Head, list[0].Result = "Four alike", text.Of("Four alike: {0}", text.Signed(n))
	return list
}

// againEvents returns the events of the seat paying to throw some bones again.
func (p position) againEvents(part tali.Hand) []rules.Event {
	coins, seat := p.price(int(p.again)), rules.Actor(p.seat)
	if part.Len() == 1 {
		return tell.Moved(coins, seat, rules.Pot, "{0} paid {1} to throw a {2} again.", seat, text.Coins(coins), part.Sum())
	}
	list := tell.Say("{0} threw {1} again.", seat, part.Each())
	return append(list, tell.Moved(coins, seat, rules.Pot, "{0} paid {1}.", seat, text.Coins(coins))...)
}

// lacks says in a few words what the cast on the table, which may be thrown again, costs or
// lacks for Venus.
func (p *position) lacks() text.Text {
	if n := p.draws(p.hand(), p.coins.Pot()); n > 0 {
		return text.Of("Would take {0}", n)
	}
	if n := p.pays(p.hand()); n > 0 {
		return text.Of("Would pay {0}", n)
	}
	if side, _, ok := p.missing(); ok {
		return text.Of("A {0} is missing", side)
	}
	return "No fine"
}

// spent returns the coins that the seat has paid in this turn to throw bones again.
func (p *position) spent() (coins int) {
	for k := range int(p.again) {
		coins += p.price(k)
	}
	return coins
}

// paidEvents returns the events of what the seat pays for a cast that it keeps.
func (p position) paidEvents(q position) []rules.Event {
	n, seat := p.pays(p.hand()), rules.Actor(p.seat)
	switch {
	case p.draws(p.hand(), p.coins.Pot()) > 0:
		return p.drawEvents(p.hand())
	case n == 0:
		return nil
	case q.state[p.seat] == Out:
		return tell.Marked(rules.Lost, "{0} couldn’t pay {1} and is out.", seat, text.Coins(n))
	}
	if p.again > 0 {
		return tell.Moved(n, seat, rules.Pot, "{0} paid {1} in all.", seat, text.Coins(n+p.spent()))
	}
	return tell.Moved(n, seat, rules.Pot, "{0} paid {1}.", seat, text.Coins(n))
}

// endEvents returns the events of the end of the pot, if q, the position after
// the move, is its end.
func (p position) endEvents(q position) []rules.Event {
	if q.over == p.over {
		return nil
	}
	won, winner := int(q.won), rules.Actor(q.winner)
	switch {
	case q.ended == byLimit:
		return q.refundEvents()
	case won == 0:
		return tell.Say("The pot was empty.")
	case q.ended == byOne:
		return tell.Won(won, winner, "{0} won {1} as the last one left.", winner, text.Coins(won))
	}
	return tell.Won(won, winner, "{0} won the pot: {1}.", winner, text.Coins(won))
}

// refundEvents returns the events of everybody taking back the coins of the pot
// that ended in p.
func (p position) refundEvents() []rules.Event {
	list := tell.Say("No Venus in {0} throws: the coins went back.", int(p.casts))
	for i, n := range p.put {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Pot, To: rules.Actor(i)})
		}
	}
	return list
}
