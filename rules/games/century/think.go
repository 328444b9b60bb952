package century

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Fair makes
// the move with the better chance, Fickle any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	if level == "random" || len(moves) == 1 {
		return func(int) (rules.Move, bool) { return moves[r.IntN(len(moves))], true }
	}
	pl := newPlan(p.agreement)
	return func(nodes int) (rules.Move, bool) {
		if !pl.run(nodes) {
			return rules.Move{}, false
		}
		if pl.chance(&p, moves[1]) > pl.chance(&p, moves[0]) {
			return moves[1], true
		}
		return moves[0], true
	}
}
