package augustus

import "knucklebones/rules/kits/tali"

// chances are those of one cast.
type chances struct {
	venus float64
	pay   []float64 // by what the cast pays, from 0; not Venus
	unit  int       // coins, of which all payments are so many
	asks  []payment // what a cast may ask for that is not Venus
}

// A payment is what a cast asks for, and how likely it does.
type payment struct {
	units int
	p     float64
}

func (a *agreement) reckon() chances {
	c := chances{pay: make([]float64, a.dearest()+1), unit: a.fine}
	if a.bone {
		c.unit = 1
	}
	all := 0.0
	for _, o := range a.falls {
		all += float64(o.Weight)
	}
	for _, o := range a.falls {
		h, p := tali.Hand(o.Move.N), float64(o.Weight)/all
		if tali.Classify(h) == tali.Venus {
			c.venus = p
			continue
		}
		c.pay[a.pays(h)] += p
	}
	for coins, p := range c.pay {
		if p > 0 {
			c.asks = append(c.asks, payment{coins / c.unit, p})
		}
	}
	return c
}

// pays is the chance that a cast pays anything.
func (c *chances) pays() float64 { return 1 - c.venus - c.pay[0] }
