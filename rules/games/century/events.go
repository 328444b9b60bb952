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
		list = append(q.castEvents(), q.sent(p.scouts)...)
	case Turn:
		list = tell.Marked(rules.Good, "A scout turned a {0} into a 6: {1} recruits.", text.Number(q.turned), text.Number(q.last))
	case Wait:
		list = q.waited(p.scouts)
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
	case p.phase == visited || p.phase == delayed || p.phase == scouted: // and what is last was the day before
	case tali.Classify(p.lie) == tali.Venus && p.last < 0:
		mark = rules.Lost
	case p.last > 0:
		mark = rules.Good
	}
	return tell.Marked(mark, p.came(&threw, text.Seat(0), p.lie))
}

// sent returns the event of a scout who goes out on a day of delay, if there were before of
// them; else none.
func (p *position) sent(before int8) []rules.Event {
	if p.scouts <= before {
		return nil
	}
	return tell.Say("A scout goes out. Scouts: {0}.", text.Number(p.scouts))
}

// waited returns the events of a cast without recruits for which no scout of before was
// called back.
func (p *position) waited(before int8) []rules.Event {
	rank := tali.Classify(p.lie)
	switch {
	case p.phase == visited: // and what is last was the day before
		return nil
	case p.scouts > before:
		return p.sent(before)
	case p.last < 0 && rank == tali.Venus:
		return tell.Marked(rules.Lost, "Venus stole {0} men.", text.Number(-p.last))
	case p.last < 0:
		return tell.Marked(rules.Lost, "{0} men are lost.", text.Number(-p.last))
	}
	return tell.Say("No scout was called back.")
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
