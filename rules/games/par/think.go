package par

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Fair keeps the bones
// with the best chance to match, Fickle any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		if level == "random" || len(moves) == 1 {
			return moves[r.IntN(len(moves))], true
		}
		kept, _ := p.hope(p.target).Keep(p.hand(), p.left())
		return rules.Move{Verb: rules.Throw, N: int32(kept)}, true
	}
}
