package century

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	var list []rules.Event
	switch m.Verb {
	case rules.Cast:
		list = q.castEvents()
	case Break:
		list = tell.Marked(rules.Good, "The men broke camp, and Venus found nobody.")
	case Stay:
		list = tell.Marked(rules.Lost, "Venus stole {0} men.", text.Number(-q.last))
	case Dig:
		list = tell.Say("The men dug in: {0} are safe from Venus.", text.Number(q.safe))
	case Build:
		list = tell.Say("The men dug in: the palisade has room for {0}.", text.Number(q.safe))
	case Seek: // the bones show it
		return nil
	case Next:
		return tell.Say("Century {0} begins.", text.Number(q.played+1))
	}
	return append(list, q.endEvents(p.played)...)
}

// castEvents returns the events of the last cast in p.
func (p *position) castEvents() []rules.Event {
	mark := rules.Plain
	switch {
	case p.phase == visited || p.phase == delayed: // and what is last was the day before
	case tali.Classify(p.lie) == tali.Venus && p.last < 0:
		mark = rules.Lost
	case p.last > 0:
		mark = rules.Good
	}
	return tell.Marked(mark, p.came(&threw, text.Seat(0), p.lie))
}

// endEvents returns the events of the end of a century, if p is its end; before
// is the number of centuries finished before the move.
func (p *position) endEvents(before int16) []rules.Event {
	if p.played == before {
		return nil
	}
	list := tell.Marked(rules.Lost, "The century was lost with {0} men.", text.Number(p.men))
	if p.won {
		list = tell.Marked(rules.Venus, "The century stands: {1} men on day {0}.", text.Number(p.day), text.Number(p.men))
	}
	switch {
	case !p.cohort:
	case p.stands():
		list = append(list, tell.Marked(rules.Venus, "The cohort stands.")...)
	case p.phase == finished:
		list = append(list, tell.Marked(rules.Lost, "The cohort was lost.")...)
	default:
		list = append(list, tell.Say("The cohort has {0} of {1} centuries.", text.Number(p.built), cohort)...)
	}
	return list
}
