package tropa

import (
	"fmt"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
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
		Bones: p.lain(), Clear: p.left == bones || p.knocked != 0,
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

// thrown reports whether a seat's points count now.
func (p *position) thrown(i int) bool {
	return p.sat.Has(i) && (!p.rot.In.Has(i) || p.rot.Done.Has(i) || i == int(p.rot.Seat) && p.left < bones)
}

func (p *position) prompt() string {
	switch {
	case p.winners.Count() > 1 && p.ante == 0:
		return "The game is shared"
	case p.winners.Count() > 1:
		return "The pot is shared"
	case p.winners != 0:
		return fmt.Sprintf("{%d} wins", p.winners.Only())
	case p.together:
		return "Throw four bones"
	case p.left == 1:
		return "Throw the last bone"
	}
	return "Throw a bone"
}

func (p *position) aside() string {
	switch {
	case p.winners.Count() > 1:
		return "Still level after five throw-offs."
	case p.winners != 0:
		s := tell.Figures(int(p.points[p.winners.Only()]), "point") + " in the jar"
		if p.won > 0 {
			s += ", and " + purse.Coins(int(p.won))
		}
		return s + "."
	case p.left < bones && p.rot.Done != 0:
		return fmt.Sprintf("%s so far. %d to beat.", tell.Figures(p.now(), "point"), p.best())
	case p.left < bones:
		return tell.Figures(p.now(), "point") + " so far."
	case p.rot.Done != 0:
		return tell.Figures(p.best(), "point") + " to beat."
	case p.offs > 0:
		return fmt.Sprintf("Throw-off %d of %d.", p.offs, offsMost)
	}
	return "What stays in the jar counts."
}

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
		s.Figure, s.Unit, _ = strings.Cut(tell.Figures(int(p.points[i]), "point"), " ")
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

// facts returns the position in words.
func (p *position) facts() []string {
	var list []string
	switch {
	case p.winners != 0:
		list = append(list, "The game is over. "+p.aside())
	case p.offs > 0:
		list = append(list, fmt.Sprintf("Throw-off %d of %d: %s throw.", p.offs, offsMost, tell.Number(p.rot.In.Count())))
	}
	if p.ante > 0 && p.winners == 0 {
		list = append(list, fmt.Sprintf("The pot holds %s.", purse.Coins(p.coins.Pot())))
	}
	for i, l := range p.lies[:p.lying] {
		list = append(list, fmt.Sprintf("{%d}’s bone %d: %s.", p.caster, i+1, lieWords(l)))
	}
	for i := range p.seats {
		switch {
		case !p.sat.Has(i):
			list = append(list, fmt.Sprintf("{%d} has too few coins for the ante.", i))
		case p.thrown(i):
			list = append(list, fmt.Sprintf("{%d} has %s, with %s in the jar.", i, tell.Figures(int(p.points[i]), "point"), tell.Words(int(p.in[i]), "bone")))
		default:
			list = append(list, fmt.Sprintf("{%d} has yet to throw.", i))
		}
	}
	if p.winners == 0 {
		list = append(append(list, p.unusual...), ways...)
	}
	return list
}

// ways are the descriptions of the two ways of throwing.
var ways = []string{
	"A careful throw goes in more often, if the hand is sure.",
	"A bold one asks less of the hand, and leaves more to chance.",
}

func lieWords(l aim.Lie) string {
	if l.Zone == Inside {
		return fmt.Sprintf("in the jar on %d", l.Side)
	}
	return "beside the jar"
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	switch m.Verb {
	case aim.Knock:
		return tell.Say("Bone %d is knocked: %s.", m.From+1, lieWords(aim.LieOf(m)))
	case rules.Throw:
		return nil
	}
	q := p.After(m).(position)
	seat := p.rot.Seat
	list := tell.Say("{%d}’s bone fell beside the jar.", seat)
	if l := aim.LieOf(m); l.Zone == Inside {
		list[0] = tell.Marked(rules.Good, "{%d}’s bone is in the jar: %d.", seat, l.Side)[0]
	}
	if q.left < bones {
		return list
	}
	list = append(list, tell.Named(tell.Figures(int(q.points[seat]), "point"), "{%d} has %s.", seat, tell.Figures(int(q.points[seat]), "point"))...)
	if q.winners != 0 {
		return append(list, aim.Verdict(q.winners, func(i int) int { return int(q.points[i]) }, int(q.won))...)
	}
	if q.offs > p.offs {
		list = append(list, tell.Say("Throw again: %s are level.", tell.Number(q.rot.In.Count()))...)
	}
	return list
}
