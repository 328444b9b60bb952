package cups

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the bones under the cups.
type Board struct {
	Hands [3]tali.Hand // by seat; none where the viewer may not see them
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(),
		Seats:  tell.Plates(p.coins.N, p.plate),
		Piles:  []rules.Pile{{Label: "Pot", Coins: p.coins.Pot(), Seat: rules.Nobody}},
		Bones:  p.lie(seat), Cup: 1,
		Choices: tell.Choices(p.Moves(nil), choice),
		Board:   p.board(seat),
	})
	tell.Rank(&v, p.merit)
	return v
}

// sees reports whether a seat may see the bone of another.
func (p position) sees(seat rules.Actor, of int) bool {
	return p.over || p.revealed || seat == rules.Actor(of)
}

// lie returns the bones on the table, those covered that the seat may not see.
func (p position) lie(seat rules.Actor) (list []rules.Bone) {
	for i, h := range p.hand {
		switch {
		case h != 0 && p.sees(seat, i):
			list = h.Bones(list)
		case h != 0:
			list = append(list, rules.Bone{})
		}
	}
	return list
}

func (p position) board(seat rules.Actor) (b Board) {
	for i, h := range p.hand {
		if p.sees(seat, i) {
			b.Hands[i] = h
		}
	}
	return b
}

func (p position) prompt() text.Text {
	switch best := p.rot.Best(); {
	case p.over && best.Count() == 1:
		return text.Of("{0} wins the [pot]", text.Seat(best.Only()))
	case p.over:
		return "The highest are level"
	case p.casts == 0:
		return "Throw under the cup"
	}
	return "Throw or leave it"
}

func (p position) plate(i int8) rules.SeatView {
	best := p.rot.Best()
	return rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Won: p.over && best.Count() == 1 && best.Has(int(i)), Out: !p.rot.In.Has(int(i)),
	}
}

// merit returns the side of a seat's bone, or 0 if the seat has left.
func (p position) merit(i int8) int { return p.hand[i].Sum() }

func choice(m rules.Move) rules.Choice {
	if m.Verb == Leave {
		return rules.Choice{Move: m, Kind: rules.Second, Label: "Leave it"}
	}
	return rules.Choice{Move: m, Label: "Throw the bone"}
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	m = p.Seen(seat, m)
	switch q := p.After(m).(position); {
	case m.Verb == rules.Cast && m.N == 0:
		return tell.Say("{0} threw under the cup.", text.Seat(p.rot.Seat))
	case m.Verb == rules.Cast:
		return tell.Say("{0} threw {1}.", text.Seat(p.rot.Seat), q.hand[p.rot.Seat])
	case q.over:
		return p.endEvents(q)
	}
	return nil
}

// endEvents returns the events of lifting the cups: the coins of p go to the
// winner or back.
func (p position) endEvents(q position) []rules.Event {
	pot, best := p.coins.Pot(), q.rot.Best()
	if best.Count() == 1 {
		seat := rules.Actor(best.Only())
		return tell.Won(pot, seat, "{0} won the pot: {1}.", seat, pot)
	}
	list := tell.Say("The highest are level: every coin goes back.")
	for i := range p.coins.N {
		list = append(list, tell.Moved(int(p.coins.Paid[i]), rules.Pot, rules.Actor(i), "")...)
	}
	return list
}
