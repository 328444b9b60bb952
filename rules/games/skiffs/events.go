package skiffs

import (
	"fmt"
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
)

// text returns a move as records write it. A place is the box and the seat,
// both from 1: "take 5.2", "pair 5.1 7.2", "three 5.2 5.3", "move 5.2 6".
func text(m rules.Move) string {
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
		return tell.Say("{%d} turns the storm over the lake.", p.seat)
	case Fall:
		if int(p.fallen)+1 < fleet*p.seats {
			return nil
		}
		return tell.Say("The storm has fallen: %d skiffs.", p.fallen+1)
	case Draw:
		return p.drawEvents(int(m.From))
	}
	q := p.After(m).(position)
	return slices.Concat(p.actionEvents(m), p.nearEvents(&q), q.endEvents())
}

// nearEvents returns the events of seats that have come one action from a line.
func (p *position) nearEvents(after *position) (list []rules.Event) {
	var told seats
	for _, near := range p.near() {
		told[near.Seat] = true
	}
	for _, near := range after.near() {
		if !told[near.Seat] {
			told[near.Seat] = true
			list = append(list, tell.Say("{%d} is one action from a line.", near.Seat)...)
		}
	}
	return list
}

func (p *position) drawEvents(seat int) []rules.Event {
	if p.bowl == p.racers() {
		return append(tell.Say("Round %d.", p.round+1), tell.Say("{%d}’s racer is drawn.", seat)...)
	}
	return tell.Say("{%d}’s racer is drawn.", seat)
}

func (p *position) actionEvents(m rules.Move) []rules.Event {
	box, colour := At(m.From)
	to, other := At(m.To)
	e := rules.Event{From: rules.Pot, To: rules.Actor(p.seat)}
	switch m.Verb {
	case Take:
		e.Coins, e.Text = 1, fmt.Sprintf("{%d} takes %s in box %d.", p.seat, p.whose(colour), box+1)
	case Pair:
		e.Coins, e.Text = 2, fmt.Sprintf("{%d} takes theirs in %d, %s in %d.", p.seat, box+1, p.whose(other), to+1)
		if m.From == m.To {
			e.Text = fmt.Sprintf("{%d} takes two of theirs in box %d.", p.seat, box+1)
		}
	case Three:
		e.Coins, e.Text = 3, fmt.Sprintf("{%d} takes three skiffs in box %d.", p.seat, box+1)
		if m.N >= Loose {
			e.Text = fmt.Sprintf("{%d} takes theirs in %d and two in %d.", p.seat, m.N, box+1)
		}
		return append([]rules.Event{e}, tell.Say("%s.", p.list(colour, other, m.N >= Loose))...)
	default:
		return tell.Say("{%d} moves %s from box %d to box %d.", p.seat, p.whose(colour), box+1, m.To+1)
	}
	return []rules.Event{e}
}

// whose returns the owner of a skiff of that colour in words.
func (p *position) whose(colour int) string {
	if colour == int(p.seat) {
		return "theirs"
	}
	return fmt.Sprintf("{%d}’s", colour)
}

// list returns the owners of the three skiffs that the seat takes in words: its
// own and two others, or if loose the two others alone.
func (p *position) list(one, other int, loose bool) string {
	var counts [rules.MaxSeats]int
	if !loose {
		counts[p.seat]++
	}
	counts[one]++
	counts[other]++
	var parts, each []string
	for i := range p.seats {
		seat := (int(p.seat) + i) % p.seats
		whose := fmt.Sprintf("{%d}’s", seat)
		switch n := counts[seat]; n {
		case 0:
		case 1:
			parts, each = append(parts, "one is "+whose), append(each, whose)
		default:
			parts = append(parts, tell.Number(n)+" are "+whose)
		}
	}
	if len(each) == 3 {
		parts = each
	}
	last := len(parts) - 1
	if last == 0 {
		return tell.Upper(parts[0])
	}
	return tell.Upper(strings.Join(parts[:last], ", ") + " and " + parts[last])
}

// endEvents returns the events of the end, if the game is over in p.
func (p *position) endEvents() []rules.Event {
	if p.end == Open {
		return nil
	}
	list := tell.Say("Every box is of one colour.")
	if p.end == ByLine {
		list = nil
	}
	for i, wins := range p.wins {
		if wins {
			list = append(list, rules.Event{
				Text: p.winText(i), Coins: int(p.each), From: rules.Pot, To: rules.Actor(i), Mark: rules.Won,
			})
		}
	}
	rest := int(p.coins.House) - p.seats
	if rest > 0 {
		list = append(list, rules.Event{Text: "The house takes what is left over: " + purse.Coins(rest) + ".", Coins: rest, From: rules.Pot, To: rules.House})
	}
	return append(list, rules.Event{Text: "The house keeps the racers.", Coins: p.seats, From: rules.Pot, To: rules.House})
}

func (p *position) winText(i int) string {
	if p.end == ByLine {
		return fmt.Sprintf("{%d} holds a line and takes %s.", i, purse.Coins(int(p.each)))
	}
	return fmt.Sprintf("{%d} takes %s with %d points.", i, purse.Coins(int(p.each)), p.lake.points(i))
}
