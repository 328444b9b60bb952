package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	q := p.After(m).(position)
	m = p.Seen(seat, m)
	switch m.Verb {
	case rules.Throw:
		if p.phase == Casting && q.summing && !p.summing {
			return append(tell.Say("{0} threw under the cup.", text.Seat(p.seat)), rules.Event{Text: duelRule})
		}
		if p.phase == Casting {
			return tell.Say("{0} threw under the cup.", text.Seat(p.seat))
		}
	case rules.Cast:
		if p.phase == CastingOff {
			return p.off.Events(q.off, tali.Hand(m.N), total)
		}
		if m.N != 0 {
			return tell.Say("{0} threw {1}.", text.Seat(p.seat), tali.Hand(m.N))
		}
	case Side:
		return tell.Say("{0} chose {1}.", text.Seat(p.seat), sideName(int8(m.N)))
	case Bid:
		return tell.Say("{0} bid {1}.", text.Seat(p.seat), called(int8(m.From), int(m.N)))
	case Doubt:
		return p.doubtEvents(q)
	}
	return nil
}

// total returns a cast of the casting-off in words.
func total(h tali.Hand) text.Text { return text.Of("{0}, {1} in all", h, h.Sum()) }

// doubtEvents returns the events of lifting the cups and of its result, in q.
func (p position) doubtEvents(q position) []rules.Event {
	loser := text.Seat(q.loser)
	list := append(tell.Say("{0} doubted it.", text.Seat(q.doubter)), rules.Event{Text: q.found(), Result: q.lifted(), Head: q.counted()})
	if left := q.left[q.loser]; left > 0 {
		return append(list, rules.Event{Text: text.Of("{0} lost a bone: {1} left.", loser, text.Number(left)), Head: text.Of("{0} loses a bone", loser)})
	}
	list = append(list, tell.Marked(rules.Lost, "{0} lost their last bone and is out.", loser)...)
	if q.phase == Done {
		list = append(list, tell.Won(p.coins.Pot(), rules.Actor(q.seat), "{0} is the last one left.", text.Seat(q.seat))...)
	}
	return list
}
