package par

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move. Sly keeps the bones
// with the best chance to match, Fair only those of one side, Fickle any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		if level == "random" || len(moves) == 1 {
			return moves[r.IntN(len(moves))], true
		}
		kept := p.alike()
		if level != "medium" {
			kept, _ = p.hope(p.target).Keep(p.hand(), p.left())
		}
		return rules.Move{Verb: rules.Throw, N: int32(kept)}, true
	}
}

// alike returns the bones of one side that match, of the side with the most.
func (p *position) alike() (most tali.Hand) {
	match := p.hand().Common(p.target)
	for _, side := range tali.Sides {
		var of tali.Hand
		for range match.Count(side) {
			of = of.Add(tali.Of(side))
		}
		if of.Len() > most.Len() {
			most = of
		}
	}
	return most
}
