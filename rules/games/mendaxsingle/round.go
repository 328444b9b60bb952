package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// throw puts a seat's bones into its cup; a new round clears the last one.
func (p *position) throw() {
	if p.phase == CastingOff {
		p.cup = offBones
		return
	}
	if !p.begun || p.open {
		p.begun, p.open, p.starter = true, false, p.seat
		p.hand = [rules.MaxSeats]tali.Hand{}
		p.side, p.count, p.was, p.bids = 0, 0, 0, [totalMost + 1]uint8{}
		p.bidder, p.doubter, p.loser = nobody, nobody, nobody
		p.summing = p.in() == 2 && p.total() == 2
	}
	p.cup = p.left[p.seat]
}

// fall takes in a cast.
func (p *position) fall(h tali.Hand) {
	p.cup = 0
	if p.phase == CastingOff {
		p.last = p.seat
		p.off.Fall(h, tali.Hand.Sum)
		if p.off.Hand[p.last] == 0 { // the best are level, and a new casting-off begins
			p.last = nobody
		}
		p.seat = p.off.Seat
		if p.off.Over {
			p.phase = Casting
		}
		return
	}
	p.hand[p.seat] = h
	if p.seat = p.next(p.seat); p.seat == p.starter {
		p.phase = Bidding
	}
}

// bid makes the seat that acts bid n bones of a side; the next seat has to answer.
func (p *position) bid(side, n int8) {
	p.side, p.count, p.bidder = side, n, p.seat
	p.bids[n] |= 1 << max(tali.Number(int(side))-1, 0)
	p.seat = p.next(p.seat)
	p.phase = Bidding
}

// Verdict returns what a bid or a doubt turns out to be.
func (p position) Verdict(m rules.Move) rules.Verdict {
	if m.Verb == Bid {
		p.side, p.count = int8(m.From), int8(m.N)
	}
	switch holds := p.holds(); {
	case m.Verb == Bid && holds:
		return rules.Truth
	case m.Verb == Bid:
		return rules.Lie
	case m.Verb == Doubt && holds:
		return rules.WrongDoubt
	case m.Verb == Doubt:
		return rules.RightDoubt
	}
	return rules.NoClaim
}

// holds reports whether the last bid is true, by the bones under all cups.
func (p *position) holds() bool { return p.there() >= int(p.count) }

// counts returns the number of bones of a hand that count for a side.
func (a *agreement) counts(h tali.Hand, side int8) int {
	n := h.Count(int(side))
	if a.wild && side != 1 {
		n += h.Count(1)
	}
	return n
}

// there returns what the last bid is about: the number of bones in all hands that count
// for its side, or their sum.
func (p *position) there() (n int) {
	for _, h := range p.hand {
		if p.summing {
			n += h.Sum()
		} else {
			n += p.counts(h, p.side)
		}
	}
	return n
}

// doubt lifts the cups. The loser loses a bone and begins the next round, or
// the next seat if the loser is out.
func (p *position) doubt() {
	p.open, p.phase = true, Casting
	p.doubter, p.loser = p.seat, p.bidder
	if p.holds() {
		p.loser = p.doubter
	}
	p.left[p.loser]--
	if p.seat = p.loser; p.left[p.seat] == 0 {
		p.gone[p.seat] = int8(p.sat.Count() - p.in())
		p.seat = p.next(p.seat)
	}
	if p.in() == 1 {
		p.phase = Done
		p.coins.Win(int(p.seat))
	}
}

// in returns the number of seats with bones.
func (p *position) in() (n int) {
	for _, k := range p.left {
		if k > 0 {
			n++
		}
	}
	return n
}

// next returns the next seat with bones.
func (p *position) next(seat int8) int8 {
	for i := range p.coins.N {
		if s := (seat + 1 + i) % p.coins.N; p.left[s] > 0 {
			return s
		}
	}
	return seat
}

// A Call is a bid that was made.
type Call struct {
	Seat rules.Actor
	Side int // 0 for the sum
	N    int
}

// calls returns the bids of the round in their order.
func (p *position) calls() []Call {
	var list []Call
	seat := p.starter
	for n, sides := range p.bids {
		for i, s := range tali.Sides {
			if sides>>i&1 == 0 {
				continue
			}
			if p.summing {
				s = 0
			}
			list = append(list, Call{rules.Actor(seat), s, n})
			seat = p.after(seat)
		}
	}
	return list
}

// after returns the next seat that had bones when the round began.
func (p *position) after(seat int8) int8 {
	for i := range p.coins.N {
		if s := (seat + 1 + i) % p.coins.N; p.hand[s] != 0 {
			return s
		}
	}
	return seat
}
