package tell

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// View returns v with the common fields set: the viewer, the side that acts,
// the seat asked, and the sampler. While Chance acts the caster is asked.
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

// Plates returns the plates of n seats, each made by plate.
func Plates[N int | int8](n N, plate func(seat N) rules.SeatView) []rules.SeatView {
	list := make([]rules.SeatView, n)
	for i := range list {
		list[i] = plate(N(i))
	}
	return list
}

// Choices returns the choices made from moves, in the same order.
func Choices(moves []rules.Move, choice func(rules.Move) rules.Choice) []rules.Choice {
	var list []rules.Choice
	for _, m := range moves {
		list = append(list, choice(m))
	}
	return list
}
