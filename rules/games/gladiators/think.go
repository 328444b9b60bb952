package gladiators

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move, where missio is
// played. Master makes the move with the highest expected gain if both play
// their best, Sly asks whenever it may and never yields,
// Fickle makes any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[0]
	switch {
	case len(list) == 1:
	case level == "random":
		m = list[r.IntN(len(list))]
	case level == "hard":
		m = bold(list)
	default:
		m = p.rows()[0].Move
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// bold returns Sly's move: it asks for missio whenever it may, and never yields.
func bold(list []rules.Move) rules.Move {
	if list[1].Verb == Ask {
		return list[1]
	}
	return list[0]
}
