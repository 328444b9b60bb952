package biga

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Sly throws the
// number of bones that leaves the fewest expected throws; Fickle any legal
// number.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[r.IntN(len(list))]
	if level != "random" {
		m = list[0]
		if p.mayOne() && p.chances().cup(int(p.at)) == 1 {
			m = list[1]
		}
	}
	return func(int) (rules.Move, bool) { return m, true }
}
