package catapulta

import (
	"math"
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
)

// unit is the common divisor of all points.
const unit = 5

// A plan is the chance to win of each of two rivals at the start of its turn,
// if both toss each bone the better way and no bone is knocked. Points are in
// units, and goal is the least that wins. It is computed by value iteration, in
// steps: the chances of one side depend on the other's, so both are updated in
// turns until they no longer change.
type plan struct {
	mu    sync.Mutex
	goal  int
	sides int // 1 if both have the same aim
	adds  [2][aim.Ways][]add
	win   [2][][]float64 // by side, own points and the rival's, both below goal

	side, rival, sweeps int     // the next update
	change              float64 // the largest in this sweep
	turn                turn    // the last one computed
	stands              bool
}

// An add is the probability that a bone adds that many units.
type add struct {
	units int
	p     float64
}

// A turn is the chance to win during a turn, by the number of bones left and
// own points.
type turn [bones + 1][]float64

// newPlan returns a plan, not computed yet, for two hands and a target of points; if
// both hands are the same it needs only half the tables.
func newPlan(target int, own, rival *hand) *plan {
	k := &plan{goal: (target + unit - 1) / unit, sides: 2}
	for side, h := range [2]*hand{own, rival} {
		for way := range h.lands {
			k.adds[side][way] = added(h.lands[way])
		}
		k.win[side] = make([][]float64, k.goal)
		for i := range k.win[side] {
			k.win[side][i] = make([]float64, k.goal)
		}
	}
	if own == rival {
		k.win[1], k.sides = k.win[0], 1
	}
	for left := range k.turn {
		k.turn[left] = make([]float64, k.goal+1)
	}
	return k
}

// stepNodes is the cost of a step in nodes.
const stepNodes = 32

// ready continues for about that many nodes, at least one step, and reports
// whether the plan is complete.
func (k *plan) ready(nodes int) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	for ; !k.stands && nodes > 0; nodes -= stepNodes {
		k.step()
	}
	return k.stands
}

// step updates the win chances of one side for one number of the rival's points, at all
// numbers of its own.
func (k *plan) step() {
	k.compute(k.side, k.rival)
	for own, x := range k.turn[bones][:k.goal] {
		was := &k.win[k.side][own][k.rival]
		k.change = max(k.change, math.Abs(x-*was))
		*was = x
	}
	if k.rival++; k.rival < k.goal {
		return
	}
	const nothing, most = 1e-10, 2 * turnsMost
	k.sweeps++
	k.stands = k.change < nothing || k.sweeps == most*k.sides
	k.side, k.rival, k.change = k.sweeps%k.sides, 0, 0
}

// added returns the distribution of the units that a bone adds, for these
// outcomes.
func added(outs []rules.Outcome) (list []add) {
	var chance [20*6/unit + 1]float64
	all := 0.0
	for _, o := range outs {
		chance[count(aim.LieOf(o.Move))/unit] += float64(o.Weight)
		all += float64(o.Weight)
	}
	for units, x := range chance {
		if x > 0 {
			list = append(list, add{units, x / all})
		}
	}
	return list
}

// compute fills k.turn with the win chances during a turn of one side, if the rival has
// that many units.
func (k *plan) compute(side, rival int) {
	t, adds := &k.turn, &k.adds[side]
	for left := range t {
		t[left][k.goal] = 1
	}
	for x, lost := range k.win[1-side][rival] {
		t[0][x] = 1 - lost
	}
	for left := 1; left <= bones; left++ {
		for x := range k.goal {
			t[left][x] = k.toss(x, left, adds[aim.Careful])
			if bold := k.toss(x, left, adds[aim.Bold]); bold > t[left][x] {
				t[left][x] = bold
			}
		}
	}
}

// toss returns the win chance of a toss at x units, this turn's included, with left
// bones still to toss; adds is the distribution of the units it adds. It reads k.turn.
func (k *plan) toss(x, left int, adds []add) (win float64) {
	next := k.turn[left-1]
	for i := range adds {
		win += adds[i].p * next[min(k.goal, x+adds[i].units)]
	}
	return win
}
