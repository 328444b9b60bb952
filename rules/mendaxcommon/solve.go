package mendaxcommon

import "knucklebones/rules/regret"

// A turn of two players is solved as a game of its own. Both know the hand that
// is taken, for one has passed it on and the other looks at it, and both know
// what it was said to be. What they do not share is which bones the holder
// throws and how they fall. So the holder mixes throws and claims, the other
// mixes doubts, and if he takes the bones the same question is put to him at a
// higher claim. Claims only rise, so the values are found from Venus downwards.
//
// What the other hears of the throws is a sign: how many bones were thrown, or
// where there are several throws a turn how many throws there were.

// signs is the most signs there are: none to four bones, or none to three throws.
const signs = bones + 1

// Worths are counted so that the two of a turn share 1: to win the round is
// worth 1 and to lose it 0. But the doubter begins the next round, whoever won,
// and to begin is worth something: tempo is by how much it is more than a half,
// and what a doubt brings besides.

// values are what it is worth to take a hand, by its place, at a claim; the
// last claim has none.
type values struct {
	take  [ranks][handsMost]float64
	tempo float64
}

// A bySign is a number for each sign and hand.
type bySign [signs][handsMost]float64

// Mixes are a number for each throw, by throws made before and hand.
type mixes [throwsMost][handsMost][]float64

// A duel is one turn being solved by regrets: each side plays what it regrets
// not having played, and the average of that comes near the best play.
type duel struct {
	*table
	v      *values
	hand   int // that is taken; below 0 for the first turn of a round
	over   int // the claim to be beaten, or nothing
	most   int // throws
	rounds int // so far

	pick, picks   mixes // regrets and sums
	mix           mixes // how throws are mixed now
	tell, tells   [signs][handsMost][ranks]float64
	doubt, doubts [signs][ranks][2]float64 // taking, doubting
	can           [signs][]int             // hands that may come with the sign
	reach         bySign                   // how often they do
	gain          bySign                   // what they are worth
}

// newDuel is the turn of who takes the hand; a hand below 0 is none, and the
// turn the first of a round.
func newDuel(t *table, v *values, most, hand, over, least int) *duel {
	d := &duel{table: t, v: v, most: most, hand: hand, over: max(over, least-1)}
	for k := range most {
		for h := range t.hands {
			n := len(d.options(k, h))
			room := make([]float64, 3*n)
			d.pick[k][h], d.picks[k][h], d.mix[k][h] = room[:n:n], room[n:2*n:2*n], room[2*n:]
		}
	}
	d.mixing()
	d.flow(&d.mix)
	for n := range d.can {
		for h, x := range d.reach[n][:len(t.hands)] {
			if x > 0 {
				d.can[n] = append(d.can[n], h)
			}
		}
	}
	return d
}

// options are the throws open after k throws with a hand. The first of a round
// is of all four.
func (d *duel) options(k, h int) []thrown {
	all := d.throws[h]
	if k == 0 && d.hand < 0 {
		return all[len(all)-1:]
	}
	return all
}

// sign is what the other hears when the k-th throw, of n bones, was the last.
func (d *duel) sign(k, n int) int {
	if d.most > 1 {
		return k
	}
	return n
}

// cost is how many nodes a round of reckoning counts for.
func (d *duel) cost() int {
	cells := 0
	for _, can := range d.can {
		cells += len(can)
	}
	return 1 + cells*(ranks-d.over)/192 + 40*(d.most-1)/throwsMost
}

// step reckons one round.
func (d *duel) step() {
	d.rounds++
	var doubt [signs][ranks]float64
	for n := range doubt {
		for c := d.over + 1; c < ranks; c++ {
			doubt[n][c] = d.doubting(n, c)
		}
	}
	var play [signs][handsMost][ranks]float64
	for n, can := range d.can {
		for _, h := range can {
			d.claim(n, h, &doubt[n], play[n][h][d.over+1:])
		}
	}
	d.mixing()
	d.regret()
	d.flow(&d.mix)
	for n, can := range d.can {
		for _, h := range can {
			d.average(n, h, play[n][h][:])
		}
		if len(can) > 0 {
			d.answer(n, &doubt[n], &play[n])
		}
	}
}

// mixing mixes throws by what is regretted.
func (d *duel) mixing() {
	for k := range d.most {
		for h := range d.hands {
			if k > 0 || h == max(d.hand, 0) {
				regret.Match(d.pick[k][h], d.mix[k][h])
			}
		}
	}
}

// doubting is the chance that the other doubts now.
func (d *duel) doubting(n, claim int) float64 {
	if claim == ranks-1 {
		return 1
	}
	var p [2]float64
	regret.Match(d.doubt[n][claim][:], p[:])
	return p[1]
}

// wins is what it is worth to the holder to claim so and be doubted so often.
func (d *duel) wins(hand, claim int, doubt float64) float64 {
	return (1-doubt)*(1-d.v.take[claim][hand]) + doubt*(1-d.call(hand, claim))
}

// call is what it is worth to doubt a claim when the hand is this.
func (d *duel) call(hand, claim int) float64 {
	if d.rank[hand] < claim {
		return 1 + d.v.tempo
	}
	return d.v.tempo
}

// claim regrets claims with one hand; play is how they are mixed now.
func (d *duel) claim(n, h int, doubt *[ranks]float64, play []float64) {
	tell := d.tell[n][h][d.over+1:]
	regret.Match(tell, play)
	mean := 0.0
	var x [ranks]float64
	for i := range play {
		c := d.over + 1 + i
		x[i] = d.wins(h, c, doubt[c])
		mean += play[i] * x[i]
	}
	for i := range tell {
		tell[i] = max(0, tell[i]+x[i]-mean)
	}
	d.gain[n][h] = mean
}

// outlook is what each throw is worth after k of them with a hand, where
// stopping is worth what stop says and going on what next says.
func (d *duel) outlook(k, h int, stop *bySign, next *[handsMost]float64, x []float64) {
	for i, c := range d.options(k, h) {
		x[i] = 0
		switch {
		case c.n == 0:
			x[i] = stop[d.sign(k, 0)][h]
			continue
		case k+1 == d.most:
			next = &stop[d.sign(k+1, c.n)]
		}
		for _, f := range c.falls {
			x[i] += f.p * next[f.hand]
		}
	}
}

// regret regrets throws, from the last back to the first.
func (d *duel) regret() {
	var next [handsMost]float64
	var x [1 << bones]float64
	for k := d.most - 1; k >= 0; k-- {
		var now [handsMost]float64
		for h := range d.hands {
			if k == 0 && h != max(d.hand, 0) {
				continue
			}
			r := d.pick[k][h]
			d.outlook(k, h, &d.gain, &next, x[:len(r)])
			for i, y := range d.mix[k][h] {
				now[h] += y * x[i]
			}
			for i := range r {
				r[i] = max(0, r[i]+x[i]-now[h])
			}
		}
		next = now
	}
}

// flow finds how often each sign and hand is reached if throws are mixed so,
// and adds the play to the sums.
func (d *duel) flow(mix *mixes) {
	d.reach = bySign{}
	var at [handsMost]float64
	at[max(d.hand, 0)] = 1
	for k := range d.most {
		var next [handsMost]float64
		for h, x := range at[:len(d.hands)] {
			if x == 0 {
				continue
			}
			options := d.options(k, h)
			for i, y := range mix[k][h] {
				d.picks[k][h][i] += float64(d.rounds) * x * y
				d.pass(k, h, &options[i], x*y, &next)
			}
		}
		at = next
	}
}

// pass sends a share of play through a throw, to its end or to the next one.
func (d *duel) pass(k, h int, c *thrown, x float64, next *[handsMost]float64) {
	to := next
	switch {
	case x == 0:
		return
	case c.n == 0:
		d.reach[d.sign(k, 0)][h] += x
		return
	case k+1 == d.most:
		to = &d.reach[d.sign(k+1, c.n)]
	}
	for _, f := range c.falls {
		to[f.hand] += x * f.p
	}
}

func (d *duel) average(n, h int, play []float64) {
	w := float64(d.rounds) * d.reach[n][h]
	for c, x := range play {
		d.tells[n][h][c] += w * x
	}
}

// answer regrets doubts after a sign.
func (d *duel) answer(n int, doubt *[ranks]float64, play *[handsMost][ranks]float64) {
	for c := d.over + 1; c < ranks-1; c++ {
		take, call := d.answers(n, c, play)
		mean := (1-doubt[c])*take + doubt[c]*call
		r := &d.doubt[n][c]
		r[0], r[1] = max(0, r[0]+take-mean), max(0, r[1]+call-mean)
		d.doubts[n][c][0] += float64(d.rounds) * (1 - doubt[c])
		d.doubts[n][c][1] += float64(d.rounds) * doubt[c]
	}
}

// answers are what it is worth to take the bones and to doubt after a sign and
// a claim, times the chance of those.
func (d *duel) answers(n, c int, play *[handsMost][ranks]float64) (take, call float64) {
	for _, h := range d.can[n] {
		p := d.reach[n][h] * play[h][c]
		take += p * d.v.take[c][h]
		call += p * d.call(h, c)
	}
	return take, call
}
