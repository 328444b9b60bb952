package oneandtwenty

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// record returns a move as records write it: "stake 3", "cast 1 3 3 4 6", "more
// 2".
func record(m rules.Move) string {
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
		return tell.Say("Round {0} of {1}.", int(p.round)+1, p.rounds)
	case Pass:
		return tell.Say("{0} passed the bank on.", text.Seat(p.seat))
	case Stake:
		return tell.Moved(int(m.N), rules.Actor(p.seat), rules.Pot, "{0} staked {1}.", text.Seat(p.seat), text.Number(m.N))
	case More:
		return p.moreEvents(int(m.N))
	case rules.Cast:
		return p.castEvents(tali.Hand(m.N))
	}
	return nil
}

func (p position) moreEvents(n int) []rules.Event {
	q := p.After(rules.Move{Verb: More, N: int32(n)}).(position)
	if n > 0 {
		return tell.Say("{0} asked for {1} more.", text.Seat(p.seat), text.Spelled(n))
	}
	return append(tell.Say("{0} stood at {1}.", text.Seat(p.seat), p.total(p.seat)), p.endEvents(q)...)
}

func (p position) castEvents(h tali.Hand) []rules.Event {
	q := p.After(tali.Cast(h)).(position)
	if p.phase == casting {
		return p.castOffEvents(h, q)
	}
	seat, total := text.Seat(p.seat), p.total(p.seat)+h.Sum()
	list := tell.Say("{0} threw {1}: {2}.", seat, h, total)
	if p.hand[p.seat] != 0 {
		list = tell.Say("{0} threw {1} and now has {2}.", seat, h, total)
	}
	switch {
	case total <= p.target:
	case p.seat == p.bank:
		list = append(list, tell.Marked(rules.Lost, "The bank went over with {0}.", total)...)
	default:
		stake := int(p.coins.Paid[p.seat])
		list = append(list, p.lostEvents(stake, "{0} went over with {1} and lost {2}.", seat, total, text.Coins(stake))...)
	}
	return append(list, p.endEvents(q)...)
}

func (p position) castOffEvents(h tali.Hand, q position) []rules.Event {
	list := tell.Say("{0} threw {1}: {2}.", text.Seat(p.seat), h, h.Sum())
	switch {
	case q.phase != casting:
		return append(list, tell.Marked(rules.Good, "{0} got the first bank.", text.Seat(q.bank))...)
	case q.again > p.again:
		return append(list, tell.Say("Players who are level throw again.")...)
	}
	return list
}

// endEvents returns the events of settling the stakes, if q, the position after
// the move, is the end of the round.
func (p position) endEvents(q position) (list []rules.Event) {
	if q.round == p.round {
		return nil
	}
	if q.state[p.bank] == Banked && q.total(p.bank) == 0 {
		return tell.Say("All went over: {0} didn’t have to throw.", text.Seat(p.bank))
	}
	bank := q.total(p.bank)
	for s := p.left(p.bank); s != p.bank; s = p.left(s) {
		list = append(list, p.stakeEvents(q, s, min(bank, p.target+1))...)
	}
	if q.bank != p.bank {
		list = append(list, tell.Say("The bank passed to {0}.", text.Seat(q.bank))...)
	}
	return list
}

// stakeEvents returns the events of settling the stake of one seat that stood.
func (p position) stakeEvents(q position, s int8, bank int) []rules.Event {
	n, seat := int(p.coins.Paid[s]), rules.Actor(s)
	switch q.state[s] {
	case Paid:
		list := tell.Moved(n, rules.Actor(p.bank), seat, "{0} won {1} with {2}.", seat, text.Coins(n), q.total(s))
		list[0].Mark = rules.Won
		return append(list, tell.Moved(n, rules.Pot, seat, "")...)
	case Level:
		return tell.Moved(n, rules.Pot, seat, "{0} tied with the bank: {1} back.", seat, text.Coins(n))
	case Lost:
		return p.lostEvents(n, "{0} lost {1}: {2} to the bank’s {3}.", seat, text.Coins(n), q.total(s), bank)
	}
	return nil
}

// lostEvents returns the event of a stake lost to the bank.
func (p position) lostEvents(stake int, key text.Text, args ...any) []rules.Event {
	list := tell.Moved(stake, rules.Pot, rules.Actor(p.bank), key, args...)
	list[0].Mark = rules.Lost
	return list
}
