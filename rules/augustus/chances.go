package augustus

import "knucklebones/rules/tali"

// chances are those of one cast.
type chances struct {
	venus float64
	pay   []float64 // by what the cast pays, from 0; not Venus
	mean  float64         // what a cast that is not Venus pays on average
}

func (a *agreement) reckon() chances {
	c := chances{pay: make([]float64, a.dearest()+1)}
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
	for n, p := range c.pay {
		c.mean += float64(n) * p
	}
	if c.venus < 1 {
		c.mean /= 1 - c.venus
	}
	return c
}

// pays is the chance that a cast pays anything.
func (c *chances) pays() float64 { return 1 - c.venus - c.pay[0] }

// stay is what comes of staying to the end of a pot for the seat that is about
// to cast: the chance to take the pot and the coins it may expect. It holds
// purse coins, the pot holds pot, and seats are in, all of whom are taken to
// stay and to have coins enough.
//
// Both follow from the value of one's turn, which is take × pot + gain: a cast
// wins the pot, or pays n, if the purse allows, or nothing; then the others
// cast, no Venus among them, and the pot has grown by what they pay.
func (c *chances) stay(purse, pot, seats int) (take, coins float64) {
	if c.venus == 0 {
		return 0, 0
	}
	again := 1.0 // no Venus among the others
	for range seats - 1 {
		again *= 1 - c.venus
	}
	grown := float64(seats-1) * c.mean
	takes, gains := make([]float64, purse+1), make([]float64, purse+1)
	for have := range takes {
		t, g := c.venus, 0.0
		for n, p := range c.pay {
			if n > 0 && n <= have && p > 0 {
				t += p * again * takes[have-n]
				g += p * (again*(gains[have-n]+takes[have-n]*(float64(n)+grown)) - float64(n))
			}
		}
		same := c.pay[0] * again
		takes[have] = t / (1 - same)
		gains[have] = (g + same*takes[have]*grown) / (1 - same)
	}
	return takes[purse], takes[purse]*float64(pot) + gains[purse]
}
