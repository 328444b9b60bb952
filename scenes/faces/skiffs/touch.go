package skiffs

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// arrowTouch is how many units wide an arrow on a rope is to the touch.
const arrowTouch = 11

// places are the skiffs, and once one is said the ropes over which it may go.
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
		x, y := rope(in, int(part.Spot-game.To))
		list = table.Touch(list, "to "+part.Figure, part.Word, ui.Rect{X: x, Y: y}.AtLeast(arrowTouch*in.Page.U), rules.Move{})
		to := &list[len(list)-1]
		to.Part, to.Taken = part, said(in, part.Spot) > 0
	}
	return list
}

// skiff is the place of a seat's skiffs in a box. To touch one that is anchored and
// another's tells why nothing can be done there.
func skiff(in *table.Instant, b *game.Board, box, seat int) table.Place {
	part := game.Skiff(game.Place(box, seat))
	pl := table.Place{
		ID: "skiff " + words.Int(box+1) + "." + words.Int(seat+1), Part: part, Taken: said(in, part.Spot) > 0,
		Label: "Box " + words.Int(box+1) + ", " + in.Names[seat] + ", " + words.Int(b.Lake[box][seat]),
	}
	if b.Anchored[box] {
		if pl.Label += ", anchored"; seat != int(b.Acts) && !offered(in, part.Spot) {
			pl.Part, pl.Move = rules.Part{}, rules.Move{Verb: game.Take, From: game.Place(box, seat)}
		}
	}
	return pl
}

// ways are the parts that say where the skiff said may go.
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

// offered tells whether a spot may be said besides.
func offered(in *table.Instant, spot int16) bool {
	return slices.ContainsFunc(in.Offer, func(p rules.Part) bool { return p.Spot == spot })
}

// said is how often a spot has been said.
func said(in *table.Instant, spot int16) (n int) {
	for _, part := range in.Said {
		if part.Spot == spot {
			n++
		}
	}
	return n
}
