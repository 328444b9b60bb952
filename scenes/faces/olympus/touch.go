package olympus

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/purse"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// places are the rungs, each of which tells what it is to come there.
func places(in *table.Instant) (list []table.Place) {
	s := casting.Of(in, nil)
	pl := planned(in.Page, in.Frame, s.Board)
	for i := range s.Rungs {
		x, y := pl.rungAt(i)
		list = append(list, table.Place{ID: rungID(i), Label: tells(in, &s, i), Rect: ui.Rect{X: x, Y: y}.AtLeast(pl.step)})
	}
	return list
}

func rungID(i int) string { return "rung " + words.Int(i+1) }

// tells is what a rung says; where odds are wanted, how likely a cast comes that low
// too.
func tells(in *table.Instant, s *casting.Scene, i int) string {
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
		said += "; a cast comes that low with " + purse.PerCent(low)
	}
	return said + "."
}

// drawTold rings the rung that was touched last.
func drawTold(dst *ebiten.Image, in *table.Instant, pl *plan) {
	for i := range pl.rungs {
		if in.Told == rungID(i) {
			x, y := pl.rungAt(i)
			thing.Ring(dst, x, y, max(pl.step*1.6, 8*pl.u), 0.6*pl.u, 0, palette.Candle)
		}
	}
}
