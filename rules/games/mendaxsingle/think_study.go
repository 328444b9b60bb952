package mendaxsingle

import "knucklebones/rules/search/memo"

// studied is a cache of the last solved duels: as many as can occur with one
// kind of bones. The values are read only.
var studied = memo.New[pair, *duel](bones * bones)

// A solving is a duel that is solved in slices.
type solving struct {
	*duel
	of   pair
	done bool
}

// study returns the duel of a round between two players.
func study(p position) *solving {
	q := pair{weights: p.weights, wild: p.wild, left: [two]int8{p.left[p.starter], p.left[p.after(p.starter)]}}
	if d, ok := studied.Get(q); ok {
		return &solving{d, q, true}
	}
	return &solving{newDuel(p.agreement, q), q, false}
}

// enough returns the number of iterations of a duel: more for a small tree, and
// for the sum, which converges slowly.
func (q pair) enough() float64 {
	switch n := q.left[0] + q.left[1]; {
	case n == two:
		return 1500
	case n < 7:
		return 1000
	}
	return 300
}

// run continues for about that many nodes and reports whether the duel is
// solved.
func (s *solving) run(nodes int) bool {
	for ; nodes > 0 && !s.done; nodes -= s.cost() {
		if s.step(); s.rounds >= s.of.enough() {
			s.done = true
			studied.Put(s.of, s.duel)
		}
	}
	return s.done
}
