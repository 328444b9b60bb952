package oneandtwenty

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

// text is a move as a record holds it: "stake 3", "cast 1 3 3 4 6", "more 2".
func text(m rules.Move) string {
	switch m.Verb {
	case rules.Cast:
		return tali.Text(m)
	case Stake, More:
		return string(m.Verb) + " " + strconv.Itoa(int(m.N))
	}
	return string(m.Verb)
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	switch m.Verb {
	case Open:
		return say("Round %d of %d.", p.round+1, p.rounds)
	case Pass:
		return say("{%d} passes the bank on.", p.seat)
	case Stake:
		return []rules.Event{{
			Text:  fmt.Sprintf("{%d} staked %d.", p.seat, m.N),
			Coins: int(m.N), From: rules.Actor(p.seat), To: rules.Pot,
		}}
	case More:
		return p.tellMore(int(m.N))
	case rules.Cast:
		return p.tellCast(tali.Hand(m.N))
	}
	return nil
}

func say(format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...)}}
}

func (p position) tellMore(n int) []rules.Event {
	q := p.After(rules.Move{Verb: More, N: int32(n)}).(position)
	if n > 0 {
		return say("{%d} asks for %s more.", p.seat, purse.Number(n))
	}
	return append(say("{%d} stands at %d.", p.seat, p.total(p.seat)), p.tellEnd(q)...)
}

func (p position) tellCast(h tali.Hand) []rules.Event {
	q := p.After(tali.Cast(h)).(position)
	if p.phase == casting {
		return p.tellCastOff(h, q)
	}
	total := p.total(p.seat) + h.Sum()
	list := say("{%d} threw %s: %d.", p.seat, h, total)
	if p.hand[p.seat] != 0 {
		list = say("{%d} threw %s more: %d.", p.seat, h, total)
	}
	switch {
	case total <= p.target:
	case p.seat == p.bank:
		list = append(list, rules.Event{Text: fmt.Sprintf("The bank is over with %d.", total), Mark: rules.Lost})
	default:
		stake := int(p.coins.Paid[p.seat])
		list = append(list, rules.Event{
			Text:  fmt.Sprintf("{%d} is over with %d: %d to the bank.", p.seat, total, stake),
			Coins: stake, From: rules.Pot, To: rules.Actor(p.bank), Mark: rules.Lost,
		})
	}
	return append(list, p.tellEnd(q)...)
}

func (p position) tellCastOff(h tali.Hand, q position) []rules.Event {
	list := say("{%d} threw %s: %d.", p.seat, h, h.Sum())
	switch {
	case q.phase != casting:
		return append(list, rules.Event{Text: fmt.Sprintf("{%d} has the first bank.", q.bank), Mark: rules.Good})
	case q.again > p.again:
		return append(list, rules.Event{Text: "A tie: those tied cast again."})
	}
	return list
}

// tellEnd tells how the stakes were settled if q, the position after the move,
// is the end of the round.
func (p position) tellEnd(q position) (list []rules.Event) {
	if q.round == p.round {
		return nil
	}
	if q.state[p.bank] == Banked && q.total(p.bank) == 0 {
		return say("All are over. {%d} need not cast.", p.bank)
	}
	bank := q.total(p.bank)
	for s := p.left(p.bank); s != p.bank; s = p.left(s) {
		list = append(list, p.tellStake(q, s, min(bank, p.target+1))...)
	}
	if q.bank != p.bank {
		list = append(list, say("The bank passes to {%d}.", q.bank)...)
	}
	return list
}

// tellStake tells what became of the stake of one seat that stood.
func (p position) tellStake(q position, s int8, bank int) []rules.Event {
	n, seat := int(p.coins.Paid[s]), rules.Actor(s)
	back := rules.Event{Coins: n, From: rules.Pot, To: seat}
	switch q.state[s] {
	case Paid:
		return []rules.Event{{
			Text:  fmt.Sprintf("{%d} wins %d with %d.", s, n, q.total(s)),
			Coins: n, From: rules.Actor(p.bank), To: seat, Mark: rules.Won,
		}, back}
	case Level:
		back.Text = fmt.Sprintf("{%d} is level and takes %d back.", s, n)
		return []rules.Event{back}
	case Lost:
		return []rules.Event{{
			Text:  fmt.Sprintf("{%d} loses %d: %d to the bank’s %d.", s, n, q.total(s), bank),
			Coins: n, From: rules.Pot, To: rules.Actor(p.bank), Mark: rules.Lost,
		}}
	}
	return nil
}
