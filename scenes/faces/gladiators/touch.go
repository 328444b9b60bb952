package gladiators

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the coin that asks for missio and the pot that may be doubled, as far
// as these moves are allowed.
func places(in *table.Instant) (list []table.Place) {
	lay := layoutOf(in.Page, in.Frame)
	if m := (rules.Move{Verb: game.Ask}); in.Lit(m) {
		x, y := lay.at(0, lay.fingers)
		d := max(11*in.Page.U, lay.medal*1.2)
		list = append(list, table.Place{ID: "fingers", Label: "Ask for missio", Rect: ui.Rect{X: x, Y: y}.AtLeast(d), Move: m})
	}
	if m := (rules.Move{Verb: game.Double}); in.Lit(m) {
		list = append(list, table.Place{ID: "pot", Label: "Double the pot", Rect: in.Frame.Pot, Move: m})
	}
	return list
}
