package climb

import (
	"slices"

	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
)

// chances holds the chances of making one step in one turn, with Recast, if the
// kept bones are chosen best. Where several steps can be made at once it holds
// the expected number of steps.
type chances struct {
	*recast.Wish
	any  *recast.Wish // for any of the steps, all worth the same
	turn float64      // before the first cast
}

// compute returns the solved chances of one turn, of a seat that has made that many
// steps.
func (a *agreement) compute(made int) *chances {
	n := 1
	if a.recast {
		n = casts
	}
	steps := func(h tali.Hand) float64 { return float64(1 + slices.Index(a.reach(made), h)) }
	w := recast.Of(bones, a.falls[:], steps)
	any := recast.Of(bones, a.falls[:], func(h tali.Hand) float64 { return min(1, steps(h)) })
	any.Turn(n)
	return &chances{w, any, w.Turn(n)}
}

// reach returns the steps that a seat with that many steps made can make next.
func (a *agreement) reach(made int) []tali.Hand {
	return a.steps[made:min(made+a.stride, len(a.steps))]
}

// turns returns the expected number of turns that a seat needs for its
// remaining steps.
func (p *position) turns(seat int8) (n float64) {
	for _, c := range p.chances[p.made[seat]:] {
		n += 1 / c().turn
	}
	return n
}
