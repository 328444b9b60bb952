package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the fight waits for.
type phase int8

const (
	opening   phase = iota // the casts for who begins
	waiting                // the second caster of a bout may ask for missio
	fighting               // the casts of a bout
	answering              // double or yield
	over
)

// An end is the way in which the fight ended.
type end int8

const (
	byStones end = iota
	byYield
	byDraw
)

// A position is a position of the fight.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation // the casts for who begins, or of the bout
	hand    [2]tali.Hand      // the cast of each in that rotation; none before
	log     [boutsMost]bout   // the bouts for stones
	stones  [2]int8           // stones left of each gladiator
	bouts   int8              // fought so far, deciding ones included
	offs    int8              // tied casts for who begins
	phase   phase
	ended   end
	winner  int8 // Nobody until the end, and after a draw
	caster  int8 // the seat that cast last; Nobody before
	asker   int8 // the seat that asked for missio last; Nobody before
	pled    int8 // bouts that were fought then; 0 before
	won     int16
	falling bool // the bones fall now
}

// A bout is the casts of both in a finished bout.
type bout [2]tali.Hand

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	case p.phase == waiting:
		return rules.Actor(p.second())
	case p.phase == answering:
		return rules.Actor(1 - p.asker)
	}
	return rules.Actor(p.rot.Seat)
}

func (p position) Opening() bool { return p.phase == opening }

// first returns the seat that casts first in a bout.
func (p *position) first() int8 { return p.rot.First }

func (p *position) second() int8 { return 1 - p.rot.First }

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == waiting:
		return append(buf, rules.Move{Verb: Wait}, rules.Move{Verb: Ask})
	case p.phase == answering:
		return append(buf, rules.Move{Verb: Double}, rules.Move{Verb: Yield})
	}
	buf = append(buf, rules.Move{Verb: rules.Throw})
	if p.phase == fighting && p.rot.Done == 0 && p.mayAsk(p.rot.Seat) {
		buf = append(buf, rules.Move{Verb: Ask})
	}
	return buf
}

// mayAsk reports whether a seat may ask for missio: it did not ask last, a bout has been fought
// since where that is needed, and both can double.
func (p *position) mayAsk(seat int8) bool {
	return p.missio && p.asker != seat && !p.waits() && p.stones != [2]int8{} && p.doublings() > 0
}

// waits reports whether a bout has to be fought before the next plea for missio.
func (p *position) waits() bool { return p.spaced && p.bouts == p.pled }

// doublings returns the number of times that both can still double.
func (p *position) doublings() (n int) {
	stake, purse := p.coins.Paid[0], min(p.coins.Purse[0], p.coins.Purse[1])
	for stake > 0 && purse >= stake {
		purse, stake = purse-stake, 2*stake
		n++
	}
	return n
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling = true
	case Wait:
		p.phase = fighting
	case Ask:
		p.asker, p.pled, p.phase = int8(p.Turn()), p.bouts, answering
	case Double:
		for i := range 2 {
			p.coins.Pay(i, int(p.coins.Paid[i]))
		}
		p.phase = fighting
	case Yield:
		p.take(p.asker, byYield)
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	}
	return p
}

// fall applies the cast h of the seat whose turn it is, and settles the bout or chooses
// who begins once both have cast.
func (p *position) fall(h tali.Hand) {
	p.falling, p.caster = false, p.rot.Seat
	if p.rot.Done == 0 {
		p.hand = [2]tali.Hand{}
	}
	p.hand[p.rot.Seat] = h
	p.rot.Count(h.Sum())
	switch {
	case !p.rot.Over():
	case p.phase == opening:
		p.begin()
	default:
		p.settle()
	}
}

// begin decides who casts first in the first bout, by the casts for it; if they are
// level both cast again, up to offsMost times.
func (p *position) begin() {
	best := p.rot.Best()
	if best.Count() > 1 && p.offs < offsMost-1 {
		p.offs++
		p.rot = p.rot.Again()
		return
	}
	p.bout(best.Next(int(p.rot.First), 2))
}

// bout starts the next bout, in which seat first casts first. It begins with the
// other's question for missio where that is allowed.
func (p *position) bout(first int) {
	p.rot = rotation.New(rotation.All(2), first, 2)
	p.phase = fighting
	if p.mayAsk(p.second()) {
		p.phase = waiting
	}
}

// settle ends a bout once both have cast: it takes the lost stones away, and ends the
// fight or starts the next bout.
func (p *position) settle() {
	best := p.rot.Best()
	deciding := p.stones == [2]int8{}
	if !deciding {
		p.log[p.bouts] = p.hand
	}
	p.bouts++
	for i := range p.stones {
		if !deciding && (best.Count() > 1 || !best.Has(i)) {
			p.stones[i]--
		}
	}
	switch {
	case deciding && best.Count() == 1:
		p.take(int8(best.Only()), byStones)
	case p.stones == [2]int8{} && (!p.decide || deciding && p.bouts >= decidingMost):
		p.draw()
	case p.stones == [2]int8{}:
		p.bout(int(p.first()))
	case p.stones[0] == 0:
		p.take(1, byStones)
	case p.stones[1] == 0:
		p.take(0, byStones)
	default:
		p.bout(int(p.first()))
	}
}

// take ends the fight: seat wins the pot, in the way how.
func (p *position) take(seat int8, how end) {
	p.winner, p.ended, p.phase = seat, how, over
	p.won = int16(p.coins.Win(int(seat)))
}

// draw ends the fight undecided: each seat gets its coins back.
func (p *position) draw() {
	p.ended, p.phase = byDraw, over
	p.won = int16(p.coins.Paid[0])
	p.coins.Back()
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == answering:
		return "Choose first: double or yield."
	case p.phase == waiting:
		return "Choose first: fight on, or ask for missio."
	case m == rules.Move{Verb: Ask} && !p.missio:
		return "Missio is not used at this table."
	case m == rules.Move{Verb: Ask}:
		return "You may ask only before a bout, if it is your turn to ask and both can double."
	}
	return "Throw the bones first."
}

// Ending returns the id of the way in which the game ended, for statistics.
func (p position) Ending() string {
	switch {
	case p.ended == byYield:
		return "yield"
	case p.winner < 0:
		return "draw"
	case p.stones[p.winner] == 0:
		return "decider"
	}
	return "stones"
}

// Scores returns the net coins of each seat, or without a wager one point,
// shared after a draw.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	winners := rotation.All(2)
	if p.winner >= 0 {
		winners = rotation.Set(0).With(int(p.winner))
	}
	return winners.Parts(2)
}

func (p position) Coins() int { return p.coins.Total() }
