package augustus

// An estimate reckons what comes of staying to the end of the pot for the seat
// that is about to cast, if all who are in stay as long as they can pay.
//
// It goes from round to round. What each seat pays, and when it runs out of
// coins, does not depend on the others as long as there is no Venus; so seats
// are reckoned one by one and then put together.
type estimate struct {
	*chances
	pot    float64
	mine   payer
	others []payer
	rounds int     // that may be played yet
	take   float64 // chance to take the pot
	coins  float64 // likely won from here
}

// A share is the chance that something is so without a Venus having fallen,
// and the mean of the coins paid from here, times that chance.
type share struct{ chance, coins float64 }

// and is that two independent things are so.
func (s share) and(o share) share {
	return share{s.chance * o.chance, s.coins*o.chance + s.chance*o.coins}
}

func (s share) plus(o share) share  { return share{s.chance + o.chance, s.coins + o.coins} }
func (s share) minus(o share) share { return share{s.chance - o.chance, s.coins - o.coins} }

// A payer is how a seat may stand after some rounds.
type payer struct {
	most int       // units it can pay
	paid []float64 // the chance that it has paid so many and is in
	in   share     // it is in
	out  share     // it could not pay
}

func (c *chances) payer(purse int32) payer {
	return payer{most: int(purse) / c.unit, paid: []float64{1}, in: share{chance: 1}}
}

// cast has a payer cast once, without a Venus.
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

// little is how small the chance that the pot goes on is let become: what is
// left out then shows in no digit, even with all the coins there can be.
const little = 1e-15

// run goes on by so many nodes and says whether all is reckoned.
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

// rest is how the other seats may stand together: in any way, or all out.
func (l *estimate) rest() (all, none share) {
	all, none = share{chance: 1}, share{chance: 1}
	for i := range l.others {
		s := &l.others[i]
		all, none = all.and(s.in.plus(s.out)), none.and(s.out)
	}
	return all, none
}

// round has all cast once, where on is that some of the others are in and none
// that none were.
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

// win counts the pot as taken in that share of cases, so often.
func (l *estimate) win(s share, often float64) {
	l.take += often * s.chance
	l.coins += often * (s.coins + s.chance*l.pot)
}
