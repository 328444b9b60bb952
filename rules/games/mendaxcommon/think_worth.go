package mendaxcommon

import "knucklebones/rules/search/cfr"

// weigh computes the value of each hand taken at a stage, and while learning updates
// the regrets of everything that can be done with it.
func (c *circle) weigh(t *stage) {
	var gain [signs][handsMost]shares
	for _, n := range t.hears {
		c.claims(t, n, &gain[n])
	}
	if t.begun == c.most {
		t.worth = gain[bones]
		return
	}
	var next [handsMost]shares
	for k := c.most - 1; k >= t.begun; k-- {
		next = c.going(t, k, &gain, &next)
	}
	t.worth = next
}

// claims adds to gain the value of each hand with which the throws end in sign n: that
// of the claims and of the answers to them. While learning it updates their regrets.
func (c *circle) claims(t *stage, n int, gain *[handsMost]shares) {
	var take, call [ranks]float64 // values of the answers, times how often each is needed
	for h := range c.hands {
		var x [ranks]float64
		r, play, doubt := t.reach[n][h], &t.play.say[n][h], &t.play.doubt[n]
		for claim := t.least; claim < ranks; claim++ {
			p := play[claim]
			if p == 0 && !c.learning() {
				continue
			}
			taken, lost := c.answered(h, claim)
			d := doubt[claim]
			x[claim] = (1-d)*taken[c.seats-1] + d*lost[0]
			if p > 0 {
				c.pile(&gain[h], p, d, taken, lost)
				take[claim] += r * p * taken[0]
				call[claim] += r * p * lost[1]
			}
		}
		if c.learning() {
			cfr.Learn(t.say[n][h][t.least:], x[t.least:], t.own.say[n][h][t.least:])
		}
	}
	if c.learning() {
		c.answers(t, n, &take, &call)
	}
}

// answered returns the values to the seats of a claim with that hand: taken if the next
// seat takes it, counted from the taker on; lost if it doubts, counted from the claimer
// on.
func (c *circle) answered(hand, claim int) (taken, lost *shares) {
	lost = &c.lost[0]
	if c.rank[hand] >= claim {
		lost = &c.lost[1]
	}
	if claim == ranks-1 {
		return &c.none, lost
	}
	return &c.stages[claim+1].worth[hand], lost
}

// pile adds to gain, by seat from the claimer on, the values of a claim that is made
// with probability p and doubted with probability d; taken and lost are those of
// answered.
func (c *circle) pile(gain *shares, p, d float64, taken, lost *shares) {
	gain[0] += p * ((1-d)*taken[c.seats-1] + d*lost[0])
	for i := 1; i < c.seats; i++ {
		gain[i] += p * ((1-d)*taken[i-1] + d*lost[i])
	}
}

// answers updates the regrets of the answers to claims after a sign.
func (c *circle) answers(t *stage, n int, take, call *[ranks]float64) {
	for claim := t.least; claim < ranks-1; claim++ {
		d := t.own.doubt[n][claim]
		mean := (1-d)*take[claim] + d*call[claim]
		a, b := &t.take[n][claim], &t.call[n][claim]
		*a, *b = cfr.More(*a, take[claim]-mean), cfr.More(*b, call[claim]-mean)
	}
}

// going returns the value of each hand before the k-th throw; gain has the values of
// hands with which the throws end, next those of hands thrown on. While learning it
// updates the regrets of the choices.
func (c *circle) going(t *stage, k int, gain *[signs][handsMost]shares, next *[handsMost]shares) (now [handsMost]shares) {
	keep := c.keeping(k, gain, next)
	for h := range c.hands {
		var x [1 << bones]float64
		play := t.play.throw[k][h]
		for i, some := range c.throws[h] {
			s := &keep[some.keep]
			x[i] = s[0]
			if play[i] > 0 {
				now[h].add(play[i], s)
			}
		}
		if c.learning() {
			cfr.Learn(t.throw[k][h], x[:len(play)], t.own.throw[k][h])
		}
	}
	return now
}

// keeping returns the value of each set of kept bones when the others are thrown in the
// k-th throw; gain and next are as for going.
func (c *circle) keeping(k int, gain *[signs][handsMost]shares, next *[handsMost]shares) (list [keepsMost]shares) {
	for i, keep := range c.keeps {
		from := next
		if c.last(k, keep.n) {
			from = &gain[c.sign(k, keep.n)]
		}
		for _, f := range keep.falls {
			list[i].add(f.p, &from[f.hand])
		}
	}
	return list
}
