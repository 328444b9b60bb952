package bestcast

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case rules.Cast:
		return append(p.castEvents(tali.Hand(m.N), &q), p.nextEvents(&q)...)
	case Raise:
		return p.paid(p.rot.Seat, p.ante, "{%d} raised by %s.")
	case Match:
		return p.paid(p.asked, p.ante, "{%d} matched %s.")
	case Drop:
		return append(tell.Marked(rules.Lost, "{%d} dropped.", p.asked), p.nextEvents(&q)...)
	}
	return nil
}

// paid returns the event of a seat that puts coins in the pot; format takes the
// seat and the amount in words.
func (p *position) paid(seat int8, coins int, format string) []rules.Event {
	return tell.Moved(coins, rules.Actor(seat), rules.Pot, format, seat, purse.Coins(coins))
}

// castEvents returns the events of the hand h that fell between p and q, and of
// the fine it paid.
func (p *position) castEvents(h tali.Hand, q *position) []rules.Event {
	seat := p.rot.Seat
	if q.half {
		return tell.Say("{%d} threw %s so far.", seat, h)
	}
	h = q.lie.Add(q.more)
	if q.void {
		return tell.Threw(seat, h, "void")
	}
	list := tell.Threw(seat, h, p.Call(h))
	if p.phase == opening {
		return list
	}
	fine := p.Fine(h, p.coins.Pot())
	switch {
	case q.out.Has(int(seat)):
		list = append(list, tell.Marked(rules.Lost, "{%d} cannot pay %s and is out.", seat, purse.Coins(fine))...)
	case fine > 0:
		list = append(list, p.paid(seat, fine, "{%d} paid %s.")...)
	case tali.Classify(h) == tali.Venus:
		list[0].Mark = rules.Venus
	}
	return list
}

// nextEvents returns the events of what is decided in q but not yet in p.
func (p *position) nextEvents(q *position) []rules.Event {
	switch {
	case q.phase == over:
		return q.endEvents()
	case p.phase == opening && q.phase != opening:
		return tell.Say("{%d} begins.", q.rot.Seat)
	case q.turns == p.turns && q.offs == p.offs:
		return nil
	case p.lost(q):
		return tell.Say("%s", p.Lost)
	}
	return tell.Say("%s are level and cast again.", tell.Upper(tell.Number(q.rot.In.Count())))
}

// lost reports whether the rotation of p has ended in q without a cast that can
// win.
func (p *position) lost(q *position) bool {
	return p.rot.Best() == 0 && p.Worth(q.lie.Add(q.more)) == rotation.Lost
}

// endEvents returns the events of the end: the winner and the coins.
func (p *position) endEvents() []rules.Event {
	text := "Level for too long: the pot is shared."
	if p.winner >= 0 {
		text = fmt.Sprintf("{%d} takes the pot: %s.", p.winner, purse.Coins(int(p.won)))
	}
	if p.ended == byOne {
		text = fmt.Sprintf("{%d} takes %s: nobody else is left.", p.winner, purse.Coins(int(p.won)))
	}
	return purse.Taken(text, int(p.won), p.rot.In.Array())
}
