package skiffs

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
)

// Spots of the parts of an action: a box, from 1, or a colour in the box said
// last, the seat and Colours.
const Colours = 10

// parts are the orders in which an action may be said. Two boxes or colours that
// make no difference may be said in either order.
func parts(m rules.Move) [][]rules.Part {
	box, colour := At(m.From)
	to, other := At(m.To)
	switch m.Verb {
	case Take:
		return [][]rules.Part{{{Word: "Take one"}, part("Which box?", box), whose("Whose skiff?", colour)}}
	case Pair:
		return pairParts(box, to, colour, other)
	case Three:
		return threeParts(m)
	case Shift:
		return [][]rules.Part{{
			{Word: "Move one"}, part("Which box?", box), whose("Whose skiff?", colour), part("To which box?", int(m.To)),
		}}
	}
	return nil
}

// pairParts begin with one's own; if both are, with either.
func pairParts(box, to, own, other int) [][]rules.Part {
	order := func(a, b int) []rules.Part {
		return []rules.Part{
			{Word: "Own and another"}, part("Own: which box?", a), part("Other: which box?", b), whose("Whose skiff?", other),
		}
	}
	if own == other && box != to {
		return [][]rules.Part{order(box, to), order(to, box)}
	}
	return [][]rules.Part{order(box, to)}
}

// threeParts say one's own box first, and the other two in either order.
func threeParts(m rules.Move) [][]rules.Part {
	box, one := At(m.From)
	_, two := At(m.To)
	order := func(a, b int) []rules.Part {
		list := []rules.Part{{Word: "Own and two more"}}
		if m.N >= Loose {
			list = append(list, part("Own: which box?", int(m.N)-Loose), part("Two: which box?", box))
		} else {
			list = append(list, part("Which box?", box))
		}
		return append(list, whose("Whose with yours?", a), whose("And whose?", b))
	}
	if one == two {
		return [][]rules.Part{order(one, one)}
	}
	return [][]rules.Part{order(one, two), order(two, one)}
}

func part(ask string, box int) rules.Part {
	n := strconv.Itoa(box + 1)
	return rules.Part{Ask: ask, Word: "Box " + n, Figure: n, Spot: int16(box + 1)}
}

func whose(ask string, seat int) rules.Part {
	return rules.Part{Ask: ask, Word: fmt.Sprintf("{%d}", seat), Spot: int16(seat + Colours)}
}
