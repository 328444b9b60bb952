package century

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the spade beside the standard, if it may be used.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	s := layoutOf(in.Frame)
	x, y := s.spade(&b)
	at := ui.Rect{X: x, Y: y}.AtLeast(math.Max(11*in.Page.U, s.W*0.09))
	for _, m := range [2]rules.Move{{Verb: game.Dig}, {Verb: game.Break}} {
		if in.Lit(m) {
			return []table.Place{{ID: "spade", Label: digs[m.Verb], Rect: at, Move: m}}
		}
	}
	return nil
}

// digs holds the label of the spade for each move it may make.
var digs = map[rules.Verb]text.Text{game.Dig: "Dig in", game.Break: "Break camp"}
