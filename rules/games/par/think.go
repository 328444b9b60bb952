package par

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move. All keep the bones that match.
// Where throws are paid, Sly throws on when that brings more coins; Fair, after a good
// beginning; Fickle stops one time in three.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	m := p.Moves(nil)[0]
	if p.tries > 0 && !p.closed() {
		m = rules.Move{Verb: rules.Throw, N: int32(p.hand().Common(p.target))}
		if p.paid && p.stops(level, r) {
			m = rules.Move{Verb: Stop}
		}
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// stops reports whether a player of that level stops where throws are paid.
func (p *position) stops(level string, r *rand.Rand) bool {
	switch level {
	case "random":
		return r.IntN(3) == 0
	case "medium":
		return !p.begun()
	}
	return p.paidOdds().Rows[0].Move.Verb == Stop
}

// begun reports whether at least three bones match, or two of one side.
func (p *position) begun() bool {
	match := p.hand().Common(p.target)
	return match.Len() > 2 || slices.ContainsFunc(tali.Sides[:], func(side int) bool { return match.Count(side) > 1 })
}
