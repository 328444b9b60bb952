package century

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	var list []rules.Event
	switch m.Verb {
	case rules.Cast:
		list = q.tellCast()
	case Break:
		list = say(rules.Good, "Camp broken: Venus finds nobody.")
	case Stay:
		list = say(rules.Lost, "Venus steals %s.", men(-q.last))
	case Dig:
		list = say(rules.Plain, "A day spent digging in: %s are safe.", men(q.safe))
	case Next:
		return say(rules.Plain, "Century %d begins.", q.played+1)
	}
	return append(list, q.tellEnd(p.played)...)
}

func say(mark rules.Mark, format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...), Mark: mark}}
}

// tellCast tells of the cast that has just fallen in p.
func (p *position) tellCast() []rules.Event {
	if p.phase == visited {
		return say(rules.Plain, "{0} threw %s: Venus.", p.lie)
	}
	mark := rules.Plain
	switch {
	case tali.Classify(p.lie) == tali.Venus && p.last < 0:
		mark = rules.Lost
	case p.last > 0:
		mark = rules.Good
	}
	return say(mark, "{0} threw %s: %s.", p.lie, p.came())
}

// tellEnd tells how a century ended, if p is its end: before it so many were
// over.
func (p *position) tellEnd(before int16) []rules.Event {
	if p.played == before {
		return nil
	}
	list := say(rules.Lost, "The century is lost with %s.", men(p.men))
	if p.won {
		list = say(rules.Venus, "The century stands on day %d: %s.", p.day, men(p.men))
	}
	switch {
	case !p.cohort:
	case p.stands():
		list = append(list, say(rules.Venus, "The cohort stands.")...)
	case p.phase == finished:
		list = append(list, say(rules.Lost, "The cohort is given up.")...)
	default:
		list = append(list, say(rules.Plain, "Centuries of the cohort: %d of %d.", p.built, cohort)...)
	}
	return list
}
