package par

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move. Sly keeps the bones
// with the best chance to match; Fair, too, but waits for a good beginning; Fickle any.
// Where throws are paid, Sly throws on when that brings more coins.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		if level == "random" || len(moves) == 1 {
			return moves[r.IntN(len(moves))], true
		}
		if p.paid && (level != "medium" || !p.begun()) {
			return p.sound(level), true
		}
		kept, _ := p.hope(p.target).Keep(p.hand(), p.left())
		if level == "medium" && !p.begun() {
			kept = 0
		}
		return rules.Move{Verb: rules.Throw, N: int32(kept)}, true
	}
}

// sound returns what Sly does where throws are paid, and Fair after a poor throw: it stops.
func (p *position) sound(level string) rules.Move {
	if level == "medium" {
		return rules.Move{Verb: Stop}
	}
	return p.paidOdds().Rows[0].Move
}

// begun reports whether at least three bones match, or two of one side.
func (p *position) begun() bool {
	match := p.hand().Common(p.target)
	return match.Len() > 2 || slices.ContainsFunc(tali.Sides[:], func(side int) bool { return match.Count(side) > 1 })
}
