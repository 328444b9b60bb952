package bestcast

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// Think returns the search for a computer player's move. Fair makes the move
// with the highest expected gain in coins, Fickle a random one.
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
