package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/memo"
)

const (
	handsMost = 35
	ranks     = int(tali.Venus) + 1
)

// A spread is a probability distribution of the common hand.
type spread [handsMost]float64

// A chances holds everything that depends on the weights of the bones alone:
// the hands of four, and the distribution of each after a throw.
type chances struct {
	hands  []tali.Hand
	rank   []int
	fresh  spread
	place  map[tali.Hand]int
	is     [handsMost]spread               // by hand: the distribution of a known hand
	keeps  []kept                          // the possible sets of kept bones
	throws [][]thrown                      // by hand, in the order of Moves
	beat   [ranks][throwsMost]beating      // by claim, from none up, and throws
	mixed  [bones + 1][handsMost][]float64 // by number thrown and hand, if all choices of bones are equally likely
}

// keepsMost is the number of different sets of bones that can be kept: none to
// all.
const keepsMost = 1 + 4 + 10 + 20 + handsMost

// A kept is the distribution of the hand if some bones are kept and the others
// are thrown.
type kept struct {
	n     int // bones thrown
	falls []fall
}

// A thrown is a choice of bones to throw again.
type thrown struct {
	n     int
	share float64 // share among the choices of that many bones
	keep  int     // index of the kept bones in chances.keeps
}

// A fall is a hand, by its index, and its probability.
type fall struct {
	hand int
	p    float64
}

// chancesCache is a cache of the chances of the last four weights.
var chancesCache = memo.New[tali.Weights, *chances](4)

func chancesOf(w tali.Weights) *chances {
	return chancesCache.Of(w, func() *chances { return newChances(w) })
}

// newChances returns the chances of all throws of four bones with these weights.
func newChances(w tali.Weights) *chances {
	t := &chances{place: map[tali.Hand]int{}}
	var falls [bones + 1][]fall // hands of n bones here, not indexes
	for n := range falls {
		falls[n] = fallsOf(tali.Outcomes(n, w))
	}
	for i, f := range falls[bones] {
		h := tali.Hand(f.hand)
		t.hands, t.rank = append(t.hands, h), append(t.rank, rank(h))
		t.place[h] = i
		t.is[i][i] = 1
		t.fresh[i] = f.p
	}
	places := map[tali.Hand]int{}
	for _, h := range t.hands {
		t.throws = append(t.throws, t.throwsOf(h, &falls, places))
	}
	for i := range t.hands {
		for n := range t.mixed {
			t.mixed[n][i] = t.mix(t.throws[i], n)
		}
	}
	for claim := range t.beat {
		t.beat[claim] = t.toBeat(claim - 1)
	}
	return t
}

// fallsOf returns outcomes as hands with probabilities.
func fallsOf(outs []rules.Outcome) []fall {
	var list []fall
	all := rules.TotalWeight(outs)
	for _, o := range outs {
		list = append(list, fall{int(o.Move.N), float64(o.Weight) / all})
	}
	return list
}

// throwsOf returns the choices of bones of a hand to throw again; places has
// the index of the kept sets known so far.
func (t *chances) throwsOf(h tali.Hand, falls *[bones + 1][]fall, places map[tali.Hand]int) []thrown {
	var list []thrown
	for _, m := range again(nil, h) {
		some, n := tali.Hand(m.N), int(m.From)
		i, known := places[h-some]
		if !known {
			i = len(t.keeps)
			places[h-some] = i
			t.keeps = append(t.keeps, t.keep(h-some, n, falls[n]))
		}
		list = append(list, thrown{n: n, share: share(h, some), keep: i})
	}
	return list
}

// keep returns the throw of n bones beside those that stay: the hands it leads to, by
// number, with their probabilities.
func (t *chances) keep(stay tali.Hand, n int, falls []fall) kept {
	k := kept{n: n}
	for _, f := range falls {
		k.falls = append(k.falls, fall{t.place[stay+tali.Hand(f.hand)], f.p})
	}
	return k
}

// share returns the share of the choice some among all choices of as many bones
// of h.
func share(h, some tali.Hand) float64 {
	x := 1.0
	for _, s := range tali.Sides {
		x *= choose(h.Count(s), some.Count(s))
	}
	return x / choose(h.Len(), some.Len())
}

// choose returns in how many ways k of n things can be chosen.
func choose(n, k int) float64 {
	x := 1.0
	for i := range k {
		x = x * float64(n-i) / float64(i+1)
	}
	return x
}

// mix returns the distribution of the hand, by number, after those of the throws that
// throw n bones, weighted by their shares.
func (t *chances) mix(throws []thrown, n int) []float64 {
	to := make([]float64, len(t.hands))
	for _, c := range throws {
		if c.n == n {
			for _, f := range t.keeps[c.keep].falls {
				to[f.hand] += c.share * f.p
			}
		}
	}
	return to
}

// beats returns the probability that a hand has that rank or a higher one.
func (t *chances) beats(s *spread, rank int) float64 {
	sum, all := 0.0, 0.0
	for i, p := range s {
		all += p
		if p > 0 && t.rank[i] >= rank {
			sum += p
		}
	}
	return sum / all
}
