package climb

import (
	"fmt"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.acts()), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.shown().Bones(nil), Clear: p.phase != keeping,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
		Seats:   tell.Plates(int8(p.seats), p.plate),
	})
	if p.falling || p.phase < keeping {
		v.Cup = p.cup()
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	return v
}

// shown returns the bones that lie on the table.
func (p *position) shown() tali.Hand {
	if p.phase == keeping && p.falling {
		return p.kept
	}
	return p.lie
}

// of returns the number of casts in a turn.
func (p *position) of() int {
	if p.recast {
		return casts
	}
	return 1
}

func (p position) prompt() string {
	switch {
	case p.phase == opening:
		return "Throw for the start"
	case p.kept != 0:
		return "Throw " + tell.Number(p.cup()) + " more"
	case p.phase == keeping && !p.falling:
		return "Which do you keep?"
	case p.phase != over:
		return "Throw four bones"
	case p.winner < 0:
		return "The wager is shared"
	}
	return fmt.Sprintf("{%d} wins", p.winner)
}

func (p position) aside() string {
	switch {
	case p.phase == opening && p.offs > 0:
		return "Those who are level cast again."
	case p.phase == opening:
		return "The highest total begins."
	case p.phase == climbing:
		return p.want()
	case p.phase == keeping:
		return fmt.Sprintf("You need %s, with %s left.", p.next(p.seat), tell.Words(casts-int(p.cast), "cast"))
	case p.winner < 0:
		return fmt.Sprintf("Nobody has made all steps in %d casts.", p.casts)
	case p.won > 0:
		return fmt.Sprintf("All %s are made. The pot was %s.", tell.Words(len(p.steps), "step"), purse.Coins(int(p.won)))
	}
	return fmt.Sprintf("All %s are made, after %d casts.", tell.Words(len(p.steps), "step"), p.casts)
}

// want returns a sentence that says which step is needed.
func (p *position) want() string {
	if p.stride > 1 {
		return fmt.Sprintf("You need %s.", p.next(p.seat))
	}
	h := p.wanted(p.seat)
	return fmt.Sprintf("You need %s, %s.", h, h.Name())
}

// next returns the next step of a seat in words, or the range of steps it can
// make.
func (p *position) next(seat int8) string {
	if r := p.reach(int(p.made[seat])); len(r) > 1 {
		return fmt.Sprintf("%s up to %s", r[0], r[len(r)-1])
	}
	return p.wanted(seat).String()
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: strconv.Itoa(int(p.made[i])), Unit: "of " + strconv.Itoa(len(p.steps)),
		Won: p.phase == over && (i == p.winner || p.winner < 0 && p.in.Has(int(i))),
		Out: !p.in.Has(int(i)),
	}
	switch {
	case s.Out:
		s.Figure, s.Unit, s.Note = "", "", "out"
	case p.falling && i == p.acts():
		s.Note = "throwing"
	}
	return s
}

// facts returns the position in words.
func (p position) facts() []string {
	var list []string
	if p.phase == opening {
		for i := range p.seats {
			if p.opened[i] != 0 {
				list = append(list, fmt.Sprintf("{%d} threw %s: %d.", i, p.opened[i], p.opened[i].Sum()))
			}
		}
		return append(list, fmt.Sprintf("There are %s to make.", tell.Words(len(p.steps), "step")))
	}
	switch lie := p.shown(); {
	case p.falling && p.phase == keeping && lie == 0:
		list = append(list, fmt.Sprintf("{%d} throws all again.", p.seat))
	case p.falling && p.phase == keeping:
		list = append(list, fmt.Sprintf("{%d} keeps %s.", p.seat, lie))
	case p.got:
		list = append(list, fmt.Sprintf("{%d} threw %s: step %d made.", p.caster, lie, p.made[p.caster]))
	default:
		list = append(list, fmt.Sprintf("{%d} threw %s.", p.caster, lie))
	}
	for i := range int8(p.seats) {
		switch {
		case !p.in.Has(int(i)):
		case p.wanted(i) == 0:
			list = append(list, fmt.Sprintf("{%d} has made all %s.", i, tell.Words(len(p.steps), "step")))
		default:
			list = append(list, fmt.Sprintf("{%d} has made %d of %s. Next: %s.", i, p.made[i], tell.Figures(len(p.steps), "step"), p.next(i)))
		}
	}
	return append(list, fmt.Sprintf("Casts so far: %d.", p.casts))
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Label: "Throw four bones"}
	if m.Verb == Keep {
		c = keepChoice(m)
	}
	return c
}

func keepChoice(m rules.Move) rules.Choice {
	kept := tali.Hand(m.N)
	c := rules.Choice{
		Move: m, Kind: rules.Key, Figure: strings.ReplaceAll(kept.String(), " ", ""), Word: "keep", Bones: true,
		Label: "Keep " + kept.And(), Confirm: "Throw " + tell.Words(bones-kept.Len(), "bone"),
	}
	if kept == 0 {
		c.Figure, c.Word, c.Bones, c.Label = "all", "throw", false, "Throw all again"
	}
	return c
}
