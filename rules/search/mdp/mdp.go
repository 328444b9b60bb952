// Package mdp solves Markov decision processes in which a single player wants
// to reach an end in the fewest expected steps. It uses value iteration until
// the values no longer change.
package mdp

import "math"

// An Act is the distribution of the states it leads to.
type Act []Fall

// A Fall is a possible next state and its probability.
type Fall struct {
	To int
	P  float64
}

// A Process is the acts of each state, the usual one first. A state without
// acts is an end.
type Process [][]Act

// A Plan is the solution of a process, by state.
type Plan struct {
	Left []float64   // expected steps to an end under the best policy
	With [][]float64 // the same by the next act
	of   Process
}

// same is the largest difference of two values that is due to rounding only.
const same = 1e-12

// Solve returns the policy with the fewest expected steps for a process that ends
// within most steps. It stops early once the values no longer change.
func (p Process) Solve(most int) *Plan {
	pl := &Plan{Left: make([]float64, len(p)), With: make([][]float64, len(p)), of: p}
	for s, acts := range p {
		pl.With[s] = make([]float64, len(acts))
	}
	next := make([]float64, len(p))
	for range most {
		if pl.step(next) < same {
			break
		}
	}
	return pl
}

// step does one iteration of value iteration and returns the largest change of an
// expected number of steps; next is scratch memory.
func (pl *Plan) step(next []float64) (change float64) {
	for s, acts := range pl.of {
		if len(acts) == 0 {
			continue
		}
		least := math.Inf(1)
		for a, act := range acts {
			x := 1 + act.mean(pl.Left)
			pl.With[s][a] = x
			if x < least {
				least = x
			}
		}
		next[s] = least
		change = max(change, math.Abs(least-pl.Left[s]))
	}
	copy(pl.Left, next)
	return change
}

// mean returns the expected worth of an act, given the worth of each state.
func (a Act) mean(worth []float64) (sum float64) {
	for _, f := range a {
		sum += f.P * worth[f.To]
	}
	return sum
}

// Best returns the best act in a state that is not an end; the first one of
// equal acts.
func (pl *Plan) Best(state int) int {
	best, least := 0, math.Inf(1)
	for a, x := range pl.With[state] {
		if x < least-same {
			best, least = a, x
		}
	}
	return best
}

// Median returns the number of steps after which half of all runs from a state
// have ended, under the best policy, or most if there are more.
func (pl *Plan) Median(state, most int) int {
	is := make([]float64, len(pl.of))
	is[state] = 1
	for n := range most {
		if pl.ended(is) >= .5 {
			return n
		}
		is = pl.after(is)
	}
	return most
}

// ended returns the probability of being at an end, given the probabilities of
// the states.
func (pl *Plan) ended(is []float64) (sum float64) {
	for s, p := range is {
		if len(pl.of[s]) == 0 {
			sum += p
		}
	}
	return sum
}

// after returns the distribution of states one step later under the best policy, given
// the distribution is.
func (pl *Plan) after(is []float64) []float64 {
	next := make([]float64, len(is))
	for s, p := range is {
		switch {
		case p == 0:
		case len(pl.of[s]) == 0:
			next[s] += p
		default:
			for _, f := range pl.of[s][pl.Best(s)] {
				next[f.To] += p * f.P
			}
		}
	}
	return next
}
