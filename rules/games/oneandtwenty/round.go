package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// begin starts a round: the bones are removed and the stakes are asked for.
func (p *position) begin() {
	p.phase, p.asked = staking, 0
	p.clear()
	p.lie, p.lies = [2]tali.Hand{}, int8(rules.Nobody)
	p.state[p.bank] = Waits
	p.seat = p.bank
	p.askStake()
}

// clear takes all bones off the table before a round.
func (p *position) clear() {
	p.hand, p.extra = [rules.MaxSeats]tali.Hand{}, [rules.MaxSeats]tali.Hand{}
	p.state = [rules.MaxSeats]State{}
}

// askStake moves on to the next seat that can stake, and after the last to the
// first cast. Seats that cannot stake sit the round out.
func (p *position) askStake() {
	for s := p.left(p.seat); s != p.bank; s = p.left(s) {
		if p.most(s) > 0 {
			p.seat = s
			return
		}
	}
	p.phase = playing
	p.seat = p.next(int(p.bank), p.waits)
}

func (p *position) left(seat int8) int8 { return (seat + 1) % p.coins.N }

// waits reports whether a seat is still to finish its casts.
func (p *position) waits(seat int) bool { return p.state[seat] == Waits }

// fall takes in a cast.
func (p *position) fall(h tali.Hand) {
	p.cup = 0
	if p.hand[p.seat] == 0 {
		p.hand[p.seat] = h
	} else {
		p.extra[p.seat] = p.extra[p.seat].Add(h)
	}
	p.lie, p.lies = [2]tali.Hand{p.hand[p.seat], p.extra[p.seat]}, p.seat
	if p.phase == casting {
		p.castOff()
		return
	}
	switch {
	case p.total(p.seat) > p.target:
		p.finish(Over)
	case p.extra[p.seat] == 0:
		return
	case p.asks(p.seat) == once || p.extra[p.seat].Len() == Extra:
		p.finish(Stands)
	}
}

// castOff moves on to the next seat of the casting-off, and after the last one
// gives the highest the bank or lets tied seats cast again.
func (p *position) castOff() {
	missing := func(i int) bool { return p.tied[i] && p.hand[i] == 0 }
	if s := p.next(int(p.seat), missing); missing(int(s)) {
		p.seat = s
		return
	}
	high := p.highest()
	first := p.next(p.first-1, func(i int) bool { return high[i] })
	alone := high
	alone[first] = false
	if p.again++; alone == [rules.MaxSeats]bool{} || p.again == offsMost {
		p.phase, p.bank, p.seat = opening, first, first
		return
	}
	p.tied, p.seat = high, first
	p.clear()
}

// highest returns the seats of the casting-off with the highest total.
func (p *position) highest() (high [rules.MaxSeats]bool) {
	best := 0
	for i, in := range p.tied {
		if in {
			best = max(best, p.total(int8(i)))
		}
	}
	for i, in := range p.tied {
		high[i] = in && p.total(int8(i)) == best
	}
	return high
}

// finish ends the turn of the acting seat, whose state becomes s. A player who is over
// loses the stake at once. Then the next seat casts; the bank is last, and casts only
// if some player stands.
func (p *position) finish(s State) {
	p.state[p.seat] = s
	if s == Over && p.seat != p.bank {
		p.coins.Forfeit(int(p.seat), int(p.bank))
	}
	p.seat = p.next(int(p.bank), p.waits)
	if p.seat == p.bank && (p.state[p.bank] != Waits || p.coins.Pot() == 0) {
		p.settle()
	}
}

// settle settles the stakes that stand, and hands the bank to the best total
// that was paid; of equal ones, to the first to cast.
func (p *position) settle() {
	bank, best := p.bank, p.bank
	for s := p.left(bank); s != bank; s = p.left(s) {
		if p.state[s] != Stands {
			continue
		}
		stake := int(p.coins.Paid[s])
		switch p.pay(p.total(s), p.bankTotal()) {
		case 1:
			p.state[s] = Paid
			p.coins.Give(int(bank), int(s), stake)
			p.coins.Forfeit(int(s), int(s))
			if best == bank || p.total(s) > p.total(best) {
				best = s
			}
		case 0:
			p.state[s] = Level
			p.coins.Forfeit(int(s), int(s))
		default:
			p.state[s] = Lost
			p.coins.Forfeit(int(s), int(bank))
		}
	}
	if p.state[bank] != Over {
		p.state[bank] = Banked
	}
	p.bank, p.seat = best, best
	p.round++
	p.phase = opening
	if int(p.round) == p.rounds || !p.twoCan() {
		p.phase = done
	}
}

// bankTotal returns the bank's total; all totals over the target are returned
// as the target plus 1.
func (p *position) bankTotal() int { return min(p.total(p.bank), p.target+1) }

// pay returns what a standing total wins per coin of its stake against the
// bank's total: 1, 0 for a stake given back, or −1.
func (a *agreement) pay(own, bank int) int {
	switch {
	case bank > a.target, own > bank:
		return 1
	case own == bank && a.push:
		return 0
	}
	return -1
}

// twoCan reports whether at least two seats still have coins.
func (p *position) twoCan() bool {
	n := 0
	for i := range int(p.coins.N) {
		if p.hasCoins(i) {
			n++
		}
	}
	return n > 1
}
