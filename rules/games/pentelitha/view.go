package pentelitha

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the hand, and the bones on and below it.
type Board struct {
	Bones   int       // number of bones
	Held    int       // bones between the fingers, or in the hand when played from the ground
	Sides   []int8    // sides of the bones held, in order, for drawing: in this game no side counts
	Ground  []int8    // sides of the bones still on the ground, when played from the ground
	Toss    int       // bones in the air, or in the next toss
	Caught  int       // by the last toss
	Dropped int       // of those held, by the last toss
	Fell    tali.Hand // bones that the last toss missed or dropped
	Tosses  int
	Fair    int  // tosses after which half of all games with this aim have ended
	Most    int  // tosses after which the game is lost
	Bold    bool // the current or last toss is bold
	Snatch  bool // played from the ground
	Loose   bool // bones held may be dropped
	Over    bool // all are caught, or there were too many tosses
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, 0, rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: !p.over() && !p.ground,
		Seats:           []rules.SeatView{p.plate()},
		Bones:           p.lain(), Clear: true,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
	})
	if !p.over() {
		v.Cup = p.tossed()
	}
	tell.Rank(&v, tell.Alone)
	return v
}

// lain returns the fallen bones, without points.
func (p *position) lain() []rules.Bone {
	list := p.fell.Bones(nil)
	for i := range list {
		list[i].Counts = 0
	}
	return list
}

// lying are the sides shown for the bones that are held, or on the ground at
// first.
var lying = [bonesMost]int8{3, 4, 1, 6, 3}

func (p position) board() Board {
	b := Board{
		Bones: p.bones, Held: int(p.held), Toss: p.tossed(),
		Caught: int(p.caught), Dropped: int(p.dropped), Fell: p.fell, Tosses: int(p.tosses),
		Fair: p.plan().median, Most: tossesMost, Bold: p.way == aim.Bold, Snatch: p.ground, Loose: p.drop, Over: p.over(),
		Sides: slices.Clone(lying[:p.held]),
	}
	if p.ground {
		b.Ground = slices.Clone(lying[p.held:p.bones])
	}
	return b
}

func (p *position) prompt() text.Text {
	switch {
	case p.won():
		return text.Of("All in {0} tosses", int(p.tosses))
	case p.over():
		return "The game is lost"
	case p.ground:
		return "Toss one, snatch one"
	}
	return text.Of("Toss {0} bones", p.tossed())
}

func (p *position) aside() text.Text {
	switch {
	case p.won():
		return text.Of("{0} needs {1} tosses or fewer half the time.", text.Upper(aim.Hand(p.hand)), p.plan().median)
	case p.over():
		return text.Of("Not all the bones were caught in {0} tosses.", int(p.tosses))
	case p.ground:
		return text.Of("{0} bones are still on the ground.", p.left())
	case p.held == 0:
		return "Catch them on the back of your hand."
	}
	return text.Of("{0} bones are between your fingers.", text.Number(p.held))
}

func (p *position) plate() rules.SeatView {
	s := rules.SeatView{Purse: p.purse, Figure: text.Figure(p.held), Unit: text.Of("of {0}", p.bones), Won: p.won()}
	if p.air {
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	list := []text.Text{text.Of("{0} holds {1} of {2} bones after {3} tosses.", text.Seat(0), text.Number(p.held), p.bones, int(p.tosses))}
	if p.tosses > 0 {
		list = append(list, p.last())
	}
	switch {
	case p.won():
		return append(list, "All the bones are caught.")
	case p.over():
		return append(list, "The game is lost.")
	case p.ground:
		return append(list, "Toss one bone, snatch one from the ground, and catch the tossed one.")
	}
	list = append(append(list, p.unusual...), "In a low toss the bones spread out.",
		"In a high toss they stay together, but stray farther.")
	if p.drop {
		list = append(list, "Bones you hold can be knocked off.")
	}
	return list
}

// last returns the result of the last toss.
func (p *position) last() text.Text {
	switch {
	case p.ground && p.caught > 0:
		return "The last toss: one bone snatched up, and the tossed one caught."
	case p.ground:
		return "The last toss: missed."
	case p.dropped > 0:
		return text.Of("The last toss: {0} caught, {1} dropped.", text.Number(p.caught), text.Number(p.dropped))
	case p.fell == 0:
		return "The last toss: all caught."
	}
	return text.Of("The last toss: {0} caught, {1} fell.", text.Number(p.caught), p.fell.Len())
}

func (p *position) choices() []rules.Choice {
	switch {
	case p.Turn() != 0:
		return nil
	case p.ground:
		return []rules.Choice{{Move: aim.Throw(aim.Careful), Label: "Toss one bone"}}
	}
	list := aim.Choices()
	list[aim.Careful].Label, list[aim.Bold].Label = "Toss low", "Toss high"
	return list
}

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	if m.Verb != rules.Cast {
		return nil
	}
	q := p.After(m).(position)
	list := p.tossEvents(q)
	if q.held > p.held {
		list[0].Mark = rules.Good
	}
	switch {
	case q.won():
		mark := rules.Good
		if int(q.tosses) <= q.plan().median {
			mark = rules.Won
		}
		list = append(list, tell.Marked(mark, "{0} got all the bones in {1} tosses.", text.Seat(0), int(q.tosses))...)
	case q.over():
		list = append(list, tell.Marked(rules.Lost, "The game was lost after {0} tosses.", int(q.tosses))...)
	}
	return list
}

// tossEvents returns the event of the toss that led from p to q.
func (p *position) tossEvents(q position) []rules.Event {
	seat, caught := text.Seat(0), text.Number(q.caught)
	switch {
	case p.ground && q.caught > 0:
		return tell.Say("{0} gathered a bone and now holds {1}.", seat, text.Number(q.held))
	case p.ground:
		return tell.Say("{0} missed.", seat)
	case q.dropped > 0:
		return tell.Say("{0} caught {1} of {2} and dropped {3}.", seat, caught, p.tossed(), text.Number(q.dropped))
	}
	return tell.Say("{0} caught {1} of {2}.", seat, caught, p.tossed())
}
