package biga

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// pairs is the solution of a race in which a throw is one bone, to which a second may be
// added: the expected number of throws left under the best policy.
type pairs struct {
	*agreement
	left []counts // before a throw, by the number of whips left
}

// solvePairs computes the mean number of throws from every place by value iteration, first
// without whips.
func (a *agreement) solvePairs() pairs {
	s := pairs{a, make([]counts, a.most+1)}
	for w := range s.left {
		for n := 0; n < throwsMost && s.improve(w) > same; n++ {
		}
	}
	return s
}

// improve does one iteration with w whips left and returns the largest change of an expected
// number of throws. Each count uses the newest numbers of the others, of which most lie
// further on.
func (s *pairs) improve(w int) (change float64) {
	for at := furthest; at >= 0; at-- {
		if at == goal {
			continue
		}
		mean := 1.0
		for _, first := range tali.Sides {
			if x := s.chance[1][first]; x > 0 {
				mean += x * min(s.stays(w, drive(at, 1, first)), s.adds(w, at, first))
			}
		}
		mean = min(mean, throwsMost)
		change = max(change, math.Abs(mean-s.left[w][at]))
		s.left[w][at] = mean
	}
	return change
}

// stays returns the throws left at a count with w whips.
func (s *pairs) stays(w, at int) float64 { return s.left[w][at] }

// adds returns the mean of throws left once a second bone is added to the first one of a
// throw from count at, with w whips left.
func (s *pairs) adds(w, at, first int) (mean float64) {
	whipped := math.Inf(1)
	if w > 0 {
		whipped = s.again(w-1, at, first)
	}
	for _, side := range tali.Sides {
		left := s.falls(w, at, first+side)
		if worse(at, first, first+side) {
			left = min(left, whipped)
		}
		mean += s.chance[1][side] * left
	}
	return mean
}

// again returns the same for a second bone that stays as it falls.
func (s *pairs) again(w, at, first int) (mean float64) {
	for _, side := range tali.Sides {
		mean += s.chance[1][side] * s.falls(w, at, first+side)
	}
	return mean
}

// falls returns the throws left after two bones with that sum from count at; sums that no
// bones of this table make have no meaning.
func (s *pairs) falls(w, at, sum int) float64 { return s.left[w][drive(at, bones, sum)] }

// spread distributes p, the probability of count at with w whips left, over next: the
// states to which the best throw from there leads.
func (s *pairs) spread(next []counts, w, at int, p float64) {
	for _, first := range tali.Sides {
		x := p * s.chance[1][first]
		to := drive(at, 1, first)
		if to == goal || s.stays(w, to) <= s.adds(w, at, first)+same {
			next[w][to] += x
			continue
		}
		for _, side := range tali.Sides {
			s.settle(next, w, at, first, first+side, x*s.chance[1][side])
		}
	}
}

// settle distributes p, the probability of two bones with that sum, over next: a whip throws
// the second one again where that is better.
func (s *pairs) settle(next []counts, w, at, first, sum int, p float64) {
	to := drive(at, bones, sum)
	if w == 0 || !worse(at, first, sum) || s.left[w][to] <= s.again(w-1, at, first)+same {
		next[w][to] += p
		return
	}
	for _, side := range tali.Sides {
		next[w-1][drive(at, bones, first+side)] += p * s.chance[1][side]
	}
}

// leftOfPair returns the expected number of throws left after a move where a second bone may
// be added.
func (p position) leftOfPair(verb rules.Verb) float64 {
	s := &p.chances().pairs
	w, was, first := int(p.whips), int(p.was), int(p.first)
	switch verb {
	case Second:
		return s.adds(w, was, first)
	case Whip:
		return s.again(w-1, was, first)
	}
	return s.stays(w, int(p.at))
}

// seconds returns where each side of a second bone leads from the last throw.
func (p position) seconds() (list []Way) {
	for _, side := range tali.Sides {
		if x := p.chance[1][side]; x > 0 {
			sum := int(p.first) + side
			f := fates[sum]
			list = append(list, Way{Sum: sum, Bone: side, Gain: f.gain, To: drive(int(p.was), bones, sum), Fate: f.words, Chance: x})
		}
	}
	return list
}

// outlook returns the probabilities that a second bone leads exactly to the goal, and that it
// leads nearer to it and further from it than where the chariot is.
func (p position) outlook() (home, nearer, further float64) {
	now := away(int(p.at))
	for _, w := range p.seconds() {
		switch to := away(w.To); {
		case to == 0:
			home += w.Chance
			nearer += w.Chance
		case to < now:
			nearer += w.Chance
		case to > now:
			further += w.Chance
		}
	}
	return home, nearer, further
}

// worse reports whether two bones with that sum, thrown from a count, lead further from the goal
// than the first of them, so that a whip may be used.
func worse(at, first, sum int) bool {
	return away(drive(at, bones, sum)) > away(drive(at, 1, first))
}

// away returns the distance of a count from the goal.
func away(at int) int { return max(goal-at, at-goal) }
