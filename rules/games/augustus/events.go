package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// text returns a move as a record holds it: "throw", "cast 1 3 4 6", "leave".
func text(m rules.Move) string { return tali.Text(m) }

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Next, Stop:
		return p.nextEvents(m, q)
	case Leave:
		list := tell.Say("{%d} leaves the pot.", p.seat)
		if n := p.coins.Paid[p.seat]; n > 0 {
			list = tell.Say("{%d} leaves the pot and loses %s.", p.seat, purse.Coins(int(n)))
		}
		return append(list, p.endEvents(q)...)
	case rules.Cast:
		return append(p.castEvents(tali.Hand(m.N), q), p.endEvents(q)...)
	}
	return nil
}

// nextEvents returns the events of a seat's answer between two pots, and of the
// next pot if q begins it.
func (p position) nextEvents(m rules.Move, q position) (list []rules.Event) {
	if m.Verb == Stop {
		list = tell.Say("{%d} plays no more.", p.seat)
	}
	if q.phase != playing {
		return list
	}
	list = append(list, tell.Say("%s. {%d} begins.", q.which(), q.seat)...)
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
		list := tell.Named("Venus", "{%d} threw Venus.", p.seat)
		list[0].Mark = rules.Venus
		return list
	case n == 0:
		return tell.Named("Nothing to pay", "{%d} threw %s: nothing.", p.seat, h.Called())
	case q.state[p.seat] == Out:
		list := tell.Named("Out", "{%d} threw %s.", p.seat, h.Called())
		return append(list, tell.Marked(rules.Lost, "{%d} cannot pay %s and is out.", p.seat, purse.Coins(n))...)
	}
	list := tell.Moved(n, seat, rules.Pot, "{%d} threw %s and paid %s.", p.seat, h.Called(), purse.Coins(n))
	list[0].Result = "Pays " + purse.Coins(n)
	return list
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
	}
	how := "takes the pot:"
	if q.ended == byOne {
		how = "is left alone and takes"
	}
	return tell.Won(won, winner, "{%d} %s %s.", q.winner, how, purse.Coins(won))
}

// refundEvents returns the events of everybody taking back the coins of the pot
// that ended in p.
func (p position) refundEvents() []rules.Event {
	list := tell.Say("No Venus in %s: the coins go back.", tell.Words(int(p.casts), "cast"))
	for i, n := range p.put {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Pot, To: rules.Actor(i)})
		}
	}
	return list
}
