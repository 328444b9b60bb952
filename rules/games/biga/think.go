package biga

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Fickle makes any legal
// move. Sly throws one bone wherever it may, and uses a whip after each
// loss. Master makes the move after which the fewest throws are expected.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[r.IntN(len(list))]
	switch level {
	case "hard":
		m = p.steady()
	case "master":
		m = p.best()
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// steady returns the move of Sly: it uses a whip after each loss, and otherwise throws
// the better number of bones.
func (p position) steady() rules.Move {
	switch {
	case p.mayWhip() && p.at < p.was:
		return rules.Move{Verb: Whip}
	case p.mayOne(int(p.at)):
		return rules.Move{Verb: One}
	}
	return rules.Move{Verb: rules.Throw}
}
