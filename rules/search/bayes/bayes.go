// Package bayes reckons with what is hidden, by Bayes: how likely each of some
// states is by chance alone, made sharper by how likely what was seen is in
// each. What changes step by step is followed (Filter) and drawn again (Trace),
// as in any hidden Markov model; what has too many states to list is sampled,
// each sample weighing as much as what was seen is likely in it (a Sampling).
//
// Chances are lists by state. Where it is not said otherwise they need not add
// up to 1.
package bayes

import "math/rand/v2"

// Level makes chances add up to 1. They must not all be 0.
func Level(p []float64) {
	all := 0.0
	for _, x := range p {
		all += x
	}
	for i := range p {
		p[i] /= all
	}
}

// Draw is one of the states, by their chances.
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

// Sum is the chances of the sum of two numbers from 0 up, by the chances of
// each.
func Sum(a, b []float64) []float64 {
	sum := make([]float64, len(a)+len(b)-1)
	for i, x := range a {
		for j, y := range b {
			sum[i+j] += x * y
		}
	}
	return sum
}

// A Step is one change of a hidden state, and what is seen of the state it
// leads to.
type Step struct {
	To   [][]float64 // by state: the chances of the next
	Like []float64   // how likely what is seen is in each; nil if nothing is seen
}

// Filter is how likely each state is after each step, by what is seen up to
// then; first is how likely each was before. What is seen must be possible.
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

// after adds to next, which is nothing yet, how likely each state is then.
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

// Trace draws the states of all steps at once, by what is seen in any of them,
// from the last back to the first; filtered is what Filter has found.
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

// leading appends to buf how likely each state was from which it went to one.
func (s *Step) leading(buf, p []float64, to int) []float64 {
	for from, x := range p {
		if x > 0 {
			x *= s.To[from][to]
		}
		buf = append(buf, x)
	}
	return buf
}
