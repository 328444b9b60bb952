package skiffs

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// arrowTouch is the width of the touch target of an arrow on a rope, in units.
const arrowTouch = 11

// places returns the touch targets: the skiffs, and once one is selected the ropes over
// which it may go; nil if there is nothing to choose.
func places(in *table.Instant) (list []table.Place) {
	if len(in.Offer)+len(in.Said) == 0 {
		return nil
	}
	b := boardOf(&in.Now)
	seats := len(in.Now.Seats)
	for box := range b.Lake {
		for seat, n := range b.Lake[box][:seats] {
			if n > 0 {
				pl := skiff(in, &b, box, seat)
				pl.Rect = cell(pool(in.Frame, box), seat, seats)
				list = append(list, pl)
			}
		}
	}
	for _, part := range ways(in) {
		box := int(part.Spot - game.To)
		x, y := rope(in, box)
		list = table.Touch(list, "to "+words.Int(box+1), text.Upper(part.Word), ui.Rect{X: x, Y: y}.AtLeast(arrowTouch*in.Page.U), rules.Move{})
		to := &list[len(list)-1]
		to.Part, to.Taken = part, said(in, part.Spot) > 0
	}
	return list
}

// more says how many coins more skiffs of the box of those that are selected would bring.
func more(in *table.Instant) text.Text {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Take && in.Chosen.Move.Verb != game.Pair {
		return ""
	}
	box, _ := game.At(in.Chosen.Move.From)
	to, _ := game.At(in.Chosen.Move.To)
	b := boardOf(&in.Now)
	switch {
	case b.Most[box] < 3 || in.Chosen.Move.Verb == game.Pair && box != to:
		return ""
	case in.Chosen.Move.Verb == game.Pair:
		return "Touch one more in this box for three coins."
	}
	return "Touch two more in this box for three coins. One of the three has to be yours."
}

// keyless reports whether a move needs no key, since it is made on the board: the zero
// move, which stands for all moves that are said by parts (skiffs and ropes).
func keyless(_ *table.Instant, m rules.Move) bool { return m == rules.Move{} }

// skiff returns the touch target of a seat's skiffs in a box. Touching another seat's
// anchored skiff explains why it cannot be taken.
func skiff(in *table.Instant, b *game.Board, box, seat int) table.Place {
	part := game.Skiff(game.Place(box, seat))
	pl := table.Place{
		ID: "skiff " + words.Int(box+1) + "." + words.Int(seat+1), Part: part, Taken: said(in, part.Spot) > 0,
		Label: text.Of("Box {0}, {1}, {2}", box+1, text.Seat(seat), text.Number(b.Lake[box][seat])),
	}
	if b.Holder[box] == rules.Actor(seat) {
		pl.Says = b.Fact(box)
	}
	if b.Anchored[box] {
		if pl.Label = text.Of("{0}, anchored", pl.Label); seat != int(b.Acts) && !offered(in, part.Spot) {
			pl.Part, pl.Move = rules.Part{}, rules.Move{Verb: game.Take, From: game.Place(box, seat)}
		}
	}
	return pl
}

// ways returns the parts, said or offered, that name where the selected skiff may go.
func ways(in *table.Instant) (list []rules.Part) {
	for _, parts := range [2][]rules.Part{in.Said, in.Offer} {
		for _, part := range parts {
			if part.Spot >= game.To && len(in.Said) > 0 && in.Said[0].Spot < game.To {
				list = append(list, part)
			}
		}
	}
	return list
}

// offered reports whether a spot may be added to the selection.
func offered(in *table.Instant, spot int16) bool {
	return slices.ContainsFunc(in.Offer, func(p rules.Part) bool { return p.Spot == spot })
}

// said returns how many parts of the selection name the spot.
func said(in *table.Instant, spot int16) (n int) {
	for _, part := range in.Said {
		if part.Spot == spot {
			n++
		}
	}
	return n
}
