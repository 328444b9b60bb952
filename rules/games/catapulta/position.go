package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	in      rotation.Set   // the seats still in the game; with equal turns fewer in the end
	first   int8           // the seat that begins a round
	seat    int8           // the seat whose turn it is
	lies    [bones]aim.Lie // the bones of the caster, as they were tossed
	lying   int8           // how many of them lie
	left    int8           // bones the seat has still to toss
	air     bool           // a bone is in the air
	way     int8           // how it was tossed
	knocked int8           // bit i: that bone knocked bone i
	caster  int8           // the seat whose bones lie in the sand; Nobody at first
	rounds  int8           // finished rounds
	score   [seatsMost]int16
	gain    [seatsMost]int16 // points of the last turn of each
	won     int32            // coins each winner took
	sat     rotation.Set
	winners rotation.Set // at the end
}

func (p position) Turn() rules.Actor {
	switch {
	case p.winners != 0:
		return rules.Nobody
	case p.air:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	return aim.Moves(buf)
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	h := p.hand()
	buf = append(buf, h.lands[p.way]...)
	for i := range bones - p.left {
		if p.knocked>>i&1 == 0 {
			buf = append(buf, h.knocks[i]...)
		}
	}
	return buf
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.way, p.air, p.knocked = int8(m.N), true, 0
	case aim.Knock:
		p.lies[m.From] = aim.LieOf(m)
		p.knocked |= 1 << m.From
	case rules.Cast:
		p.land(aim.LieOf(m))
	}
	return p
}

// land applies the place where the tossed bone came to rest; after the last bone of a
// turn it scores the turn.
func (p *position) land(l aim.Lie) {
	if p.left == bones {
		p.caster, p.lying = p.seat, 0
	}
	p.lies[p.lying] = l
	p.lying, p.left, p.air = p.lying+1, p.left-1, false
	if p.left == 0 {
		p.endTurn()
	}
}

// count returns the points of a bone with that lie.
func count(l aim.Lie) int { return factors[l.Zone] * int(l.Side) }

// tally returns the points of the bones tossed in this turn.
func (p *position) tally() (sum int) {
	for _, l := range p.lies[:bones-p.left] {
		sum += count(l)
	}
	return sum
}

// endTurn scores the four bones of the turn, and then passes the turn, ends the game,
// or starts the play-off of those level.
func (p *position) endTurn() {
	p.gain[p.seat] = int16(p.tally())
	p.score[p.seat] += p.gain[p.seat]
	p.left = bones
	next := int8(p.in.Next(int(p.seat)+1, p.seats))
	if next == p.first {
		p.rounds++
	}
	best := p.best()
	most := int(p.score[best.Only()])
	switch {
	case !p.equal && int(p.score[p.seat]) >= p.target:
		p.end(rotation.Set(0).With(int(p.seat)))
	case next == p.first && p.rounds >= turnsMost, next == p.first && most >= p.target && best.Count() == 1:
		p.end(best)
	case next == p.first && most >= p.target:
		p.play(best, int(p.first))
	default:
		p.seat = next
	}
}

// best returns the seats with the most points of those still in.
func (p *position) best() (best rotation.Set) {
	most := int16(-1)
	for i, n := range p.score {
		switch {
		case !p.in.Has(i) || n < most:
		case n > most:
			most, best = n, rotation.Set(0).With(i)
		default:
			best = best.With(i)
		}
	}
	return best
}

// play makes the seats of in the ones that play on, and gives the turn to the first of
// them from seat first on.
func (p *position) play(in rotation.Set, first int) {
	p.in = in
	p.first = int8(in.Next(first, p.seats))
	p.seat = p.first
}

// end ends the game and shares the pot among winners.
func (p *position) end(winners rotation.Set) {
	p.winners = winners
	p.won = int32(p.coins.Share(winners.Array()))
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, "Wait until the bone has landed. It has to lie outside, in a ring or at the stake, and show 1, 3, 4 or 6."); known {
		return why
	}
	return "Throw a bone at the stake first, carefully or boldly."
}

// Scores returns the net coins of each seat, or without a wager one point
// shared among the winners.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	return p.winners.Parts(p.seats)
}

// Points returns minus the turns that were finished.
func (p position) Points(rules.Actor) int { return -int(p.rounds) }

func (p position) Coins() int { return p.coins.Total() }
