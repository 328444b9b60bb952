package knucklebones

import (
	"math"

	"knucklebones/rules/kits/tali"
)

// scores is the number of different scores, 0 to 45.
const scores = 46

// squares is the number of squares: sets of numbers that are not yet covered.
const squares = 1 << 9

// A worth is the value of each final score to the thrower.
type worth [scores]float64

// A plan is the value of each square before the next throw, if the thrower
// always makes the best cover: expectimax, from the last square back.
type plan [squares]float64

// A spread is the probability of each final score.
type spread [scores]float64

// A falls is the distribution of what a cast makes on each square: sets of open
// numbers. Casts that make the same set are one.
type falls struct {
	casts [squares][]chance
	sums  [squares]int8
}

type chance struct {
	made numbers
	p    float64
}

// newFalls returns, for bones of these weights, which numbers a throw makes in each
// square, with their chances.
func newFalls(w tali.Weights) *falls {
	t := &falls{}
	var all []chance
	sum := 0.0
	for _, o := range tali.Outcomes(3, w) {
		all = append(all, chance{made(tali.Hand(o.Move.N)), float64(o.Weight)})
		sum += float64(o.Weight)
	}
	for s := range squares {
		t.sums[s] = int8(numbers(s).sum())
		for _, c := range all {
			t.add(s, c.made&numbers(s), c.p/sum)
		}
	}
	return t
}

// add adds the chance p of a throw that makes those numbers in a square.
func (t *falls) add(square int, made numbers, p float64) {
	for i, c := range t.casts[square] {
		if c.made == made {
			t.casts[square][i].p += p
			return
		}
	}
	t.casts[square] = append(t.casts[square], chance{made, p})
}

// plan returns the best play where w has the value of each final score: the value of
// each square before its next throw.
func (t *falls) plan(w *worth) (v plan) {
	v[0] = w[0]
	for s := numbers(1); s < squares; s++ {
		sum := 0.0
		casts := t.casts[s]
		for i := range casts {
			c := &casts[i]
			best := w[t.sums[s]]
			if c.made != 0 {
				best = v.best(s, c.made)
			}
			sum += c.p * best
		}
		v[s] = sum
	}
	return v
}

// best returns the value in the plan of the best of the numbers made to cover in a
// square.
func (v *plan) best(square, made numbers) float64 {
	best := v[square&^(made&-made)]
	for made &= made - 1; made != 0; made &= made - 1 {
		if x := v[square&^(made&-made)]; x > best {
			best = x
		}
	}
	return best
}

// alike is the largest difference of two values that is due to rounding only.
const alike = 1e-12

// choose returns the best number of made to cover on a square, as a set of one; of
// equal ones the highest.
func (v *plan) choose(square, made numbers) (n numbers) {
	best := math.Inf(-1)
	for ; made != 0; made &= made - 1 {
		if x := v[square&^(made&-made)]; x >= best-alike {
			best, n = x, made&-made
		}
	}
	return n
}

// spread returns the probability of each final score of a turn that starts with the
// open numbers from, if plan v is followed.
func (t *falls) spread(v *plan, from numbers) (d spread) {
	var p plan
	p[from] = 1
	for s := int(from); s > 0; s-- {
		if p[s] == 0 {
			continue
		}
		casts := t.casts[s]
		for i := range casts {
			c := &casts[i]
			if c.made == 0 {
				d[t.sums[s]] += p[s] * c.p
			} else {
				p[numbers(s)&^v.choose(numbers(s), c.made)] += p[s] * c.p
			}
		}
	}
	d[0] += p[0]
	return d
}

// fewest returns the worth of each final score to a thrower who minimises the points
// left: the score, negated.
func fewest() (w worth) {
	for s := range w {
		w[s] = -float64(s)
	}
	return w
}
