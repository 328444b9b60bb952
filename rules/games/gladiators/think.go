package gladiators

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move, where missio is
// played. Sly makes the move with the highest expected gain if both play
// their best, Fickle any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[0]
	switch {
	case len(list) == 1:
	case level == "random":
		m = list[r.IntN(len(list))]
	default:
		m = p.rows()[0].Move
	}
	return func(int) (rules.Move, bool) { return m, true }
}
