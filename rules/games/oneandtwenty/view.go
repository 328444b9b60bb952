package oneandtwenty

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the total of each seat.
type Board struct {
	Target  int         // the most points that are not over: 21 or 31
	First   int         // bones of the first cast: 5 or 8
	Casting bool        // the casting-off for the first bank is on
	Bank    rules.Actor // the seat that holds the bank; Nobody during the casting-off
	Lies    rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Round   int         // rounds finished
	Rounds  int
	Seats   []Standing // by seat
}

// A Standing is the state of a seat in the round, or in the casting-off.
type Standing struct {
	State State
	Total int // sum of its bones; 0 before its cast
	More  int // further bones it has cast
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == staking,
		Cup:             int(p.cup), Clear: p.hand[p.seat] == 0,
		Bones:   p.lie[1].Bones(p.lie[0].Bones(nil)),
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
	})
	if v.Cup == 0 && v.Turn >= 0 && p.throwing() {
		v.Cup = p.open
	}
	for i := range p.coins.N {
		v.Seats = append(v.Seats, p.plate(i))
		if n := int(p.coins.Paid[i]); n > 0 {
			v.Piles = append(v.Piles, rules.Pile{Label: "stake", Coins: n, Seat: rules.Actor(i)})
		}
	}
	tell.Rank(&v, tell.Score(p))
	return v
}

// throwing reports whether the seat that acts has to throw its first cast.
func (p position) throwing() bool {
	return p.phase == casting || p.phase == playing && p.hand[p.seat] == 0
}

func (p position) board() Board {
	b := Board{
		Target: p.target, First: p.open, Casting: p.phase == casting,
		Bank: rules.Actor(p.bank), Lies: rules.Actor(p.lies), Round: int(p.round), Rounds: p.rounds,
	}
	for i := range p.coins.N {
		b.Seats = append(b.Seats, Standing{p.state[i], p.total(i), p.extra[i].Len()})
	}
	return b
}

func (p position) prompt() text.Text {
	switch {
	case p.phase == casting:
		return "Throw for the [bank]"
	case p.phase == opening:
		return text.Of("{0} has the [bank]", text.Seat(p.bank))
	case p.phase == staking:
		return "Choose your [stake]"
	case p.phase == done:
		return purse.Verdict(p.Scores())
	case p.throwing():
		return p.throws()
	case p.cup > 0:
		return text.Of("Throw {0} more", text.Spelled(p.cup))
	case p.asks(p.seat) == single:
		return "One more?"
	case p.asks(p.seat) == bound:
		return "Throw one more"
	}
	return "How many more?"
}

// throws returns the label for the first cast: "Throw five bones".
func (p position) throws() text.Text {
	return text.Of("Throw {0} bones", text.Spelled(p.open))
}

func (p position) aside() text.Text {
	switch {
	case p.phase == casting && p.again > 0:
		return "Players who are level throw again."
	case p.phase == casting:
		return text.Of("The highest total gets the first [bank]. Over {0} doesn’t matter yet.", p.target)
	case p.phase == opening:
		return p.before()
	case p.phase == staking:
		return text.Of("From 1 to {0} coins. If you win, the [bank] pays as much.", p.most(p.seat))
	case p.phase == done:
		return purse.Reason(p.Scores(), text.Of("{0} rounds", text.Spelled(p.round)))
	case p.throwing():
		return text.Of("Over {0} loses.", p.target)
	case p.cup > 0:
		return text.Of("{0} so far. Over {1} loses.", p.total(p.seat), p.target)
	case p.asks(p.seat) == single:
		return text.Of("{0} so far. At most five more bones.", p.total(p.seat))
	case p.asks(p.seat) == bound:
		return text.Of("The [bank] must throw while it has {0} or less.", p.must)
	}
	return text.Of("Above: the risk of going over {0}.", p.target)
}

// before returns the text shown between two rounds.
func (p position) before() text.Text {
	switch {
	case p.asked > 0:
		return "The [bank] was passed on."
	case p.round == 0:
		return text.Of("The highest total was {0}. The [bank] throws last.", p.total(p.bank))
	}
	return text.Of("Round {0} of {1} is over.", text.Number(p.round), p.rounds)
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Bank: i == p.bank && p.phase != done,
		Out:  p.coins.Purse[i] == 0 && p.coins.Paid[i] == 0,
		Won:  p.phase == done && slices.Contains(purse.Ahead(p.Scores()), int(i)),
	}
	switch t := p.total(i); {
	case p.phase == done:
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "coins"
	case t > 0:
		s.Figure, s.Unit = text.Figure(t), p.unit(i)
	}
	s.Note = p.note(i)
	return s
}

// unit returns the word beside a seat's total.
func (p position) unit(i int8) text.Text {
	switch p.state[i] {
	case Over:
		return "over"
	case Waits:
		return "so far"
	case Stands:
		return "stands"
	case Paid:
		return "was paid by the bank"
	case Lost:
		return "lost"
	case Level:
		return "level"
	}
	return ""
}

// note returns the status of a seat without a total.
func (p position) note(i int8) text.Text {
	switch {
	case p.phase == done || p.total(i) > 0:
		return ""
	case p.cup > 0 && i == p.seat:
		return "throwing"
	case p.coins.Purse[i]+p.coins.Paid[i] == 0:
		return "sits out"
	case p.phase == casting && !p.tied[i]:
		return "waits"
	case p.phase == staking && p.coins.Paid[i] == 0 && i != p.bank:
		return ""
	case p.phase == playing && i == p.bank && i != p.seat:
		return "last"
	case p.phase == playing && p.state[i] == Idle:
		return "sits out"
	case p.phase == playing && i == p.next(int(p.seat), func(s int) bool { return p.state[s] == Waits }) && i != p.seat:
		return "is next"
	}
	return ""
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	list := []text.Text{text.Of("Round {0} of {1}.", min(int(p.round)+1, p.rounds), p.rounds)}
	switch {
	case p.phase == casting:
		list[0] = "Everyone throws for the bank."
	case p.phase != done:
		list = append(list, text.Of("{0} holds the bank.", text.Seat(p.bank)))
	}
	for i := range p.coins.N {
		list = append(list, p.holds(i))
		if t := p.total(i); t > 0 {
			list = append(list, p.state[i].stands(text.Seat(i), t))
		}
	}
	return list
}

// holds returns a sentence about the coins of a seat.
func (p position) holds(i int8) text.Text {
	coins := text.Coins(p.coins.Purse[i])
	if n := p.coins.Paid[i]; n > 0 {
		return text.Of("{0} holds {1} and staked {2}.", text.Seat(i), coins, text.Number(n))
	}
	return text.Of("{0} holds {1}.", text.Seat(i), coins)
}

// stands returns a sentence about the total of a seat in that state.
func (s State) stands(seat text.Arg, total int) text.Text {
	switch s {
	case Over:
		return text.Of("{0} is over with {1}.", seat, total)
	case Stands:
		return text.Of("{0} stands at {1}.", seat, total)
	case Paid:
		return text.Of("{0} wins with {1}.", seat, total)
	case Lost:
		return text.Of("{0} loses with {1}.", seat, total)
	case Level:
		return text.Of("{0} is level with {1}.", seat, total)
	}
	return text.Of("{0} has {1}.", seat, total)
}

func (p position) choices() []rules.Choice {
	moves := p.Moves(nil)
	return tell.Choices(moves, func(m rules.Move) rules.Choice {
		c := p.choice(m)
		if m.Verb == More && len(moves) == 1 {
			c.Kind, c.Label, c.Figure, c.Confirm = rules.Primary, c.Confirm, "", ""
		}
		return c
	})
}

func (p position) choice(m rules.Move) rules.Choice {
	c, n := rules.Choice{Move: m}, int(m.N)
	switch m.Verb {
	case rules.Throw:
		c.Label = p.throws()
	case Open:
		c.Label = "Start the round"
	case Pass:
		c.Kind, c.Label = rules.Second, "Pass the bank"
	case Stake:
		c.Kind, c.Label, c.Figure = rules.Key, text.Of("Stake {0}", n), text.Figure(n)
		c.Confirm = c.Label
	case More:
		c.Kind, c.Label, c.Figure = rules.Key, text.Of("Throw {0} more", n), text.Figure(n)
		c.Confirm = c.Label
		if n == 0 {
			c.Label, c.Confirm = "Stand", text.Of("Stand at {0}", p.total(p.seat))
		} else {
			c.Word = purse.ShortPerCent(p.risk(n))
		}
	}
	return c
}

// risk returns the chance that the acting seat goes over with so many more bones.
func (p position) risk(n int) (over float64) {
	for sum, chance := range p.chances.more[n] {
		if p.total(p.seat)+sum > p.target {
			over += chance
		}
	}
	return over
}
