package rotation

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Spread is how likely a cast that counts is of each worth.
type Spread [Most + 1]float64

// Surely is the spread of a cast that is made.
func Surely(worth int) (s Spread) {
	s[worth] = 1
	return s
}

// SpreadOf is the spread of what may fall beside the bones that lie already,
// none or some, and the chance that it is void. What is void is left out of the
// spread; cast again, it falls as the spread of a whole cast.
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

// Mix is the spread s with chance p, else o.
func (s Spread) Mix(p float64, o Spread) Spread {
	for i := range s {
		s[i] = p*s[i] + (1-p)*o[i]
	}
	return s
}

// A Chance is what a seat may hope of a rotation.
type Chance struct {
	Alone float64 // to be best alone
	Share float64 // the part of what the best win, if those level part it evenly, and all do if nobody can win
}

// Chances are those of the seats of a rotation whose casts fall as the spreads
// say, in their order.
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

// Parts is, by the worth of one's cast, the part to be hoped for of what the
// best win, against others whose casts fall as the spreads say.
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

// levels is how likely so many others are worth just w, and the rest less.
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
