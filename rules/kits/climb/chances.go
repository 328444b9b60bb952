package climb

import (
	"slices"

	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
)

// chances are those of making one step in one turn, with Recast, if the bones
// that stay are chosen best; where several steps may be made at once, how many
// are likely to be.
type chances struct {
	*recast.Wish
	turn float64 // before the first cast
}

// reckon is that of a seat that has made so many steps.
func (a *agreement) reckon(made int) *chances {
	n := 1
	if a.recast {
		n = casts
	}
	w := recast.Of(bones, a.falls[:], func(h tali.Hand) float64 { return float64(1 + slices.Index(a.reach(made), h)) })
	return &chances{w, w.Turn(n)}
}

// reach are the steps any of which a seat may make next that has made so many.
func (a *agreement) reach(made int) []tali.Hand {
	return a.steps[made:min(made+a.stride, len(a.steps))]
}

// turns is how many turns a seat is likely to need for the steps it has not
// made.
func (p *position) turns(seat int8) (n float64) {
	for _, c := range p.chances[p.made[seat]:] {
		n += 1 / c().turn
	}
	return n
}
