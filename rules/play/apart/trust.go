package apart

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Trust returns sentences about what players of a game apart with that look-ahead have
// to trust each other in; mostly one, sometimes none.
func Trust(g *rules.Game, ahead int) (list []text.Text) {
	if g.Dealt {
		list = append(list, "The device that starts the game deals. It can’t choose the cards, but it knows the ones that lie face down.")
	}
	if ahead > 0 {
		list = append(list, "With a changed program, players could look ahead at their own throws of the turn. “One throw a letter” prevents that.")
	}
	return list
}
