package olympus

import (
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the touch targets: the rungs, each of which describes itself.
func places(in *table.Instant) (list []table.Place) {
	s := casting.Of(in, nil)
	lay := layoutOf(in.Page, in.Frame, s.Board)
	for i := range s.Rungs {
		x, y := lay.rungAt(i)
		list = append(list, table.Place{ID: "rung " + words.Int(i+1), Label: tells(in, &s, i), Rect: ui.Rect{X: x, Y: y}.AtLeast(lay.step)})
	}
	return list
}

// tells returns the description of a rung and, if odds are shown, the chance of a cast
// that low.
func tells(in *table.Instant, s *casting.Scene, i int) text.Text {
	said := rungName(&s.Rungs[i])
	switch {
	case s.Line < 0:
		said += ": nobody lies anywhere yet"
	case i > s.Line:
		said += ": below the line, it would lead"
	case i == s.Line:
		said += ": it is level with the lowest"
	default:
		said += ": above the line, it cannot win"
	}
	if in.Lens {
		low := 0.0
		for _, r := range s.Rungs[i:] {
			low += r.Chance
		}
		said += "; a cast comes that low with " + in.Page.Words(purse.PerCent(low))
	}
	return text.Raw(said + ".")
}
