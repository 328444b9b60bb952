package oneandtwenty

import (
	"math/rand/v2"

	"knucklebones/rules/search/bayes"

	"knucklebones/rules"
)

// An estimate computes the result of each number of further bones for the seat
// that acts. The bank, last to act, sees all totals and plays its best against
// them. Seats still to cast before the bank are assumed to play as if alone
// against it: with up to two of them all endings are weighed, with more a
// sample is drawn.
type estimate struct {
	*chances
	p      position
	seat   int8
	total  int
	stands spread // the bank's payoff from those who stand already
	later  []int8 // seats still to cast before the bank
	gain   spread // by own final total: stakes won, times weight; for the bank, coins
	win    spread // by own final total: chance to be paid, times weight
	weight float64
	done   int // endings of the later seats weighed so far
	all    int
	r      *rand.Rand
}

// sample is the number of endings of the later seats that are drawn when there
// are too many to enumerate, and whole the number of later seats up to which
// they are enumerated.
const (
	sample = 400
	whole  = 2
)

// look returns an estimate, not begun yet, of what each number of bones is worth at p
// to the seat that acts.
func look(p position, r *rand.Rand) *estimate {
	c := p.chances
	l := &estimate{chances: c, p: p, seat: p.seat, total: p.total(p.seat), all: 1, r: r}
	l.stands, l.gain, l.win = c.zero(), c.zero(), c.zero()
	for s := p.left(p.bank); s != p.bank; s = p.left(s) {
		switch {
		case p.state[s] == Stands:
			c.against(p.total(s), int(p.coins.Paid[s]), l.stands)
		case p.state[s] == Waits && s != p.seat:
			l.later = append(l.later, s)
			l.all *= len(c.alone)
		}
	}
	if l.sampled() {
		l.all = sample
	}
	if p.seat == p.bank {
		l.all, l.weight, l.gain = 0, 1, l.stands
	}
	return l
}

func (l *estimate) sampled() bool { return len(l.later) > whole }

// exact reports whether the only assumption is that the bank plays its best.
func (l *estimate) exact() bool { return len(l.later) == 0 }

// replyNodes is the cost in nodes of a reply of the bank: it takes some thirty
// microseconds, where a node of other games takes one.
const replyNodes = 32

// run computes the bank's replies for about that many nodes and reports whether
// all are done.
func (l *estimate) run(nodes int) bool {
	for nodes > 0 && l.done < l.all {
		nodes -= replyNodes * l.weigh(l.done)
		l.done++
	}
	return l.done >= l.all
}

// weigh adds the results if the seats after this one end at the totals numbered i, or
// at random ones where there are too many combinations. It returns its cost: how often
// the bank's best play was computed.
func (l *estimate) weigh(i int) int {
	chance := 1.0
	bank := append(l.zero()[:0], l.stands...)
	for _, s := range l.later {
		t := i % len(l.alone)
		i /= len(l.alone)
		if l.sampled() {
			t = bayes.Draw(l.alone, l.r)
		} else {
			chance *= l.alone[t]
		}
		if t <= l.target {
			l.against(t, int(l.p.coins.Paid[s]), bank)
		}
	}
	if chance == 0 {
		return 1
	}
	l.weight += chance
	for t := l.total; t <= l.target; t++ {
		l.answer(t, chance, bank)
	}
	return l.target - l.total + 1
}

// answer adds the result of ending at total t, with weight chance, if the bank plays
// its best; bank is its payoff from the other players, by its own total.
func (l *estimate) answer(t int, chance float64, bank spread) {
	u := append(l.zero()[:0], bank...)
	end := l.final(l.bankAsks(), l.cast, l.against(t, int(l.p.coins.Paid[l.seat]), u))
	for b, p := range end {
		pay := l.pay(t, b)
		l.gain[t] += chance * p * float64(pay)
		if pay > 0 {
			l.win[t] += chance * p
		}
	}
}

// A prospect is the expected result of one choice.
type prospect struct {
	move rules.Move
	gain float64 // mean coins won
	win  float64 // chance that the stake is paid
	over float64 // chance that the bones just asked for are too many
}

// prospects returns, for each legal move in order, the expected gain and the chances to
// win and to go over.
func (l *estimate) prospects() []prospect {
	u := l.payoffs()
	var list []prospect
	for _, m := range l.p.Moves(nil) {
		next := l.from(int(m.N))
		end := next
		if w := l.p.asks(l.seat); w != once && m.N > 0 {
			end = l.finalStep(l.stepper(w, u), l.p.extra[l.seat].Len()+1, next)
		}
		list = append(list, prospect{m, end.dot(u), end.dot(l.win) / l.weight, next[l.over()]})
	}
	return list
}

// payoffs returns the mean coins won by own final total.
func (l *estimate) payoffs() spread {
	if l.seat == l.p.bank {
		return l.gain
	}
	u, stake := l.zero(), float64(l.p.coins.Paid[l.seat])
	for t := range u {
		u[t] = stake * l.gain[t] / l.weight
	}
	u[l.over()] = -stake
	return u
}

// from returns the distribution of the seat's total after k further bones.
func (l *estimate) from(k int) spread {
	s := l.zero()
	for x, p := range l.more[k] {
		s[min(l.total+x, l.over())] += p
	}
	return s
}
