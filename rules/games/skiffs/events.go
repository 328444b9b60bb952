package skiffs

import (
	"fmt"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// record returns a move as records write it. A place is the box and the seat,
// both from 1: "take 5.2", "pair 5.1 7.2", "three 5.2 5.3", "move 5.2 6".
func record(m rules.Move) string {
	switch m.Verb {
	case Fall:
		return fmt.Sprintf("fall %d.%d", m.To+1, m.From+1)
	case Draw:
		return fmt.Sprintf("draw %d", m.From+1)
	case Take:
		return "take " + spot(m.From)
	case Pair:
		return fmt.Sprintf("pair %s %s", spot(m.From), spot(m.To))
	case Three:
		s := fmt.Sprintf("three %s %s", spot(m.From), spot(m.To))
		if m.N >= Loose {
			s += fmt.Sprintf(" own %d", m.N)
		}
		return s
	case Shift:
		return fmt.Sprintf("move %s %d", spot(m.From), m.To+1)
	}
	return string(m.Verb)
}

// spot returns a place as records write it.
func spot(place int16) string {
	box, seat := At(place)
	return fmt.Sprintf("%d.%d", box+1, seat+1)
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	switch m.Verb {
	case Storm:
		return tell.Say("{0} tipped the storm onto the lake.", text.Seat(p.seat))
	case Fall:
		if int(p.fallen)+1 < fleet*p.seats {
			return nil
		}
		return tell.Say("The storm fell: {0} skiffs.", fleet*p.seats)
	case Draw:
		return p.drawEvents(text.Seat(m.From))
	}
	q := p.After(m).(position)
	return slices.Concat(p.actionEvents(m), p.nearEvents(&q), q.endEvents())
}

// nearEvents returns the events for seats that the move brought within one action of a
// line.
func (p *position) nearEvents(after *position) (list []rules.Event) {
	var told seats
	for _, near := range p.near() {
		told[near.Seat] = true
	}
	for _, near := range after.near() {
		if !told[near.Seat] {
			told[near.Seat] = true
			list = append(list, tell.Say("{0} came within one action of a line.", text.Seat(near.Seat))...)
		}
	}
	return list
}

func (p *position) drawEvents(seat text.Arg) []rules.Event {
	drawn := tell.Say("{0} was drawn from the bowl.", seat)
	if p.bowl == p.racers() {
		return append(tell.Say("Round {0}.", int(p.round)+1), drawn...)
	}
	return drawn
}

func (p *position) actionEvents(m rules.Move) []rules.Event {
	box, colour := At(m.From)
	to, other := At(m.To)
	pot, seat := rules.Pot, rules.Actor(p.seat)
	switch m.Verb {
	case Take:
		return tell.Moved(1, pot, seat, p.takes(colour, box))
	case Pair:
		return tell.Moved(2, pot, seat, p.takesTwo(box, other, to))
	case Three:
		list := tell.Moved(3, pot, seat, "{0} took three skiffs from box {1}.", seat, box+1)
		if m.N >= Loose {
			list = tell.Moved(3, pot, seat, "{0} took their skiff in {1} and two in {2}.", seat, text.Number(m.N), box+1)
		}
		return append(list, tell.Say(p.owners(colour, other, m.N >= Loose))...)
	}
	if colour == int(p.seat) {
		return tell.Say("{0} moved their own skiff from {1} to {2}.", seat, box+1, int(m.To)+1)
	}
	return tell.Say("{0} moved {1}’s skiff from {2} to {3}.", seat, text.Seat(colour), box+1, int(m.To)+1)
}

// takes returns the sentence about the seat taking one skiff.
func (p *position) takes(colour, box int) text.Text {
	if colour == int(p.seat) {
		return text.Of("{0} took a skiff of their own in box {1}.", text.Seat(p.seat), box+1)
	}
	return text.Of("{0} took a skiff of {1}’s in box {2}.", text.Seat(p.seat), text.Seat(colour), box+1)
}

// takesTwo returns the sentence for a seat that takes two skiffs: one of its own in box
// and one of that colour in the box to. Boxes are counted from 0.
func (p *position) takesTwo(box, colour, to int) text.Text {
	seat := text.Seat(p.seat)
	switch {
	case colour != int(p.seat):
		return text.Of("{0} took their own in {1}, {2}’s in {3}.", seat, box+1, text.Seat(colour), to+1)
	case box != to:
		return text.Of("{0} took their own skiffs in {1} and {2}.", seat, box+1, to+1)
	}
	return text.Of("{0} took two of their skiffs in box {1}.", seat, box+1)
}

// owners returns the sentence about the owners of the three skiffs that the
// seat takes: its own and two others, or if loose about the two others alone.
func (p *position) owners(one, other int, loose bool) text.Text {
	me := int(p.seat)
	if p.after(one) > p.after(other) {
		one, other = other, one
	}
	first, second := text.Seat(one), text.Seat(other)
	switch {
	case loose && one == other:
		return text.Of("Taken: two of {0}’s.", first)
	case loose:
		return text.Of("Taken: one of {0}’s, one of {1}’s.", first, second)
	case one == me && other == me:
		return text.Of("Taken: three of {0}’s.", first)
	case one == me:
		return text.Of("Taken: two of {0}’s, one of {1}’s.", first, second)
	case one == other:
		return text.Of("Taken: one of {0}’s, two of {1}’s.", text.Seat(me), first)
	}
	return text.Of("Taken: {0}’s, {1}’s and {2}’s.", text.Seat(me), first, second)
}

// after returns how many places clockwise of the acting seat a seat sits.
func (p *position) after(seat int) int { return (seat - int(p.seat) + p.seats) % p.seats }

// endEvents returns the events of the end, if the game is over in p.
func (p *position) endEvents() []rules.Event {
	if p.end == Open {
		return nil
	}
	var list []rules.Event
	if p.end == ByBoxes {
		list = tell.Say("No box had two colours any more.")
	}
	list = append(list, tell.Moved(p.seats, rules.Pot, rules.House, "The house kept the racers.")...)
	if rest := int(p.coins.House) - p.seats; rest > 0 {
		list = append(list, tell.Moved(rest, rules.Pot, rules.House, "The house took what can’t be shared: {0}.", text.Coins(rest))...)
	}
	for i, wins := range p.wins {
		if wins {
			list = append(list, p.winEvents(i)...)
		}
	}
	return list
}

func (p *position) winEvents(i int) []rules.Event {
	seat, each := rules.Actor(i), text.Coins(p.each)
	if p.end == ByLine {
		return tell.Won(int(p.each), seat, "{0} held a line and took {1}.", seat, each)
	}
	return tell.Won(int(p.each), seat, "{0} had {2} points and took {1}.", seat, each, p.lake.points(i))
}
