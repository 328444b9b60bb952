// Package castoff is the kit for games in which a casting-off finds who begins:
// everybody casts once, in the open, and the best cast begins. Those who are
// level on the best cast again, and only they.
package castoff

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// An Off is a casting-off. It is of fixed size, so that a position may hold one
// and be copied.
type Off struct {
	Seat  int8                      // who casts next, or who begins once it is over
	Over  bool                      // somebody has been found
	Hand  [rules.MaxSeats]tali.Hand // what each has cast this time; none before
	rot   rotation.Rotation
	again int8
}

// New is a casting-off among the seats that are in, of n at the table, first
// the given one or the next after it.
func New(in rotation.Set, n, first int) Off {
	rot := rotation.New(in, first, n)
	return Off{Seat: rot.Seat, rot: rot}
}

// Longest is the most moves and outcomes of a casting-off of n seats.
func Longest(n int) int { return rotation.OffLongest(n) }

// Plays says whether a seat casts this time.
func (o *Off) Plays(seat int) bool { return o.rot.In.Has(seat) }

// Fall takes in the cast of Seat. Worth is what a hand is worth, from 0 to
// rotation.Most; more is better.
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

// Facts are the casts that were made this time, in words; name is what a hand
// is called.
func (o *Off) Facts(name func(tali.Hand) string) []string {
	var list []string
	for i, h := range o.Hand {
		if h != 0 {
			list = append(list, fmt.Sprintf("{%d} threw %s: %s.", i, h, name(h)))
		}
	}
	if len(list) == 0 && o.again > 0 && !o.Over {
		list = append(list, "The best were level and throw again.")
	}
	return list
}

// Tell tells of the cast that led from o to the casting-off after it.
func (o *Off) Events(after Off, h tali.Hand, name func(tali.Hand) string) []rules.Event {
	list := tell.Named(tell.Upper(name(h)), "{%d} threw %s.", o.Seat, name(h))
	switch {
	case after.Over:
		list = append(list, tell.Say("{%d} begins.", after.Seat)...)
	case after.again > o.again:
		list = append(list, tell.Say("The best are level and throw again.")...)
	}
	return list
}
