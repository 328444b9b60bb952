package par

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch {
	case m.Verb == rules.Throw && m.N != 0:
		return say(rules.Plain, "{%d} keeps %s.", p.rot.Seat, tali.Hand(m.N))
	case m.Verb != rules.Cast:
		return nil
	case p.phase == opening:
		return p.tellOpening(tali.Hand(m.N), &q)
	case p.phase == setting:
		list := say(rules.Plain, "{%d} sets %s.", p.rot.Seat, tali.Hand(m.N))
		if q.phase == casting {
			list = append(list, say(rules.Plain, "To match: %s.", q.target)...)
		}
		return list
	}
	return p.tellCast(&q)
}

func say(mark rules.Mark, format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...), Mark: mark}}
}

func (p *position) tellOpening(h tali.Hand, q *position) []rules.Event {
	list := say(rules.Plain, "{%d} threw %s: %d in all.", p.rot.Seat, h, h.Sum())
	switch {
	case q.phase == setting:
		list = append(list, say(rules.Plain, "{%d} begins.", q.rot.Seat)...)
	case q.offs > p.offs:
		list = append(list, say(rules.Plain, "Cast again: %s are level.", purse.Number(q.rot.In.Count()))...)
	}
	return list
}

// tellCast tells of a cast to match the target.
func (p *position) tellCast(q *position) []rules.Event {
	list := say(rules.Plain, "{%d} threw %s.", p.rot.Seat, q.hand())
	switch {
	case q.phase == over:
		if q.winner >= 0 {
			list[0] = say(rules.Venus, "{%d} threw %s: a match.", p.rot.Seat, q.hand())[0]
		}
		return append(list, q.tellEnd()...)
	case q.phase == setting:
		list = append(list, say(rules.Plain, "%d turns without a match: a new target.", turnsMost)...)
	}
	return list
}

// tellEnd tells who takes the pot.
func (p *position) tellEnd() []rules.Event {
	switch {
	case p.winner < 0 && p.ante == 0:
		return say(rules.Lost, "Nobody has matched it.")
	case p.winner < 0:
		return purse.Taken("Nobody has matched it: the pot is shared.", int(p.won), p.rot.In.Array())
	case p.ante == 0:
		return say(rules.Won, "{%d} wins.", p.winner)
	}
	return purse.Taken(fmt.Sprintf("{%d} takes the pot: %d.", p.winner, p.won), int(p.won), p.rot.In.Array())
}
