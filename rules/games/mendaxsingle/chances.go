package mendaxsingle

import (
	"math"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
)

// A heap is the distribution of the number of bones that show a side, or of a
// sum: probabilities by number from 0 up.
type heap []float64

// from returns the probability that the number is at least n.
func (h heap) from(n int) (p float64) {
	for i := max(n, 0); i < len(h); i++ {
		p += h[i]
	}
	return min(p, 1)
}

// plus returns the distribution of the sum of two independent numbers.
func (h heap) plus(o heap) heap { return bayes.Sum(h, o) }

// surely returns the distribution of a known number.
func surely(n int) heap {
	h := make(heap, n+1)
	h[n] = 1
	return h
}

// unseen returns the distribution of the number of bones among n unseen ones that count
// for a side; with side 0, of their sum.
func (a *agreement) unseen(n int, side int8) heap {
	h := heap{1}
	for range n {
		one := make(heap, 2)
		if side == 0 {
			one = make(heap, 7)
		}
		for i, s := range tali.Sides {
			one[a.worth(tali.Of(s), side)] += float64(a.weights[i]) / 100
		}
		h = h.plus(one)
	}
	return h
}

// worth returns the number of bones of a hand that count for a side, or with
// side 0 its sum.
func (a *agreement) worth(h tali.Hand, side int8) int {
	if side == 0 {
		return h.Sum()
	}
	return a.counts(h, side)
}

// table returns the distribution of the number of all bones in play that count for a
// side (with side 0, of their sum), to a seat that knows its own bones and ignores the
// bids.
func (p *position) table(seat int8, side int8) heap {
	return surely(p.worth(p.hand[seat], side)).plus(p.unseen(int(p.total()-p.left[seat]), side))
}

// believed returns the distribution of table, updated by the bids with Bayes' rule: a
// seat that bids high is likelier to have the bones, though it may bluff.
func (p *position) believed(seat int8, side int8) heap {
	const bluff, spread = .2, .8
	all := surely(p.worth(p.hand[seat], side))
	said := p.said(side)
	for i := range p.coins.N {
		if i == seat || p.left[i] == 0 {
			continue
		}
		h := p.unseen(int(p.left[i]), side)
		if said[i] > 0 {
			rest := p.unseen(int(p.total()-p.left[i]), side).mean()
			for k := range h {
				h[k] *= bluff + 1/(1+math.Exp((float64(said[i])-.5-rest-float64(k))/spread))
			}
			bayes.Level(h)
		}
		all = all.plus(h)
	}
	return all
}

// mean returns the mean number of bones.
func (h heap) mean() (m float64) {
	for i, x := range h {
		m += float64(i) * x
	}
	return m
}

// said returns the highest bid of each seat on a side in this round.
func (p *position) said(side int8) (n [seatsMost]int) {
	for _, c := range p.calls() {
		if c.Side == int(side) {
			n[c.Seat] = c.N
		}
	}
	return n
}
