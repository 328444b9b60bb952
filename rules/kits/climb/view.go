package climb

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/hold"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.acts()), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.shown().Bones(nil), Clear: p.phase < keeping || p.phase >= missed,
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
	tell.Rank(&v, p.merit)
	tell.Lead(&v, p.merit)
	return v
}

// shown returns the bones that lie on the table.
func (p *position) shown() tali.Hand {
	if p.phase >= keeping && p.falling {
		return p.kept
	}
	return p.lie
}

// of returns the largest number of casts in a turn.
func (p *position) of() int {
	if p.recast {
		return casts
	}
	return 1
}

func (p position) prompt() text.Text {
	switch {
	case p.phase == opening:
		return "Throw to begin"
	case p.kept != 0:
		return text.Of("Throw {0} more", text.Spelled(p.cup()))
	case p.phase == keeping && !p.falling:
		return "Choose bones to keep"
	case p.phase == holding:
		return "Throw on or stop?"
	case p.phase == missed && p.open(0).Len() > 1:
		return "No match: turn a bone?"
	case p.phase == missed:
		return "No match: throw again"
	case p.phase != over && p.hold:
		return text.Of("Throw {0} bones", p.cup())
	case p.phase != over:
		return "Throw four bones"
	case p.winner < 0:
		return "A draw"
	case p.seats == 1:
		return "All steps are made"
	}
	return text.Of("{0} wins", text.Seat(p.winner))
}

func (p position) aside() text.Text {
	switch {
	case p.phase == opening && p.offs > 0:
		return "Players who are level throw again."
	case p.phase == opening:
		return "The highest total begins."
	case p.phase == holding && !p.falling:
		return text.Sentences(text.Of("You need {0}. The chance of a match is {1}. Without one, you lose this turn’s {2}.", p.open(p.gained).And(), purse.ShortPerCent(1-p.miss()), p.gained.And()), p.spare())
	case p.phase == missed && p.open(0).Len() > 1:
		return text.Of("Turn one to {0}, hold it and stop. Or throw once more: {1} for a match. If none, your turn ends.", hold.One(p.open(0)).And(), purse.ShortPerCent(1-p.miss()))
	case p.phase == missed:
		return text.Of("The last of the four can’t be turned. The chance of a match is {0}.", purse.ShortPerCent(1-p.miss()))
	case p.phase == holding:
		return text.Of("You need {0}.", p.open(p.gained).And())
	case p.phase == climbing && p.held[p.seat] != 0:
		return text.Sentences(text.Of("You hold {0} and need {1}.", p.held[p.seat], p.open(0).And()), p.spare())
	case p.phase == climbing:
		return p.want()
	case p.phase == keeping:
		return text.Of("You need {0}, with {1} throws left.", p.next(p.seat), casts-int(p.cast))
	case p.winner < 0:
		return text.Of("Nobody made all the steps in {0} throws.", text.Number(p.casts))
	case p.won > 0 && p.hold:
		return text.Of("The hound and the vultures are finished. The pot was {0}.", text.Coins(p.won))
	case p.won > 0:
		return text.Of("All {0} steps are made. The pot was {1}.", text.Spelled(len(p.steps)), text.Coins(p.won))
	}
	return text.Of("It took {1} throws to make all {0} steps.", text.Spelled(len(p.steps)), text.Number(p.casts))
}

// spare says why more bones are thrown than are missing; it is empty if they are not.
func (p *position) spare() text.Text {
	if missing, thrown := bones-p.hand(p.seat).Len(), p.thrown(p.hand(p.seat)); missing == 1 && thrown == 2 {
		return "For the last one you throw two."
	}
	return ""
}

// want returns a sentence that says which step is needed.
func (p *position) want() text.Text {
	r := p.ahead(p.seat)
	switch {
	case p.misses[p.seat] > 0:
		return text.Of("You may reach {0} steps: no step last turn.", text.Spelled(len(r)))
	case len(r) > 1:
		return text.Of("Any step from {0} to {1} counts, and makes those below it, too.", r[0], r[len(r)-1])
	}
	h := p.wanted(p.seat)
	if p.hold {
		return text.Of("You need {0}.", h)
	}
	return text.Of("You need {0}: {1}.", h, h.Called())
}

// next returns the next step of a seat in words, or the range of steps it can
// make.
func (p *position) next(seat int8) text.Text {
	if r := p.ahead(seat); len(r) > 1 {
		return text.Of("any step from {0} to {1}", r[0], r[len(r)-1])
	}
	return text.Of("{0}", p.wanted(seat))
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.made[i]), Unit: text.Of("of {0}", len(p.steps)),
		Won: p.phase == over && (i == p.winner || p.winner < 0 && p.in.Has(int(i))),
		Out: !p.in.Has(int(i)),
	}
	switch {
	case s.Out:
		s.Figure, s.Unit, s.Note = "", "", "out"
	case p.falling && i == p.acts():
		s.Note = "throwing"
	case p.phase != over && p.held[i] != 0:
		s.Note = text.Of("holds {0}", p.held[i])
	}
	return s
}

// merit returns how many steps a seat made, or −1 if it could not pay the ante.
func (p *position) merit(i int) int {
	if !p.in.Has(i) {
		return -1
	}
	return int(p.made[i])
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	var list []text.Text
	if p.phase == opening {
		for i := range p.seats {
			if p.opened[i] != 0 {
				list = append(list, text.Of("{0} threw {1}: {2}.", text.Seat(i), p.opened[i], p.opened[i].Sum()))
			}
		}
		return append(list, text.Of("There are {0} steps to make.", text.Spelled(len(p.steps))))
	}
	switch lie := p.shown(); {
	case p.caster < 0:
		list = append(list, text.Of("There are {0} steps to make.", text.Spelled(len(p.steps))))
	case p.falling && p.phase == keeping && lie == 0:
		list = append(list, text.Of("{0} kept no bones.", text.Seat(p.seat)))
	case p.falling && p.phase >= keeping:
		list = append(list, text.Of("{0} kept {1}.", text.Seat(p.seat), lie.And()))
	case p.turned != 0:
		list = append(list, text.Of("{0} turned a bone to {1}.", text.Seat(p.caster), p.turned.And()))
	case p.got:
		list = append(list, text.Of("{0} threw {1} and made step {2}.", text.Seat(p.caster), lie, text.Number(p.made[p.caster])))
	default:
		list = append(list, text.Of("{0} threw {1}.", text.Seat(p.caster), lie))
	}
	for i := range int8(p.seats) {
		switch {
		case !p.in.Has(int(i)):
		case p.wanted(i) == 0:
			list = append(list, text.Of("{0} has made all {1} steps.", text.Seat(i), text.Spelled(len(p.steps))))
		default:
			list = append(list, text.Of("{0} has made {1} of {2} steps. Next: {3}.", text.Seat(i), text.Number(p.made[i]), len(p.steps), p.next(i)))
		}
		if h := p.held[i]; h != 0 {
			list = append(list, text.Of("{0} holds {1}.", text.Seat(i), h.And()))
		}
	}
	return append(list, text.Of("Throws so far: {0}.", text.Number(p.casts)))
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	switch {
	case m.Verb == Stop:
		return rules.Choice{Move: m, Kind: rules.Second, Label: text.Of("Stop with {0} bones", p.hand(p.seat).Len())}
	case m.Verb == Turn:
		return rules.Choice{Move: m, Kind: rules.Second, Label: text.Of("Turn one to {0}", hold.One(p.open(0)).And())}
	case p.phase == holding || p.phase == missed:
		return rules.Choice{Move: m, Label: text.Of("Throw {0} bones", p.thrown(p.hand(p.seat)))}
	case p.hold && p.phase == climbing:
		return rules.Choice{Move: m, Label: text.Of("Throw {0} bones", p.cup())}
	case m.Verb == Keep:
		return p.keepChoice(tali.Hand(m.N))
	}
	return rules.Choice{Move: m, Label: "Throw four bones"}
}

// keepChoice returns the choice to keep bones and throw the others again, with the chance of a
// step this turn.
func (p *position) keepChoice(kept tali.Hand) rules.Choice {
	c := rules.Choice{
		Move: rules.Move{Verb: Keep, N: int32(kept)}, Kind: rules.Key, Figure: kept.Figure(), Word: p.promised(kept), Bones: true,
		Label: text.Of("Keep {0}", kept.And()), Confirm: text.Of("Throw {0} bones", bones-kept.Len()),
	}
	if kept == 0 {
		c.Figure, c.Word, c.Bones, c.Label = "all", "throw", false, "Throw all again"
	}
	return c
}

// promised returns the chance of a step this turn if those bones are kept.
func (p *position) promised(kept tali.Hand) text.Text {
	return purse.ShortPerCent(p.know().any.Keeping(kept, casts-int(p.cast)))
}
