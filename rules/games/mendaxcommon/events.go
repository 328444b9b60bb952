package mendaxcommon

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// moveText returns a move as records write it: "cast 1 3 4 6", "recast 1 3",
// "recast none", "say senio 15", "doubt". A recast whose bones are hidden, as
// others see it, is "recast any 2".
func moveText(m rules.Move) string {
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

// code returns the name of a rank as records write it.
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
			return p.offEvents(q, tali.Hand(m.N))
		}
		if m.N == 0 {
			return nil
		}
		return tell.Say("{0} now has {1}.", text.Seat(p.seat), q.hand)
	case Recast:
		if m.From == 0 {
			return tell.Say("{0} kept all four bones.", text.Seat(p.seat))
		}
		return tell.Say("{0} threw {1} bones again.", text.Seat(p.seat), text.Spelled(m.From))
	case Say:
		return tell.Say("{0} said {1}.", text.Seat(p.seat), said(tali.Rank(m.N)))
	case Accept:
		return tell.Say("{0} took the bones.", text.Seat(p.seat))
	case Doubt:
		return p.doubtEvents(q)
	case rules.Throw:
		if p.phase == Opening {
			return tell.Say("{0} threw under the cup.", text.Seat(p.seat))
		}
	}
	return nil
}

// offEvents returns the events of the cast h in the casting-off, which led to q. Of hands
// without a name it says why they are level, since they do not look so.
func (p position) offEvents(q position, h tali.Hand) []rules.Event {
	list := p.off.Events(q.off, h, tali.Hand.Called)
	best := rank(h)
	for _, other := range p.off.Hand {
		if other != 0 {
			best = max(best, rank(other))
		}
	}
	if len(list) > 1 && !q.off.Over && best == int(tali.Unnamed) {
		list = append(list[:1], tell.Say("Hands without a name are level: throw again.")...)
	}
	return list
}

// doubtEvents returns the events of lifting the cup and of its result, in q.
func (p position) doubtEvents(q position) []rules.Event {
	mark := rules.Plain
	if tali.Classify(p.hand) == tali.Venus {
		mark = rules.Venus
	}
	loser, name := text.Seat(q.loser), p.hand.Name()
	list := append(tell.Say("{0} doubted it.", text.Seat(q.doubter)), tell.Named(text.Upper(name), "Under the cup: {0}, {1}.", p.hand, name)...)
	list[1].Mark = mark
	var verdict text.Text = "It was true"
	if q.loser != q.doubter {
		verdict = "It was a lie"
	}
	if left := q.counters[q.loser]; left > 0 {
		return append(list, rules.Event{Text: text.Of("{0} lost a counter: {1} left.", loser, text.Number(left)), Head: verdict})
	}
	list[1].Head = verdict
	list = append(list, tell.Marked(rules.Lost, "{0} lost their last counter and is out.", loser)...)
	if q.phase == Done {
		list = append(list, tell.Won(p.coins.Pot(), rules.Actor(q.seat), "{0} is the last one left.", text.Seat(q.seat))...)
	}
	return list
}
