package mendaxcommon

import "knucklebones/rules/search/cfr"

// more is the number of iterations, once a circle is solved, that evaluate the
// average policy.
const more = 3

// enough returns the number of iterations that solve a circle. For the proud,
// who mix evenly, few are enough.
func (s setting) enough() int {
	if s.proud {
		return 15
	}
	return 100
}

// partNodes is the cost in nodes of a part of an iteration.
const partNodes = 10

// step does the next part of the solving and returns its cost in nodes: it prepares a
// stage, or does a part of an iteration. An iteration plays the stages by their regrets
// from the first claim up, and updates the regrets from Venus down.
func (c *circle) step() (nodes int) {
	const laying = 100
	if c.laid < ranks {
		c.lay()
		return laying
	}
	if c.part == 0 {
		c.start()
	}
	if c.part < ranks {
		c.match(&c.stages[c.part])
		c.flow(&c.stages[c.part])
	} else {
		c.weigh(&c.stages[2*ranks-1-c.part])
	}
	if c.part++; c.part == 2*ranks {
		c.part = 0
		c.settle()
	}
	return partNodes
}

// done reports whether the circle is solved.
func (c *circle) done() bool { return c.rounds == c.enough()+more && c.part == 0 }

// learning reports whether regrets still grow.
func (c *circle) learning() bool { return c.rounds <= c.enough() }

// start begins an iteration.
func (c *circle) start() {
	c.rounds++
	for o := range c.stages {
		c.stages[o].enter = [handsMost]float64{}
	}
	c.stages[0].enter = c.fresh
	n := c.seats
	for loser := range c.lost {
		for i := range n {
			c.lost[loser][i] = 1/float64(n) + c.begin[(i+n-1)%n]
		}
		c.lost[loser][loser]--
	}
}

// settle ends an iteration: it moves the value of beginning a round towards the one
// just computed. That value is part of the value of a doubt, since the doubter begins
// the next round.
func (c *circle) settle() {
	var all shares
	for h, p := range c.fresh {
		all.add(p, &c.stages[0].worth[h])
	}
	const slowly = .3
	for i := range all {
		c.begin[i] += slowly * (all[i] - c.begin[i])
	}
}

// add adds the shares o, weighted by p.
func (s *shares) add(p float64, o *shares) {
	for i := range s {
		s[i] += p * o[i]
	}
}

// match sets the probabilities of every choice at a stage by regret matching, or once
// solved to the average over the iterations.
func (c *circle) match(t *stage) {
	w := c.plainly()
	for k := t.begun; k < c.most; k++ {
		for h := range c.hands {
			cfr.Match(c.source(t.sum.throw[k][h], t.throw[k][h]), t.own.throw[k][h])
			blend(t.play.throw[k][h], t.own.throw[k][h], t.plain.throw[k][h], w)
		}
	}
	for _, n := range t.hears {
		for h := range c.hands {
			own := t.own.say[n][h][t.least:]
			cfr.Match(c.source(t.sum.say[n][h][t.least:], t.say[n][h][t.least:]), own)
			blend(t.play.say[n][h][t.least:], own, t.plain.say[n][h][t.least:], w)
		}
		for claim := t.least; claim < ranks; claim++ {
			t.own.doubt[n][claim] = c.doubting(t, n, claim)
		}
		blend(t.play.doubt[n][t.least:], t.own.doubt[n][t.least:], t.plain.doubt[n][t.least:], w)
	}
}

// source returns what regret matching starts from: the regrets while learning, later
// the sums of the policies played.
func (c *circle) source(sums, regrets []float64) []float64 {
	if c.learning() {
		return regrets
	}
	return sums
}

// blend sets play to the mixture of own and, with the weight w, of plain.
func blend(play, own, plain []float64, w float64) {
	if w == 0 {
		copy(play, own)
		return
	}
	for i := range play {
		play[i] = (1-w)*own[i] + w*plain[i]
	}
}

// doubting returns the probability, 0 to 1, with which the solver's own policy
// doubts a claim made at stage t after the sign n. While the solver learns,
// the probability follows from the regrets so far, and is 0.5 if neither
// answer has any; afterwards it is the average of the policy over the
// iterations, with more weight on later ones. The highest claim is always
// doubted.
func (c *circle) doubting(t *stage, n, claim int) float64 {
	switch take, call := t.take[n][claim], t.call[n][claim]; {
	case claim == ranks-1:
		return 1
	case !c.learning():
		all := c.enough() * (c.enough() + 1) / 2
		return t.sum.doubt[n][claim] / float64(all)
	case take+call > 0:
		return call / (take + call)
	}
	return .5
}

// flow carries the probabilities of hands through stage t: from the hands taken,
// through the throws and claims, to the stages of the claims. It also adds the policy
// to the sums for the average.
func (c *circle) flow(t *stage) {
	t.reach = [signs][handsMost]float64{}
	at := t.enter
	if t.begun == c.most {
		t.reach[bones] = at
	}
	for k := t.begun; k < c.most; k++ {
		at = c.pass(t, k, &at)
	}
	w := c.weight()
	for _, n := range t.hears {
		for h := range c.hands {
			c.say(t, n, h)
		}
		for claim := t.least; claim < ranks; claim++ {
			t.sum.doubt[n][claim] += w * t.own.doubt[n][claim]
		}
	}
}

// weight returns the weight of this iteration in the average, which grows.
func (c *circle) weight() float64 {
	if c.learning() {
		return float64(c.rounds)
	}
	return 0
}

// pass carries hands, with probabilities at, through the k-th throw. It returns the
// probabilities of hands that are thrown on; those with which the turn's throws end are
// added to t.reach.
func (c *circle) pass(t *stage, k int, at *[handsMost]float64) (next [handsMost]float64) {
	var keep [keepsMost]float64
	w := c.weight()
	for h, x := range at[:len(c.hands)] {
		for i, p := range t.play.throw[k][h] {
			t.sum.throw[k][h][i] += w * t.own.throw[k][h][i]
			keep[c.throws[h][i].keep] += x * p
		}
	}
	for i, x := range keep[:len(c.keeps)] {
		to := &next
		if c.last(k, c.keeps[i].n) {
			to = &t.reach[c.sign(k, c.keeps[i].n)]
		}
		for _, f := range c.keeps[i].falls {
			to[f.hand] += x * f.p
		}
	}
	return next
}

// last reports whether a throw of n bones, after k others, is the last of a
// turn.
func (c *circle) last(k, n int) bool { return n == 0 || k+1 == c.most }

// say carries hand h through the claims made after sign n, to the stages at which the
// next seat takes it.
func (c *circle) say(t *stage, n, h int) {
	w, x := c.weight(), t.reach[n][h]
	own, play, doubt, sum := &t.own.say[n][h], &t.play.say[n][h], &t.play.doubt[n], &t.sum.say[n][h]
	for claim := t.least; claim < ranks; claim++ {
		sum[claim] += w * own[claim]
		if p := play[claim]; p > 0 && claim < ranks-1 {
			c.stages[claim+1].enter[h] += x * p * (1 - doubt[claim])
		}
	}
}
