// Package castoff is the kit for games in which a casting-off finds who begins:
// everybody casts once, in the open, and the best cast begins. Those who are
// level on the best cast again, and only they.
package castoff

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// An Off is a casting-off. It has a fixed size, so a position can contain and
// copy it.
type Off struct {
	Seat  int8                      // the seat that casts next, or once it is over the one that begins
	Over  bool                      // it is decided who begins
	Hand  [rules.MaxSeats]tali.Hand // the cast of each seat in this round; none before it
	rot   rotation.Rotation
	again int8
}

// New returns a casting-off, the casts for who begins, among the seats of in; n is the
// number of seats at the table. The first seat of the set from first on casts first.
func New(in rotation.Set, n, first int) Off {
	rot := rotation.New(in, first, n)
	return Off{Seat: rot.Seat, rot: rot}
}

// Longest returns the most moves and outcomes of a casting-off of n seats.
func Longest(n int) int { return rotation.OffLongest(n) }

// Plays reports whether a seat casts in this round.
func (o *Off) Plays(seat int) bool { return o.rot.In.Has(seat) }

// Fall applies the cast h of Seat. worth returns the worth of a hand, from 0 to
// rotation.Most; the highest is best.
func (o *Off) Fall(h tali.Hand, worth func(tali.Hand) int) {
	o.Hand[o.Seat] = h
	o.rot.Count(worth(h))
	if o.Seat = o.rot.Seat; !o.rot.Over() {
		return
	}
	if first := o.rot.Begins(&o.again); first >= 0 {
		o.Over, o.Seat = true, int8(first)
		return
	}
	o.Seat, o.Hand = o.rot.Seat, [rules.MaxSeats]tali.Hand{}
}

// Facts lists the casts of this round in words; name returns the name of a
// hand.
func (o *Off) Facts(name func(tali.Hand) text.Text) (list []text.Text) {
	for i, h := range o.Hand {
		if h != 0 {
			list = append(list, text.Of("{0} threw {1}: {2}.", text.Seat(i), h, name(h)))
		}
	}
	if len(list) == 0 && o.again > 0 && !o.Over {
		list = append(list, "The leaders are level and throw again.")
	}
	return list
}

// Events returns the events of the cast h that led from o to after; name
// returns the name of a hand.
func (o *Off) Events(after Off, h tali.Hand, name func(tali.Hand) text.Text) []rules.Event {
	list := tell.Named(text.Upper(name(h)), "{0} threw {1}.", text.Seat(o.Seat), name(h))
	switch {
	case after.Over:
		list = append(list, tell.Say("{0} begins.", text.Seat(after.Seat))...)
	case after.again > o.again:
		list = append(list, tell.Say("The leaders are level and throw again.")...)
	}
	return list
}
