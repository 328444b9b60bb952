package mendaxcommon

import (
	"fmt"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

// text is a move as a record holds it: "cast 1 3 4 6", "recast 1 3", "recast
// none", "say senio 15", "doubt". A recast whose bones are left out, as others
// learn of it, is "recast any 2".
func text(m rules.Move) string {
	switch {
	case m.Verb == Say:
		return "say " + strings.ReplaceAll(strings.ToLower(tali.Rank(m.N).String()), ",", "")
	case m.Verb == Recast && m.From == 0:
		return "recast none"
	case m.Verb == Recast && m.N == 0:
		return "recast any " + strconv.Itoa(int(m.From))
	}
	return tali.Text(m)
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	q := p
	q.move(m)
	m = p.Seen(seat, m)
	switch m.Verb {
	case rules.Cast:
		if p.phase == CastingOff {
			return p.off.Events(q.off, tali.Hand(m.N), name)
		}
		if m.N == 0 {
			return nil
		}
		return say("{%d} has %s now.", p.seat, q.hand)
	case Recast:
		if m.From == 0 {
			return say("{%d} keeps them all.", p.seat)
		}
		return say("{%d} throws %s again.", p.seat, purse.Number(int(m.From)))
	case Say:
		return say("{%d} says %s.", p.seat, tali.Rank(m.N))
	case Accept:
		return say("{%d} takes the bones.", p.seat)
	case Doubt:
		return p.tellDoubt(q)
	case rules.Throw:
		if p.phase == Opening {
			return say("{%d} throws under the cup.", p.seat)
		}
	}
	return nil
}

func say(format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...)}}
}

// name is a hand by its name, or by its sides if it has none.
func name(h tali.Hand) string {
	if tali.Classify(h) == tali.Unnamed {
		return h.String()
	}
	return h.Name()
}

// tellDoubt tells what lay under the cup and what it cost, in q.
func (p position) tellDoubt(q position) []rules.Event {
	mark := rules.Plain
	if tali.Classify(p.hand) == tali.Venus {
		mark = rules.Venus
	}
	list := append(say("{%d} doubts it.", q.doubter),
		rules.Event{Text: fmt.Sprintf("Under the cup: %s.", under(p.hand)), Mark: mark})
	left := q.counters[q.loser]
	if left > 0 {
		return append(list, rules.Event{Text: fmt.Sprintf("{%d} loses a counter: %d left.", q.loser, left)})
	}
	list = append(list, rules.Event{Text: fmt.Sprintf("{%d} loses the last counter: out.", q.loser), Mark: rules.Lost})
	if q.phase == Done {
		list = append(list, rules.Event{Text: fmt.Sprintf("{%d} is the last one in.", q.seat), Mark: rules.Won,
			Coins: p.coins.Pot(), From: rules.Pot, To: rules.Actor(q.seat)})
	}
	return list
}

// under is a hand by its sides and, if it has one, its name.
func under(h tali.Hand) string {
	if tali.Classify(h) == tali.Unnamed {
		return h.String() + ", no name"
	}
	return h.String() + ", " + h.Name()
}

func plural(n int8, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
