package skiffs

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// To is the spot of the part "move to box 0"; add the number of the box. A skiff's
// spot is its place plus 1, which is always less than To.
const To = 200

// parts returns the parts of move m by seat: said are the skiffs (and for a moved one
// the box) that a player points at, tacit the own skiff that a Three takes without
// saying.
func parts(m rules.Move, seat rules.Actor) (said, tacit []rules.Part) {
	switch m.Verb {
	case Take:
		return []rules.Part{Skiff(m.From)}, nil
	case Pair:
		return []rules.Part{Skiff(m.From), Skiff(m.To)}, nil
	case Three:
		box, _ := At(m.From)
		if m.N >= Loose {
			box = int(m.N) - Loose
		}
		return []rules.Part{Skiff(m.From), Skiff(m.To)}, []rules.Part{Skiff(Place(box, int(seat)))}
	case Shift:
		n := int(m.To) + 1
		return []rules.Part{Skiff(m.From), {Word: text.Of("to box {0}", n), Figure: text.Figure(n), Seat: rules.Nobody, Spot: To + m.To}}, nil
	}
	return nil, nil
}

// Skiff returns the part for the skiff at a place.
func Skiff(place int16) rules.Part { return skiffs()[place] }

// skiffs returns the parts for the skiffs at all places. They are made once,
// because a board asks for them at every frame.
var skiffs = sync.OnceValue(func() []rules.Part {
	list := make([]rules.Part, Boxes*rules.MaxSeats)
	for place := range list {
		box, seat := At(int16(place))
		list[place] = rules.Part{
			Word: text.Of("{0}’s skiff", text.Seat(seat)), Group: text.Of("box {0}", box+1),
			Figure: text.Figure(box + 1), Seat: rules.Actor(seat), Spot: int16(place) + 1,
		}
	}
	return list
})
