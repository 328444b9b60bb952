package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == answering,
		Bones:           p.lie.Bones(nil), Clear: true, Void: p.void && p.phase == casting && !p.falling,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(int(p.rot.N), p.plate),
	})
	if p.phase == casting {
		v.Cup = bones
	}
	if p.phase != over {
		v.Piles = p.coins.Piles()
	}
	tell.Rank(&v, p.merit)
	tell.Lead(&v, p.merit)
	return v
}

func (p *position) prompt() text.Text {
	switch {
	case p.phase == over && p.winner >= 0:
		return text.Of("{0} wins the [pot]", text.Seat(p.winner))
	case p.phase == over:
		return "The [pot] is shared"
	case p.phase == offering:
		return "Double the [pot]?"
	case p.phase == answering:
		return "Match it or resign?"
	case p.trails():
		return "Spend a spare throw?"
	case p.phase == keeping:
		return "Keep this throw?"
	case p.void && !p.falling:
		return "No name: throw again"
	}
	return "Throw four bones"
}

func (p *position) aside() text.Text {
	switch {
	case p.phase == over:
		return p.reason()
	case p.void && !p.falling:
		return "No six, and not four alike: the throw has no name, so it is [void]."
	case p.phase == keeping:
		return text.Sentences(p.toBeat(), p.chanceOfBoth(), p.spareLeft())
	case p.phase == offering:
		return text.Of("Everyone would put in {0} more.", text.Coins(p.stake))
	case p.phase == answering:
		return text.Of("{0} doubled. Matching costs {1}.", text.Seat(p.offered), text.Coins(p.stake))
	}
	if !p.canWin(int(p.rot.Seat)) {
		return text.Sentences(p.stage(), "You can’t win the [pot] any more, but you can keep a round from the others.")
	}
	return p.stage()
}

// toBeat says how the cast of the seat that may throw again stands against those of the others.
func (p *position) toBeat() text.Text {
	mine := p.rot.Worth[p.asked]
	r := p.rot
	r.TakeBack(int(p.asked))
	best := r.Best()
	if best == 0 {
		return "The others have yet to throw."
	}
	first := best.Only()
	switch most := r.Worth[first]; {
	case mine == most:
		return text.Of("Level with {0}: as it stands, nobody wins the round.", text.Seat(first))
	case mine > most:
		return text.Of("{0} leads with {1}.", text.Seat(p.asked), p.called(p.hand[p.asked]))
	}
	return text.Of("{0} leads with {1}.", text.Seat(first), p.called(p.hand[first]))
}

// chanceOfBoth says how likely the seat asked wins the round with its cast and with a new one.
func (p *position) chanceOfBoth() text.Text {
	stands, again := p.choices()
	if p.trails() {
		return text.Of("Chance to win the round with a new throw: {0}.", purse.PerCent(again.round))
	}
	return text.Of("Chance to win the round: {0}, with a new throw {1}.", purse.PerCent(stands.round), purse.PerCent(again.round))
}

// spareLeft says how many spare throws the seat asked has left, and of several that only one may
// be spent in a round.
func (p *position) spareLeft() text.Text {
	left := p.left(int(p.asked))
	if left > 1 {
		return text.Of("{0} spare throws left, one a round.", text.Spelled(left))
	}
	return text.Of("{0} spare throws left.", text.Spelled(left))
}

// trails reports whether the cast of the seat that may throw again is beaten as it lies.
func (p *position) trails() bool {
	return p.phase == keeping && !p.rot.Best().Has(int(p.asked))
}

// stage returns a sentence with the number of the current round.
func (p *position) stage() text.Text {
	if extra := p.extra() + 1; extra > 0 {
		return text.Of("Extra round {0}: {1} players are level.", extra, text.Spelled(p.in.Count()))
	}
	return text.Of("Round {0} of {1}.", int(p.played)+1, p.rounds)
}

// extra returns the number of finished extra rounds; it is negative while agreed
// rounds are left.
func (p *position) extra() int { return int(p.played) - p.rounds }

// reason returns a sentence about how the game ended.
func (p *position) reason() text.Text {
	switch {
	case p.winner < 0:
		return text.Of("Still level after {0} rounds.", text.Number(p.played))
	case p.deserted():
		return "Everyone else resigned."
	case p.extra() > 0:
		return text.Of("Level after {0} rounds; extra round {1} decided it.", text.Spelled(p.rounds), p.extra())
	}
	return text.Of("Most rounds won: {0} of {1}.", text.Number(p.wins[p.winner]), p.rounds)
}

// deserted reports whether all but one have resigned.
func (p *position) deserted() bool { return p.gone.Count() == p.sat.Count()-1 }

func (p *position) plate(i int) rules.SeatView {
	state := p.state(i)
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.wins[i]), Unit: text.Of("rounds beside the figure {0}", text.Number(p.wins[i])), Units: "rounds",
		Out: state != In, Won: p.phase == over && p.in.Has(i),
	}
	switch {
	case p.falling && i == int(p.rot.Seat):
		s.Note = "throwing"
	case state == In && p.phase == casting && p.rot.Best().Has(i):
		s.Note = "leading"
	default:
		s.Note = [...]text.Text{"", "beaten", "resigned", "out"}[state]
	}
	return s
}

// merit returns the number of rounds a seat won; less than any for one that
// resigned or could not pay the stake.
func (p *position) merit(i int) int {
	switch {
	case !p.sat.Has(i):
		return -2
	case p.gone.Has(i):
		return -1
	}
	return int(p.wins[i])
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	list := []text.Text{p.summary()}
	if p.void {
		list = append(list, text.Of("{0} threw {1}: void.", text.Seat(p.caster), p.lie))
	}
	switch {
	case p.phase == over && p.extra() > 0:
		list = append(list, text.Of("The last round: {0}.", p.named(p.round(&p.latest).Cells)))
	case p.phase != over && p.rot.Done != 0:
		list = append(list, text.Of("This round: {0}.", p.named(p.now())))
	}
	for i, r := range p.over() {
		list = append(list, p.roundFact(i+1, r))
	}
	for i := range int(p.rot.N) {
		seat := text.Seat(i)
		list = append(list, text.Of("{0} holds {1} and has won {2} rounds.", seat, text.Coins(p.coins.Purse[i]), text.Spelled(p.wins[i])))
		if p.spares > 0 && p.phase != over {
			list = append(list, text.Of("{0} has {1} spare throws left.", seat, text.Spelled(p.left(i))))
		}
		if state := p.state(i); state != In {
			list = append(list, state.fact(seat))
		}
	}
	return list
}

// summary returns the sentences about the round and the pot, or about the end.
func (p *position) summary() text.Text {
	pot := text.Coins(p.coins.Pot())
	switch extra := p.extra() + 1; {
	case p.phase == over:
		return p.ending()
	case extra > 0:
		return text.Of("Extra round {0}: {1} players are level. The pot holds {2}.", extra, text.Spelled(p.in.Count()), pot)
	}
	return text.Of("Round {0} of {1}. The pot holds {2}.", int(p.played)+1, p.rounds, pot)
}

// ending returns the sentences about the end of the game: reason after another.
func (p *position) ending() text.Text {
	switch {
	case p.winner < 0:
		return text.Of("The game is over. Still level after {0} rounds.", text.Number(p.played))
	case p.deserted():
		return "The game is over. Everyone else resigned."
	case p.extra() > 0:
		return text.Of("The game is over. Level after {0} rounds; extra round {1} decided it.", text.Spelled(p.rounds), p.extra())
	}
	return text.Of("The game is over. Most rounds won: {0} of {1}.", text.Number(p.wins[p.winner]), p.rounds)
}

// roundFact returns the round with that number in words.
func (p *position) roundFact(number int, r Round) text.Text {
	if r.Won < 0 {
		return text.Of("Round {0}: {1}. Nobody won.", number, p.named(r.Cells))
	}
	return text.Of("Round {0}: {1}. {2} won.", number, p.named(r.Cells), r.Won)
}

// fact returns the state of a seat in words, unless it is In.
func (s State) fact(seat text.Arg) text.Text {
	switch s {
	case Beaten:
		return text.Of("{0} is beaten.", seat)
	case Resigned:
		return text.Of("{0} resigned.", seat)
	}
	return text.Of("{0} has too few coins for the ante.", seat)
}

// named returns casts by seat in words: "{0} threw 6 6 4 3 (Senio of 19), {1}
// threw …".
func (p *position) named(casts []Cell) text.Text {
	var list []text.Text
	for i, c := range casts {
		if c.Hand != 0 {
			list = append(list, text.Of("{0} threw {1} ({2})", text.Seat(i), c.Hand, p.name(c.Hand)))
		}
	}
	return text.Commas(list...)
}

func (p *position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m, Label: p.label(m)}
	if m.Verb == Double || m.Verb == Resign || m.Verb == Stand && p.trails() || m.Verb == Again && !p.trails() {
		c.Kind = rules.Second
	}
	return c
}

func (p *position) label(m rules.Move) text.Text {
	if m.Verb == Stand && p.trails() {
		return "Let the round go"
	}
	return map[rules.Verb]text.Text{
		Stand: "Keep this throw", Again: "Throw again",
		rules.Throw: "Throw four bones", Pass: "Play on", Double: "Double the pot", Match: "Match the double", Resign: "Resign",
	}[m.Verb]
}
