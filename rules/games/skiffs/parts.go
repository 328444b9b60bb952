package skiffs

import (
	"strconv"

	"knucklebones/rules"
)

// To is the spot of the part that says to which box a skiff is moved, less the
// box. Lower ones are those of skiffs: their places, and one more.
const To = 200

// parts are the skiffs that an action takes; of three one's own goes without
// saying. A skiff that is moved is said with the box it goes to.
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
		n := strconv.Itoa(int(m.To) + 1)
		return []rules.Part{Skiff(m.From), {Word: "To box " + n, Figure: n, Spot: To + m.To}}, nil
	}
	return nil, nil
}

// Skiff is the part that stands for a skiff at a place.
func Skiff(place int16) rules.Part {
	box, seat := At(place)
	n := strconv.Itoa(box + 1)
	return rules.Part{Word: "{" + strconv.Itoa(seat) + "}’s skiff", Group: "Box " + n, Figure: n, Spot: place + 1}
}
