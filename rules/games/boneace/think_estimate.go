package boneace

import (
	"math/rand/v2"

	"knucklebones/rules/search/bayes"
)

// An estimate reckons what sticking and having it are worth to the seat that
// acts, in stakes, by importance sampling. It draws deals of the cards that seat
// has not seen, plays the seats after it by rule of thumb, and weighs each deal
// by how likely those who have acted were to act as they did. Its own further
// cards are not drawn but reckoned, for every total it may reach.
type estimate struct {
	p      position
	deals  bayes.Sampling
	r      *rand.Rand
	weight float64                  // of the deals drawn
	stand  [target]float64          // by own total: stakes won by sticking, times weight
	beats  [target]float64          // by own total: chance to win, times weight
	bust   float64                  // stakes won by going over, times weight
	left   [12]float64              // cards left in the pack by what they count, times weight
	worth  [target + 12]expectation // by own total, if played best from there
}

// An expectation is what a total promises.
type expectation struct {
	stakes float64 // won on average
	win    float64 // chance to win the hand
	over   float64 // chance to be over with the next card
}

// How many deals are drawn to show the odds and to make up a mind, and how
// many nodes each counts.
const (
	shown   = 2000
	thought = 1000
	costs   = 5
)

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

// run goes on for so many nodes and says whether all is reckoned.
func (l *estimate) run(nodes int) bool {
	if !l.deals.Run(nodes) {
		return false
	}
	l.solve()
	return true
}

// thumb is the total at which the rule of thumb sticks: with one rival the
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

// stuck is how likely a seat is taken to stick at a total: from the rule of
// thumb on nearly always, and below it less and less.
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

// likelihood is how likely the seats that have acted were to act so with the
// cards of p.
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

// rivals is what a seat has to beat.
type rivals struct {
	elder, younger int  // best totals of those before and after it
	double         bool // one after it makes 31
}

// play plays the seats after the one that acts by rule of thumb, on the cards
// left in the pack.
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

// weigh adds one deal.
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

// oneLeft tells whether another seat wins without a card if the seat that acts
// goes over.
func (p *position) oneLeft() bool { return p.count(p.stands) == 2 }

// solve finds what each total is worth, from the highest down.
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

// stick is what it is worth to stick at a total.
func (l *estimate) stick(t int) expectation {
	return expectation{l.stand[t] / l.weight, l.beats[t] / l.weight, 0}
}

// have is what it is worth to have another card at a total, and to go on as is
// best.
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

// chances are what sticking and having it are worth now.
func (l *estimate) chances() (stick, have expectation) {
	t := l.p.total(l.p.seat)
	return l.stick(t), l.have(t)
}
