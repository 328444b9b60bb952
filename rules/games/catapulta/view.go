package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the rings, the stake, and the bones.
type Board struct {
	Caster  rules.Actor // the seat whose bones lie in the sand; Nobody before the first
	Lies    []aim.Lie   // the bones in the order they were tossed; zones are Outside, Outer, Inner, Stake
	Knocked []bool      // by Lies: knocked by the bone in the air or the last one
	Counts  []int       // by Lies: the points of each bone
	Zones   []int       // by zone: the multiplier of a bone's side
	Left    int         // bones still to toss by the seat whose turn it is
	Bold    bool        // the last toss was bold
	Target  int         // points to win
	Score   []int       // by seat, without the current turn
	Gain    []int       // by seat: points of its last turn
	Tally   int         // points of the bones in the current turn
	Round   int         // from 1
	Rounds  int         // the most rounds
	Equal   bool        // the round is completed once somebody has the points
	Waiting []int       // the seats still to toss in this round, the one whose turn it is first
	Over    bool
	Winners []int // more than one share
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
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
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	tell.Rank(&v, p.merit)
	tell.Lead(&v, p.merit)
	return v
}

// lain returns the bones in the sand with their points.
func (p *position) lain() (list []rules.Bone) {
	for _, l := range p.lies[:p.lying] {
		list = append(list, rules.Bone{Side: l.Side, Counts: int8(count(l))})
	}
	return list
}

func (p position) board() Board {
	b := Board{
		Caster: rules.Actor(p.caster), Lies: append([]aim.Lie(nil), p.lies[:p.lying]...), Left: int(p.left),
		Bold: p.way == aim.Bold, Target: p.target, Tally: p.tally(), Round: int(p.rounds) + 1, Over: p.winners != 0,
		Zones: factors[:], Rounds: turnsMost, Equal: p.equal,
	}
	for i := range b.Lies {
		b.Knocked = append(b.Knocked, p.knocked>>i&1 == 1)
		b.Counts = append(b.Counts, count(b.Lies[i]))
	}
	for seat := int(p.seat); !b.Over; {
		b.Waiting = append(b.Waiting, seat)
		if seat = p.in.Next(seat+1, p.seats); seat == int(p.first) {
			break
		}
	}
	for i := range p.seats {
		b.Score, b.Gain = append(b.Score, int(p.score[i])), append(b.Gain, int(p.gain[i]))
		if p.winners.Has(i) {
			b.Winners = append(b.Winners, i)
		}
	}
	return b
}

func (p *position) prompt() text.Text {
	switch {
	case p.winners.Count() > 1:
		return "The win is shared"
	case p.winners != 0 && p.seats == 1:
		return text.Of("{0} points reached", p.target)
	case p.winners != 0:
		return text.Of("{0} wins", text.Seat(p.winners.Only()))
	case p.left == 1:
		return "Throw the last bone"
	}
	return "Throw a bone"
}

func (p *position) aside() text.Text {
	switch {
	case p.winners.Count() > 1:
		return text.Of("Level after {0} turns each.", turnsMost)
	case p.winners != 0 && p.won > 0:
		return text.Of("{0} points won the pot of {1}.", p.most(), text.Coins(p.won))
	case p.winners != 0 && p.seats == 1:
		return text.Of("It took {0} turns.", text.Number(p.rounds))
	case p.winners != 0:
		return text.Of("Won with {0} points.", p.most())
	case p.left < bones:
		return text.Of("This turn: {0} so far. In all: {1} of {2}.", p.tally(), p.now(), p.target)
	}
	return text.Of("{0} has {1} of {2} points.", text.Seat(p.seat), text.Number(p.score[p.seat]), p.target)
}

// ending returns the last fact about a game that is over.
func (p *position) ending() text.Text {
	switch {
	case p.winners.Count() > 1:
		return text.Of("The game is over. Level after {0} turns each.", turnsMost)
	case p.seats == 1:
		return text.Of("It took {0} turns.", text.Number(p.rounds))
	case p.won > 0:
		return text.Of("The game is over. {0} points won the pot of {1}.", p.most(), text.Coins(p.won))
	}
	return text.Of("The game is over. It was won with {0} points.", p.most())
}

// most returns the points of the winner.
func (p *position) most() int { return int(p.score[p.winners.Only()]) }

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.score[i]), Unit: "points",
		Won: p.winners.Has(i), Out: !p.in.Has(i),
	}
	switch {
	case !p.sat.Has(i):
		s.Figure, s.Unit, s.Note = "", "", "out"
	case s.Out:
		s.Note = "beaten"
	case p.air && i == int(p.seat):
		s.Note = "throwing"
	}
	return s
}

// merit returns a seat's points, or −1 if it could not pay the ante.
func (p *position) merit(i int) int {
	if !p.sat.Has(i) {
		return -1
	}
	return int(p.score[i])
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	list := []text.Text{text.Of("You need {0} points to win. Round {1} of {2}.", p.target, min(turnsMost, int(p.rounds)+1), turnsMost)}
	if p.winners != 0 {
		list[0] = p.ending()
	}
	if p.ante > 0 && p.winners == 0 {
		list = append(list, text.Of("The pot holds {0}.", text.Coins(p.coins.Pot())))
	}
	for i, l := range p.lies[:p.lying] {
		list = append(list, text.Of("{0}’s bone {1}: {2}.", text.Seat(p.caster), i+1, lieName(l)))
	}
	for i := range p.seats {
		if p.sat.Has(i) {
			list = append(list, text.Of("{0} has {1} points.", text.Seat(i), text.Number(p.score[i])))
		} else {
			list = append(list, text.Of("{0} has too few coins for the wager.", text.Seat(i)))
		}
	}
	if p.winners == 0 {
		list = append(append(list, p.unusual...), ways...)
	}
	return list
}

// ways are the descriptions of the two ways of tossing.
var ways = []text.Text{
	"A careful throw lands in a ring more often.",
	"A bold throw touches the stake more often.",
}

// zoneNames are the zones in words.
var zoneNames = []text.Text{"outside", "outer ring", "inner ring", "at the stake"}

// lieName returns the place and the points of a bone: "outer ring, 3 × 5 = 15".
func lieName(l aim.Lie) text.Text {
	if l.Zone == Outside {
		return zoneNames[Outside]
	}
	return text.Of("{0}, {1} × {2} = {3}", zoneNames[l.Zone], text.Number(l.Side), factors[l.Zone], count(l))
}

// landed are the sentences about a throw, by zone: the seat, the side, the multiplier and
// the points.
var landed = [...]text.Text{
	Outside: "{0} missed the rings.",
	Outer:   "{0} hit the outer ring: {1} × {2} = {3}.",
	Inner:   "{0} hit the inner ring: {1} × {2} = {3}.",
	Stake:   "{0} hit the stake: {1} × {2} = {3}.",
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	if m.Verb == rules.Throw {
		return nil
	}
	l := aim.LieOf(m)
	if m.Verb == aim.Knock {
		return tell.Say("Bone {0} was knocked: {1}.", int(m.From)+1, lieName(l))
	}
	q := p.After(m).(position)
	mark := rules.Plain
	if l.Zone == Stake {
		mark = rules.Good
	}
	list := tell.Marked(mark, landed[l.Zone], text.Seat(p.seat), text.Number(l.Side), factors[l.Zone], count(l))
	if q.left < bones {
		return list
	}
	gain := text.Number(q.gain[p.seat])
	list = append(list, tell.Named(text.Of("{0} points", gain), "{0} scored {1} points and has {2}.", text.Seat(p.seat), gain, text.Number(q.score[p.seat]))...)
	switch {
	case q.winners != 0 && q.seats > 1:
		return append(list, aim.Verdict(q.winners, func(i int) int { return int(q.score[i]) }, int(q.won))...)
	case q.in != p.in:
		list = append(list, tell.Say("{0} are level: one more turn each.", text.Spelled(q.in.Count()))...)
	}
	return list
}
