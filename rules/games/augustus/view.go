package augustus

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the pot that is being played, or the finished
// one until the next begins.
type Board struct {
	Pot, Pots int         // number of the pot, from 1, and of all pots; 0 if none is agreed
	Casts     int         // casts in it so far
	Paid      []int       // what each seat has paid into it
	State     []State     // by seat
	Caster    rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Rank      tali.Rank   // their rank; Venus wins the wreath
	Hand      text.Text   // its name, or empty
	Over      bool        // the pot is over
	Winner    rules.Actor // the seat that took it; Nobody if the coins went back
	Won       int         // coins taken
	Venus     float64     // the chance of a Venus in one cast
	Prize     int         // coins that a Venus wins; 0 while no pot is played
	Fine      int         // coins that four ones or a Senio cost; 0 if each bone costs one
	Vultures  int         // coins that a Vulture takes from the pot
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == playing && !p.decides,
		Bones:           p.more.Bones(p.lie.Bones(nil)), Clear: p.again == 0 || !p.falling,
		Text:    p.facts(),
		Choices: tell.Choices(p.Moves(nil), p.choice),
		Board:   p.board(),
		Seats:   tell.Plates(p.coins.N, p.plate),
	})
	if p.phase == playing {
		v.Cup = p.cup()
		v.Piles = p.piles()
	}
	tell.Rank(&v, tell.Score(p))
	return v
}

// piles returns the pot, with its number among the pots of the game.
func (p *position) piles() []rules.Pile {
	list := p.coins.Piles()
	switch {
	case p.willing:
		list[0].Label, list[0].Numbered = text.Of("Pot {0}", p.number()), true
	case p.pots > 1:
		list[0].Label, list[0].Numbered = text.Of("Pot {0} of {1}", p.number(), p.pots), true
	}
	return list
}

// cup returns the number of bones in the next cast.
func (p *position) cup() int {
	switch {
	case p.decides:
		return 0
	case p.again > 0 && p.falling:
		return bones - p.lie.Len()
	}
	return bones
}

func (p position) board() Board {
	b := Board{
		Pot: p.number(), Casts: int(p.casts),
		Caster: rules.Nobody, Winner: rules.Actor(p.winner), Won: int(p.won),
		Over: p.phase != playing, Venus: p.chances.venus, Vultures: p.vultures,
	}
	if p.phase == playing {
		b.Prize = p.coins.Pot()
	}
	if !p.bone {
		b.Fine = p.fine
	}
	if !p.willing {
		b.Pots = p.pots
	}
	if h := p.hand(); h != 0 {
		b.Caster, b.Rank, b.Hand = rules.Actor(p.caster), tali.Classify(h), h.Name()
	}
	for i := range p.coins.N {
		b.Paid = append(b.Paid, p.paid(i))
		b.State = append(b.State, p.state[i])
	}
	return b
}

// number returns the number of the current or last pot, from 1.
func (p position) number() int {
	if p.phase == playing {
		return int(p.over) + 1
	}
	return int(p.over)
}

// paid returns the coins that a seat has paid into the current or last pot.
func (p position) paid(i int8) int {
	if p.phase == playing {
		return int(p.coins.Paid[i])
	}
	return int(p.put[i])
}

func (p position) prompt() text.Text {
	switch {
	case p.phase == done:
		return p.verdict()
	case p.decides && p.draws(p.hand(), p.coins.Pot()) > 0:
		return text.Of("Take {0}?", text.Coins(p.draws(p.hand(), p.coins.Pot())))
	case p.decides:
		return text.Of("Pay {0} to throw again?", p.price(int(p.again)))
	case p.phase == playing && p.cup() == 1:
		return "Throw one bone"
	case p.phase == playing && p.again > 0:
		return text.Of("Throw {0} bones", p.cup())
	case p.phase == playing:
		return "Throw four bones"
	case p.willing:
		return "Another [pot]?"
	case p.ended == byLimit:
		return "The coins go back"
	case p.won == 0:
		return "The [pot] was empty"
	}
	return text.Of("{0} wins the [pot]", text.Seat(p.winner))
}

func (p position) aside() text.Text {
	switch {
	case p.decides:
		return p.atStake()
	case p.phase == playing && p.pots > 1 && !p.willing && (p.vultures > 0 || !p.thrown[p.seat]):
		return text.Of("The most coins after {0} [pots](pot) win.", text.Spelled(p.pots))
	case p.phase == playing && p.bone:
		return "Each bone on 1 or 6 costs a coin."
	case p.phase == playing:
		return text.Of("Any six, or four ones: you pay {0}. Four sixes: nothing.", text.Coins(p.fine))
	case p.phase == done && p.parted():
		return text.Of("{0} pots are over. Fewer than two want to play on.", int(p.over))
	}
	keys, args := p.ending()
	if best := purse.Ahead(p.Scores()); p.phase == done && p.over > 1 && len(best) == 1 {
		return text.Of("{0} won {1} of {2} pots: {3} in all.", text.Seat(best[0]), int(p.takes[best[0]]), int(p.over), text.Coins(p.got[best[0]]))
	}
	if p.phase == done {
		return text.Of(keys.match, append(args, int(p.over))...)
	}
	return text.Of(keys.pot, args...)
}

// atStake says what the cast on the table costs if it is kept, and how likely a second throw
// is to bring what is worth the most by its chance: Venus or four alike. Where one bone makes it
// costly, it says how likely another throw of that bone costs nothing.
func (p *position) atStake() text.Text {
	costs, brings := text.Text(""), text.Text("")
	if n := p.pays(p.hand()); n > 0 {
		costs = text.Of("This throw costs {0}.", text.Coins(n))
	}
	spare, lacks := p.surplus()
	soon, pot := p.soon(p.hand(), spare), p.coins.Pot()
	need, likely := p.alike()
	takes := min(p.vultures, pot)
	if costly, chance := p.costly(); chance > 0 && p.any > 0 {
		costs = text.Sentences(costs, text.Of("Throw {0} again: {1} to pay nothing.", costly.Each(), purse.PerCent(chance)))
	}
	switch chance := purse.PerCent(soon); {
	case p.any > 0 && likely*float64(takes) > soon*float64(pot):
		brings = text.Of("Four alike need {0}: {1} for {2}.", need.Each(), purse.PerCent(likely), text.Coins(takes))
	case lacks.Len() == 1:
		brings = text.Of("A {0} in place of a {1} brings [Venus]: {2}.", lacks.Sum(), spare.Sum(), chance)
	case p.vultures > 0 && p.any > 0:
		brings = text.Of("[Venus] needs {0}: {1} for {2}.", lacks.Each(), chance, text.Coins(pot))
	case p.any > 0:
		brings = text.Of("[Venus] needs {0}: {1}.", lacks.Each(), chance)
	}
	switch n := p.draws(p.hand(), p.coins.Pot()); {
	case n > 0 && p.any > 0:
		return text.Of("This throw takes {0} from the [pot].", text.Coins(n))
	case p.any > 0:
		return text.Sentences(costs, brings)
	}
	return text.Sentences(costs, brings, "Choose a bone to throw again, or keep this throw.")
}

// costly returns the one bone for which the cast on the table costs coins, its six or one of four
// ones, and the chance that nothing is to be paid once it is thrown again: 0 if the cast costs
// nothing, or has more sixes.
func (p *position) costly() (bone tali.Hand, chance float64) {
	h := p.hand()
	if p.pays(h) == 0 || h.Count(6) > 1 {
		return 0, 0
	}
	bone = tali.Of(6)
	if h.Count(6) == 0 {
		bone = tali.Of(1)
	}
	for _, o := range p.falls[1] {
		if p.pays(h.Without(bone).Add(tali.Hand(o.Move.N))) == 0 {
			chance += float64(o.Weight)
		}
	}
	return bone, chance / rules.TotalWeight(p.falls[1])
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Out: p.state[i] != In && p.phase == playing, Rests: p.state[i] == Left && p.number() < p.pots,
	}
	switch {
	case p.state[i] == Stopped:
		s.Note = "stopped"
	case p.phase != playing:
	case p.state[i] == Left:
		s.Note = "has left the pot"
	case p.state[i] != In:
		s.Note = "out"
	}
	if p.phase != playing && i == p.winner {
		s.Won = p.phase == between
		s.Figure, s.Unit = purse.Net(int(p.won)), "coins won"
	}
	if p.phase == done {
		s.Won = slices.Contains(purse.Ahead(p.Scores()), int(i))
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "coins"
	}
	return s
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	list := []text.Text{p.progress()}
	switch h := p.hand(); {
	case h == 0:
	case p.again > 0 && p.falling:
		list = append(list, text.Of("{0} has thrown {1} so far.", text.Seat(p.caster), h))
	default:
		list = append(list, text.Of("{0} threw {1}: {2}.", text.Seat(p.caster), h, h.Name()))
	}
	for i := range p.coins.N {
		if n := p.paid(i); n > 0 {
			list = append(list, text.Of("{0} holds {1} and paid {2}.", text.Seat(i), text.Coins(p.coins.Purse[i]), text.Coins(n)))
		} else {
			list = append(list, text.Of("{0} holds {1}.", text.Seat(i), text.Coins(p.coins.Purse[i])))
		}
		if p.state[i] != In {
			list = append(list, text.Of(standings[p.state[i]], text.Seat(i)))
		}
	}
	return list
}

// standings are the sentences about a seat that is not in the pot.
var standings = [...]text.Text{
	Left: "{0} left the pot.", Out: "{0} is out.",
	Without: "{0} has too few coins for this pot.", Stopped: "{0} stopped playing.",
}

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m}
	switch m.Verb {
	case bestcast.Again:
		return p.againChoice(m)
	case bestcast.Stand:
		c.Label = "Keep this throw"
		if n := p.draws(p.hand(), p.coins.Pot()); n > 0 {
			c.Label = text.Of("Take {0}", text.Coins(n))
		}
		if p.any > 0 {
			c.Kind, c.Figure, c.Word, c.Confirm = rules.Key, "all", "keep", c.Label
		}
	case rules.Throw:
		c.Label = "Throw four bones"
	case Next:
		c.Label = "Next pot"
		if p.willing {
			c.Label = "Play on"
		}
	case Stop:
		c.Kind, c.Label = rules.Second, "Stop playing"
	case Leave:
		c.Kind, c.Label = rules.Second, "Leave the pot"
	}
	return c
}

// againChoice returns the choice to throw some bones again. The button that does it names the
// price.
func (p *position) againChoice(m rules.Move) rules.Choice {
	part := tali.Hand(m.N)
	c := rules.Choice{Move: m, Kind: rules.Key, Bones: true, Word: "again", Figure: part.Figure(), Confirm: text.Of("Throw for {0}", text.Coins(p.price(int(p.again))))}
	switch part.Len() {
	case 1:
		c.Label = text.Of("Throw a {0} again", part.Sum())
	case bones:
		c.Label, c.Figure, c.Bones = "Throw all again", "all", false
	default:
		c.Label = text.Of("Throw {0} again", part)
	}
	return c
}

// verdict returns who won the game, and how many coins, which it calls so as long as there is
// room for the word.
func (p position) verdict() text.Text {
	if best := purse.Ahead(p.Scores()); len(best) == 1 && p.Scores()[best[0]] < 100 {
		return text.Of("{0} wins {1}", text.Seat(best[0]), text.Coins(p.Scores()[best[0]]))
	}
	return purse.Verdict(p.Scores())
}
