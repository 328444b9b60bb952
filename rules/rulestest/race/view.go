package race

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the points of every seat.
type Board struct {
	Scores []int // points held, by seat
	Goal   int
	Gained int         // in this turn
	Seat   rules.Actor // the seat whose turn it is
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Seats: tell.Plates(p.coins.N, p.plate),
		Piles: []rules.Pile{{Label: "Pot", Coins: p.coins.Pot(), Seat: rules.Nobody}},
		Bones: p.lie.Bones(nil), Cup: 1, Clear: true,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
	})
	tell.Rank(&v, p.merit)
	return v
}

func (p position) board() Board {
	b := Board{Goal: p.goal, Gained: int(p.gained), Seat: rules.Actor(p.seat)}
	for _, n := range p.score[:p.coins.N] {
		b.Scores = append(b.Scores, int(n))
	}
	return b
}

func (p position) prompt() text.Text {
	switch {
	case p.winner != nobody:
		return text.Of("{0} wins", text.Seat(p.winner))
	case p.over:
		return "Nobody wins"
	case p.gained == 0:
		return "Throw the bone"
	}
	return "Throw or hold?"
}

func (p position) aside() text.Text {
	switch {
	case p.winner != nobody:
		return text.Of("{0} holds {1} points.", text.Seat(p.winner), p.points(p.winner))
	case p.over:
		return "Sixty turns are over: the pot is shared."
	}
	return text.Of("A 1 ends the turn. The first to hold {0} wins.", p.goal)
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	if p.over {
		return []text.Text{text.Of("The game is over after {0} turns.", text.Spelled(p.turns))}
	}
	return []text.Text{text.Of("{0} holds {1} points. This turn so far: {2}.", text.Seat(p.seat), p.points(p.seat), text.Number(p.gained))}
}

func (p position) points(seat int8) text.Arg { return text.Number(p.score[seat]) }

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.score[i]), Unit: "points",
		Won: i == p.winner, Out: !p.sat.Has(int(i)),
	}
	if p.falling && i == p.seat {
		s.Note = "throwing"
	}
	return s
}

// merit returns the points of a seat, or −1 if it could not pay the ante.
func (p position) merit(i int8) int {
	if !p.sat.Has(int(i)) {
		return -1
	}
	return int(p.score[i])
}

func (p position) choice(m rules.Move) rules.Choice {
	if m.Verb == Hold {
		return rules.Choice{Move: m, Kind: rules.Second, Label: text.Of("Hold {0}", text.Number(p.gained))}
	}
	return rules.Choice{Move: m, Label: "Throw the bone"}
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q, seat := p.After(m).(position), text.Seat(p.seat)
	switch {
	case m.Verb == rules.Cast && q.lie.Sum() == 1:
		return append(tell.Marked(rules.Lost, "{0} threw 1 and lost {1}.", seat, text.Number(p.gained)), p.endEvents(q)...)
	case m.Verb == rules.Cast:
		return tell.Say("{0} threw {1}: {2} in this turn.", seat, q.lie, text.Number(q.gained))
	case m.Verb == Hold:
		return append(tell.Marked(rules.Good, "{0} now holds {1} points.", seat, q.points(p.seat)), p.endEvents(q)...)
	}
	return nil
}

// endEvents returns the events of the end if q is over: the coins of p go to the
// winner, or are shared.
func (p position) endEvents(q position) []rules.Event {
	switch pot := p.coins.Pot(); {
	case q.winner != nobody:
		return tell.Won(pot, rules.Actor(q.winner), "{0} won the pot: {1}.", text.Seat(q.winner), pot)
	case q.over:
		return purse.Taken("Sixty turns are over: the pot is shared.", pot/p.sat.Count(), p.sat.Array())
	}
	return nil
}
