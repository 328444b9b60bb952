package biga

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Fickle makes any legal
// move. Sly goes by rules of its own, wherever the chariot is. Master makes the move after which the fewest throws are expected.
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

// steady returns the move of Sly: it uses a whip after each loss, adds a second bone to a 1
// and a 4, near the goal to a 3, too, and otherwise throws one bone wherever it may.
func (p position) steady() rules.Move {
	switch {
	case p.mayWhip() && p.at < p.was:
		return rules.Move{Verb: Whip}
	case p.maySecond() && (p.first == 1 || p.first == 4 || p.first == 3 && p.was >= late):
		return rules.Move{Verb: Second}
	case p.mayOne(int(p.at)):
		return rules.Move{Verb: One}
	}
	return rules.Move{Verb: rules.Throw}
}
