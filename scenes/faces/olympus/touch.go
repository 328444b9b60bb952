package olympus

import (
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the touch targets: the rungs, each of which describes itself, and the bones
// that may be thrown a second time.
func places(in *table.Instant) (list []table.Place) {
	s := casting.Of(in, nil)
	lay := layoutOf(in.Page, in.Frame, s.Board)
	for i := range s.Rungs {
		x, y := lay.rungAt(i)
		list = append(list, table.Place{ID: "rung " + words.Int(i+1), Label: tells(in, &s, i), Rect: ui.Rect{X: x, Y: y}.AtLeast(lay.step)})
	}
	if s.Fine > 0 && !s.Over {
		x, _ := lay.rungAt(1)
		list = append(list, table.Place{ID: "fine", Label: text.Of("Venus costs half of the pot: {0} now.", text.Coins(s.Fine)), Rect: ui.Rect{X: x, Y: lay.y(0)}.AtLeast(lay.step)})
	}
	return append(list, casting.Bones(in)...)
}

// tells returns the description of a rung and, if odds are shown, the chance of a cast
// that low.
func tells(in *table.Instant, s *casting.Scene, i int) text.Text {
	low := 0.0
	for _, r := range s.Rungs[i:] {
		low += r.Chance
	}
	key := &rungSaid[1]
	switch {
	case s.Line < 0:
		key = &rungSaid[0]
	case i == s.Line:
		key = &rungSaid[2]
	case i < s.Line:
		key = &rungSaid[3]
	}
	name := rungName(&s.Rungs[i])
	if in.Lens {
		return text.Of(key.odds, name, purse.PerCent(low))
	}
	return text.Of(key.plain, name)
}

// rungSaid holds what is said of a rung, without and with odds: nobody lies anywhere, it
// is below the line, on it, above it.
var rungSaid = [4]struct{ plain, odds text.Text }{
	{"{0}: nobody is on a rung yet.", "{0}: nobody is on a rung yet. The chance of a cast this low is {1}."},
	{"{0}: below the line, so it would lead.", "{0}: below the line, so it would lead. The chance of a cast this low is {1}."},
	{"{0}: level with the lowest cast.", "{0}: level with the lowest cast. The chance of a cast this low is {1}."},
	{"{0}: above the line, so it can’t win.", "{0}: above the line, so it can’t win. The chance of a cast this low is {1}."},
}
