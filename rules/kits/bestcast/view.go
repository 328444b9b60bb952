package bestcast

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == answering || p.half && p.mayRaise(),
		Bones:           p.more.Bones(p.lie.Bones(nil)), Clear: !p.half && p.instead == 0, Void: p.renews(), Settled: p.settled(),
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(int(p.rot.N), p.plate),
	})
	if p.phase == opening || p.phase == casting {
		v.Cup = p.cup()
	}
	if !p.closed() {
		v.Piles = p.piles()
	}
	if p.pots > 1 {
		tell.Rank(&v, tell.Score(p))
	} else {
		tell.Rank(&v, p.merit)
	}
	return v
}

// piles returns the pot, with its number where a game has several.
func (p *position) piles() []rules.Pile {
	list := p.coins.Piles()
	if p.pots > 1 {
		list[0].Label, list[0].Numbered = text.Of("Pot {0} of {1}", p.number(), p.pots), true
	}
	return list
}

func (p *position) prompt() text.Text {
	switch {
	case p.phase == over && p.pots > 1:
		return purse.Verdict(p.Scores())
	case p.closed() && p.winner >= 0:
		return text.Of("{0} wins the [pot]", text.Seat(p.winner))
	case p.closed():
		return "The [pot] is shared"
	case p.renews():
		return "No name: throw again"
	case p.phase == opening:
		return "Throw to begin"
	case p.phase == answering:
		return "Match or drop out"
	case p.phase == deciding:
		if p.settled() {
			return "This throw stands"
		}
		return text.Of("Pay {0} to throw again?", p.Second)
	case p.instead != 0:
		return "Throw one bone"
	case p.half && p.mayRaise():
		return "Throw or raise"
	case p.half:
		return "Throw the other two"
	case p.Raises:
		return "Throw two bones"
	}
	return "Throw four bones"
}

func (p *position) aside() text.Text {
	switch {
	case p.phase == over && p.pots > 1:
		return purse.Reason(p.Scores(), text.Of("{0} pots", text.Spelled(p.done)))
	case p.phase == between && p.ended == byCast:
		return text.Of("{0} threw {1}.", text.Seat(p.winner), p.hand[p.winner])
	case p.closed():
		return p.reason()
	case p.renews():
		return "No six, and not four alike: the throw has no name, so it is [void]."
	case p.phase == opening:
		return p.Off
	case p.phase == answering:
		return text.Sentences(text.Of("{0} raised the [pot] by {1}.", text.Seat(p.rot.Seat), text.Coins(p.ante)), p.lying(), p.threat())
	case p.half && !p.falling && p.mayRaise():
		return p.promise()
	case p.Raises && p.phase == casting && p.turns > 0 && !p.half:
		return text.Of("Level so far: this is throw-off {0} for the same [pot].", text.Number(p.turns))
	case p.phase == deciding:
		return p.secondAside()
	case p.turns > 0 && p.rot.Done == 0:
		return text.Sentences("Level: throw again for the same [pot].", p.Rule)
	}
	return p.Rule
}

// renews reports whether the asked seat has just made a void cast and throws again.
func (p *position) renews() bool {
	return p.void && !p.falling && !p.closed() && p.rot.Seat == p.caster
}

// reason returns a sentence about how the pot was won.
func (p *position) reason() text.Text {
	reason, _ := p.ending()
	return reason
}

// ending returns a sentence about how the pot was won, and the same after "The game is
// over."
func (p *position) ending() (reason, stage text.Text) {
	switch {
	case p.ended == byLimit:
		return both("Still level after {0} throws.", "The game is over. The players were still level after {0} throws.", text.Number(p.casts))
	case p.ended == byCast:
		h := p.hand[p.winner]
		return both("{0} threw {1}: {2}.", "The game is over. {0} threw {1}: {2}.", text.Seat(p.winner), h, p.Call(h))
	case p.dropped != 0 && p.out == 0 && p.turns == 0:
		return "Everyone else dropped out.", "The game is over. Everyone else dropped out."
	case int(p.rot.N)-1 == p.out.Count():
		return "Nobody else could pay.", "The game is over. Nobody else could pay."
	}
	return "Nobody else is left.", "The game is over. Nobody else is left."
}

// both returns the texts of two keys with the same arguments.
func both(one, other text.Text, args ...any) (text.Text, text.Text) {
	return text.Of(one, args...), text.Of(other, args...)
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i])}
	if p.phase == over && p.pots > 1 { // no longer how the last pot went
		s.Won = slices.Contains(purse.Ahead(p.Scores()), i)
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "coins"
		return s
	}
	state := p.state(i)
	s.Rests = p.pots > 1 && (state == Beaten || state == Dropped)
	s.Out, s.Note, s.Won = state != In, state.note(s.Rests), p.closed() && p.rot.In.Has(i)
	if h := p.hand[i]; h != 0 {
		s.Figure, s.Unit = text.Of("{0}", h), p.Short(h)
	}
	switch {
	case p.falling && i == int(p.rot.Seat):
		s.Note = "throwing"
	case state == In && (p.phase == casting || p.phase == deciding) && p.rot.Best().Has(i):
		s.Note = "leading"
	}
	return s
}

// merit returns a number that is higher the better a seat did: a later rotation
// counts more than a better cast, and who left the pot or could not pay did
// worse than who was beaten.
func (p *position) merit(i int) int {
	const better = rotation.Most + 1
	switch {
	case !p.sat.Has(i):
		return -3
	case p.dropped.Has(i):
		return -2
	case p.out.Has(i):
		return -1
	case p.hand[i] == 0:
		return int(p.again[i]) * better
	}
	return int(p.again[i])*better + max(rotation.Lost, p.Worth(p.hand[i]))
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	var list []text.Text
	if p.pots > 1 && !p.closed() {
		list = append(list, text.Of("Pot {0} of {1}.", p.number(), p.pots))
	}
	list = append(list, p.stage())
	if p.caster >= 0 {
		list = append(list, p.lying())
	}
	for i := range int(p.rot.N) {
		list = append(list, p.holds(i))
		if state := p.state(i); state != In {
			list = append(list, text.Of([...]text.Text{
				Beaten: "{0} is beaten.", Dropped: "{0} dropped out.", Out: "{0} couldn’t pay and is out.",
				Without: "{0} has too few coins for the ante.",
			}[state], text.Seat(i)))
		}
	}
	return list
}

// holds returns what a seat holds and has cast in a sentence.
func (p *position) holds(i int) text.Text {
	coins := text.Coins(p.coins.Purse[i])
	if h := p.hand[i]; h != 0 {
		return text.Of("{0} holds {1} and threw {2}: {3}.", text.Seat(i), coins, h, p.Call(h))
	}
	return text.Of("{0} holds {1}.", text.Seat(i), coins)
}

// stage returns the sentence about where the game stands, under the prompt.
func (p *position) stage() text.Text {
	switch {
	case p.phase == over:
		_, stage := p.ending()
		return stage
	case p.phase == opening:
		return p.OffStage
	case p.phase == between:
		return text.Sentences(text.Of("Pot {0} of {1} is over.", p.number(), p.pots), p.reason())
	case p.turns == 0:
		return text.Of("The pot holds {0}.", text.Coins(p.coins.Pot()))
	}
	return text.Of("The pot holds {0}. Rotation {1}: {2} players left.",
		text.Coins(p.coins.Pot()), text.Number(p.turns+1), text.Spelled(p.rot.In.Count()))
}

// lying describes the bones on the table in a sentence.
func (p *position) lying() text.Text {
	h := p.lie.Add(p.more)
	switch {
	case p.half, p.instead != 0:
		return text.Of("{0} has thrown {1} so far.", text.Seat(p.caster), h)
	case p.void:
		return text.Of("{0} threw {1}: void.", text.Seat(p.caster), h)
	}
	return text.Of("{0} threw {1}: {2}.", text.Seat(p.caster), h, p.Call(h))
}

// threat says how likely whoever raised is to beat the cast of the seat that answers, or if that
// has not thrown yet, how likely it is to win the pot.
func (p *position) threat() text.Text {
	mine := p.hand[p.asked]
	if mine == 0 {
		return p.promise()
	}
	beats := 0.0
	for _, o := range p.pairs {
		if p.Worth(p.lie.Add(tali.Hand(o.Move.N))) > p.Worth(mine) {
			beats += float64(o.Weight)
		}
	}
	return text.Of("The chance that {0} beats your {1} is {2}.", text.Seat(p.rot.Seat), mine, purse.ShortPerCent(beats/rules.TotalWeight(p.pairs)))
}

// promise says how likely the seat that is asked is to win the pot, if all stay in.
func (p *position) promise() text.Text {
	return text.Of("Your chance of this [pot], if all stay in, is {0}.", purse.ShortPerCent(p.chance(int8(p.Turn()))))
}

func (p *position) choice(m rules.Move) rules.Choice {
	if m.Verb == Again {
		return p.againChoice(m)
	}
	c := rules.Choice{Move: m, Label: p.label(m)}
	if m.Verb == Raise || m.Verb == Drop || m.Verb == Stand && !p.settled() && p.behind() {
		c.Kind = rules.Second
	}
	return c
}

func (p *position) label(m rules.Move) text.Text {
	switch {
	case m.Verb == Next:
		return "Next pot"
	case m.Verb == Raise:
		return text.Of("Raise by {0}", p.ante)
	case m.Verb == Match:
		return text.Of("Match {0}", p.ante)
	case m.Verb == Stand && p.behind() && !p.settled():
		return "Keep it and lose"
	case m.Verb == Stand:
		return "Keep this throw"
	case m.Verb == Again:
		return againLabel(tali.Hand(m.N))
	case m.Verb == Drop:
		return "Drop out"
	case p.half:
		return "Throw two more"
	case p.cup() < bones:
		return "Throw two bones"
	}
	return "Throw four bones"
}
