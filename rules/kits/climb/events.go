package climb

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/hold"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	switch m.Verb {
	case Keep:
		if p.several() {
			return nil // the turn is told by its casts
		}
		if p.phase == missed {
			return tell.Say("{0} throws again.", text.Seat(p.seat))
		}
		if m.N == 0 {
			return tell.Say("{0} kept no bones.", text.Seat(p.seat))
		}
		if p.hold {
			return tell.Say("{0} risked {1} and threw on.", text.Seat(p.seat), tali.Hand(m.N))
		}
		return tell.Say("{0} kept {1}.", text.Seat(p.seat), tali.Hand(m.N).And())
	case Stop:
		return tell.Say("{0} stopped and held {1}.", text.Seat(p.seat), p.hand(p.seat).And())
	case Turn:
		list := tell.Say("{0} turned a bone to {1}.", text.Seat(p.seat), hold.One(p.open(0)).And())
		list[0].Result = text.Of("{0} of {1}", p.held[p.seat].Len()+1, bones)
		return list
	case rules.Cast:
		q := p.After(m).(position)
		switch {
		case p.phase == opening:
			return p.openingEvents(q)
		case p.hold:
			return append(p.holdEvents(q), q.endEvents()...)
		}
		return append(p.castEvents(q), q.endEvents()...)
	}
	return nil
}

func (p position) openingEvents(q position) []rules.Event {
	sum := q.lie.Sum()
	list := tell.Named(text.Of("{0}", sum), "{0} threw {1}.", text.Seat(q.caster), sum)
	switch {
	case q.phase != opening:
		list = append(list, tell.Say("{0} begins.", text.Seat(q.seat))...)
	case q.offs > p.offs:
		list = append(list, tell.Say("Players who are level throw again.")...)
	}
	return list
}

func (p position) castEvents(q position) []rules.Event {
	list := tell.Say("{0} threw {1}.", text.Seat(p.seat), q.lie)
	switch made := int(q.made[p.seat]); {
	case q.got:
		list = tell.Threw(p.seat, q.lie, text.Of("step {0} of {1}", made, len(p.steps)))
		list[0].Mark = rules.Good
		if tali.Classify(q.lie) == tali.Venus {
			list[0].Mark = rules.Venus
		}
	case q.phase == keeping:
	default:
		list = tell.Threw(p.seat, q.lie, p.missed(q.lie, made))
	}
	return list
}

// missed says why the bones h make no step for a seat that has made that many.
func (p *position) missed(h tali.Hand, made int) text.Text {
	switch at := slices.Index(p.steps, h); {
	case at < 0:
		return "not on the steps"
	case at < made:
		return text.Of("step {0}: made", at+1)
	default:
		return text.Of("step {0}: too far", at+1)
	}
}

// holdEvents returns the events of a cast with held bones: what it added, or what was
// lost.
func (p position) holdEvents(q position) []rules.Event {
	list := tell.Say("{0} threw {1}.", text.Seat(p.seat), q.lie.Without(p.kept))
	switch made := int(q.made[p.seat]); {
	case q.got:
		thrown := q.lie.Without(p.kept)
		list = tell.Threw(p.seat, thrown, finished(p.steps[made-1], thrown))
		list[0].Mark = rules.Good
	case q.phase == holding:
		list[0].Result = text.Of("{0} of {1}", q.hand(p.seat).Len(), bones)
	case p.kept != 0:
		list[0].Result = "No match"
		list = append(list, tell.Marked(rules.Lost, "{0} lost this turn’s {1}.", text.Seat(p.seat), p.kept.And())...)
	default:
		list[0].Result = "No match"
	}
	return list
}

// endEvents returns the events of the end; none if the game goes on.
func (p position) endEvents() []rules.Event {
	switch {
	case p.phase != over:
		return nil
	case p.winner >= 0 && p.seats == 1:
		return tell.Marked(rules.Won, "{0} made all the steps.", text.Seat(p.winner))
	case p.winner >= 0 && p.hold:
		return tell.Won(int(p.won), rules.Actor(p.winner), "{0} finished all four and won.", text.Seat(p.winner))
	case p.winner >= 0:
		return tell.Won(int(p.won), rules.Actor(p.winner), "{0} made all the steps and won.", text.Seat(p.winner))
	}
	list := tell.Say("Nobody made all the steps: a draw.")
	for i := range p.seats {
		if p.in.Has(i) {
			list = append(list, rules.Event{Coins: int(p.won), From: rules.Pot, To: rules.Actor(i)})
		}
	}
	return list
}

// finished names the four alike that are finished, thrown as the bones h in the last cast.
func finished(step, h tali.Hand) text.Text {
	if h.Len() == bones && h == step {
		return "all four at once"
	}
	switch tali.Classify(step) {
	case tali.Canis:
		return "four ones"
	case tali.Vulture3:
		return "four threes"
	case tali.Vulture4:
		return "four fours"
	}
	return "four sixes"
}
