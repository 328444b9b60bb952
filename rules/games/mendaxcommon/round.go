package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// throw puts all four bones into the cup; a new round clears the last one.
func (p *position) throw() {
	p.cup, p.open = bones, false
	if p.phase == CastingOff {
		return
	}
	p.begun = true
	p.hand, p.taken, p.claim = 0, 0, nothing
	p.claimer, p.doubter, p.loser = nobody, nobody, nobody
	p.turns, p.claims = [rules.MaxSeats]turn{}, [ranks]claim{}
}

// fall takes in a cast.
func (p *position) fall(h tali.Hand) {
	n := p.cup
	p.cup = 0
	if p.phase == CastingOff {
		p.off.Fall(h, rank)
		p.hand, p.open, p.seat = h, true, p.off.Seat
		if p.off.Over {
			p.phase = Opening
		}
		return
	}
	p.hand = p.hand.Add(h)
	p.note(n)
	p.choose()
}

// rank returns the worth of a hand as a number.
func rank(h tali.Hand) int { return int(tali.Classify(h)) }

// note records that the acting seat threw n bones, which everybody sees.
func (p *position) note(n int8) {
	t := &p.turns[p.seat]
	t.throw[t.n] = n
	t.n++
}

// choose makes the next question to the seat with the bones: to throw again while a
// throw is left, otherwise what to claim.
func (p *position) choose() {
	p.phase = Throwing
	if int(p.turns[p.seat].n) >= p.throws {
		p.phase = Saying
	}
}

// recast puts the bones some back into the cup to be thrown again. With none it goes on
// to the claim.
func (p *position) recast(some tali.Hand) {
	if some == 0 {
		if p.turns[p.seat].n == 0 {
			p.note(0)
		}
		p.phase = Saying
		return
	}
	p.hand -= some
	p.cup = int8(some.Len())
}

// say makes the seat that acts claim a rank; the next seat has to answer.
func (p *position) say(rank int8) {
	t := &p.turns[p.seat]
	t.held, t.said, p.taken = p.hand, rank, 0
	p.claim, p.claimer = rank, p.seat
	p.claims[rank] = claim{p.seat, t.tosses}
	p.seat = p.next(p.seat)
	p.phase = Answering
}

// accept makes the seat that acts take the bones and the claim.
func (p *position) accept() {
	p.turns[p.seat] = turn{}
	p.taken = p.hand
	p.choose()
}

// true reports whether the hand is at least as high as the claim.
func (p *position) true() bool { return rank(p.hand) >= int(p.claim) }

// doubt lifts the cup. The doubter begins the next round, or the next seat if
// the doubter is out.
func (p *position) doubt() {
	p.doubter, p.loser = p.seat, p.claimer
	if p.true() {
		p.loser = p.doubter
	}
	p.open, p.phase = true, Opening
	for i := range p.turns {
		p.turns[i].held = 0
	}
	if p.counters[p.loser]--; p.counters[p.loser] == 0 {
		p.gone[p.loser] = int8(p.sat.Count() - p.in())
	}
	if p.counters[p.seat] == 0 {
		p.seat = p.next(p.seat)
	}
	if p.in() == 1 {
		p.seat = p.next(p.seat)
		p.phase = Done
		p.coins.Win(int(p.seat))
	}
}

// Verdict returns what a hand said, or a doubt, turns out to be.
func (p position) Verdict(m rules.Move) rules.Verdict {
	switch {
	case m.Verb == Say && rank(p.hand) >= int(m.N):
		return rules.Truth
	case m.Verb == Say:
		return rules.Lie
	case m.Verb == Doubt && p.true():
		return rules.WrongDoubt
	case m.Verb == Doubt:
		return rules.RightDoubt
	}
	return rules.NoClaim
}

// in returns the number of seats with counters.
func (p *position) in() (n int) {
	for _, c := range p.counters {
		if c > 0 {
			n++
		}
	}
	return n
}

// next returns the next seat with counters.
func (p *position) next(seat int8) int8 {
	for i := range p.coins.N {
		if s := (seat + 1 + i) % p.coins.N; p.counters[s] > 0 {
			return s
		}
	}
	return seat
}

// holder returns the seat that has the cup, or nobody.
func (p *position) holder() int8 {
	switch p.phase {
	case Throwing, Saying:
		return p.seat
	}
	return nobody
}
