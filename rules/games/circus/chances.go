package circus

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// hopes is the expected gain of the spur, in points.
type hopes struct {
	mean  float64                          // mean points of a bone
	later [spursMost + 1][castsLap]float64 // by spurs left and casts still to come in the lap, if they are kept for the best of these
}

// hope returns the mean of a bone, and how many points the spur is expected to gain
// later, for each number of casts left in a lap.
func (a *agreement) hope() (h hopes) {
	for _, side := range tali.Sides {
		h.mean += a.weights.Chance(side) * float64(side)
	}
	for spurs := 1; spurs <= spursMost; spurs++ {
		for n := 1; n < castsLap; n++ {
			for _, o := range a.falls[bones] {
				_, gain := h.worst(tali.Hand(o.Move.N))
				p := float64(o.Weight) / 100 / 100 / 100 / 100
				h.later[spurs][n] += p * max(gain+h.later[spurs-1][n-1], h.later[spurs][n-1])
			}
		}
	}
	return h
}

// gain returns the expected gain, in points, of casting the bones of part again.
func (h *hopes) gain(part tali.Hand) float64 {
	return float64(part.Len())*h.mean - float64(part.Sum())
}

// worst returns the bones of a cast that are worth casting again, as they lie below a
// bone's mean, and the expected gain in points.
func (h *hopes) worst(cast tali.Hand) (part tali.Hand, gain float64) {
	for _, side := range tali.Sides {
		if float64(side) < h.mean {
			for range cast.Count(side) {
				part = part.Add(tali.Of(side))
			}
		}
	}
	return part, h.gain(part)
}

// add returns the probability of each sum of n casts, by n and sum, for all n up to a
// usual race.
func (a *agreement) add() [][]float64 {
	const most = castsLap * lapsUsual
	var one [6*bones + 1]float64
	for _, o := range a.falls[bones] {
		one[tali.Hand(o.Move.N).Sum()] += float64(o.Weight) / 100 / 100 / 100 / 100
	}
	sums := [][]float64{{1}}
	for n := range most {
		next := make([]float64, len(sums[n])+6*bones)
		for sum, p := range one {
			if p == 0 {
				continue
			}
			for had, q := range sums[n] {
				next[had+sum] += p * q
			}
		}
		sums = append(sums, next)
	}
	return sums
}

// An estimate is the expected end of the race for a seat, if the spurs bring everybody what
// they bring on average.
type estimate struct {
	alone, level float64 // chances of being the only first, and of tying for first
}

// estimate computes the chances of seat me at the end of the race, or of the current
// extra lap.
func (p *position) estimate(me int8) (o estimate) {
	mine, base := p.sums()[p.toCast(me)], int(p.total[me])+p.spurred(me)
	others := p.rivals(me)
	for n, x := range mine {
		if x == 0 || base+n < p.floor {
			continue
		}
		less, most := 1.0, 1.0
		for i := range others {
			l, e := others[i].below(base + n)
			less, most = less*l, most*(l+e)
		}
		o.alone += x * less
		o.level += x * (most - less)
	}
	return o
}

// toCast returns the casts that a seat still makes before the end of the race or
// the extra lap.
func (p *position) toCast(seat int8) int {
	laps := max(1, int(p.length-p.lap))
	n := laps*int(p.throws) - int(p.casts)
	for _, s := range p.order[:p.place] {
		if s == seat {
			n--
		}
	}
	return n
}

// spurred returns how many points the spurs of a seat will bring on average until the end of
// the race or the extra lap.
func (p *position) spurred(seat int8) int {
	later := func(spurs int8, casts int) float64 { return p.hopes.later[spurs][min(casts, castsLap-1)] }
	laps := max(0, int(p.length-p.lap)-1)
	return int(math.Round(later(p.left(seat), p.toCast(seat)-laps*int(p.throws)) + float64(laps)*later(p.spurs, int(p.throws))))
}

// A rival is the distribution of the points of another seat: base plus i points
// have the probability each[i], and fewer than that sum[i].
type rival struct {
	base      int
	sum, each []float64
}

// rivals returns, for each seat of the race but me, its points and the chances of the
// points still to come.
func (p *position) rivals(me int8) (list []rival) {
	for _, s := range p.order[:p.in.Count()] {
		if s == me {
			continue
		}
		r := rival{base: int(p.total[s]) + p.spurred(s), each: p.sums()[p.toCast(s)]}
		r.sum = make([]float64, len(r.each)+1)
		for i, x := range r.each {
			r.sum[i+1] = r.sum[i] + x
		}
		list = append(list, r)
	}
	return list
}

// below returns the chances that the rival gets fewer points, and exactly as
// many.
func (r *rival) below(points int) (less, level float64) {
	switch n := points - r.base; {
	case n < 0:
		return 0, 0
	case n >= len(r.each):
		return 1, 0
	default:
		return r.sum[n], r.each[n]
	}
}

// slipWorth says by how much slipstreams make a spur that is kept more valuable: the best
// factor in games between computer players.
const slipWorth = 1.3

// hold returns what a seat that lets its cast stand can expect to gain more with the spur
// that it keeps.
func (p *position) hold() float64 {
	left, n := p.left(p.seat()), int(p.throws)-1-int(p.casts)
	gain := p.hopes.later[left][n] - p.hopes.later[left-1][n]
	if p.slip > 0 {
		return gain * slipWorth
	}
	return gain
}

// worth returns the expected gain in points of a move where the seat may spur: by
// casting bones again now, or by keeping the spur for later in the lap.
func (p *position) worth(m rules.Move) float64 {
	if m.Verb == Spur {
		return p.gain(tali.Hand(m.N))
	}
	return p.hold()
}
