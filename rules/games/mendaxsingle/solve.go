package mendaxsingle

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/cfr"
)

// A round of two players is a game with nothing else in it: whoever wins it, the
// loser begins the next. So it is solved by itself, by regrets: each side plays
// what it regrets not having played, and the average comes near the best play.
//
// Once the side is named nothing counts but how many bones of each player show
// it; a bid history is a set of numbers, for bids only rise. Bids on the sum are
// the same game with one side, where a bone counts what it shows.

const (
	kindsMost = 5              // of a hand by what counts: none to four bones, or the four sides
	rungsMost = 9              // bids there can be on one side, or on the sum
	treesMost = 4              // sides
	setsMost  = 1 << rungsMost // histories
	two       = 2
)

// A kinds is a number for each kind of hand.
type kinds [kindsMost]float64

// A pair is the bones of two players, the one who begins first, by which the
// solutions are kept.
type pair struct {
	weights tali.Weights
	wild    bool
	left    [two]int8
}

// A duel is a round of two players being solved.
type duel struct {
	rungs  []int8 // numbers that can be bid
	trees  []*tree
	hands  []rules.Outcome           // of who begins
	p      []float64                 // their chances
	kind   [][]int                   // their kinds by hand and tree
	needs  [rungsMost][kindsMost]int // the least kind that meets a bid together with a kind of the other's
	rounds float64

	open, opens [][]float64 // regrets and sums of first bids, by hand; bid by bid for each tree
}

// A tree is all that can follow once a side is named. Choices at a history are
// to doubt and to bid each number.
type tree struct {
	theirs kinds     // chances of the other's kinds
	regret []choices // by history
	sums   []choices
}

// Choices is a number for each kind of hand and choice.
type choices [kindsMost][rungsMost + 1]float64

func newDuel(a *agreement, q pair) *duel {
	d := &duel{hands: a.falls[q.left[0]]}
	all := 0.0
	for _, o := range d.hands {
		all += float64(o.Weight)
	}
	for _, o := range d.hands {
		d.p = append(d.p, float64(o.Weight)/all)
	}
	summing := q.left == [two]int8{1, 1}
	sides := tali.Sides[:]
	amount := [...]int8{0, 1, 2, 3, 4} // what a kind counts
	if summing {
		sides, d.rungs, amount = []int{0}, sums[:], [...]int8{1, 3, 4, 6, 7}
	} else {
		for n := range q.left[0] + q.left[1] {
			d.rungs = append(d.rungs, n+1)
		}
	}
	for i, bid := range d.rungs {
		for k, have := range amount {
			d.needs[i][k], _ = slices.BinarySearch(amount[:], bid-have)
		}
	}
	d.kind = make([][]int, len(d.hands))
	for _, s := range sides {
		sets := 1 << len(d.rungs)
		t := &tree{regret: make([]choices, sets), sums: make([]choices, sets)}
		for i, o := range d.hands {
			d.kind[i] = append(d.kind[i], a.kind(tali.Hand(o.Move.N), int8(s)))
		}
		for _, o := range a.falls[q.left[1]] {
			t.theirs[a.kind(tali.Hand(o.Move.N), int8(s))] += float64(o.Weight)
		}
		t.theirs.level()
		d.trees = append(d.trees, t)
	}
	for range d.hands {
		d.open = append(d.open, make([]float64, len(sides)*len(d.rungs)))
		d.opens = append(d.opens, make([]float64, len(sides)*len(d.rungs)))
	}
	return d
}

// kind is what counts of a hand: the bones on a side, or for the sum which side
// its bone shows.
func (a *agreement) kind(h tali.Hand, side int8) int {
	if side == 0 {
		return tali.Number(h.Sum()) - 1
	}
	return a.counts(h, side)
}

func (k *kinds) level() {
	all := 0.0
	for _, x := range k {
		all += x
	}
	for i := range k {
		k[i] /= all
	}
}

// cost is how many nodes a round of reckoning counts for.
func (d *duel) cost() int { return 1 + len(d.trees)<<len(d.rungs)/8 }

// A mode is what is done while the trees are gone through.
type mode int8

const (
	learning mode = iota // regrets grow, and the average of the play with them
	facing               // the average of one is played against the best of the other
)

// A walk goes through the trees once.
type walk struct {
	*duel
	mode mode
	best int // whose best play is looked for, while facing
}

// step reckons one round.
func (d *duel) step() {
	d.rounds++
	(&walk{duel: d}).opening()
}

// opening is what the round is worth to who begins it, 0 to 1.
func (w *walk) opening() float64 {
	n := len(w.rungs)
	play := make([][]float64, len(w.hands))
	for i := range play {
		play[i] = make([]float64, len(w.open[i]))
		if w.mode == learning {
			cfr.Match(w.open[i], play[i])
		} else {
			cfr.Match(w.opens[i], play[i])
		}
	}
	worth := make([][]kinds, len(w.trees)) // by tree and rung, to kinds of who begins
	value := 0.0
	for t, tr := range w.trees {
		worth[t] = make([]kinds, n)
		for b := range n {
			var x kinds
			for i, p := range w.p {
				x[w.kind[i][t]] += p * play[i][t*n+b]
			}
			var theirs kinds
			worth[t][b], theirs = w.node(tr, 1<<b, 1, [two]kinds{x, tr.theirs})
			for j, y := range theirs {
				value += tr.theirs[j] * y
			}
		}
	}
	if w.mode == facing && w.best == 1 {
		return 1 - value
	}
	return w.choose(play, worth)
}

// choose weighs the first bids by what they are worth.
func (w *walk) choose(play [][]float64, worth [][]kinds) (value float64) {
	n := len(w.rungs)
	for i, p := range w.p {
		mean, top := 0.0, 0.0
		x := make([]float64, len(play[i]))
		for c := range x {
			x[c] = worth[c/n][c%n][w.kind[i][c/n]]
			mean += play[i][c] * x[c]
			if x[c] > top {
				top = x[c]
			}
		}
		if w.mode == facing {
			value += p * top
			continue
		}
		value += p * mean
		for c := range x {
			w.open[i][c] = cfr.More(w.open[i][c], x[c]-mean)
			w.opens[i][c] += w.rounds * play[i][c]
		}
	}
	return value
}

// node goes on from a history, where a player of two is to act. Reach is how
// often each kind of either comes there by his own play and the casts; the
// answer is what each kind of either wins from there, times how often the other
// comes there. Where neither ever comes there is nothing to learn, and nothing to
// choose after the highest bid.
func (w *walk) node(t *tree, set, who int, reach [two]kinds) (mine, theirs kinds) {
	if reach == ([two]kinds{}) {
		return mine, theirs
	}
	last := top(set)
	n := len(w.rungs) - last // to doubt, and each higher bid
	if n == 1 {
		x, y := w.lift(last, who, reach)
		return byPlace(who, x, y)
	}
	var play, worth choices
	for k := range kindsMost {
		from := &t.regret[set][k]
		if w.mode == facing {
			from = &t.sums[set][k]
		}
		cfr.Match(from[:n], play[k][:n])
	}
	var out [two]kinds
	for c := range n {
		next := reach
		for k := range kindsMost {
			next[who][k] *= play[k][c]
		}
		var x, y kinds
		if c == 0 {
			x, y = w.lift(last, who, next)
		} else {
			y, x = w.flip(t, set|1<<(last+c), 1-who, next)
		}
		for k := range kindsMost {
			worth[k][c] = x[k]
			out[1-who][k] += y[k]
		}
	}
	for k := range kindsMost {
		mean, best := 0.0, worth[k][0]
		for c := range n {
			mean += play[k][c] * worth[k][c]
			if x := worth[k][c]; x > best {
				best = x
			}
		}
		out[who][k] = mean
		if w.mode == facing && who == w.best {
			out[who][k] = best
		}
		if w.mode == learning {
			regrets, sums := &t.regret[set][k], &t.sums[set][k]
			for c := range n {
				regrets[c] = cfr.More(regrets[c], worth[k][c]-mean)
				sums[c] += w.rounds * reach[who][k] * play[k][c]
			}
		}
	}
	return out[0], out[1]
}

// flip is node with its answers for the one who acts there first.
func (w *walk) flip(t *tree, set, who int, reach [two]kinds) (actor, other kinds) {
	a, b := w.node(t, set, who, reach)
	return byPlace(who, a, b)
}

// byPlace turns answers by who acts into answers by place, and back.
func byPlace(who int, a, b kinds) (kinds, kinds) {
	if who == 0 {
		return a, b
	}
	return b, a
}

// lift is a doubt of the last bid by a player: what each kind of his wins, and
// of the other's.
func (w *walk) lift(last, who int, reach [two]kinds) (doubter, bidder kinds) {
	var below, from [kindsMost + 1]float64 // how often the bidder has less than a kind, the doubter at least that
	for k, j := 0, kindsMost-1; j >= 0; k, j = k+1, j-1 {
		below[k+1] = below[k] + reach[1-who][k]
		from[j] = from[j+1] + reach[who][j]
	}
	for k, need := range &w.needs[last] {
		doubter[k], bidder[k] = below[need], from[need]
	}
	return doubter, bidder
}

// top is the place of the highest bid of a history.
func top(set int) int {
	n := -1
	for ; set > 0; set >>= 1 {
		n++
	}
	return n
}

// bounds are what who begins wins at least by the average play, and what he
// could win at most against it. Between them lies what the round is worth.
func (d *duel) bounds() (low, high float64) {
	low = (&walk{duel: d, mode: facing, best: 1}).opening()
	high = (&walk{duel: d, mode: facing, best: 0}).opening()
	return low, high
}
