package oneandtwenty

import (
	"fmt"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
)

// A Board describes the position: the total of each seat.
type Board struct {
	Target  int         // the most points that are not over: 21 or 31
	First   int         // bones of the first cast: 5 or 8
	Casting bool        // the casting-off for the first bank is on
	Bank    rules.Actor // the seat that holds the bank; Nobody during the casting-off
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
		Cup: int(p.cup), Clear: p.hand[p.seat] == 0,
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
	return v
}

// throwing reports whether the seat that acts has to throw its first cast.
func (p position) throwing() bool {
	return p.phase == casting || p.phase == playing && p.hand[p.seat] == 0
}

func (p position) board() Board {
	b := Board{
		Target: p.target, First: p.open, Casting: p.phase == casting,
		Bank: rules.Actor(p.bank), Round: int(p.round), Rounds: p.rounds,
	}
	for i := range p.coins.N {
		b.Seats = append(b.Seats, Standing{p.state[i], p.total(i), p.extra[i].Len()})
	}
	return b
}

func (p position) prompt() string {
	switch {
	case p.phase == casting:
		return "Throw for the bank"
	case p.phase == opening:
		return fmt.Sprintf("{%d} has the bank", p.bank)
	case p.phase == staking:
		return "Stake on your throw"
	case p.phase == done:
		return purse.Verdict(p.Scores())
	case p.throwing():
		return "Throw " + tell.Words(p.open, "bone")
	case p.cup > 0:
		return tell.Upper(tell.Number(int(p.cup))) + " more"
	case p.asks(p.seat) == single:
		return "One more?"
	case p.asks(p.seat) == bound:
		return "The bank must take"
	}
	return "How many more?"
}

func (p position) aside() string {
	switch {
	case p.phase == casting && p.again > 0:
		return "A tie: those who tied cast again."
	case p.phase == casting:
		return "The highest total banks first."
	case p.phase == opening:
		return p.before()
	case p.phase == staking:
		return fmt.Sprintf("From 1 to %d. The bank pays as much.", p.most(p.seat))
	case p.phase == done:
		return purse.Reason(p.Scores(), tell.Words(int(p.round), "round"))
	case p.throwing():
		return fmt.Sprintf("Over %d loses.", p.target)
	case p.cup > 0:
		return fmt.Sprintf("%d so far. Over %d loses.", p.total(p.seat), p.target)
	case p.asks(p.seat) == single:
		return fmt.Sprintf("%d so far. At most five more.", p.total(p.seat))
	case p.asks(p.seat) == bound:
		return fmt.Sprintf("While it has %d or less.", p.must)
	}
	return "You say it once, then throw."
}

// before returns the sentence shown between two rounds.
func (p position) before() string {
	switch {
	case p.asked > 0:
		return "The bank was passed on."
	case p.round == 0:
		return fmt.Sprintf("Won with a throw of %d. The bank throws last.", p.total(p.bank))
	}
	return fmt.Sprintf("Round %d of %d is over.", p.round, p.rounds)
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
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "in all"
	case t > 0:
		s.Figure, s.Unit = strconv.Itoa(t), p.unit(i)
	}
	s.Note = p.note(i)
	return s
}

// unit returns the word beside a seat's total.
func (p position) unit(i int8) string {
	switch p.state[i] {
	case Over:
		return "over"
	case Waits:
		return "so far"
	case Stands:
		return "stands"
	case Paid:
		return "paid"
	case Lost:
		return "lost"
	case Level:
		return "level"
	}
	return ""
}

// note returns the status of a seat without a total.
func (p position) note(i int8) string {
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
		return "next"
	}
	return ""
}

// facts returns the position in words.
func (p position) facts() []string {
	list := []string{fmt.Sprintf("Round %d of %d.", min(int(p.round)+1, p.rounds), p.rounds)}
	switch {
	case p.phase == casting:
		list[0] = "Throws for the bank."
	case p.phase != done:
		list = append(list, fmt.Sprintf("{%d} holds the bank.", p.bank))
	}
	for i := range p.coins.N {
		s := fmt.Sprintf("{%d} holds %s", i, purse.Coins(int(p.coins.Purse[i])))
		if n := int(p.coins.Paid[i]); n > 0 {
			s += fmt.Sprintf(" and staked %d", n)
		}
		list = append(list, s+".")
		if t := p.total(i); t > 0 {
			list = append(list, fmt.Sprintf("{%d} %s %d.", i, p.standing(i), t))
		}
	}
	return list
}

// standing returns the verb for a seat's total: "stands at", "wins with".
func (p position) standing(i int8) string {
	switch p.state[i] {
	case Over:
		return "is over with"
	case Stands:
		return "stands at"
	case Paid:
		return "wins with"
	case Lost:
		return "loses with"
	case Level:
		return "is level with"
	}
	return "has"
}

func (p position) choices() []rules.Choice {
	var list []rules.Choice
	moves := p.Moves(nil)
	for _, m := range moves {
		c := rules.Choice{Move: m}
		n := strconv.Itoa(int(m.N))
		switch m.Verb {
		case rules.Throw:
			c.Label = "Throw " + tell.Words(p.open, "bone")
		case Open:
			c.Label = "Open the bank"
			if p.round > 0 {
				c.Label = "Next round"
			}
		case Pass:
			c.Kind, c.Label = rules.Second, "Pass the bank"
		case Stake:
			c.Kind, c.Label, c.Figure, c.Confirm = rules.Key, "Stake "+n, n, "Stake "+n
		case More:
			c.Kind, c.Figure = rules.Key, n
			c.Label, c.Confirm = "Throw "+n+" more", "Throw "+n+" more"
			if m.N == 0 {
				c.Label, c.Confirm = "Stand", fmt.Sprintf("Stand at %d", p.total(p.seat))
			}
			if len(moves) == 1 {
				c.Kind, c.Label, c.Figure, c.Confirm = rules.Primary, c.Confirm, "", ""
			}
		}
		list = append(list, c)
	}
	return list
}
