package circus

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
)

// rides returns the seats in whose slipstreams the seat whose turn it is rides with a cast of
// that sum: it stops behind them, but by less than the points that a slipstream brings. It
// goes on by those points at once, and may come into the next slipstream.
func (p *position) rides(sum int) (set rotation.Set) {
	at := int(p.total[p.seat()]) + sum
	for again := p.slip > 0; again; {
		again = false
		for _, s := range p.order[:p.place] {
			if gap := int(p.total[s]) - at; !set.Has(int(s)) && 0 < gap && gap < int(p.slip) {
				set, at, again = set.With(int(s)), at+int(p.slip), true
			}
		}
	}
	return set
}

// drives returns what a cast of that sum brings the seat whose turn it is, in points, with
// those of slipstreams.
func (p *position) drives(sum int) int { return sum + int(p.slip)*p.rides(sum).Count() }

// A span is a range of sums, both ends included.
type span struct{ from, to int }

// slips returns the sums of a cast that bring the seat whose turn it is into a slipstream.
func (p *position) slips() (list []span) {
	for sum := bones; sum <= 6*bones; sum++ {
		n := len(list)
		switch {
		case p.rides(sum) == 0:
		case n > 0 && list[n-1].to == sum-1:
			list[n-1].to = sum
		default:
			list = append(list, span{sum, sum})
		}
	}
	return list
}

// recast calls f with each sum that the cast on the table may become if the bones of part are
// cast again, and its probability.
func (p *position) recast(part tali.Hand, f func(sum int, x float64)) {
	kept := p.hand[p.seat()].Without(part).Sum()
	if part == 0 {
		f(kept, 1)
		return
	}
	for sum, x := range p.single[part.Len()] {
		if x > 0 {
			f(kept+sum, x)
		}
	}
}

// likely returns the probability that the seat whose turn it is rides in a slipstream if it
// casts the bones of part again.
func (p *position) likely(part tali.Hand) (all float64) {
	p.recast(part, func(sum int, x float64) {
		if p.rides(sum) != 0 {
			all += x
		}
	})
	return all
}

// brings returns the points that the cast on the table brings on average if the bones of part
// are cast again, with those of slipstreams.
func (p *position) brings(part tali.Hand) (points float64) {
	p.recast(part, func(sum int, x float64) { points += x * float64(p.drives(sum)) })
	return points
}

// gain returns what casting the bones of part again gains on average, in points, compared with
// letting the cast stand.
func (p *position) gain(part tali.Hand) float64 {
	if p.slip == 0 {
		return p.hopes.gain(part)
	}
	return p.brings(part) - p.brings(0)
}

// dearest returns the bones that gain most if they are cast again, and the gain in points.
func (p *position) dearest() (part tali.Hand, gain float64) {
	cast := p.hand[p.seat()]
	if p.slip == 0 {
		return p.hopes.worst(cast)
	}
	for _, one := range cast.Parts(make([]tali.Hand, 0, 16)) {
		if x := p.gain(one); x > gain {
			part, gain = one, x
		}
	}
	return part, gain
}

// deciding reports whether the seat whose turn it is drives for the last time in the race or
// the extra lap, at a table with slipstreams: then only who comes first counts.
func (p *position) deciding() bool {
	return p.slip > 0 && p.lap >= p.length-1 && p.casts == p.throws-1
}

// wins returns the probability that the seat whose turn it is comes first in the last round if
// the bones of part are cast again. Being level counts half, and the spurs of the others bring
// what they do on average.
func (p *position) wins(part tali.Hand) (all float64) {
	p.recast(part, func(sum int, x float64) {
		all += x * p.first(int(p.total[p.seat()])+p.drives(sum))
	})
	return all
}

// first returns the probability that nobody else has as many points as that at the end of the
// last round.
func (p *position) first(at int) float64 {
	if at < p.floor {
		return 0
	}
	all := 1.0
	for _, s := range p.order[:p.place] {
		all *= beats(at - int(p.total[s]))
	}
	for _, s := range p.order[p.place+1 : p.in.Count()] {
		base, below := int(p.total[s])+p.spurred(s), 0.0
		for sum, x := range p.single[bones] {
			below += x * beats(at-base-sum)
		}
		all *= below
	}
	return all
}

// beats returns the share of the win for so many points more than another has.
func beats(more int) float64 {
	switch {
	case more > 0:
		return 1
	case more == 0:
		return 0.5
	}
	return 0
}

// finish plays the race, or the extra lap, to its end with the strongest computer in all
// seats, and returns the seats that then lead.
func (p position) finish(r *rand.Rand) rotation.Set {
	for lap := p.lap; p.phase != over && (p.lap == lap || p.lap < p.length); {
		if p.phase == spurring {
			p = p.After(p.decide("hard", r)).(position)
		} else {
			p.falling = true
		}
		if p.falling {
			p.fall(tali.Hand(rules.Draw(p.falls[p.cup()], r).N))
		}
	}
	if p.phase == over {
		return p.winners
	}
	return p.in
}
