package rotation

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Spread is the probability distribution of the worth of a cast that counts:
// by worth, from Lost to Most.
type Spread [Most + 1]float64

// Surely returns the distribution of a cast already made.
func Surely(worth int) (s Spread) {
	s[worth] = 1
	return s
}

// SpreadOf returns the distribution of the worth of the bones in lie, which may
// be none, together with the outcomes outs, and the chance that the cast is
// void. Void casts are left out of the distribution; cast again, they follow
// that of a whole cast.
func SpreadOf(outs []rules.Outcome, lie tali.Hand, worth func(tali.Hand) int) (s Spread, void float64) {
	all := 0.0
	for _, o := range outs {
		p := float64(o.Weight)
		all += p
		if w := worth(lie.Add(tali.Hand(o.Move.N))); w == Void {
			void += p
		} else {
			s[w] += p
		}
	}
	if counts := all - void; counts > 0 {
		for i := range s {
			s[i] /= counts
		}
	}
	return s, void / all
}

// Mix returns the mixture of s with weight p and o with weight 1−p.
func (s Spread) Mix(p float64, o Spread) Spread {
	for i := range s {
		s[i] = p*s[i] + (1-p)*o[i]
	}
	return s
}

// A Chance is the expected result of a seat in a rotation.
type Chance struct {
	Alone float64 // probability of being the only best
	Share float64 // expected share of the prize if ties divide it evenly, and all do if nobody can win
}

// Chances returns the chances of the seats of a rotation whose casts have these
// distributions, in the same order.
func Chances(casts []Spread) []Chance {
	list := make([]Chance, len(casts))
	nobody := 1.0
	for i := range casts {
		nobody *= casts[i][Lost]
	}
	below := make([]float64, len(casts)) // the chance of each to be worth less
	for w := Lost; w <= Most; w++ {
		for i := range casts {
			if p := casts[i][w]; p > 0 && w > Lost {
				level := levels(casts, below, i, w)
				list[i].Alone += p * level[0]
				for k, x := range level[:len(casts)] {
					list[i].Share += p * x / float64(k+1)
				}
			}
		}
		for i := range casts {
			below[i] += casts[i][w]
		}
	}
	for i := range list {
		list[i].Share += nobody / float64(len(casts))
	}
	return list
}

// Parts returns, by the worth of a seat's own cast, its expected share of the
// prize against others whose casts have these distributions.
func Parts(others []Spread) (part Spread) {
	below := make([]float64, len(others))
	for w := Lost; w <= Most; w++ {
		level := levels(others, below, -1, w)
		for k, x := range level[:len(others)+1] {
			if w > Lost {
				part[w] += x / float64(k+1)
			}
		}
		for i := range others {
			below[i] += others[i][w]
		}
	}
	return part
}

// levels returns the probability, by k, that exactly k of the casts other than
// but have the worth w and the rest are below it; below holds the chance of
// each to be below w.
func levels(casts []Spread, below []float64, but, w int) (level [rules.MaxSeats]float64) {
	level[0] = 1
	for j := range casts {
		if j == but {
			continue
		}
		for k := len(level) - 1; k >= 0; k-- {
			level[k] *= below[j]
			if k > 0 {
				level[k] += level[k-1] * casts[j][w]
			}
		}
	}
	return level
}
