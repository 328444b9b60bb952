package apart

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Trust says what players of a game apart with that look-ahead have to trust each other in,
// in whole sentences; mostly there is one, sometimes none.
func Trust(g *rules.Game, ahead int) (list []text.Text) {
	if g.Dealt {
		list = append(list, "The device that starts the game deals. It can’t choose the cards, but it knows the ones that lie face down.")
	}
	if ahead > 0 {
		list = append(list, "With a changed program, players could look ahead at their own throws of the turn. “One throw a letter” prevents that.")
	}
	return list
}
