package par

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch {
	case m.Verb == rules.Throw && p.tries > 0:
		return p.throwEvents(tali.Hand(m.N))
	case m.Verb == Stop:
		return append(tell.Say("{0} stopped.", text.Seat(p.rot.Seat)), p.turnEvents(&q)...)
	case m.Verb == Next:
		return q.nextEvents()
	case m.Verb != rules.Cast:
		return nil
	case p.phase == opening:
		return p.openingEvents(tali.Hand(m.N), &q)
	case p.phase == setting:
		h := tali.Hand(m.N)
		list := tell.Named(text.Of("{0}", h), "{0} threw {1} for the target.", text.Seat(p.rot.Seat), h)
		if q.phase == casting {
			list = append(list, tell.Say("The target is {0}.", q.target)...)
		}
		return list
	}
	return p.castEvents(&q)
}

// throwEvents returns the events of throwing again: which bones are kept, and what it costs.
func (p *position) throwEvents(kept tali.Hand) (list []rules.Event) {
	switch given := p.hand().Common(p.target).Without(kept.Common(p.target)); {
	case kept == 0:
	case given != 0 && given.Len() < bones:
		list = tell.Say("{0} gave up a match and kept {1}.", text.Seat(p.rot.Seat), kept.And())
	default:
		list = tell.Say("{0} kept {1}.", text.Seat(p.rot.Seat), kept.And())
	}
	if n := p.price(); n > 0 {
		list = append(list, tell.Moved(n, rules.Actor(p.rot.Seat), rules.Pot, "{0} paid {1}.", text.Seat(p.rot.Seat), text.Coins(n))...)
	}
	return list
}

// nextEvents returns the events of the beginning of a pot but the first.
func (p *position) nextEvents() []rules.Event {
	list := tell.Say("Pot {0} of {1}. {2} begins.", int(p.done)+1, p.pots, text.Seat(p.rot.Seat))
	for i, n := range p.coins.Paid {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Actor(i), To: rules.Pot})
		}
	}
	return list
}

func (p *position) openingEvents(h tali.Hand, q *position) []rules.Event {
	list := tell.Threw(p.rot.Seat, h, text.Of("{0} in all", h.Sum()))
	switch {
	case q.phase == setting:
		list = append(list, tell.Say("{0} begins.", text.Seat(q.rot.Seat))...)
	case q.offs > p.offs:
		list = append(list, tell.Say("{0} are level and throw again.", text.Spelled(q.rot.In.Count()))...)
	}
	return list
}

// castEvents returns the events of a cast at the target.
func (p *position) castEvents(q *position) []rules.Event {
	match := text.Of("{0} of 4 match", q.hand().Common(p.target).Len())
	list := tell.Named(match, "{0} threw {1}.", text.Seat(p.rot.Seat), q.hand())
	if q.matched.Has(int(p.rot.Seat)) {
		list = tell.Threw(p.rot.Seat, q.hand(), "a match")
		list[0].Mark = rules.Venus
	}
	switch { // the last cast of a pot is less than who wins it
	case q.closed() && q.winner >= 0 && q.winner != int8(p.rot.Seat):
		list[0].Result = text.Of("{0} wins", text.Seat(q.winner))
	case q.closed() && q.matched.Count() > 1 && p.ante > 0:
		list[0].Result = "The [pot] is shared"
	}
	return append(list, p.turnEvents(q)...)
}

// turnEvents returns the events of what the end of a turn has decided between p and q.
func (p *position) turnEvents(q *position) []rules.Event {
	switch {
	case q.closed():
		return q.endEvents()
	case q.matched != 0 && p.matched == 0:
		return tell.Say("The others finish the round.")
	case q.phase == setting:
		return tell.Say("No match in {0} turns: time for a new target.", p.limit)
	}
	return nil
}

// endEvents returns the events of the end: who takes the pot.
func (p *position) endEvents() []rules.Event {
	several := text.Of("{0} matched in this round and share the win.", text.Spelled(p.matched.Count()))
	switch {
	case p.matched.Count() > 1 && p.ante == 0:
		return []rules.Event{{Text: several, Mark: rules.Won}}
	case p.matched.Count() > 1:
		return purse.Taken(several, int(p.won), p.rot.In.Array())
	case p.winner < 0 && p.ante == 0:
		return tell.Marked(rules.Lost, "Nobody matched the target.")
	case p.winner < 0:
		return purse.Taken("Nobody matched the target, so the pot was shared.", int(p.won), p.rot.In.Array())
	case p.ante == 0:
		return tell.Marked(rules.Won, "{0} won.", text.Seat(p.winner))
	}
	said := text.Of("{0} won the pot: {1}.", text.Seat(p.winner), text.Coins(p.won))
	return purse.Taken(said, int(p.won), p.rot.In.Array())
}
