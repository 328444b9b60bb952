package climb

import (
	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
)

// chances are those of making one step in one turn, with Recast, if the bones
// that stay are chosen best.
type chances struct {
	*recast.Wish
	turn float64 // before the first cast
}

func (a *agreement) reckon(want tali.Hand) *chances {
	n := 1
	if a.recast {
		n = casts
	}
	w := recast.For(want, a.falls[:])
	return &chances{w, w.Turn(n)}
}

// turns is how many turns a seat is likely to need for the steps it has not
// made.
func (p *position) turns(seat int8) (n float64) {
	for _, c := range p.chances[p.made[seat]:] {
		n += 1 / c().turn
	}
	return n
}
