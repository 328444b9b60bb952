package biga

import (
	"math"

	"knucklebones/rules"
)

// chances is the solution of a race: the expected number of throws left from every
// count, under the best policy.
type chances struct {
	*agreement
	by     []solved // by the number of whips left, where each throw has its bones at once
	pairs  pairs    // the same where a second bone may be added
	median int      // throws after which half of all races have ended, from the start
}

// solved is the solution for one number of whips left.
type solved struct {
	left  counts            // before a throw
	with  [bones + 1]counts // the same, by the number of bones thrown next
	again [bones + 1]counts // after a whip that leaves this many, by the bones it throws again and the count from which
}

// counts holds a number for every count.
type counts [furthest + 1]float64

// same is the largest difference of two numbers of throws that is due to rounding only.
const same = 1e-12

// compute solves the game under these rules: the mean number of throws from every
// place, and the median of a whole game.
func (a *agreement) compute() *chances {
	c := &chances{agreement: a, by: make([]solved, a.most+1)}
	if a.second {
		c.pairs = a.solvePairs()
		c.median = c.half()
		return c
	}
	for w := range c.by {
		for n := 0; n < throwsMost && c.improve(w) > same; n++ {
		}
		c.repeat(w)
	}
	c.median = c.half()
	return c
}

// improve does one iteration of value iteration for the states with w whips left. It
// returns the largest change of an expected number of throws; the smaller, the more
// exact the result.
func (c *chances) improve(w int) (change float64) {
	s := &c.by[w]
	was := s.left
	for at := range was {
		if at == goal {
			continue
		}
		s.left[at] = math.Inf(1)
		for n := 1; n <= bones; n++ {
			if n == bones || c.mayOne(at) {
				s.with[n][at] = 1 + c.mean(w, at, n, &was)
				s.left[at] = min(s.left[at], s.with[n][at])
			}
		}
		change = max(change, math.Abs(s.left[at]-was[at]))
	}
	return change
}

// best returns the expected number of throws left after n bones have led from count at
// to count to, given the number left without a whip. With w whips left, taking the
// throw back may be better.
func (c *chances) best(w, at, n, to int, left float64) float64 {
	if w == 0 || to == at || to == goal {
		return left
	}
	return min(left, c.by[w-1].again[n][at])
}

// repeat computes, for every count and number of bones, the throws left after a throw
// that was taken back with a whip, once w whips remain.
func (c *chances) repeat(w int) {
	s := &c.by[w]
	for n := 1; n <= bones; n++ {
		for at := range s.left {
			if at == goal {
				continue
			}
			s.again[n][at] = c.mean(0, at, n, &s.left)
		}
	}
}

// mean returns the expected number of throws left after a throw of n bones from count
// at with w whips, where left has that number for each new count.
func (c *chances) mean(w, at, n int, left *counts) (sum float64) {
	for made, p := range c.sums(at, n) {
		if p > 0 {
			to := drive(at, n, made)
			sum += p * c.best(w, at, n, to, left[to])
		}
	}
	return sum
}

// cup returns the number of bones, 1 or all, with which the fewest throws are expected
// from a count with w whips left.
func (c *chances) cup(w, at int) int {
	if s := &c.by[w]; c.mayOne(at) && s.with[1][at] < s.with[bones][at]-same {
		return 1
	}
	return bones
}

// whip reports whether it is best to use one of w whips after n bones have led from a
// count to another.
func (c *chances) whip(w, at, n, to int) bool {
	left := c.by[w].left[to]
	return c.best(w, at, n, to, left) < left-same
}

// half returns the median length of a race with best play, in throws.
func (c *chances) half() int {
	is := make([]counts, len(c.by))
	is[c.most][0] = 1
	for n := range throwsMost {
		ended := 0.0
		for w := range is {
			ended += is[w][goal]
		}
		if ended >= .5 {
			return n
		}
		is = c.after(is)
	}
	return throwsMost
}

// after returns the probability distribution one throw later; is and the result have
// the probability of each count, by whips left.
func (c *chances) after(is []counts) []counts {
	next := make([]counts, len(is))
	for w := range is {
		for at, p := range is[w] {
			switch {
			case p == 0:
			case at == goal:
				next[w][at] += p
			default:
				c.spread(next, w, at, p)
			}
		}
	}
	return next
}

// spread distributes p, the probability of count at with w whips left, over next: the
// states that the best throw from there leads to.
func (c *chances) spread(next []counts, w, at int, p float64) {
	if c.second {
		c.pairs.spread(next, w, at, p)
		return
	}
	n := c.cup(w, at)
	for made, q := range c.sums(at, n) {
		to := drive(at, n, made)
		switch {
		case q == 0:
		case c.whip(w, at, n, to):
			for made, again := range c.sums(at, n) {
				next[w-1][drive(at, n, made)] += p * q * again
			}
		default:
			next[w][to] += p * q
		}
	}
}

// start returns the expected number of throws of a whole race, with all whips.
func (c *chances) start() float64 {
	if c.second {
		return c.pairs.left[c.most][0]
	}
	return c.by[c.most].left[0]
}

// left returns the expected number of throws left after a move. A throw repeated with a
// whip is not counted again.
func (p position) left(verb rules.Verb) float64 {
	c := p.chances()
	if p.second {
		return p.leftOfPair(verb)
	}
	switch verb {
	case Whip:
		return c.by[p.whips-1].again[p.lie.Len()][p.was]
	case One:
		return c.by[p.whips].with[1][p.at]
	}
	return c.by[p.whips].with[bones][p.at]
}

// fates returns the probabilities that a throw of n bones from count at reaches the
// goal, moves forward, and falls back.
func (a *agreement) fates(at, n int) (home, gain, loss float64) {
	for made, x := range a.sums(at, n) {
		if x == 0 {
			continue
		}
		switch to := drive(at, n, made); {
		case to == goal:
			home += x
		case to > at:
			gain += x
		case to < at:
			loss += x
		}
	}
	return home, gain, loss
}
