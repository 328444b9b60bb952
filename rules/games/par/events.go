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
	case m.Verb == rules.Throw && m.N != 0:
		return tell.Say("{0} kept {1}.", text.Seat(p.rot.Seat), tali.Hand(m.N).And())
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
	switch {
	case q.phase == over:
		return append(list, q.endEvents()...)
	case q.matched != 0 && p.matched == 0:
		list = append(list, tell.Say("The others finish the round.")...)
	case q.phase == setting:
		list = append(list, tell.Say("No match in {0} turns: time for a new target.", turnsMost)...)
	}
	return list
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
