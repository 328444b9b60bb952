package biga

// chances are what may be expected of a race, from every count.
type chances struct {
	left   [furthest + 1]float64            // throws until the race is over, if each is chosen best
	with   [bones + 1][furthest + 1]float64 // the same if so many bones are thrown next; 0 where they may not be
	median int                              // throws within which half of all races end, from the start
}

// step is the sum of the next counts' figures, each times its chance, if n
// bones are thrown.
func (a *agreement) step(figure *[furthest + 1]float64, at, n int) (sum float64) {
	for made, p := range &a.chance[n] {
		if p > 0 {
			sum += p * figure[drive(at, made)]
		}
	}
	return sum
}

// reckon works back from the end of the race: after k rounds left is what k
// throws at most would make. It stops when more rounds change nothing, or at
// the most throws there are, so that it is exact.
func (a *agreement) reckon() *chances {
	const nothing = 1e-12
	c := &chances{}
	for range throwsMost {
		next, change := [furthest + 1]float64{}, 0.0
		for at := range next {
			if at == goal {
				continue
			}
			next[at] = c.round(a, at)
			change = max(change, next[at]-c.left[at])
		}
		if c.left = next; change < nothing {
			break
		}
	}
	c.median = c.half(a)
	return c
}

func (c *chances) round(a *agreement, at int) float64 {
	c.with[bones][at] = 1 + a.step(&c.left, at, bones)
	best := c.with[bones][at]
	if a.late && at >= late && at < goal {
		c.with[1][at] = 1 + a.step(&c.left, at, 1)
		best = min(best, c.with[1][at])
	}
	return best
}

// cup is how many bones are best thrown at a count.
func (c *chances) cup(at int) int {
	if one := c.with[1][at]; one > 0 && one < c.with[bones][at] {
		return 1
	}
	return bones
}

// half is the number of throws within which half of all races are over.
func (c *chances) half(a *agreement) int {
	is := [furthest + 1]float64{0: 1}
	for n := range throwsMost {
		if is[goal] >= .5 {
			return n
		}
		next := [furthest + 1]float64{goal: is[goal]}
		for at, p := range is {
			if p == 0 || at == goal {
				continue
			}
			for made, x := range a.chance[c.cup(at)] {
				if x > 0 {
					next[drive(at, made)] += p * x
				}
			}
		}
		is = next
	}
	return throwsMost
}

// fates is how likely the next throw of n bones is to end the race, to gain,
// and to fall back.
func (p position) fates(n int) (home, gain, loss float64) {
	for made, x := range p.chance[n] {
		if x == 0 {
			continue
		}
		switch to := drive(int(p.at), made); {
		case to == goal:
			home += x
		case to > int(p.at):
			gain += x
		case to < int(p.at):
			loss += x
		}
	}
	return home, gain, loss
}
