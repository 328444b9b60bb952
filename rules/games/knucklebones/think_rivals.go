package knucklebones

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/memo"
)

// A share is the chance of each of up to eight players to win the pot: first
// the seats tied on the best score so far, in the order of their throws, then
// those still to throw, in theirs. Beaten seats are not listed.
type share [rules.MaxSeats]float64

// A contest is a round among that many players, if all of them maximise their
// chance to win and a tie is worth as much as the face-off.
type contest struct {
	fresh share // before the first throw
	// win is the share when t of the players are level on the score b and the
	// others are still to throw, as win[t][b].
	win [rules.MaxSeats + 1][scores]share
}

// A solver solves the contests of bones with the same weights, on demand and
// in steps.
type solver struct {
	mu       sync.Mutex
	falls    *falls
	fewest   plan // expected points left, negated, if the thrower minimises them
	contests [rules.MaxSeats + 1]*contest
	work     *work
}

// solvers is a cache of the solvers of the last four weights.
var solvers = memo.New[tali.Weights, *solver](4)

// solverOf returns the solver of these weights, from the cache or new.
func solverOf(w tali.Weights) *solver {
	return solvers.Of(w, func() *solver { return newSolver(w) })
}

// newSolver returns a solver for bones of these weights, with the contest of one seat
// solved.
func newSolver(w tali.Weights) *solver {
	r := &solver{falls: newFalls(w)}
	few := fewest()
	r.fewest = r.falls.plan(&few)
	r.contests[1] = &contest{fresh: share{1}}
	for b := range scores {
		r.contests[1].win[1][b] = share{1}
	}
	return r
}

// stepNodes is the cost of a step in nodes: it takes some thirty microseconds,
// where a node of other games takes one.
const stepNodes = 32

// ready continues for about that many nodes, at least one step, and reports
// whether the contest of n players is solved.
func (r *solver) ready(n, nodes int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.contests[n] == nil {
		if nodes <= 0 {
			return false
		}
		nodes -= r.step()
	}
	return true
}

// step computes one state of the contest being solved, or closes an iteration, and
// returns the cost in nodes. A new contest begins with the smallest unsolved number of
// players.
func (r *solver) step() (nodes int) {
	if r.work == nil {
		r.work = newWork(r)
	}
	w := r.work
	if w.t > 0 {
		w.state(w.t, w.b)
		if w.b++; w.b == scores {
			w.t, w.b = w.t-1, 0
		}
		return stepNodes
	}
	if w.settle() {
		r.contests[w.m] = w.contest
		r.work = nil
	}
	return stepNodes
}
