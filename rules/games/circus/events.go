package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Stand:
		return append(p.slipEvents(q), p.lapEvents(q)...)
	case Spur:
		return tell.Say("{0} used a spur on {1}.", text.Seat(p.seat()), tali.Hand(m.N).Each())
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
	sum := q.hand[seat].Sum()
	list := tell.Named(text.Figure(sum), "{0} threw {1}.", text.Seat(seat), sum)
	switch {
	case q.phase != ordering:
		list = append(list, tell.Say("{0} starts first.", text.Seat(q.order[0]))...)
	case q.tries > p.tries:
		list = append(list, tell.Say("Players who are level throw again.")...)
	}
	return list
}

func (p position) castEvents(q position) []rules.Event {
	seat := text.Seat(p.seat())
	n := q.hand[p.seat()].Sum()
	if q.phase == spurring {
		return tell.Say("{0} threw {1}.", seat, n)
	}
	figure := text.Figure(n)
	if more := q.ridden.Count() * int(p.slip); more > 0 {
		figure = text.Of("{0} + {1}", n, more)
	}
	list := append(tell.Named(figure, "{0} threw {1}.", seat, n), p.slipEvents(q)...)
	return append(list, p.lapEvents(q)...)
}

// slipEvents returns an event for each slipstream of the drive that ended in q.
func (p position) slipEvents(q position) (list []rules.Event) {
	for _, s := range q.ridden.List() {
		list = append(list, tell.Marked(rules.Good, "{0} slipped past {1}: {2} points more.", text.Seat(p.seat()), text.Seat(s), text.Number(p.slip))...)
	}
	return list
}

// lapEvents returns the events of a lap if q is its end.
func (p position) lapEvents(q position) []rules.Event {
	switch {
	case q.lap == p.lap:
		return nil
	case q.phase == over && q.seats == 1:
		return tell.Marked(rules.Won, "{0} drove {1} points.", text.Seat(0), text.Number(q.total[0]))
	case q.phase == over:
		return q.endEvents()
	case q.seats == 1:
		return nil
	case q.lap >= q.length:
		return tell.Say("{0} are level and race another lap.", text.Spelled(q.in.Count()))
	}
	leader := text.Seat(q.order[0])
	list := tell.Marked(rules.Good, "{0} took the laurel and throws first.", leader)
	if p.lap > 0 && p.order[0] == q.order[0] {
		list = tell.Marked(rules.Good, "{0} kept the laurel and throws first.", leader)
	}
	if q.total[q.order[0]] == q.total[q.order[1]] {
		list = append(list, tell.Say("Level: who was ahead stays ahead.")...)
	}
	return list
}

func (p position) endEvents() []rules.Event {
	var list []rules.Event
	for i := range p.seats {
		if p.lacks(i) {
			list = append(list, tell.Marked(rules.Lost, "{0} lacked the favour of the crowd.", text.Seat(i))...)
		}
	}
	if p.winners == 0 && p.coins.Pot() > 0 {
		list = append(list, tell.Say("Nobody won. The wagers stayed in the pot for the next race.")...)
	}
	for i := range p.seats {
		if !p.winners.Has(i) {
			continue
		}
		seat, points := rules.Actor(i), text.Number(p.total[i])
		won := tell.Won(int(p.won), seat, "{0} won the race with {1} points.", seat, points)
		if p.winners.Count() > 1 {
			won = tell.Won(int(p.won), seat, "{0} shared the win with {1} points.", seat, points)
		}
		list = append(list, won...)
	}
	return list
}
