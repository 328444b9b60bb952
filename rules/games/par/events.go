package par

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch {
	case m.Verb == rules.Throw && m.N != 0:
		return tell.Say("{%d} keeps %s.", p.rot.Seat, tali.Hand(m.N).And())
	case m.Verb != rules.Cast:
		return nil
	case p.phase == opening:
		return p.openingEvents(tali.Hand(m.N), &q)
	case p.phase == setting:
		list := tell.Named(tali.Hand(m.N).String(), "{%d} threw %s for the target.", p.rot.Seat, tali.Hand(m.N))
		if q.phase == casting {
			list = append(list, tell.Say("The cast to match is %s.", q.target)...)
		}
		return list
	}
	return p.castEvents(&q)
}

func (p *position) openingEvents(h tali.Hand, q *position) []rules.Event {
	list := tell.Threw(p.rot.Seat, h, fmt.Sprintf("%d in all", h.Sum()))
	switch {
	case q.phase == setting:
		list = append(list, tell.Say("{%d} begins.", q.rot.Seat)...)
	case q.offs > p.offs:
		list = append(list, tell.Say("%s are level and cast again.", tell.Upper(tell.Number(q.rot.In.Count())))...)
	}
	return list
}

// castEvents returns the events of a cast at the target.
func (p *position) castEvents(q *position) []rules.Event {
	list := tell.Named(fmt.Sprintf("%d of 4 match", q.hand().Common(p.target).Len()), "{%d} threw %s.", p.rot.Seat, q.hand())
	switch {
	case q.phase == over:
		if q.winner >= 0 {
			list = tell.Threw(p.rot.Seat, q.hand(), "a match")
			list[0].Mark = rules.Venus
		}
		return append(list, q.endEvents()...)
	case q.phase == setting:
		list = append(list, tell.Say("No match in %d turns: all set a new target.", turnsMost)...)
	}
	return list
}

// endEvents returns the events of the end: who takes the pot.
func (p *position) endEvents() []rules.Event {
	switch {
	case p.winner < 0 && p.ante == 0:
		return tell.Marked(rules.Lost, "Nobody has matched it.")
	case p.winner < 0:
		return purse.Taken("Nobody has matched it: the pot is shared.", int(p.won), p.rot.In.Array())
	case p.ante == 0:
		return tell.Marked(rules.Won, "{%d} wins.", p.winner)
	}
	return purse.Taken(fmt.Sprintf("{%d} takes the pot: %s.", p.winner, purse.Coins(int(p.won))), int(p.won), p.rot.In.Array())
}
