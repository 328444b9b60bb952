package boneace

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/tell"
)

// text returns a move as a record holds it: "have", "card 9C".
func text(m rules.Move) string {
	if m.Verb == Card {
		return "card " + cards.Card(m.N).Code()
	}
	return string(m.Verb)
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	switch m.Verb {
	case Deal:
		return tell.Say("Hand %d of %d. {%d} deals.", p.round+1, p.hands, p.dealer)
	case Stick:
		q := p.After(m).(position)
		return append(tell.Say("{%d} sticks.", p.seat), p.endEvents(&q)...)
	case Card:
		c := cards.Card(p.Seen(seat, m).N)
		q := p.After(m).(position)
		switch p.phase {
		case cutting:
			return p.cutEvents(c, &q)
		case dealing:
			return append(p.dealtEvents(c), p.boneEvents(&q)...)
		}
		return append(p.cardEvents(c, &q), p.endEvents(&q)...)
	}
	return nil
}

func (p *position) cutEvents(c cards.Card, q *position) []rules.Event {
	list := tell.Say("{%d} cuts the %s.", p.seat, p.named(c))
	switch {
	case q.phase != cutting:
		return append(list, tell.Marked(rules.Good, "{%d} deals.", q.dealer)...)
	case q.again > p.again:
		return append(list, tell.Say("A tie: those who tied cut again.")...)
	}
	return list
}

// dealtEvents returns the event of one of the first three cards, which is 0 for
// seats that may not see it.
func (p *position) dealtEvents(c cards.Card) []rules.Event {
	switch {
	case c == 0:
		return nil
	case p.hand[p.seat].n < dealt-1:
		return tell.Say("{%d} is dealt the %s.", p.seat, p.named(c))
	}
	return tell.Say("{%d} turns up the %s.", p.seat, p.named(c))
}

// boneEvents returns the events of the bone, and of hands of 31 or more as dealt,
// if q, the position after the card, is the end of the deal.
func (p *position) boneEvents(q *position) []rules.Event {
	if q.phase == dealing {
		return nil
	}
	up := q.hand[q.bone].cards[dealt-1]
	list := q.pay(rules.Event{Text: fmt.Sprintf("{%d} takes the bone: %s.", q.bone, p.named(up)), Mark: rules.Good}, q.bone, 1)
	for i := range q.coins.N {
		if q.state[i] == Over {
			list = append(list, tell.Marked(rules.Lost, "{%d} is over with %d.", i, q.total(i))...)
		}
	}
	return append(list, p.endEvents(q)...)
}

// cardEvents returns the event of a card that was asked for.
func (p *position) cardEvents(c cards.Card, q *position) []rules.Event {
	if c == 0 {
		return tell.Say("{%d} has it, face down.", p.seat)
	}
	list := tell.Say("{%d} has it: %s.", p.seat, p.named(c))
	if q.state[p.seat] == Over {
		list = append(list, tell.Marked(rules.Lost, "{%d} is over with %d.", p.seat, q.total(p.seat))...)
		list[1].Result = fmt.Sprintf("%d is over", q.total(p.seat))
	}
	return list
}

// endEvents returns the events of the end of the hand, the totals and the winner,
// if q, the position after the move, is its end.
func (p *position) endEvents(q *position) (list []rules.Event) {
	if q.round == p.round {
		return nil
	}
	if q.winner == nobody {
		return tell.Say("All are over: no stake is paid.")
	}
	e := rules.Event{Mark: rules.Won}
	switch t := q.total(q.winner); {
	case t == target:
		e.Text = fmt.Sprintf("{%d} has 31 and wins double.", q.winner)
	case q.waits(q.winner):
		e.Text = fmt.Sprintf("{%d} is the last one in and wins.", q.winner)
	default:
		list = p.showEvents(q)
		e.Text = fmt.Sprintf("{%d} wins with %d.", q.winner, t)
	}
	return append(list, q.pay(e, q.winner, int(q.won))...)
}

// showEvents returns the events of the seats still in showing their totals,
// eldest first.
func (p *position) showEvents(q *position) (list []rules.Event) {
	for s := p.left(p.dealer); ; s = p.left(s) {
		if q.state[s] == Sticks {
			list = append(list, tell.Say("{%d} shows %d.", s, q.total(s))...)
		}
		if s == p.dealer {
			return list
		}
	}
}

// pay returns the event e and those of the coins: that many stakes to the
// winner from each of the others in the hand.
func (p *position) pay(e rules.Event, winner int8, stakes int) []rules.Event {
	list := []rules.Event{e}
	for i := range p.coins.N {
		if i != winner && p.sits(i) {
			list = append(list, rules.Event{Coins: stakes * p.stake, From: rules.Actor(i), To: rules.Actor(winner)})
		}
	}
	return list
}
