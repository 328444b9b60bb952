package bestcast

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// Think makes up the mind of a computer player. Steady makes the move that is
// likely to win most coins. Fickle makes any.
func Think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		if level == "random" {
			return moves[r.IntN(len(moves))], true
		}
		if len(moves) == 1 {
			return moves[0], true
		}
		return p.odds().Rows[0].Move, true
	}
}
