package gladiators

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move, where missio is
// played. Master makes the move with the highest expected gain if both play
// their best, Sly asks when ahead and yields when behind,
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
		m = p.timid(list)
	default:
		m = p.rows()[0].Move
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// timid asks with more stones than the other, and yields with fewer.
func (p *position) timid(list []rules.Move) rules.Move {
	me := p.Turn()
	mine, theirs := p.stones[me], p.stones[1-me]
	if ask := list[1].Verb == Ask; ask && mine > theirs || !ask && mine < theirs {
		return list[1]
	}
	return list[0]
}
