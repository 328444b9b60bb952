package augustus

// An estimate computes the expected result of staying to the end of the pot,
// for the seat about to cast, if all in the pot stay as long as they can pay.
// It advances round by round. As long as there is no Venus, the payments of a
// seat do not depend on the others, so seats are computed one by one and then
// combined.
type estimate struct {
	*chances
	pot    float64
	mine   payer
	others []payer
	rounds int     // rounds still to compute
	take   float64 // chance to take the pot
	coins  float64 // expected net gain from here
}

// A share is the probability of an event without a Venus so far, and the mean
// of the coins paid from here, times that probability.
type share struct{ chance, coins float64 }

// and returns the share of two independent events together.
func (s share) and(o share) share {
	return share{s.chance * o.chance, s.coins*o.chance + s.chance*o.coins}
}

func (s share) plus(o share) share  { return share{s.chance + o.chance, s.coins + o.coins} }
func (s share) minus(o share) share { return share{s.chance - o.chance, s.coins - o.coins} }

// A payer is the distribution of a seat's standing after some rounds.
type payer struct {
	most int       // the units it can pay
	paid []float64 // by units paid, the probability of being in
	in   share     // the seat is in the pot
	out  share     // it could not pay
}

// payer returns a seat with the given purse before any cast: in the pot, nothing paid.
func (c *chances) payer(purse int32) payer {
	return payer{most: int(purse) / c.unit, paid: []float64{1}, in: share{chance: 1}}
}

// cast updates a payer by one cast that is not a Venus.
func (c *chances) cast(s *payer) {
	room := min(s.most, len(s.paid)-1+c.asks[len(c.asks)-1].units) + 1
	next := make([]float64, room)
	for paid, x := range s.paid {
		for _, a := range c.asks {
			if n := paid + a.units; n < room {
				next[n] += x * a.p
			} else {
				s.out = s.out.plus(share{x * a.p, x * a.p * float64(paid*c.unit)})
			}
		}
	}
	s.paid, s.in = next, share{}
	for paid, x := range next {
		s.in = s.in.plus(share{x, x * float64(paid*c.unit)})
	}
}

// look returns an estimate, not begun yet, of what leaving or staying is worth at p for
// the seat that acts.
func look(p position) *estimate {
	n := p.seats()
	l := &estimate{
		chances: &p.chances, pot: float64(p.coins.Pot()), mine: p.chances.payer(p.coins.Purse[p.seat]),
		rounds: (castsMost - int(p.casts) + n - 1) / n,
	}
	for s := p.next(int(p.seat)); s != p.seat; s = p.next(int(s)) {
		l.others = append(l.others, p.chances.payer(p.coins.Purse[s]))
	}
	return l
}

// little is the probability of the pot going on below which the rest is
// ignored: it is too small to show, even with the most coins possible.
const little = 1e-15

// run computes up to nodes rounds and reports whether the estimate is complete.
func (l *estimate) run(nodes int) bool {
	for ; nodes > 0 && l.rounds > 0; nodes-- {
		all, none := l.rest()
		on := all.minus(none)
		if l.mine.in.chance*on.chance < little {
			l.rounds = 0
			break
		}
		l.round(on, none)
		l.rounds--
	}
	return l.rounds <= 0
}

// rest returns the shares of all other seats together: all, whatever their states;
// none, the cases in which all of them are out.
func (l *estimate) rest() (all, none share) {
	all, none = share{chance: 1}, share{chance: 1}
	for i := range l.others {
		s := &l.others[i]
		all, none = all.and(s.in.plus(s.out)), none.and(s.out)
	}
	return all, none
}

// round adds one round of casts to the estimate. on is the share of cases in which some
// other seat is still in before the round, none the share in which none is.
func (l *estimate) round(on, none share) {
	l.win(l.mine.in.and(on), l.venus)
	was := l.mine.out.coins + (1-l.venus)*l.mine.in.coins
	l.cast(&l.mine)
	l.coins -= on.chance * (l.mine.out.coins + l.mine.in.coins - was)
	for i := range l.others {
		l.cast(&l.others[i])
	}
	_, now := l.rest()
	l.win(l.mine.in.and(now.minus(none)), 1)
}

// win adds to the estimate that the seat takes the pot with probability often in the
// cases of share s.
func (l *estimate) win(s share, often float64) {
	l.take += often * s.chance
	l.coins += often * (s.coins + s.chance*l.pot)
}
