package tell

import (
	"slices"

	"knucklebones/rules"
)

// Bones is why another cast cannot fall, in most games with bones.
const Bones = "The bones fall now, each on 1, 3, 4 or 6."

// Why answers Position.Why as far as all games answer it alike: that the game
// is over, that something else falls, and that a legal move has nothing against
// it. Where it does not know, the move is illegal and the game says why.
func Why(p rules.Position, m rules.Move, falls string) (why string, known bool) {
	switch p.Turn() {
	case rules.Nobody:
		return "The game is over.", true
	case rules.Chance:
		if slices.ContainsFunc(p.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m }) {
			return "", true
		}
		return falls, true
	}
	return "", slices.Contains(p.Moves(nil), m)
}
