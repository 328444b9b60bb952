package senate

import (
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// places returns the places to touch: the bones that may be kept, the tablet, and the
// benches, each of which explains its step.
func places(in *table.Instant) (list []table.Place) {
	lay, b := layoutOf(in.Page, in.Frame), boardOf(&in.Now)
	if chooses(in) {
		list = append(keeping.Places(in, climb.Keep), proposed(in, &lay, &b)...)
	}
	list = keeping.Steps(in, list, func(step int) ui.Rect {
		x, y := lay.middle(step)
		return ui.Rect{X: x, Y: y}.AtLeast(laurel * lay.r)
	})
	for i := range list {
		if list[i].ID == keeping.StepID(sleeps(&b)) {
			list[i].Label = text.Sentences(list[i].Label, "A senator sleeps here. He is in nobody’s way.")
		}
	}
	return list
}

// chooses reports whether the viewer chooses which bones to keep.
func chooses(in *table.Instant) bool {
	return len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == climb.Keep
}

// proposed returns the tablets as places: what is closest to the farthest step, and what
// most likely makes any, where that is something else.
func proposed(in *table.Instant, lay *layout, b *climb.Board) (list []table.Place) {
	rects, n := lay.tablets(b)
	far := keeping.Proposed(in, climb.Keep, b.Far.Keep, rects[n-1])
	far.ID, far.Label = "tablet", text.Of("Keep {0}. The chance of a step is {1}.", b.Far.Keep.And(), purse.PerCent(b.Far.Chance))
	if n > 1 {
		likely := keeping.Proposed(in, climb.Keep, b.Likely.Keep, rects[0])
		likely.ID, likely.Label = "likely", text.Of("Keep no bones. The chance of a step is {0}.", purse.PerCent(b.Likely.Chance))
		if b.Likely.Keep != 0 {
			likely.Label = text.Of("Keep {0}. The chance of a step is {1}.", b.Likely.Keep.And(), purse.PerCent(b.Likely.Chance))
		}
		list = append(list, likely)
	}
	return append(list, far)
}
