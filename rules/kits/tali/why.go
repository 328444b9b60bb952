package tali

import (
	"slices"

	"knucklebones/rules"
)

// Why answers Position.Why as far as all games with bones answer it alike: that
// the game is over, that a cast cannot fall, and that a legal move has nothing
// against it. Where it does not know, the move is illegal and the game says why.
func Why(p rules.Position, m rules.Move) (why string, known bool) {
	switch p.Turn() {
	case rules.Nobody:
		return "The game is over.", true
	case rules.Chance:
		if slices.ContainsFunc(p.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m }) {
			return "", true
		}
		return "The bones fall now, each on 1, 3, 4 or 6.", true
	}
	return "", slices.Contains(p.Moves(nil), m)
}
