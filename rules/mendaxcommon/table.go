package mendaxcommon

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/tali"
)

const (
	handsMost = 35
	ranks     = int(tali.Venus) + 1
)

// A spread is how likely the common hand is each of the hands of a table.
type spread [handsMost]float64

// A table is what can be known beforehand of bones with certain weights: the
// hands of four that can fall, and what each can turn into.
type table struct {
	hands  []tali.Hand
	rank   []int
	fresh  spread
	place  map[tali.Hand]int
	throws [][]thrown                      // by hand, in the order of Moves
	mixed  [bones + 1][handsMost][]float64 // by number thrown and hand, if any bones are as likely to be thrown as others
}

// A thrown is a choice of bones to throw again.
type thrown struct {
	some  tali.Hand
	n     int
	share float64 // of the ways to choose so many bones
	falls []fall
}

// A fall is a hand by its place in the table, and its chance.
type fall struct {
	hand int
	p    float64
}

// tables is a cache of tables by their weights.
var tables sync.Map

func tableOf(w tali.Weights) *table {
	if t, ok := tables.Load(w); ok {
		return t.(*table)
	}
	t, _ := tables.LoadOrStore(w, newTable(w))
	return t.(*table)
}

func newTable(w tali.Weights) *table {
	t := &table{place: map[tali.Hand]int{}}
	var falls [bones + 1][]fall // their hands are of so many bones, not places
	for n := range falls {
		falls[n] = chances(tali.Outcomes(n, w))
	}
	for i, f := range falls[bones] {
		h := tali.Hand(f.hand)
		t.hands, t.rank = append(t.hands, h), append(t.rank, rank(h))
		t.place[h] = i
		t.fresh[i] = f.p
	}
	for i, h := range t.hands {
		t.throws = append(t.throws, t.throwsOf(h, &falls))
		for n := range t.mixed {
			t.mixed[n][i] = t.mix(t.throws[i], n)
		}
	}
	return t
}

func chances(outs []rules.Outcome) []fall {
	var list []fall
	all := 0.0
	for _, o := range outs {
		all += float64(o.Weight)
	}
	for _, o := range outs {
		list = append(list, fall{int(o.Move.N), float64(o.Weight) / all})
	}
	return list
}

func (t *table) throwsOf(h tali.Hand, falls *[bones + 1][]fall) []thrown {
	var list []thrown
	for _, m := range again(nil, h) {
		c := thrown{some: tali.Hand(m.N), n: int(m.From), share: ways(h, tali.Hand(m.N))}
		for _, f := range falls[c.n] {
			c.falls = append(c.falls, fall{t.place[h-c.some+tali.Hand(f.hand)], f.p})
		}
		list = append(list, c)
	}
	return list
}

// ways is the share of the choices of so many bones of h that are some.
func ways(h, some tali.Hand) float64 {
	x := 1.0
	for _, s := range tali.Sides {
		x *= choose(h.Count(s), some.Count(s))
	}
	return x / choose(h.Len(), some.Len())
}

func choose(n, k int) float64 {
	x := 1.0
	for i := range k {
		x = x * float64(n-i) / float64(i+1)
	}
	return x
}

func (t *table) mix(throws []thrown, n int) []float64 {
	to := make([]float64, len(t.hands))
	for _, c := range throws {
		if c.n == n {
			for _, f := range c.falls {
				to[f.hand] += c.share * f.p
			}
		}
	}
	return to
}

// after is the spread once n bones, any of them, are thrown again.
func (t *table) after(s *spread, n int) (to spread) {
	for h, p := range s {
		if p > 0 {
			for i, q := range t.mixed[n][h] {
				to[i] += p * q
			}
		}
	}
	return to
}

// beats is the chance that a hand of the spread is of that rank or higher.
func (t *table) beats(s *spread, rank int) float64 {
	sum, all := 0.0, 0.0
	for i, p := range s {
		all += p
		if p > 0 && t.rank[i] >= rank {
			sum += p
		}
	}
	return sum / all
}
