package sparing

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case rules.Cast:
		return append(p.castEvents(tali.Hand(m.N), &q), q.endEvents()...)
	case Double:
		return p.paid("{%d} doubles and pays %s.")
	case Match:
		return p.paid("{%d} matches the double and pays %s.")
	case Resign:
		return append(tell.Marked(rules.Lost, "{%d} resigns.", p.asked), q.endEvents()...)
	}
	return nil
}

// paid returns the event of the asked seat putting in its stake once more;
// format takes the seat and the coins in words.
func (p *position) paid(format string) []rules.Event {
	return tell.Moved(int(p.stake), rules.Actor(p.asked), rules.Pot, format, p.asked, purse.Coins(int(p.stake)))
}

// castEvents returns the events of the cast between p and q, and of the end of
// the round.
func (p *position) castEvents(h tali.Hand, q *position) []rules.Event {
	if q.void {
		return tell.Threw(p.rot.Seat, h, "void")
	}
	list := tell.Threw(p.rot.Seat, h, h.Name())
	if tali.Classify(h) == tali.Venus {
		list[0].Mark = rules.Venus
	}
	if q.played == p.played {
		return list
	}
	won := tell.Say("The highest are level: nobody wins round %d.", q.played)
	for i := range p.rot.N {
		if q.wins[i] > p.wins[i] {
			won = tell.Marked(rules.Good, "{%d} wins round %d.", i, q.played)
		}
	}
	list = append(list, won...)
	if q.phase != over && int(q.played) >= q.rounds {
		list = append(list, tell.Say("%s are level on rounds: an extra round.", tell.Upper(tell.Number(q.in.Count())))...)
	}
	return list
}

// endEvents returns the events of the end; none if the game goes on.
func (p *position) endEvents() []rules.Event {
	switch {
	case p.phase != over:
		return nil
	case p.winner < 0:
		return purse.Taken("Level for too long: the pot is shared.", int(p.pot), p.in.Array())
	}
	return purse.Taken(fmt.Sprintf("{%d} takes the pot: %s.", p.winner, purse.Coins(int(p.pot))), int(p.pot), p.in.Array())
}
