package par

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move. Sly makes the move that brings most:
// of two bones that match it sometimes throws one again, as three bones can match in more ways
// than two. The others keep all that match; where throws are paid, Fair throws on after a good
// beginning, and Fickle stops one time in three.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	m := p.Moves(nil)[0]
	if p.tries > 0 && !p.closed() {
		m = p.decide(level, r)
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// decide returns the move of a player of that level after a throw.
func (p *position) decide(level string, r *rand.Rand) rules.Move {
	kept := p.hand().Common(p.target)
	switch {
	case level == "hard" && p.paid:
		return p.paidOdds().Rows[0].Move
	case level == "hard":
		kept, _ = p.hope(p.target).Keep(p.hand(), p.left())
	case p.paid && (level == "medium" && !p.begun() || level == "random" && r.IntN(3) == 0):
		return rules.Move{Verb: Stop}
	}
	return rules.Move{Verb: rules.Throw, N: int32(kept)}
}

// begun reports whether at least three bones match, or two of one side.
func (p *position) begun() bool {
	match := p.hand().Common(p.target)
	return match.Len() > 2 || slices.ContainsFunc(tali.Sides[:], func(side int) bool { return match.Count(side) > 1 })
}
