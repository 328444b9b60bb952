package knucklebones

import (
	"math"

	"knucklebones/rules/kits/tali"
)

// scores is the number of different scores, 0 to 45.
const scores = 46

// A square is the numbers not yet covered, as numbers are written.
const squares = 1 << 9

// A worth is what each final score is worth to the thrower.
type worth [scores]float64

// A plan is what each square is worth to the thrower who covers so as to make
// the most of it, before the next throw: expectimax, from the last square back.
type plan [squares]float64

// A spread is the probability of each final score.
type spread [scores]float64

// Falls tell what the bones make on each square: which open numbers, and
// how likely. Casts that make the same numbers there are one.
type falls struct {
	casts [squares][]chance
	sums  [squares]int8
}

type chance struct {
	made numbers
	p    float64
}

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

func (t *falls) add(square int, made numbers, p float64) {
	for i, c := range t.casts[square] {
		if c.made == made {
			t.casts[square][i].p += p
			return
		}
	}
	t.casts[square] = append(t.casts[square], chance{made, p})
}

// plan is the best the thrower can do with every square.
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

func (v *plan) best(square, made numbers) float64 {
	best := v[square&^(made&-made)]
	for made &= made - 1; made != 0; made &= made - 1 {
		if x := v[square&^(made&-made)]; x > best {
			best = x
		}
	}
	return best
}

// alike is how near two values are when digits alone tell them apart.
const alike = 1e-12

// choose is the number to cover, alone in its set: of those that are as good as
// the best, the highest.
func (v *plan) choose(square, made numbers) (n numbers) {
	best := math.Inf(-1)
	for ; made != 0; made &= made - 1 {
		if x := v[square&^(made&-made)]; x >= best-alike {
			best, n = x, made&-made
		}
	}
	return n
}

// spread is where a square leads when the plan is followed.
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

// fewest is the worth of scores to one who wants as little left as he can.
func fewest() (w worth) {
	for s := range w {
		w[s] = -float64(s)
	}
	return w
}
