package par

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
)

// chance calls fall for each possible cast of n bones, with its probability p.
func (t *agreement) chance(n int, fall func(h tali.Hand, p float64)) {
	all := rules.TotalWeight(t.falls[n])
	for _, o := range t.falls[n] {
		fall(tali.Hand(o.Move.N), float64(o.Weight)/all)
	}
}

// hope returns the solved search for matching one target in a turn: which bones to
// keep, and the chances.
func (t *agreement) hope(target tali.Hand) *recast.Wish { return recast.For(target, t.falls[:]) }

// most returns the number of casts in a turn.
func (t *agreement) most() int {
	if t.recast {
		return triesMost
	}
	return 1
}

// price returns the coins that the next cast of the turn costs.
func (p *position) price() int {
	if p.paid {
		return int(p.tries)
	}
	return 0
}

// left returns the number of casts left in the turn.
func (p *position) left() int { return p.most() - int(p.tries) }

// run returns the chances in a race to match: seats cast in turn, each turn matches
// with probability p. win has the chance of each to be the first, in the order of
// casting; nobody is the chance that none matches within that many turns. Negative
// turns mean no limit.
func run(p float64, turns int) (win [seats]float64, nobody float64) {
	if turns < 0 {
		rest := 1 - math.Pow(1-p, seats)
		for i := range win {
			win[i] = p * math.Pow(1-p, float64(i)) / rest
		}
		return win, 0
	}
	nobody = 1
	for i := range turns {
		win[i%seats] += nobody * p
		nobody *= 1 - p
	}
	return win, nobody
}

// A beginning computes the chance of each of the four to win, in the order of
// casting, before a target is set, if a new one is set after a limit of turns.
// Since that is a multiple of four, the same seat is first again.
type beginning struct {
	*agreement
	i     int // the next target to compute
	all   float64
	again float64 // the chance that a new target comes
	win   [seats]float64
}

// run continues for about that many nodes and reports whether all targets are
// done.
func (b *beginning) run(nodes int) bool {
	const target = 2000 // nodes
	targets := b.falls[bones]
	for ; nodes > 0 && b.i < len(targets); nodes -= target {
		p := float64(targets[b.i].Weight)
		win, nobody := run(b.hope(tali.Hand(targets[b.i].Move.N)).Turn(b.most()), b.limit)
		b.i++
		b.all += p
		b.again += p * nobody
		for i := range win {
			b.win[i] += p * win[i]
		}
	}
	return b.i == len(targets)
}

// of returns the chance to win of the i-th seat in the order of casting, before a
// target is set.
func (b *beginning) of(i int) float64 { return b.win[i] / (b.all - b.again) }

// later returns the chance to win that is left to a seat whose turn ended without a
// match.
func (p *position) later(h *recast.Wish, b *beginning) float64 {
	if p.limit == 0 {
		win, _ := run(h.Turn(p.most()), -1)
		return win[seats-1]
	}
	left := p.limit - int(p.turns) - 1
	win, nobody := run(h.Turn(p.most()), left)
	// The seat that has just cast is the last of the four. After that many
	// turns a new target is set, and the seat that many places further on
	// begins.
	return win[seats-1] + nobody*b.of((seats-1+seats*seats-left%seats)%seats)
}

// shares returns the expected share of the pot of the seat on turn, at a table with
// equal turns, if it matches in this turn and if it misses. Each of the other turns
// matches with chance q.
func (p *position) shares(q float64) (matched, missed float64) {
	others := []float64{1} // by number, the chance that so many others match
	for range p.matched.Count() {
		others = append([]float64{0}, others...)
	}
	for range seats - 1 - int(p.turns)%seats {
		next := make([]float64, len(others)+1)
		for n, x := range others {
			next[n] += x * (1 - q)
			next[n+1] += x * q
		}
		others = next
	}
	for n, x := range others {
		matched += x / float64(n+1)
	}
	return matched, others[0] / seats
}
