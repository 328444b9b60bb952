package mendaxcommon

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// text returns a move as records write it: "cast 1 3 4 6", "recast 1 3",
// "recast none", "say senio 15", "doubt". A recast whose bones are hidden, as
// others see it, is "recast any 2".
func text(m rules.Move) string {
	switch {
	case m.Verb == Say:
		return "say " + code(tali.Rank(m.N))
	case m.Verb == Recast && m.From == 0:
		return "recast none"
	case m.Verb == Recast && m.N == 0:
		return "recast any " + strconv.Itoa(int(m.From))
	}
	return tali.Text(m)
}

// codes are the names of the ranks in records, without the Senios. They must
// never change, whatever the ranks are called on screen.
var codes = map[tali.Rank]string{
	tali.Unnamed: "no name", tali.Canis: "canis", tali.Venus: "venus",
	tali.Vulture3: "vultures threes", tali.Vulture4: "vultures fours", tali.Vulture6: "vultures sixes",
}

// code returns the name of a rank in records.
func code(r tali.Rank) string {
	if r.Senio() {
		return "senio " + strconv.Itoa(r.Total())
	}
	return codes[r]
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	q := p
	q.move(m)
	m = p.Seen(seat, m)
	switch m.Verb {
	case rules.Cast:
		if p.phase == CastingOff {
			return p.off.Events(q.off, tali.Hand(m.N), tali.Hand.Called)
		}
		if m.N == 0 {
			return nil
		}
		return tell.Say("{%d} has %s now.", p.seat, q.hand)
	case Recast:
		if m.From == 0 {
			return tell.Say("{%d} keeps them all.", p.seat)
		}
		return tell.Say("{%d} throws %s again.", p.seat, tell.Number(int(m.From)))
	case Say:
		return tell.Say("{%d} says %s.", p.seat, tali.Rank(m.N).Said())
	case Accept:
		return tell.Say("{%d} takes the bones.", p.seat)
	case Doubt:
		return p.doubtEvents(q)
	case rules.Throw:
		if p.phase == Opening {
			return tell.Say("{%d} throws under the cup.", p.seat)
		}
	}
	return nil
}

// doubtEvents returns the events of lifting the cup and of its result, in q.
func (p position) doubtEvents(q position) []rules.Event {
	mark := rules.Plain
	if tali.Classify(p.hand) == tali.Venus {
		mark = rules.Venus
	}
	list := append(tell.Say("{%d} doubts it.", q.doubter), tell.Named(tell.Upper(p.hand.Name()), "Under the cup: %s.", under(p.hand))...)
	list[1].Mark = mark
	left := q.counters[q.loser]
	if left > 0 {
		return append(list, tell.Say("{%d} loses a counter: %d left.", q.loser, left)...)
	}
	list = append(list, tell.Marked(rules.Lost, "{%d} loses the last counter and is out.", q.loser)...)
	if q.phase == Done {
		list = append(list, tell.Won(p.coins.Pot(), rules.Actor(q.seat), "{%d} is the last one in.", q.seat)...)
	}
	return list
}

// under returns the sides of a hand and, if it has one, its name.
func under(h tali.Hand) string {
	if tali.Classify(h) == tali.Unnamed {
		return h.String() + ", no name"
	}
	return h.String() + ", " + h.Name()
}
