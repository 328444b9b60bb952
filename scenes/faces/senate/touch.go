package senate

import (
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the places to touch: the bones that may be kept, the tablet, and the
// benches, each of which explains its step.
func places(in *table.Instant) (list []table.Place) {
	lay, b := layoutOf(in.Page, in.Frame), boardOf(&in.Now)
	if len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == climb.Keep {
		list = append(keeping.Places(in, climb.Keep), keeping.Wanted(in, climb.Keep, b.Match, lay.tablet)...)
	}
	return keeping.Steps(in, list, func(step int) ui.Rect {
		x, y := lay.middle(step)
		return ui.Rect{X: x, Y: y}.AtLeast(laurel * lay.r)
	})
}
