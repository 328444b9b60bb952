package sparing

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the touch target: the seal on the frame, while the pot may be doubled
// or the double matched.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	lay := layoutOf(in.Page, in.Frame, &b)
	x, y := lay.seal(b.Doubles)
	d := math.Max(11*lay.u, lay.edge*1.2)
	at := ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	for _, m := range [2]rules.Move{{Verb: game.Double}, {Verb: game.Match}} {
		if in.Lit(m) {
			return []table.Place{{ID: "seal", Label: sealed[m.Verb], Rect: at, Move: m}}
		}
	}
	return nil
}

// sealed holds the label of the seal for each move that sets it.
var sealed = map[rules.Verb]text.Text{game.Double: "Double the pot", game.Match: "Match the double"}
