package biga

import (
	"fmt"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
)

// A Board describes the position: the chariot on its way to 100.
type Board struct {
	At, Goal int    // the count, and the count that ends the race
	Furthest int    // the highest possible count
	Was      int    // the count before the last throw
	Throws   int    // thrown so far
	Throw    int    // the sum of the last throw; 0 before the first
	Fate     string // the effect of the last throw: "a lame horse"; empty before the first
	Key      []Way  // all sums of two bones
	One      []Way  // all sums of one bone, if one may be thrown late; else none
	Late     int    // the count from which one may be thrown
	MayOne   bool   // one bone may be thrown now
	Median   int    // throws after which half of all races have ended
	Over     bool   // the race is over: At is Goal, or it is lost
}

// A Way is a possible sum of a throw, and its effect now.
type Way struct {
	Sum    int
	Gain   int // by the key; negative for losing throws
	To     int // the count it would lead to
	Fate   string
	Chance float64
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, 0, rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Seats: []rules.SeatView{p.plate()},
		Bones: p.lie.Bones(nil), Clear: true, Cup: int(p.cup),
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
	})
	if v.Turn == 0 {
		v.Cup = bones
	}
	return v
}

func (p position) board() Board {
	b := Board{
		At: int(p.at), Goal: goal, Furthest: furthest, Was: int(p.was),
		Throws: int(p.throws), Throw: p.lie.Sum(), Over: p.over(),
	}
	if p.lie != 0 {
		b.Fate = fates[b.Throw].words
	}
	b.Key, b.Late, b.Median = p.ways(bones), late, p.chances().median
	if p.late {
		b.One, b.MayOne = p.ways(1), p.mayOne()
	}
	return b
}

// ways returns all sums of n bones.
func (p position) ways(n int) (list []Way) {
	for sum, x := range p.chance[n] {
		if x > 0 {
			f := fates[sum]
			list = append(list, Way{sum, f.gain, drive(int(p.at), sum), f.words, x})
		}
	}
	return list
}

func (p position) prompt() string {
	switch {
	case p.at == goal:
		return fmt.Sprintf("Home in %d throws", p.throws)
	case p.over():
		return "The race is lost"
	case p.cup == 1:
		return "Throw one bone"
	case p.cup == 0 && p.mayOne():
		return "One bone or two?"
	}
	return "Throw two bones"
}

func (p position) aside() string {
	to := int(goal - p.at)
	switch {
	case p.at == goal:
		return fmt.Sprintf("Half of all races take %d throws or fewer.", p.chances().median)
	case p.over():
		return fmt.Sprintf("Not home after %d throws.", p.throws)
	case to < 0:
		return fmt.Sprintf("%d too far: only a losing throw takes you back.", -to)
	}
	return fmt.Sprintf("Exactly %d to go.", to)
}

func (p position) plate() rules.SeatView {
	s := rules.SeatView{
		Purse: p.purse, Figure: strconv.Itoa(int(p.at)), Unit: "of 100",
		Won: p.at == goal,
	}
	if p.cup > 0 {
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in words.
func (p position) facts() []string {
	list := []string{fmt.Sprintf("{0} is at %d of 100 after %s.", p.at, tell.Words(int(p.throws), "throw"))}
	if p.lie != 0 {
		list = append(list, fmt.Sprintf("{0} threw %s, %d: %s, %s.", p.lie, p.lie.Sum(), fates[p.lie.Sum()].words, p.way()))
	}
	switch {
	case p.over():
	case p.at > goal:
		list = append(list, "Losing throws are 2, 5, 7, 9 and 12. Gains are void above 100.")
	default:
		list = append(list, "Throws that gain: 4 gains 6, 6 gains 9, 8 gains 12, 10 gains 15.",
			"Throws that lose: 2, 5 and 7 lose 2, 9 loses 3, 12 loses 6.")
	}
	if p.mayOne() && !p.over() {
		list = append(list, "A single bone on 1 or 3 gains 1 or 3.")
	}
	return list
}

// way returns the effect of the last throw in words.
func (p position) way() string {
	switch d := int(p.at - p.was); {
	case d > 0:
		return "forward " + strconv.Itoa(d)
	case d < 0:
		return "back " + strconv.Itoa(-d)
	case p.at > goal:
		return "void above 100"
	}
	return "still at the start"
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Label: "Throw two bones"}
	if m.Verb == One {
		c.Kind, c.Label = rules.Second, "Throw one bone"
	}
	return c
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	if m.Verb != rules.Cast {
		return nil
	}
	q := p.After(m).(position)
	sum := q.lie.Sum()
	list := tell.Say("{0} threw %d: %s, to %d.", sum, q.way(), q.at)
	switch {
	case p.at > goal && q.at == p.at:
		list[0].Text = fmt.Sprintf("{0} threw %d: void above 100.", sum)
	case q.at == p.at:
		list[0].Text = fmt.Sprintf("{0} threw %d: still at the start.", sum)
	}
	switch {
	case q.at == goal:
		list = append(list, tell.Marked(rules.Won, "{0} is home after %s.", tell.Words(int(q.throws), "throw"))...)
	case q.over():
		list = append(list, tell.Marked(rules.Lost, "%d throws: the race is lost.", q.throws)...)
	}
	return list
}
