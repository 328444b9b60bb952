package climb

import (
	"slices"
	"sync"

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

// reaches returns the chances of a seat with that many steps made, by its turns without
// one since, as far as they widen its reach.
func (a *agreement) reaches(made int) (list []func() *chances) {
	for {
		missed := len(list)
		list = append(list, sync.OnceValue(func() *chances { return a.compute(a.reach(made, missed)) }))
		if len(a.reach(made, missed+1)) == len(a.reach(made, missed)) {
			return list
		}
	}
}

// compute returns the solved chances of one turn in which these steps can be made.
func (a *agreement) compute(reach []tali.Hand) *chances {
	n := 1
	if a.recast {
		n = casts
	}
	steps := func(h tali.Hand) float64 { return float64(1 + slices.Index(reach, h)) }
	w := recast.Of(bones, a.falls[:], steps)
	any := recast.Of(bones, a.falls[:], func(h tali.Hand) float64 { return min(1, steps(h)) })
	any.Turn(n)
	return &chances{w, any, w.Turn(n)}
}

// reach returns the steps that a seat can make next with that many steps made and that
// many turns without one since.
func (a *agreement) reach(made, missed int) []tali.Hand {
	return a.steps[made:min(made+a.stride+a.wider*missed, len(a.steps))]
}

// several reports whether one cast can make more than one step.
func (a *agreement) several() bool { return a.stride > 1 || a.wider > 0 }

// ahead returns the steps that a seat can make next.
func (p *position) ahead(seat int8) []tali.Hand {
	return p.reach(int(p.made[seat]), int(p.misses[seat]))
}

// know returns the chances of the acting seat's turn.
func (p *position) know() *chances { return p.chances[p.made[p.seat]][p.misses[p.seat]]() }

// turns returns the expected number of turns that a seat needs for its
// remaining steps, where a cast makes one at most.
func (p *position) turns(seat int8) (n float64) {
	for _, c := range p.chances[p.made[seat]:] {
		n += 1 / c[0]().turn
	}
	return n
}
