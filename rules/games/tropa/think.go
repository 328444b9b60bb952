package tropa

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/rotation"
)

// most is the most points of a turn.
const most = 6 * bones

// A spread is the probability, or the value, of each number of points.
type spread [most + 1]float64

// added returns the distribution of the points that a bone adds, for these
// outcomes.
func added(outs []rules.Outcome) (s spread) {
	all := rules.TotalWeight(outs)
	for _, o := range outs {
		n := int8(0)
		if l := aim.LieOf(o.Move); l.Zone == Inside {
			n = l.Side
		}
		s[n] += float64(o.Weight) / all
	}
	return s
}

// times returns the distribution of the sum of n bones with the distribution s.
func (s *spread) times(n int) spread {
	sum := spread{1}
	for range n {
		next := spread{}
		for x, p := range sum {
			for y := 0; p > 0 && y <= 6; y++ {
				next[min(most, x+y)] += p * s[y]
			}
		}
		sum = next
	}
	return sum
}

// after returns the mean of worth, by points, if one more bone with the distribution s
// is added to x points.
func (s *spread) after(x int, worth *spread) (mean float64) {
	for y, p := range s[:7] {
		if p > 0 {
			mean += p * worth[min(most, x+y)]
		}
	}
	return mean
}

// A plan is the value of every number of points, by bones left to throw, if
// each is thrown the better way: expectimax, from the last bone back. If all
// are thrown at once only the end is computed.
type plan struct {
	*agreement
	hand  *hand
	worth [bones + 1]spread
}

// plan returns the best play of the seat that throws, for its share of the pot.
func (p *position) plan() *plan {
	k := &plan{agreement: p.agreement, hand: p.hand()}
	k.worth[0] = p.parts()
	for left := 1; left <= bones && !k.together; left++ {
		for x := range k.worth[left] {
			k.worth[left][x] = max(k.throw(x, left, aim.Careful), k.throw(x, left, aim.Bold))
		}
	}
	return k
}

// throw returns the expected share of the pot of throwing in a way at x points with
// left bones. Where all are thrown at once, all left are thrown that way.
func (k *plan) throw(x, left, way int) (mean float64) {
	if !k.together {
		return k.hand.adds[way].after(x, &k.worth[left-1])
	}
	sum := k.hand.adds[way].times(left)
	for y, p := range &sum {
		mean += p * k.worth[0][min(most, x+y)]
	}
	return mean
}

// parts returns the expected share of the pot, by the final points of the seat
// that throws. It assumes that those after it throw carefully. Alone, points are
// worth what they are of the most there can be.
func (p *position) parts() (part spread) {
	if p.seats == 1 {
		for x := range part {
			part[x] = float64(x) / most
		}
		return part
	}
	var others []rotation.Spread
	for i := range p.seats {
		switch {
		case !p.rot.In.Has(i) || i == int(p.rot.Seat):
		case p.rot.Done.Has(i):
			others = append(others, rotation.Surely(int(p.rot.Worth[i])))
		default:
			var s rotation.Spread
			copy(s[1:], p.hands[i].careful[:])
			others = append(others, s)
		}
	}
	parts := rotation.Parts(others)
	copy(part[:], parts[1:])
	return part
}

// now returns the present points of the seat that throws.
func (p *position) now() int {
	if p.left == bones {
		return 0
	}
	return int(p.points[p.rot.Seat])
}

// worths returns the share of the pot that the seat gets on average with each way of
// throwing.
func (p *position) worths() (w [aim.Ways]float64) {
	k := p.plan()
	for way := range w {
		w[way] = k.throw(p.now(), int(p.left), way)
	}
	return w
}

// think returns the search for a computer player's move: the way of throwing
// with the highest expected share of the pot.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	return aim.Think(level, aim.Ready, p.worths, r)
}
