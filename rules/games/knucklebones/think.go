package knucklebones

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Easy covers any number
// or the highest, and matches nearly every raise. Fair estimates roughly how
// little each cover is likely to leave. Sly knows it exactly, and its chance to
// win the pot, but raises by one ante only. The master covers for the best
// chance to win, which is seldom another number, and raises by as much as that
// is worth.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	whim := moves[r.IntN(len(moves))]
	if len(moves) == 1 || level == "random" || p.phase == steering {
		return decided(whim)
	}
	exact := level == "master" || level == "hard" && p.phase != covering
	if !exact {
		return decided(p.byFeel(level, whim, r))
	}
	return func(nodes int) (rules.Move, bool) {
		if !solverOf(p.weights).ready(p.rivals(), nodes) {
			return rules.Move{}, false
		}
		if p.phase == covering {
			return p.bestCover(), true
		}
		return p.bestBet(level == "master"), true
	}
}

func decided(m rules.Move) func(int) (rules.Move, bool) {
	return func(int) (rules.Move, bool) { return m, true }
}

// byFeel returns the move of a level that doesn't compute the chance to win, as Easy
// and Fair; whim is a random legal move.
func (p *position) byFeel(level string, whim rules.Move, r *rand.Rand) rules.Move {
	switch {
	case p.phase != covering:
		return p.betByFeel(level, r)
	case level == "easy" && r.IntN(2) == 0:
		return whim
	case level == "easy":
		return p.coverLeast(func(n int) float64 { return -float64(n) })
	}
	points := &solverOf(p.weights).fewest
	noise := 0.0
	if level == "medium" {
		noise = 1.2
	}
	return p.coverLeast(func(n int) float64 {
		return -points[allNumbers&^p.covered&^number(n)] + noise*r.NormFloat64()
	})
}

// coverLeast returns the move that covers the number with the lowest cost; of equal
// ones, the highest number.
func (p *position) coverLeast(cost func(n int) float64) rules.Move {
	best, least := 0, 0.0
	for n := 9; n > 0; n-- {
		if !p.open.has(n) {
			continue
		}
		if c := cost(n); best == 0 || c < least {
			best, least = n, c
		}
	}
	return rules.Move{Verb: Cover, To: int16(best)}
}

// betByFeel matches unless beaten already, and now and then raises: Easy at
// random, Fair when leading.
func (p *position) betByFeel(level string, r *rand.Rand) rules.Move {
	beaten := p.score[p.asked] != unplayed && !p.lowest().has(int(p.asked))
	leads := p.lowest().has(int(p.asked))
	switch {
	case p.phase == answering && beaten:
		return rules.Move{Verb: Drop}
	case p.phase == answering:
		return rules.Move{Verb: Match}
	case level == "easy" && r.IntN(12) == 0, level == "medium" && leads && r.IntN(3) == 0:
		return rules.Move{Verb: Raise, N: p.ante}
	}
	return rules.Move{Verb: Pass}
}

// bestCover returns the cover with the best chance to win; of equal ones, the
// one with the fewest expected points left.
func (p *position) bestCover() rules.Move {
	o := p.estimate()
	v := o.plan()
	most := v.best(o.square, o.made)
	return p.coverLeast(func(n int) float64 {
		left := o.square &^ number(n)
		if v[left] < most-alike {
			return math.Inf(1)
		}
		return -o.fewest[left]
	})
}

// bestBet returns the bet with the highest expected gain, if all others match;
// a raise must be worth somewhat more than none. If bold is false it raises by
// one ante at most.
func (p *position) bestBet(bold bool) rules.Move {
	chance := p.chance()
	best := rules.Move{Verb: Pass}
	if p.phase == answering {
		best = rules.Move{Verb: Drop}
	}
	most := p.gain(best, chance)
	for _, m := range p.Moves(nil) {
		if m.Verb == Hush || m.N > p.ante && !bold {
			continue
		}
		if g := p.gain(m, chance) - float64(m.N)/10; g > most {
			best, most = m, g
		}
	}
	return best
}

// chance returns the chance of the asked seat to win the pot if nobody drops.
func (p *position) chance() float64 {
	o := p.estimate()
	return o.chances()[p.asked]
}

// gain returns the expected coins that the asked seat nets from here on by bet m, if it
// has that chance to win the pot and all others match.
func (p *position) gain(m rules.Move, chance float64) float64 {
	pot, others := float64(p.coins.Pot()), float64(p.in.count()-1)
	switch m.Verb {
	case Drop:
		return 0
	case Raise:
		n := float64(m.N)
		return chance*(pot+n*(others+1)) - n
	case Match:
		n := float64(p.raised)
		return chance*(pot+n*float64(p.unanswered())) - n
	}
	return chance * pot
}

// unanswered returns the number of seats that still have to match the raise,
// the asked one included.
func (p *position) unanswered() int {
	n := 0
	for s := int(p.asked); s != int(p.raiser); s = (s + 1) % p.seats {
		if p.in.has(s) {
			n++
		}
	}
	return n
}
