package climb

import "knucklebones/rules/kits/tali"

// chances are those of making one step in one turn, with Recast, if the bones
// that stay are chosen best.
type chances struct {
	*agreement
	want tali.Hand
	best [casts]map[tali.Hand]float64 // by casts left, from what lies
	turn float64                      // before the first cast
}

func (a *agreement) reckon(want tali.Hand) *chances {
	c := &chances{agreement: a, want: want}
	left := 0
	if a.recast {
		left = casts - 1
	}
	for n := 1; n <= left; n++ {
		c.best[n] = map[tali.Hand]float64{}
		for _, o := range a.falls[bones] {
			h := tali.Hand(o.Move.N)
			_, c.best[n][h] = c.keep(h, n)
		}
	}
	c.turn = c.of(0, left+1)
	return c
}

// of is the chance to make the step with so many casts left, if these bones
// stay in the next.
func (c *chances) of(kept tali.Hand, left int) (sum float64) {
	all := 0.0
	for _, o := range c.falls[bones-kept.Len()] {
		p := float64(o.Weight)
		all += p
		if h := kept.Add(tali.Hand(o.Move.N)); h == c.want {
			sum += p
		} else if left > 1 {
			sum += p * c.best[left-1][h]
		}
	}
	return sum / all
}

// keep is which bones of a cast best stay, and the chance it gives. Of two
// equally good choices it is the one that keeps fewer.
func (c *chances) keep(h tali.Hand, left int) (kept tali.Hand, best float64) {
	const same = 1e-12
	best = -1
	parts := h.Parts(make([]tali.Hand, 0, 16))
	for _, part := range parts[:len(parts)-1] {
		if p := c.of(part, left); p > best+same {
			kept, best = part, p
		}
	}
	return kept, best
}

// turns is how many turns a seat is likely to need for the steps it has not
// made.
func (p *position) turns(seat int8) (n float64) {
	for _, c := range p.chances[p.made[seat]:] {
		n += 1 / c().turn
	}
	return n
}
