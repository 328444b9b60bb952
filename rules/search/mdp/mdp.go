// Package mdp solves Markov decision processes in which one who acts against
// chance alone wants to come to an end in as few steps as can be expected. It
// does so by value iteration: what is known of so many steps gives what is best
// with one more, until more change nothing.
package mdp

import "math"

// An Act is where it may lead.
type Act []Fall

// A Fall is a state and how likely an act leads to it.
type Fall struct {
	To int
	P  float64
}

// A Process is the acts of each state, the usual one first. A state that has
// none is an end.
type Process [][]Act

// A Plan is what may be expected of a process from each state.
type Plan struct {
	Left []float64   // steps to an end, if each is chosen best
	With [][]float64 // the same by the act that is chosen next
	of   Process
}

// same is how near two figures are that only rounding tells apart.
const same = 1e-12

// Solve makes the plan of a process that is broken off after so many steps. It
// does not go on once more steps change nothing.
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

// step betters the plan by one more step and is the greatest change; next is
// room for the figures.
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

func (a Act) mean(worth []float64) (sum float64) {
	for _, f := range a {
		sum += f.P * worth[f.To]
	}
	return sum
}

// Best is the act that is best in a state that is no end; of equal ones the
// first.
func (pl *Plan) Best(state int) int {
	best, least := 0, math.Inf(1)
	for a, x := range pl.With[state] {
		if x < least-same {
			best, least = a, x
		}
	}
	return best
}

// Median is the number of steps within which half of all runs from a state are
// at an end, if each step is chosen best; at most so many.
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

// ended is the chance to be at an end.
func (pl *Plan) ended(is []float64) (sum float64) {
	for s, p := range is {
		if len(pl.of[s]) == 0 {
			sum += p
		}
	}
	return sum
}

// after is how likely each state is one step on.
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
