package sparing

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move. Sly makes the move
// with the highest expected gain, Fair doubles by the rounds won and throws again without
// a six, Fickle makes any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		if level == "random" {
			return moves[r.IntN(len(moves))], true
		}
		switch {
		case len(moves) == 1:
			return moves[0], true
		case level == "medium":
			return p.hasty(), true
		case p.phase == keeping:
			return p.better(), true
		}
		return p.odds().Rows[0].Move, true
	}
}

// keepIf returns the move to keep a cast, or else to throw again.
func keepIf(keeps bool) rules.Move {
	if keeps {
		return rules.Move{Verb: Stand}
	}
	return rules.Move{Verb: Again}
}

// hasty doubles unless it is behind, and resigns when two rounds behind. It throws again
// whatever has no six.
func (p *position) hasty() rules.Move {
	if p.phase == keeping {
		return keepIf(tali.Classify(p.hand[p.asked]).Senio())
	}
	me, best := p.wins[p.asked], int16(0)
	for i, n := range p.wins {
		if p.in.Has(i) && i != int(p.asked) {
			best = max(best, n)
		}
	}
	switch {
	case p.phase == offering && me >= best:
		return rules.Move{Verb: Double}
	case p.phase == offering:
		return rules.Move{Verb: Pass}
	case me < best-1:
		return rules.Move{Verb: Resign}
	}
	return rules.Move{Verb: Match}
}
