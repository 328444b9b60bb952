package bestcast

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// Think returns the search for a computer player's move. Sly makes the move
// with the highest expected gain in coins, Fickle a random one. Fair goes by the
// sixes on the table.
func Think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	return func(int) (rules.Move, bool) {
		switch {
		case len(moves) == 1:
			return moves[0], true
		case level == "random":
			return moves[r.IntN(len(moves))], true
		case level == "medium" && p.Raises:
			return p.hasty(), true
		case level == "medium" && p.phase == deciding:
			return p.hastens(r), true
		}
		return p.odds().Rows[0].Move, true
	}
}

// hasty returns Fair's move where there are raises: with a six among its first two
// bones it raises, and it drops out if the raiser shows a six.
func (p *position) hasty() rules.Move {
	six := p.lie.Count(6) > 0
	switch {
	case p.phase == answering && six:
		return rules.Move{Verb: Drop}
	case p.phase == answering:
		return rules.Move{Verb: Match}
	case six:
		return rules.Move{Verb: Raise}
	}
	return rules.Move{Verb: rules.Throw}
}
