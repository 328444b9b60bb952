package bestcast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case rules.Cast:
		return append(p.castEvents(tali.Hand(m.N), &q), p.nextEvents(&q)...)
	case Raise:
		return p.paid(p.rot.Seat, p.ante, "{0} raised by {1}.")
	case Match:
		return p.paid(p.asked, p.ante, "{0} matched {1}.")
	case Drop:
		return append(tell.Marked(rules.Lost, "{0} dropped out.", text.Seat(p.asked)), p.nextEvents(&q)...)
	case Next:
		return q.beginEvents()
	case Stand:
		return p.nextEvents(&q)
	case Again:
		return tell.Moved(p.Second, rules.Actor(p.asked), rules.Pot, "{0} paid {1} to throw a {2} again.", text.Seat(p.asked), text.Coins(p.Second), tali.Hand(m.N).Sum())
	}
	return nil
}

// beginEvents returns the events of the beginning of a pot but the first.
func (p *position) beginEvents() []rules.Event {
	list := tell.Say("Pot {0} of {1}. {2} begins.", p.number(), p.pots, text.Seat(p.rot.Seat))
	for i, n := range p.coins.Paid {
		if n > 0 {
			list = append(list, rules.Event{Coins: int(n), From: rules.Actor(i), To: rules.Pot})
		}
	}
	return list
}

// paid returns the event of a seat that puts coins in the pot. The
// arguments of the key are the seat and the amount.
func (p *position) paid(seat int8, coins int, key text.Text) []rules.Event {
	return tell.Moved(coins, rules.Actor(seat), rules.Pot, key, text.Seat(seat), text.Coins(coins))
}

// castEvents returns the events of the hand h that fell between p and q, and of
// the fine it paid.
func (p *position) castEvents(h tali.Hand, q *position) []rules.Event {
	seat := p.rot.Seat
	if q.half {
		return tell.Say("{0} has thrown {1} so far.", text.Seat(seat), h)
	}
	h = q.lie.Add(q.more)
	if q.void && p.instead != 0 {
		return append(tell.Threw(seat, h, "void"), tell.Say("The first throw stands: {0}.", p.instead)...)
	}
	if q.void {
		return tell.Threw(seat, h, "void")
	}
	list := tell.Threw(seat, h, p.Call(h))
	if p.Explain != nil && p.Explain(h) != "" {
		list = append(list, tell.Say(p.Explain(h))...)
	}
	if p.phase == opening {
		return list
	}
	fine := p.Fine(h, p.coins.Pot())
	switch {
	case q.out.Has(int(seat)):
		list = append(list, tell.Marked(rules.Lost, "{0} couldn’t pay {1} and is out.", text.Seat(seat), text.Coins(fine))...)
	case fine > 0:
		list = append(list, p.paid(seat, fine, "{0} paid {1}.")...)
	case tali.Classify(h) == tali.Venus:
		list[0].Mark = rules.Venus
	}
	return list
}

// nextEvents returns the events of what has been decided between p and q: who begins,
// who wins the pot, or who throws again.
func (p *position) nextEvents(q *position) []rules.Event {
	switch {
	case q.closed():
		return q.endEvents()
	case p.phase == opening && q.phase != opening:
		return tell.Say("{0} begins.", text.Seat(q.rot.Seat))
	case q.turns == p.turns && q.offs == p.offs:
		return nil
	case p.lost(q):
		return tell.Say(p.Lost)
	}
	return tell.Say("{0} are level and throw again.", text.Spelled(q.rot.In.Count()))
}

// lost reports whether a rotation ended between p and q with no cast that can win.
func (p *position) lost(q *position) bool {
	h := q.lie.Add(q.more)
	if q.void {
		h = p.instead
	}
	return p.rot.Best() == 0 && p.Worth(h) == rotation.Lost
}

// endEvents returns the events of the end of the pot: the winner and the coins.
func (p *position) endEvents() []rules.Event {
	said := text.Text("Level for too long, so the pot was shared.")
	switch {
	case p.ended == byOne:
		said = text.Of("{0} won {1}: nobody else is left.", text.Seat(p.winner), text.Coins(p.won))
	case p.winner >= 0:
		said = text.Of("{0} won the pot: {1}.", text.Seat(p.winner), text.Coins(p.won))
	}
	return purse.Taken(said, int(p.won), p.rot.In.Array())
}
