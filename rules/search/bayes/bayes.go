// Package bayes infers hidden states by Bayes' rule: the prior probability of
// each state, updated by the likelihood of the observations. States that change
// step by step are filtered (Filter) and sampled (Trace), as in any hidden
// Markov model; state spaces too large to list are sampled with likelihood
// weights (Sampling).
//
// Probabilities are lists by state. Unless stated otherwise they need not add
// up to 1.
package bayes

import "math/rand/v2"

// Level scales probabilities so that they add up to 1. They must not all be 0.
func Level(p []float64) {
	all := 0.0
	for _, x := range p {
		all += x
	}
	for i := range p {
		p[i] /= all
	}
}

// Draw returns a random state, by probability.
func Draw(p []float64, r *rand.Rand) int {
	all, last := 0.0, 0
	for _, x := range p {
		all += x
	}
	at := r.Float64() * all
	for i, x := range p {
		if x > 0 {
			last = i
			if at -= x; at < 0 {
				break
			}
		}
	}
	return last
}

// Sum returns the distribution of the sum of two independent numbers from 0 up,
// given the distribution of each.
func Sum(a, b []float64) []float64 {
	sum := make([]float64, len(a)+len(b)-1)
	for i, x := range a {
		for j, y := range b {
			sum[i+j] += x * y
		}
	}
	return sum
}

// A Step is one transition of a hidden state, and the observation after it.
type Step struct {
	To   [][]float64 // by state: the probabilities of the next state
	Like []float64   // likelihood of the observation in each state; nil if there is none
}

// Filter returns the probabilities of the states after each step, given the
// observations up to it; first is the prior. The observations must be possible.
func Filter(first []float64, steps []Step) [][]float64 {
	list, n := make([][]float64, len(steps)), len(first)
	room := make([]float64, n*len(steps))
	for i := range steps {
		list[i] = room[i*n : (i+1)*n]
		steps[i].after(first, list[i])
		first = list[i]
	}
	return list
}

// after computes into next, which must be all 0, the distribution of states after the
// step, given p before it and the observation at it. It is scaled to the sum 1.
func (s *Step) after(p, next []float64) {
	for from, x := range p {
		if x > 0 {
			for to, y := range s.To[from] {
				next[to] += x * y
			}
		}
	}
	for i, x := range s.Like {
		next[i] *= x
	}
	Level(next)
}

// Trace draws the states of all steps together, given all observations, from
// the last step to the first; filtered is the result of Filter.
func Trace(filtered [][]float64, steps []Step, r *rand.Rand) []int {
	list := make([]int, len(steps))
	var led []float64
	for i := len(steps) - 1; i >= 0; i-- {
		p := filtered[i]
		if i < len(steps)-1 {
			led = steps[i+1].leading(led[:0], p, list[i+1])
			p = led
		}
		list[i] = Draw(p, r)
	}
	return list
}

// leading appends to buf, by previous state, the joint probability that it was that
// state (by p) and that the step led to state to.
func (s *Step) leading(buf, p []float64, to int) []float64 {
	for from, x := range p {
		if x > 0 {
			x *= s.To[from][to]
		}
		buf = append(buf, x)
	}
	return buf
}
