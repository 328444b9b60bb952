package par

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the target and the casts at it.
type Board struct {
	Opening bool        // the casting-off for who begins is on
	Target  tali.Hand   // as far as it is set
	Set     []int       // by seat, the side each has set; 0 if none yet
	Waiting []int       // the seats still to cast for who begins, or to set a side, the next one first
	Last    []tali.Hand // by seat, the last cast of each
	Match   []tali.Hand // by seat, its bones that are in the target
	Casts   int         // casts to match so far
	Turns   int         // turns since this target was set
	Limit   int         // turns after which all set a new target; 0 for no limit
	Try     int         // casts made in this turn
	Tries   int         // casts in a turn
	Kept    tali.Hand   // bones on the table that stay lying
	Caster  rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Over    bool        // the pot is over
	Winner  rules.Actor // the seat that matched; Nobody if none did
	Paid    bool        // throwing on costs coins
	Price   int         // coins that the next cast of this turn costs
	Number  int         // of the pot, from 1
	Pots    int         // pots in the game
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.rot.Seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.lie.Bones(p.kept.Bones(nil)), Clear: p.tries == 0,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(seats, p.plate),
	})
	if p.falling || !p.closed() && p.tries == 0 {
		v.Cup = p.cup()
	}
	if !p.closed() && p.ante > 0 {
		v.Piles = p.coins.Piles()
		if p.pots > 1 {
			v.Piles[0].Label, v.Piles[0].Numbered = text.Of("Pot {0} of {1}", p.number(), p.pots), true
		}
	}
	if p.pots > 1 {
		tell.Rank(&v, tell.Score(p))
	} else {
		tell.Rank(&v, p.common)
	}
	return v
}

func (p position) board() Board {
	b := Board{
		Opening: p.phase == opening, Target: p.target, Casts: int(p.casts),
		Try: int(p.tries), Tries: p.most(), Kept: p.kept,
		Caster: rules.Actor(p.caster), Over: p.closed(), Winner: rules.Actor(p.winner),
		Last: slices.Clone(p.last[:]), Turns: int(p.turns),
		Number: p.number(), Pots: p.pots, Limit: p.limit, Paid: p.paid,
	}
	if p.tries > 0 && !p.falling && !p.closed() {
		b.Price = p.price()
	}
	for i, s := range p.set {
		b.Set = append(b.Set, int(s))
		b.Match = append(b.Match, p.last[i].Common(p.target))
	}
	if p.phase < casting {
		b.Waiting = p.rot.Waiting()
	}
	return b
}

// number returns the number of the pot, from 1.
func (p *position) number() int {
	if p.closed() {
		return int(p.done)
	}
	return int(p.done) + 1
}

func (p *position) prompt() text.Text {
	switch {
	case p.phase == over && p.pots > 1:
		return purse.Verdict(p.Scores())
	case p.phase == opening:
		return "Throw to begin"
	case p.phase == setting:
		return "Throw one bone"
	case p.closed() && p.winner < 0 && p.ante > 0:
		return "The [pot] is shared"
	case p.closed() && p.matched != 0 && p.winner < 0:
		return "A draw"
	case p.closed() && p.winner < 0:
		return "No match"
	case p.closed() && p.ante > 0:
		return text.Of("{0} wins the [pot]", text.Seat(p.winner))
	case p.closed():
		return text.Of("{0} wins", text.Seat(p.winner))
	case p.tries > 0 && !p.falling:
		if p.paid {
			return "Throw on or stop?"
		}
		return "Choose bones to keep"
	}
	return text.Of("Throw {0} bones", p.cup())
}

func (p *position) aside() text.Text {
	switch {
	case p.phase == over && p.pots > 1:
		return purse.Reason(p.Scores(), text.Of("{0} pots", text.Spelled(p.done)))
	case p.phase == opening:
		return "The highest total begins."
	case p.phase == setting && p.target == 0:
		return "Each player throws one bone for the target."
	case p.phase == setting:
		return text.Of("Each player throws one bone for the target. So far: {0}.", p.target)
	case p.closed() && p.winner < 0:
		return text.Sentences(text.Of("The target was {0}.", p.target), p.leftOver())
	case p.closed():
		return text.Of("The target was {0}. It took {1} throws.", p.target, text.Number(p.casts))
	case p.paid && p.tries > 0 && !p.falling:
		return text.Sentences(p.atStake(), p.needs())
	case p.paid:
		return text.Sentences(p.atStake(), text.Of("The most coins after {0} [pots](pot) win.", text.Spelled(p.pots)))
	case p.recast && p.matched != 0:
		return text.Of("Match {0}: your last turn. This is throw {1} of {2}.", p.target, text.Number(p.tries+1), p.most())
	case p.matched != 0:
		return text.Of("Match {0}. This is your last turn.", p.target)
	case p.recast:
		return text.Of("Match {0}, in any order. This is throw {1} of {2}.", p.target, text.Number(p.tries+1), p.most())
	}
	return text.Of("Match {0}, in any order.", p.target)
}

// atStake says what a match in this turn wins.
func (p *position) atStake() text.Text {
	pot := text.Coins(p.coins.Pot())
	if p.matched != 0 {
		return text.Of("Match {0}, too, for a share of the [pot] of {1}.", p.target, pot)
	}
	return text.Of("Match {0} for the [pot] of {1}.", p.target, pot)
}

// needs says which bones the target still needs, and how likely the next throw brings them.
func (p *position) needs() text.Text {
	need := p.target.Without(p.hand().Common(p.target))
	likely := 0.0
	p.chance(need.Len(), func(h tali.Hand, x float64) {
		if h == need {
			likely = x
		}
	})
	return text.Of("You need {0}: {1} with the next throw.", need.Each(), purse.PerCent(likely))
}

// leftOver says where the coins go that could not be shared, or nothing.
func (p *position) leftOver() text.Text {
	if p.phase != between || p.coins.Left == 0 {
		return ""
	}
	return text.Of("What could not be shared, {0}, goes into the next [pot].", text.Coins(p.coins.Left))
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Won: p.closed() && p.rot.In.Has(i),
	}
	if p.phase == over && p.pots > 1 { // no longer how the last pot went
		s.Won = slices.Contains(purse.Ahead(p.Scores()), i)
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "coins"
		return s
	}
	switch {
	case p.phase == between && s.Won:
		s.Figure, s.Unit = purse.Net(int(p.won)), "coins won"
	case p.phase == opening && p.last[i] != 0:
		s.Figure, s.Unit = text.Figure(p.last[i].Sum()), "in all"
	case p.phase != setting && p.last[i] != 0:
		s.Figure, s.Unit = text.Of("{0} of 4", p.common(i)), "match"
	case p.phase == setting && p.set[i] > 0: // later the target shows it
		s.Figure, s.Unit = text.Figure(p.set[i]), "set"
	}
	if p.falling && i == int(p.rot.Seat) {
		s.Note = "throwing"
	}
	return s
}

// common returns the number of bones in a seat's last throw that match the target.
func (p *position) common(i int) int { return p.last[i].Common(p.target).Len() }

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p *position) facts() []text.Text {
	var list []text.Text
	if p.pots > 1 && !p.closed() {
		list = append(list, text.Of("Pot {0} of {1}.", p.number(), p.pots))
	}
	switch {
	case p.phase == opening:
		list = append(list, "Opening throw: the highest total begins.")
	case p.phase == setting:
		list = append(list, "Each player throws one bone for the target.")
	default:
		list = append(list, text.Of("The target is {0}. One throw in {1} matches it.", p.target, text.Spelled(p.rare())))
		list = append(list, text.Of("Throws so far: {0}.", text.Number(p.casts)))
	}
	if h := p.hand(); h != 0 && p.caster >= 0 {
		list = append(list, text.Of("{0} threw {1}.", text.Seat(p.caster), h))
	}
	for i := range seats {
		if p.ante == 0 {
			list = append(list, p.plays(i))
		} else {
			list = append(list, p.holds(i))
		}
	}
	return list
}

// holds returns what a seat holds, has set and has cast.
func (p *position) holds(i int) text.Text {
	seat, coins, set, last := text.Seat(i), text.Coins(p.coins.Purse[i]), text.Number(p.set[i]), p.last[i]
	switch {
	case p.set[i] > 0 && last != 0:
		return text.Of("{0} holds {1} and threw {2} for the target. Last throw: {3}.", seat, coins, set, last)
	case p.set[i] > 0:
		return text.Of("{0} holds {1} and threw {2} for the target.", seat, coins, set)
	case last != 0:
		return text.Of("{0} holds {1}. Last throw: {2}.", seat, coins, last)
	}
	return text.Of("{0} holds {1}.", seat, coins)
}

// plays returns a sentence about what a seat threw for the target and what it threw
// last, for a game without a pot.
func (p *position) plays(i int) text.Text {
	seat, set, last := text.Seat(i), text.Number(p.set[i]), p.last[i]
	switch {
	case p.set[i] > 0 && last != 0:
		return text.Of("{0} threw {1} for the target. Last throw: {2}.", seat, set, last)
	case p.set[i] > 0:
		return text.Of("{0} threw {1} for the target.", seat, set)
	case last != 0:
		return text.Of("{0}’s last throw: {1}.", seat, last)
	}
	return text.Of("{0} has not thrown yet.", seat)
}

// rare returns how many throws of all four bones it takes on average to match the
// target, rounded.
func (p *position) rare() int {
	n := 1.0
	p.chance(bones, func(h tali.Hand, x float64) {
		if h == p.target {
			n = 1 / x
		}
	})
	return int(math.Round(n))
}

func (p *position) choice(m rules.Move) rules.Choice {
	kept := tali.Hand(m.N)
	switch {
	case m.Verb == Stop:
		return rules.Choice{Move: m, Kind: rules.Second, Label: "Stop"}
	case m.Verb == Next:
		return rules.Choice{Move: m, Label: "Next pot"}
	case p.tries == 0:
		return rules.Choice{Move: m, Label: text.Of("Throw {0} bones", p.cup())}
	}
	c := rules.Choice{
		Move: m, Kind: rules.Key, Confirm: text.Of("Throw {0} bones", bones-kept.Len()),
		Label: text.Of("Keep {0}", kept.And()), Figure: kept.Figure(), Word: "keep", Bones: true,
	}
	if kept == 0 {
		c.Label, c.Figure, c.Word, c.Bones = "Throw all again", "all", "throw", false
	}
	if p.paid {
		c.Confirm = text.Of("Pay {0}: throw {1}", p.price(), bones-kept.Len())
	}
	return c
}
