package boneace

import (
	"math/rand/v2"

	"knucklebones/rules/search/bayes"
)

// An estimate computes the value of sticking and of having it for the seat that
// acts, in stakes, by importance sampling. It draws deals of the cards the seat
// has not seen, plays the seats after it by rule of thumb, and weights each
// deal by the likelihood of the moves made so far. Its own next cards are not
// drawn but computed, for every total it can reach.
type estimate struct {
	p      position
	deals  bayes.Sampling
	r      *rand.Rand
	weight float64                  // of the deals drawn
	stand  [target]float64          // by own total: stakes won by sticking, times weight
	beats  [target]float64          // by own total: chance to win, times weight
	bust   float64                  // stakes won by going over, times weight
	left   [12]float64              // cards left in the pack by points, times weight
	worth  [target + 12]expectation // by own total, with best play from there
}

// An expectation is the expected result at a total.
type expectation struct {
	stakes float64 // won on average
	win    float64 // chance to win the hand
	over   float64 // chance to be over with the next card
}

// The number of deals drawn for the odds and for a move, and the cost of a deal
// in nodes.
const (
	shown   = 2000
	thought = 1000
	costs   = 5
)

// look returns an estimate, not begun yet, of what sticking and having a card are worth
// at p. It samples that many deals of the cards that the seat does not see.
func look(p position, deals int, r *rand.Rand) *estimate {
	l, g := &estimate{p: p, r: r}, p.redeal(p.Turn())
	var deal position
	l.deals = bayes.Sampling{
		Draw: func() float64 {
			deal = g.sample(r)
			return deal.likelihood()
		},
		Add:    func(weight float64) { l.weigh(&deal, weight) },
		Worlds: deals, Nodes: costs,
	}
	return l
}

// run continues for about that many nodes and reports whether the estimate is
// complete.
func (l *estimate) run(nodes int) bool {
	if !l.deals.Run(nodes) {
		return false
	}
	l.solve()
	return true
}

// thumb returns the total at which the rule of thumb sticks: with one rival the
// eldest at 26 and the dealer at 27, with more all at 28.
func (p *position) thumb(seat int8) int {
	switch {
	case p.count(p.sits) > 2:
		return 28
	case seat == p.dealer:
		return 27
	}
	return 26
}

// stuck returns the probability that a seat sticks at a total: almost 1 from
// the rule of thumb on, and less and less below it.
func (p *position) stuck(seat int8, total int) float64 {
	switch d := total - p.thumb(seat); {
	case d >= 1:
		return .97
	case d == 0:
		return .9
	case d >= -4:
		return [...]float64{.05, .1, .15, .25}[d+4]
	}
	return .02
}

// likelihood returns the probability that the seats that have acted made their
// moves with the cards of p.
func (p *position) likelihood() float64 {
	w := 1.0
	for s := p.left(p.dealer); s != p.seat; s = p.left(s) {
		if p.state[s] != Sticks {
			continue
		}
		t := p.total(s)
		w *= p.stuck(s, t)
		for k := p.hand[s].n - 1; k >= dealt; k-- {
			t -= p.points(p.hand[s].cards[k])
			w *= 1 - p.stuck(s, t)
		}
	}
	return w
}

// rivals is the totals that a seat has to beat.
type rivals struct {
	elder, younger int  // best totals of those before and after it
	double         bool // one after it makes 31
}

// play plays the seats after the one that acts by rule of thumb, with random cards left
// in the pack, and returns the totals to beat.
func (p *position) play(r *rand.Rand) rivals {
	v := rivals{}
	pack := p.pack
	after := false
	for s := p.left(p.dealer); ; s = p.left(s) {
		switch {
		case s == p.seat:
			after = true
		case after && p.stands(s):
			t, limit := p.total(s), p.thumb(s)
			for t < limit && pack != 0 {
				c := pick(pack, r)
				pack = pack.Without(c)
				t += p.points(c)
			}
			v.double = v.double || t == target
			if t < target {
				v.younger = max(v.younger, t)
			}
		case p.stands(s):
			v.elder = max(v.elder, p.total(s))
		}
		if s == p.dealer || v.double {
			return v
		}
	}
}

// weigh adds the results of one sampled deal, played on, to the sums of the estimate,
// with weight w.
func (l *estimate) weigh(q *position, w float64) {
	v := q.play(l.r)
	others := float64(q.count(q.sits) - 1)
	l.weight += w
	for t := range l.stand {
		switch {
		case v.double:
			l.stand[t] -= 2 * w
		case t > v.elder && t >= v.younger:
			l.stand[t] += others * w
			l.beats[t] += w
		default:
			l.stand[t] -= w
		}
	}
	l.bust -= w
	if v.double && !q.oneLeft() {
		l.bust -= w
	}
	for left := q.pack; left != 0; left &= left - 1 {
		l.left[q.points(left.First())] += w
	}
}

// oneLeft reports whether another seat wins without a card if the seat that
// acts goes over.
func (p *position) oneLeft() bool { return p.count(p.stands) == 2 }

// solve computes the value of every total with best play from there, from the highest
// down.
func (l *estimate) solve() {
	others := float64(l.p.count(l.p.sits) - 1)
	l.worth[target] = expectation{2 * others, 1, 0}
	for t := target + 1; t < len(l.worth); t++ {
		l.worth[t] = expectation{l.bust / l.weight, 0, 0}
	}
	for t := target - 1; t > 0; t-- {
		stick, have := l.stick(t), l.have(t)
		l.worth[t] = stick
		if have.stakes > stick.stakes {
			l.worth[t] = have
		}
	}
}

// stick returns the value of sticking at total t, in stakes.
func (l *estimate) stick(t int) expectation {
	return expectation{l.stand[t] / l.weight, l.beats[t] / l.weight, 0}
}

// have returns the value of taking another card at total t, with best play after it, in
// stakes.
func (l *estimate) have(t int) (e expectation) {
	n := 0.0
	for points, count := range l.left {
		n += count
		x := l.worth[t+points]
		e.stakes += count * x.stakes
		e.win += count * x.win
		if t+points > target {
			e.over += count
		}
	}
	e.stakes, e.win, e.over = e.stakes/n, e.win/n, e.over/n
	return e
}

// chances returns the values, in stakes, of sticking and of taking a card at the
// present total.
func (l *estimate) chances() (stick, have expectation) {
	t := l.p.total(l.p.seat)
	return l.stick(t), l.have(t)
}
