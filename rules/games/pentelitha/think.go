package pentelitha

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/search/mdp"
)

// A plan is the solution of the game by bones still to be caught: a decision
// process whose steps are tosses and whose acts are the ways of tossing.
type plan struct {
	*mdp.Plan
	goes   mdp.Process
	median int // tosses after which half of all games have ended, from the start
}

// compute solves the game under these rules: which way of tossing takes the fewest
// tosses, and the median of a whole game.
func (a *agreement) compute() *plan {
	const most = 5000 // tosses, far more than convergence takes
	k := &plan{goes: make(mdp.Process, a.bones+1)}
	for left := 1; left <= a.bones; left++ {
		for way := range aim.Ways {
			k.goes[left] = append(k.goes[left], after(a.falls[way][left], left))
		}
	}
	k.Plan = k.goes.Solve(most)
	start := position{agreement: a, held: first(a)}
	k.median = k.Median(start.left(), tossesMost)
	return k
}

// first returns the number of bones already held when the game starts.
func first(a *agreement) int8 {
	if a.ground {
		return 1
	}
	return 0
}

// after returns the outcomes of a toss as an action of the search: the probability of
// each number of bones left.
func after(outs []rules.Outcome, left int) (act mdp.Act) {
	all := rules.TotalWeight(outs)
	var goes [bonesMost + 1]float64
	for _, o := range outs {
		goes[left-int(o.Move.From)+int(o.Move.To)] += float64(o.Weight) / all
	}
	for to, p := range goes {
		if p > 0 {
			act = append(act, mdp.Fall{To: to, P: p})
		}
	}
	return act
}

// worths returns the value of each way of tossing: the negated expected number
// of tosses.
func (p *position) worths() [aim.Ways]float64 {
	with := p.plan().With[p.left()]
	return [aim.Ways]float64{-with[aim.Careful], -with[aim.Bold]}
}

// think returns the search for a computer player's move: the way of tossing
// with the fewest expected tosses.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	if p.ground {
		return func(int) (rules.Move, bool) { return aim.Throw(aim.Careful), true }
	}
	return aim.Think(level, aim.Ready, p.worths, r)
}
