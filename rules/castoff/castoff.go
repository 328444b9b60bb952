// Package castoff is the kit for games in which a casting-off finds who begins:
// everybody casts once, in the open, and the best cast begins. Those who are
// level on the best cast again, and only they.
package castoff

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/tali"
)

// Most is how often a casting-off is repeated before the first of those still
// level begins.
const Most = 20

// An Off is a casting-off. It is of fixed size, so that a position may hold one
// and be copied.
type Off struct {
	N     int8                      // seats at the table
	Seat  int8                      // who casts next, or who begins once it is over
	Over  bool                      // somebody has been found
	In    [rules.MaxSeats]bool      // who casts this time
	Hand  [rules.MaxSeats]tali.Hand // what each has cast this time; none before
	first int8
	again int8
}

// New is a casting-off among the seats that are in, first the given one or the
// next after it.
func New(in [rules.MaxSeats]bool, seats, first int) Off {
	o := Off{N: int8(seats), In: in, first: int8(first)}
	o.Seat = o.from(o.first, in)
	return o
}

// from is the first seat in the set from a seat on.
func (o *Off) from(seat int8, in [rules.MaxSeats]bool) int8 {
	for i := range o.N {
		if s := (seat + i) % o.N; in[s] {
			return s
		}
	}
	return seat
}

// Fall takes in the cast of Seat. Worth is what a hand is worth, above 0 or
// equal to it; more is better.
func (o *Off) Fall(h tali.Hand, worth func(tali.Hand) int) {
	o.Hand[o.Seat] = h
	missing := o.In
	for i := range missing {
		missing[i] = missing[i] && o.Hand[i] == 0
	}
	if s := o.from(o.Seat, missing); missing[s] {
		o.Seat = s
		return
	}
	high, n := o.highest(worth)
	o.Seat = o.from(o.first, high)
	if o.again++; n == 1 || o.again > Most {
		o.Over = true
		return
	}
	o.In, o.Hand = high, [rules.MaxSeats]tali.Hand{}
}

// highest are the seats that are level on the best cast, and how many.
func (o *Off) highest(worth func(tali.Hand) int) (high [rules.MaxSeats]bool, n int) {
	best := -1
	for i, in := range o.In {
		if !in {
			continue
		}
		w := worth(o.Hand[i])
		if w > best {
			best, n, high = w, 0, [rules.MaxSeats]bool{}
		}
		if w == best {
			high[i] = true
			n++
		}
	}
	return high, n
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
func (o *Off) Tell(after Off, h tali.Hand, name func(tali.Hand) string) []rules.Event {
	list := []rules.Event{{Text: fmt.Sprintf("{%d} threw %s.", o.Seat, name(h))}}
	switch {
	case after.Over:
		list = append(list, rules.Event{Text: fmt.Sprintf("{%d} begins.", after.Seat)})
	case after.again > o.again:
		list = append(list, rules.Event{Text: "The best are level and throw again."})
	}
	return list
}
