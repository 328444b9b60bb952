package circus

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the eggs and the wheel, which explain laps and casts, and the bones
// that the spur may cast again.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	list := tells(in, &b)
	if !b.Spurring {
		return list
	}
	again := chosen(in)
	taken := in.Among(again.Count, nil)
	for i := range in.Now.Bones {
		one := tali.Of(int(in.Now.Bones[i].Side))
		next := again.Add(one)
		if taken[i] {
			next = again.Without(one)
		}
		if next.Len() == 0 {
			next = again
		}
		m := rules.Move{Verb: game.Spur, N: int32(next)}
		if !in.Lit(m) {
			continue
		}
		label := text.Of("Throw the {0} again", int(in.Now.Bones[i].Side))
		list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: label, Move: m, Taken: taken[i]}))
	}
	return list
}

// keyless reports whether a move is made by touching the bones, so that it needs no
// key: the spur, for which the bones to be cast again are touched.
func keyless(_ *table.Instant, m rules.Move) bool { return m.Verb == game.Spur }

// tells returns the eggs, the wheel and the laurel as places to touch, which only explain
// laps, casts and who led.
func tells(in *table.Instant, b *game.Board) []table.Place {
	t := layoutOf(in.Page, in.Frame, b)
	x0, y0, d := t.egg(0)
	x1, y1, _ := t.egg(t.eggs - 1)
	_, top, _ := t.egg(t.eggs / 2)
	eggs := ui.Rect{X: min(x0, x1) - d/2, Y: top - d/2, W: math.Abs(x1-x0) + d, H: max(y0, y1) - top + d}
	laps := text.Of("Eggs: {0} of {1} laps to go.", b.Laps-b.Lap, b.Laps)
	if b.Lap >= b.Laps {
		laps = "A golden egg: an extra lap for the level players."
	}
	x, y, d := t.wheel()
	list := []table.Place{
		{ID: "eggs", Label: laps, Rect: eggs},
		{ID: "wheel", Label: text.Of("Wheel: {0} of {1} throws in this lap are done.", b.Cast, b.Casts), Rect: ui.Rect{X: x, Y: y}.AtLeast(d)},
	}
	if seat := laurel(b); seat >= 0 {
		x, y, _ := t.at(float64(b.Total[seat])/t.lap(), t.radius(lanesOf(b)[seat]))
		said := text.Of("Laurel: {0} led after lap {1} and throws first.", text.Seat(seat), b.Lap)
		if b.Slip > 0 {
			said = text.Of("Laurel: {0} leads and throws first.", text.Seat(seat))
		}
		list = append(list, table.Place{ID: "laurel", Label: said, Rect: ui.Rect{X: x, Y: y}.AtLeast(t.chariot() * 1.5)})
	}
	return list
}

// chosen returns the bones selected to be cast again; it is empty if none are.
func chosen(in *table.Instant) tali.Hand {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Spur {
		return 0
	}
	return tali.Hand(in.Chosen.Move.N)
}
