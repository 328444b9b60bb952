package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// chances is the probability distribution of the payment for one cast.
type chances struct {
	venus float64
	pay   []float64 // by coins paid, from 0; without Venus
	unit  int       // coins; all payments are multiples of it
	asks  []payment // the possible payments, except for Venus
}

// A payment is a possible payment for a cast, and its probability.
type payment struct {
	units int
	p     float64
}

// compute returns the chances of each payment and of Venus with one cast, under these
// rules.
func (a *agreement) compute() chances {
	c := chances{pay: make([]float64, a.dearest()+1), unit: a.fine}
	if a.bone {
		c.unit = 1
	}
	all := rules.TotalWeight(a.falls[bones])
	for _, o := range a.falls[bones] {
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

// pays returns the chance that a cast pays anything.
func (c *chances) pays() float64 { return 1 - c.venus - c.pay[0] }
