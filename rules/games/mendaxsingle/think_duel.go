package mendaxsingle

import (
	"math/bits"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
	"knucklebones/rules/search/cfr"
)

// A round of two players is a complete game: whoever wins it, the loser begins
// the next. So it is solved by itself, by counterfactual regret minimisation.
//
// Once the side is named only the number of bones of each player that show it
// matters; a bid history is a set of numbers, since bids only rise. Bids on the
// sum are the same game with one side, where a bone counts its side.

const (
	kindsMost = 5 // kinds of a hand: none to four bones on a side, or for the sum the four sides
	rungsMost = 9 // bids on one side, or on the sum
	two       = 2
)

// A kinds is a number for each kind of hand.
type kinds [kindsMost]float64

// A pair is the state in which two players begin a round, the one who begins
// first; it is the key of a solution.
type pair struct {
	weights tali.Weights
	wild    bool
	left    [two]int8
}

// A duel is a round of two players, and its solver.
type duel struct {
	rungs  []int8 // numbers that can be bid
	trees  []*tree
	hands  []rules.Outcome           // possible hands of the player who begins
	p      []float64                 // their probabilities
	kind   [][]int                   // their kinds by hand and tree
	needs  [rungsMost][kindsMost]int // the least kind that makes a bid true together with a kind of the other player
	rounds float64

	open, opens [][]float64 // regrets and sums of first bids, by hand; bid by bid for each tree
}

// A tree is the game after a side is named. Its nodes are bid histories; the
// choices are a doubt and each higher number.
type tree struct {
	theirs kinds // probabilities of the other player's kinds
	*cfr.Solver
}

// newDuel returns the tables for a duel of two seats with those numbers of bones, not
// solved yet.
func newDuel(a *agreement, q pair) *duel {
	d := &duel{hands: a.falls[q.left[0]]}
	for _, o := range d.hands {
		d.p = append(d.p, float64(o.Weight))
	}
	bayes.Level(d.p)
	sides, amount := tali.Sides[:], [...]int8{0, 1, 2, 3, 4} // what a kind counts
	if q.left == [two]int8{1, 1} {
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
	d.plant(a, sides, a.falls[q.left[1]])
	return d
}

// plant makes a game tree for each of the sides; falls lists the casts of the other
// player with their weights.
func (d *duel) plant(a *agreement, sides []int, falls []rules.Outcome) {
	shape := &cfr.Tree{Nodes: histories(len(d.rungs)), End: d.lift}
	d.kind = make([][]int, len(d.hands))
	for _, s := range sides {
		t := &tree{Solver: cfr.NewSolver(shape, kindsMost)}
		for i, o := range d.hands {
			d.kind[i] = append(d.kind[i], a.kind(tali.Hand(o.Move.N), int8(s)))
		}
		for _, o := range falls {
			t.theirs[a.kind(tali.Hand(o.Move.N), int8(s))] += float64(o.Weight)
		}
		bayes.Level(t.theirs[:])
		d.trees = append(d.trees, t)
	}
	for range d.hands {
		d.open = append(d.open, make([]float64, len(sides)*len(d.rungs)))
		d.opens = append(d.opens, make([]float64, len(sides)*len(d.rungs)))
	}
}

// kind returns the part of a hand that matters for bids on a side: the number of bones
// that count for it; with side 0, the index of the single bone's side.
func (a *agreement) kind(h tali.Hand, side int8) int {
	if side == 0 {
		return tali.Number(h.Sum()) - 1
	}
	return a.counts(h, side)
}

// histories returns the nodes of a tree with that many bids. A node is the set
// of bids made, by turns from the player who begins. A doubt leads to an end,
// identified by the last bid and the doubter; after the highest bid there is no
// other choice.
func histories(rungs int) []cfr.Node {
	nodes := make([]cfr.Node, 1<<rungs)
	for set := 1; set < len(nodes); set++ {
		last, who := top(set), bits.OnesCount(uint(set))%two
		next := []int{^(last*two + who)}
		for bid := last + 1; bid < rungs; bid++ {
			next = append(next, set|1<<bid)
		}
		nodes[set] = cfr.Node{Who: who, Next: next}
	}
	return nodes
}

// top returns the index of the highest bid of a history.
func top(set int) int { return bits.Len(uint(set)) - 1 }

// lift computes the end of a tree, where the last bid is doubted: for each kind of hand
// of either player, worth becomes how often it wins, by the probabilities of the
// other's kinds in reach.
func (d *duel) lift(end int, reach, worth *cfr.Pair) {
	last, who := end/two, end%two
	var below, from [kindsMost + 1]float64 // how often the bidder has less than a kind, the doubter at least that
	for k, j := 0, kindsMost-1; j >= 0; k, j = k+1, j-1 {
		below[k+1] = below[k] + reach[1-who][k]
		from[j] = from[j+1] + reach[who][j]
	}
	for k, need := range &d.needs[last] {
		worth[who][k], worth[1-who][k] = below[need], from[need]
	}
}

// cost returns the cost of one iteration, in nodes.
func (d *duel) cost() int { return 1 + len(d.trees)<<len(d.rungs)/8 }

// step does one iteration of learning.
func (d *duel) step() {
	d.rounds++
	d.opening(cfr.Learning)
}

// opening walks all trees in a mode (learning, or measuring the average strategy), and
// returns the probability that the player who begins wins the round.
func (d *duel) opening(mode cfr.Mode) float64 {
	play := d.first(mode)
	worth := make([][]kinds, len(d.trees)) // by tree and rung, to kinds of who begins
	value, n := 0.0, len(d.rungs)
	for t, tr := range d.trees {
		worth[t] = make([]kinds, n)
		for b := range n {
			var x kinds
			for i, p := range d.p {
				x[d.kind[i][t]] += p * play[i][t*n+b]
			}
			w := tr.Walk(1<<b, cfr.Pair{x[:], tr.theirs[:]}, mode, d.rounds)
			worth[t][b] = kinds(w[0])
			for j, y := range w[1] {
				value += tr.theirs[j] * y
			}
		}
	}
	if mode == cfr.BestOfOther {
		return 1 - value
	}
	return d.choose(mode, play, worth)
}

// first returns the probabilities of the first bids, by hand and bid: of the current
// strategy while learning, otherwise of the average one.
func (d *duel) first(mode cfr.Mode) [][]float64 {
	from := d.open
	if mode != cfr.Learning {
		from = d.opens
	}
	play := make([][]float64, len(d.hands))
	for i := range play {
		play[i] = make([]float64, len(from[i]))
		cfr.Match(from[i], play[i])
	}
	return play
}

// choose returns the value of the first bids to the player who begins, from the values
// in worth. While learning it is that of playing by play, and updates regrets;
// otherwise of the best bids.
func (d *duel) choose(mode cfr.Mode, play [][]float64, worth [][]kinds) (value float64) {
	n := len(d.rungs)
	for i, p := range d.p {
		x := make([]float64, len(play[i]))
		for c := range x {
			x[c] = worth[c/n][c%n][d.kind[i][c/n]]
		}
		if mode != cfr.Learning {
			value += p * slices.Max(x)
			continue
		}
		value += p * cfr.Learn(d.open[i], x, play[i])
		for c, y := range play[i] {
			d.opens[i][c] += d.rounds * y
		}
	}
	return value
}

// bounds returns what the player who begins wins at least with the average
// strategy, and at most against it. The value of the round lies between them.
func (d *duel) bounds() (low, high float64) {
	return d.opening(cfr.BestOfOther), d.opening(cfr.BestOfFirst)
}
