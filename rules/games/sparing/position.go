package sparing

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the game waits for.
type phase int8

const (
	casting   phase = iota
	offering        // asked may double before the round
	answering       // asked matches the double or resigns
	keeping         // asked keeps its cast or throws again
	over
)

// A position is a position of the game.
type position struct {
	*table
	coins   purse.Table
	rot     rotation.Rotation // the round
	lie     tali.Hand         // the bones on the table
	hand    [seatsMost]tali.Hand
	past    [roundsMost]round
	latest  round            // the last finished round
	missed  [seatsMost]uint8 // void casts in this round, at most 255
	stake   int32            // coins paid by each seat still in
	pot     int32            // coins each winner took
	wins    [seatsMost]int16
	played  int16 // finished rounds, extra ones included
	casts   int16
	phase   phase
	caster  int8
	asked   int8
	offered int8 // the seat that doubled, while others answer
	winner  int8 // Nobody until the end, and if the pot was shared
	sat     rotation.Set
	in      rotation.Set    // seats that can still take the pot
	gone    rotation.Set    // seats that resigned
	spent   [seatsMost]int8 // spare throws that each seat has spent
	falling bool
	void    bool // the last cast was void
	again   bool // the cast that falls was paid for with a spare throw
}

// A round is a finished round: the casts, and the winner.
type round struct {
	cast  [seatsMost]uint8 // an index in falls, from 1; 0 if the seat did not cast
	voids [seatsMost]uint8 // void casts before it
	won   int8             // a seat, or Nobody
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	case p.phase == casting:
		return rules.Actor(p.rot.Seat)
	}
	return rules.Actor(p.asked)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == offering:
		return append(buf, rules.Move{Verb: Pass}, rules.Move{Verb: Double})
	case p.phase == answering:
		return append(buf, rules.Move{Verb: Match}, rules.Move{Verb: Resign})
	case p.phase == keeping:
		return append(buf, rules.Move{Verb: Stand}, rules.Move{Verb: Again})
	}
	return append(buf, rules.Move{Verb: rules.Throw})
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
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Pass:
		p.askNext()
	case Double:
		p.coins.Pay(int(p.asked), int(p.stake))
		p.phase, p.offered = answering, p.asked
		p.answerNext()
	case Match:
		p.coins.Pay(int(p.asked), int(p.stake))
		p.answerNext()
	case Resign:
		p.resign()
	case Stand:
		p.phase = casting
		p.goOn()
	case Again:
		p.throwAgain()
	}
	return p
}

// fall applies the cast h of the seat whose turn it is; a cast without a name is void
// and is thrown again.
func (p *position) fall(h tali.Hand) {
	seat, w := int(p.rot.Seat), p.worth(h)
	p.falling, p.lie, p.caster, p.void = false, h, int8(seat), w == rotation.Void
	p.casts++
	switch {
	case p.void && p.casts >= castsMost:
		p.take(p.in)
		return
	case p.void:
		p.missed[seat] = min(p.missed[seat], 254) + 1
		return
	case p.rot.Done == 0:
		p.hand = [seatsMost]tali.Hand{}
	}
	p.hand[seat] = h
	p.rot.Count(w)
	if p.maySpend(seat) {
		p.phase, p.asked = keeping, int8(seat)
		return
	}
	p.goOn()
}

// goOn ends the round if it is over. The cast that was made last stands.
func (p *position) goOn() {
	p.again = false
	if p.rot.Over() {
		p.endRound()
	}
}

// maySpend reports whether a seat that has cast may throw again: it has a spare throw, has
// not spent one on this cast, and has neither Venus nor won the round already.
func (p *position) maySpend(seat int) bool {
	best := p.rot.Best()
	won := p.rot.Over() && best == rotation.Set(0).With(seat)
	return !p.again && int(p.spent[seat]) < p.spares && !won && tali.Classify(p.hand[seat]) != tali.Venus && p.casts < castsMost
}

// throwAgain has the seat asked throw its bones again.
func (p *position) throwAgain() {
	seat := int(p.asked)
	p.spent[seat]++
	p.hand[seat] = 0
	p.rot.TakeBack(seat)
	p.phase, p.falling, p.again = casting, true, true
}

// left returns the spare throws that a seat has left.
func (p *position) left(seat int) int { return p.spares - int(p.spent[seat]) }

func (p *position) endRound() {
	won := int8(rules.Nobody)
	if best := p.rot.Best(); best.Count() == 1 {
		won = int8(best.Only())
		p.wins[won]++
	}
	p.note(won)
	p.played++
	ahead := p.ahead()
	switch {
	case int(p.played) >= p.rounds && ahead.Count() == 1, p.decided && p.caught() < 0,
		int(p.played) >= p.rounds+extraMost, p.casts >= castsMost:
		p.take(ahead)
		return
	case int(p.played) >= p.rounds:
		p.in = ahead
	}
	p.begin()
}

// note records the finished round, won by seat won or by nobody, with its casts.
func (p *position) note(won int8) {
	r := round{won: won, voids: p.missed}
	for i, h := range p.hand {
		if h != 0 {
			r.cast[i] = uint8(1 + slices.IndexFunc(p.falls, func(o rules.Outcome) bool { return o.Move.N == int32(h) }))
		}
	}
	p.latest, p.missed = r, [seatsMost]uint8{}
	if int(p.played) < p.rounds {
		p.past[p.played] = r
	}
}

// ahead returns the seats still in with the most rounds won.
func (p *position) ahead() (ahead rotation.Set) {
	most := int16(-1)
	for i, n := range p.wins {
		switch {
		case !p.in.Has(i) || n < most:
		case n > most:
			most, ahead = n, rotation.Set(0).With(i)
		default:
			ahead = ahead.With(i)
		}
	}
	return ahead
}

// caught returns by how many rounds the best of the other seats would pass the leader
// if it won all the rest; negative if the lead can't be caught.
func (p *position) caught() int {
	leader, second := -1, 0
	for i, n := range p.wins {
		switch n := int(n); {
		case !p.in.Has(i):
		case n > leader:
			leader, second = n, max(second, leader)
		default:
			second = max(second, n)
		}
	}
	return second + p.rounds - int(p.played) - leader
}

// begin starts the next round after one has ended: with the question who doubles, where
// the table plays with doubling and all can match, but not in an extra round; otherwise
// with the casts.
func (p *position) begin() {
	first := int(p.rot.First)
	if p.moving {
		first = p.in.Next(first+1, int(p.rot.N))
	}
	p.rot = rotation.New(p.in, first, int(p.rot.N))
	if p.double && int(p.played) < p.rounds && p.canDouble() {
		p.phase, p.asked = offering, p.rot.Seat
	}
}

// canDouble reports whether all seats still in could match.
func (p *position) canDouble() bool {
	for i := range int(p.rot.N) {
		if p.in.Has(i) && !p.coins.Can(i, int(p.stake)) {
			return false
		}
	}
	return true
}

// askNext asks the next seat whether it doubles, until all have been asked.
func (p *position) askNext() {
	p.asked = int8(p.in.Next(int(p.asked)+1, int(p.rot.N)))
	if p.asked == p.rot.Seat {
		p.phase = casting
	}
}

// answerNext asks the next seat clockwise to match the double or resign. Once all have
// answered the stake is doubled and the casts begin.
func (p *position) answerNext() {
	p.asked = int8(p.in.Next(int(p.asked)+1, int(p.rot.N)))
	if p.asked == p.offered {
		p.stake *= 2
		p.phase = casting
		p.rot = rotation.New(p.in, int(p.rot.First), int(p.rot.N))
	}
}

// resign takes the seat that is asked out of the pot; the last one left wins it.
func (p *position) resign() {
	p.in, p.gone = p.in.Without(int(p.asked)), p.gone.With(int(p.asked))
	if p.in.Count() == 1 {
		p.take(p.in)
		return
	}
	p.answerNext()
}

// take ends the game: the winners share the pot in equal whole parts.
func (p *position) take(winners rotation.Set) {
	if winners.Count() == 1 {
		p.winner = int8(winners.Only())
	}
	p.pot = int32(p.coins.Share(winners.Array()))
	p.in, p.phase = winners, over
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == offering:
		return "First decide whether to double."
	case p.phase == answering:
		return "Match the double or resign first."
	case p.phase == keeping:
		return "Keep your throw or throw again first."
	case m.Verb == Stand || m.Verb == Again:
		return "You can throw a second time only right after your own throw, where the table allows it."
	}
	return "Throw the bones first."
}

// Ending returns the id of the way in which the game ended, for statistics.
func (p position) Ending() string {
	switch {
	case p.winner < 0:
		return "level"
	case p.gone.Count() == p.sat.Count()-1:
		return "resigned"
	case int(p.played) > p.rounds:
		return "extra"
	}
	return "rounds"
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }
