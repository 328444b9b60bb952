package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case rules.Cast:
		return append(p.castEvents(tali.Hand(m.N), &q), q.endEvents()...)
	case Double:
		return p.paid("{0} doubled and paid {1}.")
	case Match:
		return p.paid("{0} matched the double and paid {1}.")
	case Stand:
		return append(p.roundEvents(&q), q.endEvents()...)
	case Again:
		return tell.Say("{0} throws again: {1} to spare.", text.Seat(p.asked), text.Spelled(q.left(int(p.asked))))
	case Resign:
		return append(tell.Marked(rules.Lost, "{0} resigned.", text.Seat(p.asked)), q.endEvents()...)
	}
	return nil
}

// paid returns the event of the asked seat paying its stake once more. key is the
// sentence; its arguments are the seat and the coins.
func (p *position) paid(key text.Text) []rules.Event {
	seat := rules.Actor(p.asked)
	return tell.Moved(int(p.stake), seat, rules.Pot, key, seat, text.Coins(p.stake))
}

// castEvents returns the events of the cast between p and q, and of the end of
// the round.
func (p *position) castEvents(h tali.Hand, q *position) []rules.Event {
	if q.void {
		return tell.Threw(p.rot.Seat, h, "void")
	}
	list := tell.Threw(p.rot.Seat, h, p.name(h))
	if tali.Classify(h) == tali.Venus {
		list[0].Mark = rules.Venus
	}
	return append(list, p.roundEvents(q)...)
}

// roundEvents returns the events of the end of the round between p and q; none if it goes
// on.
func (p *position) roundEvents(q *position) []rules.Event {
	if q.played == p.played {
		return nil
	}
	played := text.Number(q.played)
	list := tell.Say("Level at the top: nobody won round {0}.", played)
	for i := range p.rot.N {
		if q.wins[i] > p.wins[i] {
			list = tell.Marked(rules.Good, "{0} won round {1}.", text.Seat(i), played)
		}
	}
	if q.phase == over && int(q.played) < q.rounds {
		list = append(list, tell.Say("{0} can’t be caught any more.", text.Seat(q.winner))...)
	}
	if q.phase != over && int(q.played) >= q.rounds {
		list = append(list, tell.Say("{0} are level and play an extra round.", text.Spelled(q.in.Count()))...)
	}
	return list
}

// endEvents returns the events of the end; none if the game goes on.
func (p *position) endEvents() []rules.Event {
	switch {
	case p.phase != over:
		return nil
	case p.winner < 0:
		return purse.Taken("Level for too long, so the pot was shared.", int(p.pot), p.in.Array())
	}
	takes := text.Of("{0} won the pot: {1}.", text.Seat(p.winner), text.Coins(p.pot))
	return purse.Taken(takes, int(p.pot), p.in.Array())
}
