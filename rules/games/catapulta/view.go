package catapulta

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
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

func (p *position) prompt() string {
	switch {
	case p.winners.Count() > 1:
		return "The game is shared"
	case p.winners != 0:
		return fmt.Sprintf("{%d} wins", p.winners.Only())
	case p.left == 1:
		return "Toss the last bone"
	}
	return "Toss a bone"
}

func (p *position) aside() string {
	switch {
	case p.winners.Count() > 1:
		return fmt.Sprintf("Level after %d turns each.", turnsMost)
	case p.winners != 0 && p.won > 0:
		return fmt.Sprintf("%s, and %s.", tell.Figures(int(p.score[p.winners.Only()]), "point"), purse.Coins(int(p.won)))
	case p.winners != 0:
		return tell.Figures(int(p.score[p.winners.Only()]), "point") + "."
	case p.left < bones:
		return fmt.Sprintf("This turn counts %d so far: %d of %d.", p.tally(), p.now(), p.target)
	}
	return fmt.Sprintf("{%d} has %d of %d.", p.seat, p.score[p.seat], p.target)
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: strconv.Itoa(int(p.score[i])), Unit: "points",
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

// facts returns the position in words.
func (p *position) facts() []string {
	list := []string{fmt.Sprintf("%d points win. Round %d of %d.", p.target, min(turnsMost, p.rounds+1), turnsMost)}
	if p.winners != 0 {
		list[0] = "The game is over. " + p.aside()
	}
	if p.ante > 0 && p.winners == 0 {
		list = append(list, fmt.Sprintf("The pot holds %s.", purse.Coins(p.coins.Pot())))
	}
	for i, l := range p.lies[:p.lying] {
		list = append(list, fmt.Sprintf("{%d}’s bone %d: %s.", p.caster, i+1, lieWords(l)))
	}
	for i := range p.seats {
		if p.sat.Has(i) {
			list = append(list, fmt.Sprintf("{%d} has %s.", i, tell.Figures(int(p.score[i]), "point")))
		} else {
			list = append(list, fmt.Sprintf("{%d} has too few coins for the wager.", i))
		}
	}
	if p.winners == 0 {
		list = append(append(list, p.unusual...), ways...)
	}
	return list
}

// ways are the descriptions of the two ways of tossing.
var ways = []string{
	"A careful toss lands in a ring more often.",
	"A bold one touches the stake more often.",
}

// zoneNames are the zones in words.
var zoneNames = []string{"outside", "outer ring", "inner ring", "at the stake"}

// lieWords returns the place and the points of a bone: "outer ring, 3 × 5 =
// 15".
func lieWords(l aim.Lie) string {
	if l.Zone == Outside {
		return "outside"
	}
	return fmt.Sprintf("%s, %d × %d = %d", zoneNames[l.Zone], l.Side, factors[l.Zone], count(l))
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	if m.Verb == rules.Throw {
		return nil
	}
	l := aim.LieOf(m)
	if m.Verb == aim.Knock {
		return tell.Say("Bone %d is knocked: %s.", m.From+1, lieWords(l))
	}
	q := p.After(m).(position)
	mark := rules.Plain
	if l.Zone == Stake {
		mark = rules.Good
	}
	list := tell.Marked(mark, "{%d}: %s.", p.seat, lieWords(l))
	if q.left < bones {
		return list
	}
	list = append(list, tell.Named(fmt.Sprintf("%d gained", q.gain[p.seat]), "{%d} gains %d points and has %d.", p.seat, q.gain[p.seat], q.score[p.seat])...)
	switch {
	case q.winners != 0:
		return append(list, aim.Verdict(q.winners, func(i int) int { return int(q.score[i]) }, int(q.won))...)
	case q.in != p.in:
		list = append(list, tell.Say("%s are level: one more turn each.", tell.Upper(tell.Number(q.in.Count())))...)
	}
	return list
}
