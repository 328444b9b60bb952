package bestcast

import (
	"fmt"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.more.Bones(p.lie.Bones(nil)), Clear: !p.half,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(int(p.rot.N), p.plate),
	})
	if p.phase == opening || p.phase == casting {
		v.Cup = p.cup()
	}
	if p.phase != over {
		v.Piles = p.coins.Piles()
	}
	return v
}

func (p *position) prompt() string {
	switch {
	case p.phase == over && p.winner >= 0:
		return fmt.Sprintf("{%d} takes the pot", p.winner)
	case p.phase == over:
		return "The pot is shared"
	case p.phase == opening:
		return "Throw for the start"
	case p.phase == answering:
		return "Match or drop"
	case p.half && p.mayRaise():
		return "Throw or raise"
	case p.half:
		return "Throw the other two"
	case p.Raises:
		return "Throw two bones"
	}
	return "Throw four bones"
}

func (p *position) aside() string {
	switch {
	case p.phase == over:
		return p.reason()
	case p.void:
		return "That cast has no name, so it is void. Throw again."
	case p.phase == opening:
		return p.Off
	case p.phase == answering:
		return fmt.Sprintf("{%d} raised the pot by %s.", p.rot.Seat, purse.Coins(p.ante))
	}
	return p.Rule
}

// reason returns a sentence about how the game ended.
func (p *position) reason() string {
	switch {
	case p.ended == byLimit:
		return fmt.Sprintf("Still level after %d casts.", p.casts)
	case p.ended == byCast:
		return fmt.Sprintf("{%d} cast %s: %s.", p.winner, p.hand[p.winner], p.Call(p.hand[p.winner]))
	case p.dropped != 0 && p.out == 0 && p.turns == 0:
		return "All others dropped."
	}
	if int(p.rot.N)-1 == p.out.Count() {
		return "All others are out of coins."
	}
	return "Nobody else is left."
}

func (p *position) plate(i int) rules.SeatView {
	state := p.state(i)
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Out: state != In, Note: state.String(), Won: p.phase == over && p.rot.In.Has(i),
	}
	if h := p.hand[i]; h != 0 {
		s.Figure = h.String()
		s.Unit, _, _ = strings.Cut(p.Call(h), ",")
		s.Unit, _, _ = strings.Cut(s.Unit, "s of ") // which of them the figure says
	}
	switch {
	case p.falling && i == int(p.rot.Seat):
		s.Note = "throwing"
	case state == In && p.phase == casting && p.rot.Best().Has(i):
		s.Note = "leading"
	}
	return s
}

// facts returns the position in words.
func (p *position) facts() []string {
	list := []string{p.stage()}
	if p.caster >= 0 {
		list = append(list, p.lying())
	}
	for i := range int(p.rot.N) {
		s := fmt.Sprintf("{%d} holds %s", i, purse.Coins(int(p.coins.Purse[i])))
		if h := p.hand[i]; h != 0 {
			s += fmt.Sprintf(" and cast %s, %s", h, p.Call(h))
		}
		list = append(list, s+".")
		if state := p.state(i); state != In {
			list = append(list, fmt.Sprintf("{%d} %s.", i, [...]string{
				Beaten: "is beaten", Dropped: "dropped out", Out: "is out of coins", Without: "has too few coins for the ante",
			}[state]))
		}
	}
	return list
}

func (p *position) stage() string {
	switch {
	case p.phase == over:
		return "The game is over. " + p.reason()
	case p.phase == opening:
		return "Casts for who begins. " + p.Off
	case p.turns == 0:
		return fmt.Sprintf("The pot holds %s.", purse.Coins(p.coins.Pot()))
	}
	return fmt.Sprintf("The pot holds %s. Rotation %d: %s cast for it.",
		purse.Coins(p.coins.Pot()), p.turns+1, tell.Number(p.rot.In.Count()))
}

// lying describes the bones on the table in a sentence.
func (p *position) lying() string {
	h := p.lie.Add(p.more)
	switch {
	case p.half:
		return fmt.Sprintf("{%d} threw %s so far.", p.caster, h)
	case p.void:
		return fmt.Sprintf("{%d} threw %s: void.", p.caster, h)
	}
	return fmt.Sprintf("{%d} threw %s: %s.", p.caster, h, p.Call(h))
}

func (p *position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Label: p.label(m)}
	if m.Verb == Raise || m.Verb == Drop {
		c.Kind = rules.Second
	}
	return c
}

func (p *position) label(m rules.Move) string {
	switch {
	case m.Verb == Raise:
		return fmt.Sprintf("Raise by %d", p.ante)
	case m.Verb == Match:
		return fmt.Sprintf("Match %d", p.ante)
	case m.Verb == Drop:
		return "Drop out"
	case p.half:
		return "Throw two more"
	case p.cup() < bones:
		return "Throw two bones"
	}
	return "Throw four bones"
}
