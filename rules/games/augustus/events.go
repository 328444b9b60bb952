package augustus

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// text is a move as a record holds it: "throw", "cast 1 3 4 6", "leave".
func text(m rules.Move) string { return tali.Text(m) }

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Next, Stop:
		return p.tellNext(m, q)
	case Leave:
		list := say("{%d} leaves the pot.", p.seat)
		if n := p.coins.Paid[p.seat]; n > 0 {
			list = say("{%d} leaves, and %d stays in.", p.seat, n)
		}
		return append(list, p.tellEnd(q)...)
	case rules.Cast:
		return append(p.tellCast(tali.Hand(m.N), q), p.tellEnd(q)...)
	}
	return nil
}

func say(format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...)}}
}

// tellNext tells what a seat says between two pots on the way to q, and of the
// pot that begins when all have said so.
func (p position) tellNext(m rules.Move, q position) (list []rules.Event) {
	if m.Verb == Stop {
		list = say("{%d} plays no more.", p.seat)
	}
	if q.phase != playing {
		return list
	}
	list = append(list, say("%s. {%d} begins.", q.which(), q.seat)...)
	for i, n := range q.coins.Paid {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Actor(i), To: rules.Pot})
		}
	}
	return list
}

func (p position) tellCast(h tali.Hand, q position) []rules.Event {
	n, seat := p.pays(h), rules.Actor(p.seat)
	switch {
	case tali.Classify(h) == tali.Venus:
		return []rules.Event{{Text: fmt.Sprintf("{%d} threw Venus.", p.seat), Mark: rules.Venus}}
	case n == 0:
		return say("{%d} threw %s: nothing.", p.seat, name(h))
	case q.state[p.seat] == Out:
		return append(say("{%d} threw %s.", p.seat, name(h)), rules.Event{
			Text: fmt.Sprintf("{%d} cannot pay %d: out.", p.seat, n), Mark: rules.Lost,
		})
	}
	return []rules.Event{{
		Text:  fmt.Sprintf("{%d} threw %s and paid %d.", p.seat, name(h), n),
		Coins: n, From: seat, To: rules.Pot,
	}}
}

// name is a hand by its name, or by its sides if it has none.
func name(h tali.Hand) string {
	if tali.Classify(h) == tali.Unnamed {
		return h.String()
	}
	return h.Name()
}

// tellEnd tells how the pot ended if q, the position after the move, is its end.
func (p position) tellEnd(q position) []rules.Event {
	if q.over == p.over {
		return nil
	}
	won, winner := int(q.won), rules.Actor(q.winner)
	switch {
	case q.ended == byLimit:
		return q.tellBack()
	case won == 0:
		return say("The pot was empty.")
	}
	how := "takes the pot:"
	if q.ended == byOne {
		how = "is left alone and takes"
	}
	return []rules.Event{{
		Text:  fmt.Sprintf("{%d} %s %d.", q.winner, how, won),
		Coins: won, From: rules.Pot, To: winner, Mark: rules.Won,
	}}
}

// tellBack tells that everybody takes back what he had paid into the pot that
// is over in p.
func (p position) tellBack() []rules.Event {
	list := say("No Venus in %s: the coins go back.", casts(int(p.casts)))
	for i, n := range p.put {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Pot, To: rules.Actor(i)})
		}
	}
	return list
}
