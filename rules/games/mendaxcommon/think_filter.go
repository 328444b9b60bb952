package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
)

// steps turns a chain of throws into steps of a hidden Markov model, with the hands
// that the viewer knows. With reason they also contain how likely each hand makes what
// was done next.
func (t *chances) steps(nodes []node, reason bool) []bayes.Step {
	list := make([]bayes.Step, len(nodes))
	for i, n := range nodes {
		list[i] = bayes.Step{To: t.mixed[n.n][:]}
		switch {
		case n.is != 0:
			list[i].Like = t.is[t.place[n.is]][:]
		case reason && n.less != 1:
			list[i].Like = t.less(int(n.over), n.less)
		}
	}
	return list
}

// less returns a likelihood for each hand: x if it is too low for the claim over,
// otherwise 1.
func (t *chances) less(over int, x float64) []float64 {
	like := make([]float64, handsMost)
	for h := range t.hands {
		like[h] = 1
		if t.rank[h] <= over {
			like[h] = x
		}
	}
	return like
}

// believed returns the distribution of the hand after the last throw of a
// chain.
func (t *chances) believed(nodes []node) spread {
	list := bayes.Filter(t.fresh[:], t.steps(nodes, true))
	return spread(list[len(list)-1])
}

// sample returns a random hand for each throw of a chain, drawn from their joint
// distribution.
func (t *chances) sample(nodes []node, r *rand.Rand) []tali.Hand {
	steps := t.steps(nodes, false)
	hands := make([]tali.Hand, len(nodes))
	for i, h := range bayes.Trace(bayes.Filter(t.fresh[:], steps), steps, r) {
		hands[i] = t.hands[h]
	}
	return hands
}
