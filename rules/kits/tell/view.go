package tell

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// View puts the frame about a view: whose it is, who acts and is asked, and the
// positions that may be drawn from it. While Chance acts the caster is asked.
func View(p rules.Position, viewer, caster rules.Actor, v rules.View) rules.View {
	v.Seat, v.Turn, v.Asked = viewer, p.Turn(), p.Turn()
	if v.Turn == rules.Chance {
		v.Asked = caster
	}
	v.Sample = func(*rand.Rand) rules.Position { return p }
	if h, ok := p.(rules.Hider); ok {
		v.Sample = func(r *rand.Rand) rules.Position { return h.Sample(viewer, r) }
	}
	return v
}

// Plates are the plates of n seats.
func Plates[N int | int8](n N, plate func(seat N) rules.SeatView) []rules.SeatView {
	list := make([]rules.SeatView, n)
	for i := range list {
		list[i] = plate(N(i))
	}
	return list
}

// Choices are the moves with words, in their order.
func Choices(moves []rules.Move, choice func(rules.Move) rules.Choice) []rules.Choice {
	var list []rules.Choice
	for _, m := range moves {
		list = append(list, choice(m))
	}
	return list
}
