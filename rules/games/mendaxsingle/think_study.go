package mendaxsingle

import "knucklebones/rules/search/memo"

// studied is a cache of the duels solved last, by their bones: at most as many
// as two can come to with one kind of bones. What is in it never changes.
var studied = memo.New[pair, *duel](bones * bones)

// A solving is a duel that is solved in slices.
type solving struct {
	*duel
	of   pair
	done bool
}

// study is the duel of a round in which two are left.
func study(p position) *solving {
	q := pair{weights: p.weights, wild: p.wild, left: [two]int8{p.left[p.starter], p.left[p.after(p.starter)]}}
	if d, ok := studied.Get(q); ok {
		return &solving{d, q, true}
	}
	return &solving{newDuel(p.agreement, q), q, false}
}

// enough is how many rounds of reckoning a duel is given: more where its tree
// is small, or is that of the sum, which settles slowly.
func (q pair) enough() float64 {
	switch n := q.left[0] + q.left[1]; {
	case n == two:
		return 1500
	case n < 7:
		return 1000
	}
	return 300
}

// run goes on by so many nodes and says whether the duel is solved.
func (s *solving) run(nodes int) bool {
	for ; nodes > 0 && !s.done; nodes -= s.cost() {
		if s.step(); s.rounds >= s.of.enough() {
			s.done = true
			studied.Put(s.of, s.duel)
		}
	}
	return s.done
}
