package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the jar, and the bones in and beside it.
type Board struct {
	Caster   rules.Actor // the seat whose bones lie there; Nobody before the first
	Lies     []aim.Lie   // the bones in the order they fell; zones are Beside and Inside
	Knocked  []bool      // by Lies: knocked by the bone in the air or the last one
	Left     int         // bones still to throw by the seat that throws
	Bold     bool        // the current or last throw is bold
	Together bool        // all four are thrown at once
	Turns    []Turn      // by seat
	Waiting  []int       // the seats still to throw in this rotation, in order
	ToBeat   int         // the most points thrown in this rotation; 0 before anybody has thrown
	Hopes    bool        // the seat that throws can still reach ToBeat
	Off      int         // the throw-off, from 1; 0 in the first rotation
	Offs     int         // the most throw-offs
	Over     bool
	Winners  []int // more than one share
}

// A Turn is the throw of a seat.
type Turn struct {
	Thrown bool // it has thrown in this rotation, or is throwing, or was beaten in an earlier one
	Points int
	In     int  // bones in the jar
	Plays  bool // it takes part in this rotation
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.winners == 0 && !p.catching(),
		Bones:           p.lain(), Clear: p.left == bones || p.knocked != 0,
		Text:  p.facts(),
		Board: p.board(),
		Seats: tell.Plates(p.seats, p.plate),
	})
	switch {
	case v.Turn == rules.Chance:
		v.Cup = 1
	case v.Turn >= 0:
		v.Choices, v.Cup = aim.Choices(), 1
		if p.together {
			v.Cup = bones
		}
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	tell.Rank(&v, p.merit)
	return v
}

// lain returns the bones on the table. Those beside the jar have no points.
func (p *position) lain() (list []rules.Bone) {
	for _, l := range p.lies[:p.lying] {
		b := rules.Bone{Side: l.Side}
		if l.Zone == Inside {
			b.Counts = l.Side
		}
		list = append(list, b)
	}
	return list
}

func (p position) board() Board {
	b := Board{
		Caster: rules.Actor(p.caster), Lies: append([]aim.Lie(nil), p.lies[:p.lying]...), Left: int(p.left),
		Bold: p.way == aim.Bold, Together: p.together,
		ToBeat: p.best(), Off: int(p.offs), Offs: offsMost, Over: p.winners != 0,
	}
	if !b.Over {
		b.Waiting = p.rot.Waiting()
		b.Hopes = p.now()+sideMost*b.Left >= b.ToBeat
	}
	for i := range b.Lies {
		b.Knocked = append(b.Knocked, p.knocked>>i&1 == 1)
	}
	for i := range p.seats {
		b.Turns = append(b.Turns, Turn{Thrown: p.thrown(i), Points: int(p.points[i]), In: int(p.in[i]), Plays: p.rot.In.Has(i)})
		if p.winners.Has(i) {
			b.Winners = append(b.Winners, i)
		}
	}
	return b
}

// thrown reports whether a seat has points in the current rotation, so that they are
// shown.
func (p *position) thrown(i int) bool {
	return p.sat.Has(i) && (!p.rot.In.Has(i) || p.rot.Done.Has(i) || i == int(p.rot.Seat) && p.left < bones)
}

// catching reports whether the seat on turn is not yet ahead of the best in this
// rotation, but still can be.
func (p *position) catching() bool {
	return p.rot.Done != 0 && p.now() <= p.best() && p.now()+sideMost*int(p.left) > p.best()
}

func (p *position) prompt() text.Text {
	switch {
	case p.winners.Count() > 1 && p.ante == 0:
		return "A tie at the top"
	case p.winners.Count() > 1:
		return "The [pot] is shared"
	case p.winners != 0 && p.seats == 1:
		return "All bones are thrown"
	case p.winners != 0:
		return text.Of("{0} wins", text.Seat(p.winners.Only()))
	case p.catching():
		return text.Of("{0} to beat", p.best())
	case p.together:
		return "Throw four bones"
	case p.left == 1:
		return "Throw the last bone"
	}
	return "Throw a bone"
}

func (p *position) aside() text.Text {
	switch {
	case p.winners.Count() > 1:
		return "Still level after five throw-offs."
	case p.winners != 0 && p.won > 0:
		return text.Of("{0} points in the jar. The pot was {1}.", p.most(), text.Coins(p.won))
	case p.winners != 0:
		return text.Of("{0} points in the jar.", p.most())
	case p.left < bones && p.rot.Done != 0:
		return text.Of("{0} points so far, and {1} bones left.", p.now(), text.Spelled(p.left))
	case p.left < bones:
		return text.Of("{0} points so far.", p.now())
	case p.rot.Done != 0:
		return "Only bones that stay in the jar count."
	case p.offs > 0:
		return text.Of("Throw-off {0} of {1}.", text.Number(p.offs), offsMost)
	}
	return "Only bones that stay in the jar count."
}

// ending returns the last fact about a game that is over.
func (p *position) ending() text.Text {
	switch {
	case p.winners.Count() > 1:
		return "The game is over. Still level after five throw-offs."
	case p.won > 0:
		return text.Of("The game is over. {0} points in the jar. The pot was {1}.", p.most(), text.Coins(p.won))
	}
	return text.Of("The game is over. {0} points in the jar.", p.most())
}

// most returns the points of the winner.
func (p *position) most() int { return int(p.points[p.winners.Only()]) }

// best returns the most points thrown in this rotation.
func (p *position) best() int {
	most := int8(0)
	for i, n := range p.points {
		if p.rot.Done.Has(i) {
			most = max(most, n)
		}
	}
	return int(most)
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Won: p.winners.Has(i), Out: !p.rot.In.Has(i),
	}
	if p.thrown(i) {
		s.Figure, s.Units = text.Figure(p.points[i]), "points"
		s.Unit = text.Of("points beside the figure {0}", text.Number(p.points[i]))
	}
	switch {
	case !p.sat.Has(i):
		s.Note = "out"
	case s.Out:
		s.Note = "beaten"
	case p.air > 0 && i == int(p.rot.Seat):
		s.Note = "throwing"
	case p.winners == 0 && p.rot.Best().Has(i):
		s.Note = "leading"
	}
	return s
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() (list []text.Text) {
	switch {
	case p.winners != 0:
		list = append(list, p.ending())
	case p.offs > 0:
		list = append(list, text.Of("Throw-off {0} of {1}: {2} players throw.", text.Number(p.offs), offsMost, text.Spelled(p.rot.In.Count())))
	}
	if p.ante > 0 && p.winners == 0 {
		list = append(list, text.Of("The pot holds {0}.", text.Coins(p.coins.Pot())))
	}
	for i, l := range p.lies[:p.lying] {
		if l.Zone == Inside {
			list = append(list, text.Of("{0}’s bone {1} is in the jar and shows {2}.", text.Seat(p.caster), i+1, text.Number(l.Side)))
		} else {
			list = append(list, text.Of("{0}’s bone {1} is beside the jar.", text.Seat(p.caster), i+1))
		}
	}
	for i := range p.seats {
		list = append(list, p.fact(i))
	}
	if p.winners == 0 {
		list = append(append(list, p.unusual...), ways...)
	}
	return list
}

// fact returns a sentence about what a seat has thrown.
func (p *position) fact(i int) text.Text {
	switch {
	case !p.sat.Has(i):
		return text.Of("{0} has too few coins for the ante.", text.Seat(i))
	case p.thrown(i):
		return text.Of("{0} has {1} points, with {2} bones in the jar.", text.Seat(i), text.Number(p.points[i]), text.Number(p.in[i]))
	}
	return text.Of("{0} has not thrown yet.", text.Seat(i))
}

// ways are the descriptions of the two ways of throwing.
var ways = []text.Text{
	"A careful throw goes in more often, if your aim is good.",
	"A bold throw goes in less often with any hand, but depends less on your aim.",
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	l := aim.LieOf(m)
	switch {
	case m.Verb == rules.Throw:
		return nil
	case m.Verb == aim.Knock && l.Zone == Inside:
		return tell.Say("Bone {0} was knocked: now in the jar, showing {1}.", int(m.From)+1, text.Number(l.Side))
	case m.Verb == aim.Knock:
		return tell.Say("Bone {0} was knocked: now beside the jar.", int(m.From)+1)
	}
	q := p.After(m).(position)
	seat := p.rot.Seat
	list := tell.Say("{0}’s bone fell beside the jar.", text.Seat(seat))
	if l.Zone == Inside {
		list = tell.Marked(rules.Good, "{0}’s bone fell into the jar: {1}.", text.Seat(seat), text.Number(l.Side))
	}
	if q.left < bones {
		return list
	}
	points := text.Number(q.points[seat])
	list = append(list, tell.Named(text.Of("{0} points", points), "{0} has {1} points.", text.Seat(seat), points)...)
	if q.winners != 0 && q.seats > 1 {
		return append(list, aim.Verdict(q.winners, func(i int) int { return int(q.points[i]) }, int(q.won))...)
	}
	if q.offs > p.offs {
		list = append(list, tell.Say("{0} are level and throw again.", text.Spelled(q.rot.In.Count()))...)
	}
	return list
}
