package oneandtwenty

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
)

// An asking is a way of asking for further bones.
type asking int8

const (
	once   asking = iota // a number, once
	single               // one at a time, at will
	bound                // one at a time, by the rule of the option "bank must take"
)

// A spread is a probability, or a payoff, for every total. All totals over the
// target share the last index.
type spread []float64

// chances holds the tables that follow from the weights of the bones and the
// settings alone.
type chances struct {
	*agreement
	bone  spread            // distribution of one bone
	cast  spread            // totals of the first cast
	more  [Extra + 1]spread // distribution of the sum of k further bones
	gain  spread            // by total: expected stakes won against a bank that plays its best against that seat alone
	alone spread            // final totals of a seat that maximises that gain
	thumb spread            // final totals of a seat that casts until the mean passes the target less two
}

// over returns the index of all totals above the target.
func (c *chances) over() int { return c.target + 1 }

func (c *chances) zero() spread { return make(spread, c.target+2) }

// compute returns all chances of the game under these rules, with bones of these
// weights.
func compute(a *agreement, w tali.Weights) *chances {
	c := &chances{agreement: a, bone: make(spread, 7)}
	for _, s := range tali.Sides {
		c.bone[s] = w.Chance(s)
	}
	c.more[0] = spread{1}
	for k := range Extra {
		c.more[k+1] = bayes.Sum(c.more[k], c.bone)
	}
	sum := spread{1}
	for range a.open {
		sum = bayes.Sum(sum, c.bone)
	}
	c.cast = c.zero()
	for x, p := range sum {
		c.cast[min(x, c.over())] += p
	}
	c.solve()
	return c
}

// dot returns the mean of the payoff u, by total, under the distribution s of totals.
func (s spread) dot(u spread) float64 {
	sum := 0.0
	for i, p := range s {
		sum += p * u[i]
	}
	return sum
}

// solve computes the tables of the chances: one player's best play against the bank's,
// and the results of the rule of thumb.
func (c *chances) solve() {
	c.gain = c.zero()
	for t := range c.gain {
		c.gain[t] = -1
		if t <= c.target {
			bank := c.final(c.bankAsks(), c.cast, c.against(t, 1, c.zero()))
			c.gain[t] = bank.dot(c.payoff(t))
		}
	}
	c.alone = c.final(c.playerAsks(), c.cast, c.gain)
	c.thumb = c.zero()
	for t, p := range c.cast {
		for x, q := range c.more[c.byThumb(t)] {
			c.thumb[min(t+x, c.over())] += p * q
		}
	}
}

// playerAsks returns how players ask for bones: one by one, or all at once.
func (c *chances) playerAsks() asking {
	if c.single {
		return single
	}
	return once
}

// bankAsks returns how the bank asks for bones, which may be bound to a fixed total.
func (c *chances) bankAsks() asking {
	if c.must > 0 {
		return bound
	}
	return c.playerAsks()
}

// payoff returns, by the bank's final total, what a player with total t wins per coin
// staked: 1, 0 or −1.
func (c *chances) payoff(t int) spread {
	u := c.zero()
	for bank := range u {
		u[bank] = float64(c.pay(t, bank))
	}
	return u
}

// against adds a stake on total t to the bank's payoff u, which is by the bank's own
// final total, and returns u.
func (c *chances) against(t, stake int, u spread) spread {
	for bank := range u {
		u[bank] -= float64(stake * c.pay(t, bank))
	}
	return u
}

// byThumb returns the number of further bones that the rule of thumb asks for at total
// t: the fewest with which the mean passes the target less two, at most Extra.
func (c *chances) byThumb(t int) int {
	mean, k := 0.0, 0
	for side, p := range c.bone {
		mean += float64(side) * p
	}
	for k < Extra && float64(t)+float64(k)*mean < float64(c.target-2) {
		k++
	}
	return k
}

// final returns the distribution of final totals of a seat that starts from the
// distribution from and asks for further bones in the way w, so as to maximise the mean
// of payoff u.
func (c *chances) final(w asking, from, u spread) spread {
	if w == once {
		return c.finalOnce(from, u)
	}
	return c.finalStep(c.stepper(w, u), 0, from)
}

// finalOnce returns the distribution of the final total of a seat that asks once, from
// the distribution of what it has; u is the value of each final total.
func (c *chances) finalOnce(from, u spread) spread {
	into := c.zero()
	into[c.over()] = from[c.over()]
	for t, p := range from[:c.over()] {
		if p == 0 {
			continue
		}
		for x, q := range c.more[c.best(t, u)] {
			into[min(t+x, c.over())] += p * q
		}
	}
	return into
}

// same is the smallest improvement of a mean that justifies another bone.
const same = 1e-12

// best returns the number of further bones with the highest mean of payoff u, for a
// seat at total t that asks only once; of equal ones the lowest.
func (c *chances) best(t int, u spread) int {
	best, mean := 0, u[t]
	for k := 1; k <= Extra; k++ {
		if m := c.mean(t, k, u); m > mean+same {
			best, mean = k, m
		}
	}
	return best
}

// mean returns the mean of payoff u if k further bones are added to total t.
func (c *chances) mean(t, k int, u spread) float64 {
	sum := 0.0
	for x, q := range c.more[k] {
		sum += q * u[min(t+x, c.over())]
	}
	return sum
}

// A stepper decides whether a seat that asks one at a time, with e bones so far
// and total t, asks for another.
type stepper func(e, t int) bool

// stepper returns a function that reports whether to ask for another bone at a total,
// if bones are asked for in the way w and final totals have the values u.
func (c *chances) stepper(w asking, u spread) stepper {
	if w == bound {
		return func(_, t int) bool { return t <= c.must && t <= c.target }
	}
	worth := c.worth(u)
	return func(e, t int) bool { return t <= c.target && c.mean(t, 1, worth[e+1]) > u[t]+same }
}

// worth returns the mean of payoff u for a seat that asks for bones one at a time and
// stops at the best moment, by bones asked for so far and total.
func (c *chances) worth(u spread) (v [Extra + 1]spread) {
	v[Extra] = u
	for e := Extra - 1; e >= 0; e-- {
		v[e] = c.zero()
		for t := range v[e] {
			v[e][t] = u[t]
			if t <= c.target {
				v[e][t] = max(u[t], c.mean(t, 1, v[e+1]))
			}
		}
	}
	return v
}

// finalStep returns the distribution of final totals of a seat that asks for bones one
// at a time, as goes decides, with e asked for so far and the distribution from of its
// present total.
func (c *chances) finalStep(goes stepper, e int, from spread) spread {
	into := c.zero()
	for ; e < Extra; e++ {
		next := c.zero()
		for t, p := range from {
			if p == 0 || !goes(e, t) {
				into[t] += p
				continue
			}
			for x, q := range c.bone {
				next[min(t+x, c.over())] += p * q
			}
		}
		from = next
	}
	for t, p := range from {
		into[t] += p
	}
	return into
}
