package knucklebones

import "knucklebones/rules"

// openWindow starts a round of raising: the seats are asked whether they raise,
// clockwise from the thrower.
func (p *position) openWindow() {
	p.asked = p.thrower
	p.ask(int(p.thrower), 0)
}

// ask asks the first seat that may raise, clockwise from the seat that sits from places
// after the thrower. If there is none, or the smallest purse holds less than an ante,
// raising ends.
func (p *position) ask(thrower, from int) {
	for i := from; i < p.seats && p.smallest() >= p.ante; i++ {
		if s := (thrower + i) % p.seats; p.in.has(s) && !p.hushed.has(s) {
			p.phase, p.asked = betting, int8(s)
			return
		}
	}
	p.closeWindow()
}

// askNext asks the next seat after last, clockwise, whether it raises; if there is
// none, raising ends.
func (p *position) askNext(last int8) {
	p.ask(int(p.thrower), (int(last-p.thrower)+p.seats)%p.seats+1)
}

// closeWindow ends a round of betting: the thrower throws or covers, or if it has
// dropped out the next turn begins.
func (p *position) closeWindow() {
	switch {
	case !p.in.has(int(p.thrower)):
		p.nextTurn()
	case p.open != 0:
		p.phase = covering
	default:
		p.phase = throwing
	}
}

// smallest returns the smallest purse of the seats still in: no raise may be
// higher.
func (p *position) smallest() int32 {
	least := int32(rules.MaxPurse * rules.MaxSeats)
	for i := range p.seats {
		if p.in.has(i) {
			least = min(least, p.coins.Purse[i])
		}
	}
	return least
}

// raises returns the raises that everyone still in can match: 1, 2 and 4 antes,
// or 0 for those that are too high.
func (p *position) raises() (r [3]int32) {
	most := p.smallest()
	for i := range r {
		if n := p.ante << i; n <= most {
			r[i] = n
		}
	}
	return r
}

// bet applies a move of the betting.
func (p *position) bet(m rules.Move) {
	seat := int(p.asked)
	switch m.Verb {
	case Hush:
		p.hushed = p.hushed.with(seat)
		p.askNext(p.asked)
	case Pass:
		p.askNext(p.asked)
	case Raise:
		p.coins.Pay(seat, int(m.N))
		p.raised, p.raiser, p.phase = m.N, p.asked, answering
		p.answerNext()
	case Match:
		p.coins.Pay(seat, int(p.raised))
		p.answerNext()
	case Drop:
		p.in, p.dropped = p.in.without(seat), p.dropped.with(seat)
		if p.in.count() == 1 {
			p.conceded = true
			p.take(p.in)
			return
		}
		p.answerNext()
	}
}

// answerNext asks the next seat clockwise to answer the raise; back at the
// raiser, raising continues.
func (p *position) answerNext() {
	p.asked = int8(p.next(int(p.asked)+1, 1, p.in))
	if p.asked == p.raiser {
		p.raised = 0
		p.askNext(p.raiser)
	}
}
