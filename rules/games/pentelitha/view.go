package pentelitha

import (
	"fmt"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
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
		Seats: []rules.SeatView{p.plate()},
		Bones: p.lain(), Clear: true,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
	})
	if !p.over() {
		v.Cup = p.tossed()
	}
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

func (p *position) prompt() string {
	switch {
	case p.won():
		return "All in " + tell.Words(int(p.tosses), "toss")
	case p.over():
		return "The game is lost"
	case p.ground:
		return "Toss one, snatch one"
	}
	return "Toss " + tell.Words(p.tossed(), "bone")
}

func (p *position) aside() string {
	switch {
	case p.won():
		return fmt.Sprintf("A %s hand takes %d or fewer half the time.", p.hand, p.plan().median)
	case p.over():
		return fmt.Sprintf("%d tosses, and not all caught.", p.tosses)
	case p.ground:
		return fmt.Sprintf("%d still on the ground.", p.left())
	case p.held == 0:
		return "Catch them on the back of the hand."
	}
	return fmt.Sprintf("%d held between the fingers.", p.held)
}

func (p *position) plate() rules.SeatView {
	s := rules.SeatView{Purse: p.purse, Figure: strconv.Itoa(int(p.held)), Unit: fmt.Sprintf("of %d", p.bones), Won: p.won()}
	if p.air {
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in words.
func (p *position) facts() []string {
	list := []string{fmt.Sprintf("{0} holds %d of %d after %s.", p.held, p.bones, tell.Words(int(p.tosses), "toss"))}
	if p.tosses > 0 {
		list = append(list, "The last toss: "+p.last()+".")
	}
	switch {
	case p.won():
		return append(list, "All are caught.")
	case p.over():
		return append(list, "The game is lost.")
	case p.ground:
		return append(list, "Toss one bone, snatch one from the ground, and catch the tossed one.")
	}
	list = append(append(list, p.unusual...), "A low toss lets the bones part on their way.",
		"A high one keeps them together, and strays farther.")
	if p.drop {
		list = append(list, "Bones that are held may be dropped.")
	}
	return list
}

// last returns the result of the last toss in words.
func (p *position) last() string {
	switch {
	case p.ground && p.caught > 0:
		return "one snatched up and the tossed one caught"
	case p.ground:
		return "missed"
	case p.dropped > 0:
		return fmt.Sprintf("%d caught, but %d dropped", p.caught, p.dropped)
	case p.fell == 0:
		return "all caught"
	}
	return fmt.Sprintf("%d caught, %d fell", p.caught, p.fell.Len())
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
	words := fmt.Sprintf("{0} caught %d of %d.", q.caught, p.tossed())
	switch {
	case p.ground && q.caught > 0:
		words = fmt.Sprintf("{0} gathered one and holds %d.", q.held)
	case p.ground:
		words = "{0} missed."
	case q.dropped > 0:
		words = fmt.Sprintf("{0} caught %d of %d and dropped %d.", q.caught, p.tossed(), q.dropped)
	}
	e := rules.Event{Text: words}
	if q.held > p.held {
		e.Mark = rules.Good
	}
	list := []rules.Event{e}
	switch {
	case q.won():
		list = append(list, tell.Marked(rules.Won, "{0} has them all after %s.", tell.Words(int(q.tosses), "toss"))...)
	case q.over():
		list = append(list, tell.Marked(rules.Lost, "%d tosses: the game is lost.", q.tosses)...)
	}
	return list
}
