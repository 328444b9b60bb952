package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"strconv"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Stand:
		return p.lapEvents(q)
	case Spur:
		return tell.Say("{%d} spurs and throws %s again.", p.seat(), tali.Hand(m.N))
	case rules.Cast:
		if p.phase == ordering {
			return p.orderEvents(q)
		}
		return p.castEvents(q)
	}
	return nil
}

func (p position) orderEvents(q position) []rules.Event {
	seat := p.seat()
	list := tell.Named(strconv.Itoa(q.hand[seat].Sum()), "{%d} threw %d.", seat, q.hand[seat].Sum())
	switch {
	case q.phase != ordering:
		list = append(list, tell.Say("{%d} starts first.", q.order[0])...)
	case q.tries > p.tries:
		list = append(list, tell.Say("Those who are level cast again.")...)
	}
	return list
}

func (p position) castEvents(q position) []rules.Event {
	seat := p.seat()
	n := q.hand[seat].Sum()
	if q.phase == spurring {
		return tell.Say("{%d} threw %d.", seat, n)
	}
	list := tell.Named(strconv.Itoa(n), "{%d} threw %d: %d in all.", seat, n, q.total[seat])
	return append(list, p.lapEvents(q)...)
}

// lapEvents returns the events of a lap if q is its end.
func (p position) lapEvents(q position) []rules.Event {
	switch {
	case q.lap == p.lap:
		return nil
	case q.phase == over:
		return q.endEvents()
	case q.lap >= q.length:
		return tell.Say("%s are level and race another lap.", tell.Upper(tell.Number(q.in.Count())))
	}
	lead := q.order[0]
	words := "Lap %d: {%d} leads with %d points."
	if p.lap == 0 || p.order[0] != lead {
		words = "Lap %d: {%d} now leads with %d points."
	}
	list := tell.Say(words, q.lap, lead, q.total[lead])
	list[0].Mark = rules.Good
	return list
}

func (p position) endEvents() []rules.Event {
	var list []rules.Event
	for i := range p.seats {
		if p.lacks(i) {
			list = append(list, tell.Marked(rules.Lost, "{%d} lacked the favour of the crowd.", i)...)
		}
	}
	if p.winners == 0 && p.coins.Pot() > 0 {
		list = append(list, tell.Say("Nobody has won. The wager waits for a new race.")...)
	}
	for i := range p.seats {
		if !p.winners.Has(i) {
			continue
		}
		words := "{%d} wins the race with %d points."
		if p.winners.Count() > 1 {
			words = "{%d} shares the win with %d points."
		}
		list = append(list, tell.Won(int(p.won), rules.Actor(i), words, i, p.total[i])...)
	}
	return list
}
