package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// hopes are what the spur may be expected to gain, in points.
type hopes struct {
	mean  float64           // of a bone
	later [castsLap]float64 // by how many casts of the lap are still to come, if it is kept until the best of them
}

func (a *agreement) hope() (h hopes) {
	for _, side := range tali.Sides {
		h.mean += a.weights.Chance(side) * float64(side)
	}
	for n := 1; n < castsLap; n++ {
		for _, o := range a.falls[bones] {
			_, gain := h.worst(tali.Hand(o.Move.N))
			p := float64(o.Weight) / 100 / 100 / 100 / 100
			h.later[n] += p * max(gain, h.later[n-1])
		}
	}
	return h
}

// gain is what casting these bones again is likely to gain.
func (h *hopes) gain(part tali.Hand) float64 {
	return float64(part.Len())*h.mean - float64(part.Sum())
}

// worst are the bones of a cast that count less than a bone does on average,
// and what casting them again is likely to gain.
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

// add is the chance of every sum of so many casts, by their number.
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

// An estimate is how the race is likely to end for a seat, if nobody spurs.
type estimate struct {
	alone, level float64 // the chance to be first alone, and to be level on the most
}

// estimate reckons the end of the race for a seat, or of the extra lap that is
// raced.
func (p *position) estimate(me int8) (o estimate) {
	mine, base := p.sums()[p.left(me)], int(p.total[me])
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

// left is how many casts a seat still makes before the race, or the extra lap,
// is over.
func (p *position) left(seat int8) int {
	laps := max(1, int(p.length-p.lap))
	n := laps*castsLap - int(p.casts)
	for _, s := range p.order[:p.place] {
		if s == seat {
			n--
		}
	}
	return n
}

// A rival is what another may yet have: each is the chance of so many points
// more, and sum that of fewer.
type rival struct {
	base      int
	sum, each []float64
}

func (p *position) rivals(me int8) (list []rival) {
	for _, s := range p.order[:p.in.Count()] {
		if s == me {
			continue
		}
		r := rival{base: int(p.total[s]), each: p.sums()[p.left(s)]}
		r.sum = make([]float64, len(r.each)+1)
		for i, x := range r.each {
			r.sum[i+1] = r.sum[i] + x
		}
		list = append(list, r)
	}
	return list
}

// below is the chance to come to fewer points, and to just as many.
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

// hold is what a seat that lets its cast stand may still hope of its spur.
func (p *position) hold() float64 { return p.hopes.later[castsLap-1-int(p.casts)] }

// worth is the points that a move of a seat that may spur is likely to gain in
// this lap.
func (p *position) worth(m rules.Move) float64 {
	if m.Verb == Spur {
		return p.hopes.gain(tali.Hand(m.N))
	}
	return p.hold()
}
