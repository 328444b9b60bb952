package tell

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Bones is the reason why any other outcome is illegal while bones fall, in
// most games.
const Bones text.Text = "Wait until the bones have landed. Each has to show 1, 3, 4 or 6."

// Why answers Position.Why where all games agree: the game is over, Chance
// acts, or the move is legal. If known is false the move is illegal and the
// game has to say why. Falls is the reason for a wrong outcome.
func Why(p rules.Position, m rules.Move, falls text.Text) (why text.Text, known bool) {
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
