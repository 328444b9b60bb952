package tali

import "knucklebones/rules"

// Fallen returns the seat that owns a cast, made between two positions, and what the bones
// that fell show to it: those that lie there now, less those that lay there before. The
// hand is empty if the seat does not see all of them.
func Fallen(before, after rules.Position) (seat rules.Actor, h Hand) {
	seat = before.View(rules.Nobody).Asked
	was, now := before.View(seat), after.View(seat)
	if was.Cup == 0 || len(now.Bones) < was.Cup {
		return seat, 0
	}
	h = seen(now.Bones)
	if len(now.Bones) == was.Cup {
		return seat, h
	}
	if lay := seen(was.Bones); h.Has(lay) {
		return seat, h.Without(lay)
	}
	return seat, 0
}

// seen returns the hand of those bones in list whose sides the viewer can see.
func seen(list []rules.Bone) (h Hand) {
	for _, b := range list {
		h = h.Add(one(int(b.Side)))
	}
	return h
}

// A Fours finds the throws of four bones among the steps of a game: four bones at once, or
// two and then two to them, where a cast is made in halves.
type Fours struct {
	seat rules.Actor // which has thrown the first half
	half Hand        // none if no cast is half made
}

// Next follows the game by one step. It returns a hand of four, and its seat, once a
// throw of four bones (in one cast or in two of two) has shown it to the seat;
// otherwise Nobody and no hand.
func (f *Fours) Next(before rules.Position, m rules.Move, after rules.Position) (seat rules.Actor, h Hand) {
	if m.Verb != rules.Cast {
		return rules.Nobody, 0
	}
	half, of := f.half, f.seat
	f.half = 0
	seat, h = Fallen(before, after)
	switch {
	case h.Len() == 4:
		return seat, h
	case h.Len() != 2:
	case half != 0 && seat == of && len(after.View(seat).Bones) == 4:
		return seat, half.Add(h)
	case len(after.View(seat).Bones) == 2:
		f.seat, f.half = seat, h
	}
	return rules.Nobody, 0
}
