package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is a stage of the game.
type phase int8

const (
	playing phase = iota
	between       // a pot is over; its winner begins the next
	done
)

// A State is the standing of a seat in the pot.
type State int8

const (
	In      State = iota // casts
	Left                 // has left
	Out                  // could not pay
	Without              // too few coins to take part
	Stopped              // plays no more
)

// An end is the way in which a pot ended.
type end int8

const (
	byVenus end = iota
	byOne       // one was left
	byLimit     // too many casts; the coins went back
)

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	phase   phase
	seat    int8 // the seat that acts, or whose bones fall
	falling bool // the bones fall now
	decides bool // the seat keeps its cast or throws bones again
	again   int8 // how often bones have been thrown again in this turn, with those that fall now
	casts   int16
	all     int32 // casts of the pots that are over
	over    int8  // pots that are over
	after   int8  // the seat after which the next pot begins
	state   [rules.MaxSeats]State
	thrown  [rules.MaxSeats]bool  // has thrown for this pot
	short   [rules.MaxSeats]int16 // the coins that a seat that is out could not pay
	lie     tali.Hand             // the bones on the table; none before the first cast
	more    tali.Hand             // and those that were thrown again last
	caster  int8                  // the seat that cast them

	// Of the pot that is over, until the next begins:
	ended  end
	winner int8 // Nobody before a pot is over, and if the coins went back
	won    int32
	put    [rules.MaxSeats]int32 // coins that each seat had paid

	takes [rules.MaxSeats]int8  // pots that each seat has won
	got   [rules.MaxSeats]int32 // and the coins in them
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == done:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == between:
		buf = append(buf, rules.Move{Verb: Next})
		if p.willing {
			buf = append(buf, rules.Move{Verb: Stop})
		}
		return buf
	case p.decides:
		return p.againMoves(buf)
	}
	buf = append(buf, rules.Move{Verb: rules.Throw})
	if p.mayLeave() {
		buf = append(buf, rules.Move{Verb: Leave})
	}
	return buf
}

// mayLeave reports whether the seat whose turn it is may leave the pot.
func (p *position) mayLeave() bool {
	return p.phase == playing && !p.decides && (p.leave == leaveAlways || p.leave == leaveLater && p.thrown[p.seat])
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup()]...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case Next:
		p.ask()
	case Stop:
		p.state[p.seat] = Stopped
		p.ask()
	case rules.Throw:
		p.falling, p.again = true, 0
	case bestcast.Stand:
		p.decides = false
		p.count()
	case bestcast.Again:
		p.throwAgain(tali.Hand(m.N))
	case Leave:
		p.state[p.seat] = Left
		p.goOn()
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	}
	return p
}

// begin starts a pot: every seat that can takes part and pays the ante, and the first
// of them after the given seat casts.
func (p *position) begin(after int) {
	p.phase, p.casts, p.lie, p.more, p.thrown = playing, 0, 0, 0, [rules.MaxSeats]bool{}
	p.winner, p.won, p.put = int8(rules.Nobody), 0, [rules.MaxSeats]int32{}
	for i := range int(p.coins.N) {
		switch {
		case p.sits(i):
			p.state[i], p.short[i] = In, 0
			p.coins.Pay(i, p.ante)
		case p.state[i] != Stopped:
			p.state[i] = Without
		}
	}
	p.seat = p.next(after)
}

// sits reports whether a seat takes part in the next pot: it plays on, and can
// pay the ante and the payment it last went out for.
func (p *position) sits(i int) bool {
	return p.state[i] != Stopped && p.coins.Can(i, max(p.ante, int(p.short[i])))
}

// fall takes in a cast.
func (p *position) fall(h tali.Hand) {
	p.falling, p.caster, p.thrown[p.seat] = false, p.seat, true
	if p.again > 0 {
		p.more = h
	} else {
		p.lie, p.more = h, 0
		p.casts++
	}
	if p.decides = p.mayAgain(); !p.decides {
		p.count()
	}
}

// hand returns the bones on the table.
func (p *position) hand() tali.Hand { return p.lie.Add(p.more) }

// count has the cast on the table count: it wins the pot, takes coins from it, or pays.
func (p *position) count() {
	h := p.hand()
	if tali.Classify(h) == tali.Venus {
		p.take(p.seat, byVenus)
		return
	}
	if n := p.draws(h, p.coins.Pot()); n > 0 {
		p.coins.Take(int(p.seat), n)
	} else if n := p.pays(h); !p.coins.Pay(int(p.seat), n) {
		p.state[p.seat], p.short[p.seat] = Out, int16(n)
	}
	p.goOn()
}

// goOn passes the bones to the next seat in the pot. It ends the pot instead if one
// seat is left, which wins it, or after castsMost casts, when all get their payments
// back.
func (p *position) goOn() {
	after := p.next(int(p.seat))
	switch {
	case p.seats() == 1:
		p.take(after, byOne)
	case p.casts >= castsMost:
		p.put = p.coins.Paid
		p.coins.Back()
		p.close(int8(rules.Nobody), byLimit)
	default:
		p.seat = after
	}
}

// take ends the pot: the seat gets all its coins and is the next to act; how says what
// ended it.
func (p *position) take(seat int8, how end) {
	p.put = p.coins.Paid
	p.won = int32(p.coins.Win(int(seat)))
	p.takes[seat]++
	p.got[seat] += p.won
	p.seat = seat
	p.close(seat, how)
}

// close ends a pot, which winner has won (or rules.Nobody). After the last pot, or when
// hardly anybody can go on, it ends the game.
func (p *position) close(winner int8, how end) {
	p.winner, p.ended = winner, how
	p.over++
	p.all += int32(p.casts)
	p.phase, p.after = between, p.seat
	if int(p.over) == p.pots || p.all >= matchMost || !p.twoSit() {
		p.phase = done
	}
}

// next returns the seat in the pot that follows a seat.
func (p *position) next(after int) int8 {
	n := int(p.coins.N)
	for i := 1; i <= n; i++ {
		if s := (after + i + n) % n; p.state[s] == In {
			return int8(s)
		}
	}
	return int8(after)
}

// seats returns the number of seats in the pot.
func (p *position) seats() (n int) {
	for i := range p.coins.N {
		if p.state[i] == In {
			n++
		}
	}
	return n
}

// twoSit reports whether at least two seats take part in the next pot.
func (p *position) twoSit() bool {
	n := 0
	for i := range int(p.coins.N) {
		if p.sits(i) {
			n++
		}
	}
	return n > 1
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == between && p.willing:
		return "First choose whether to play on."
	case p.phase == between:
		return "Start the next pot first."
	case p.decides:
		return "Keep your throw or throw again first."
	case m.Verb == bestcast.Stand || m.Verb == bestcast.Again:
		return "You can throw a second time only right after your own throw, where the table allows it."
	case m.Verb == Leave && p.leave == leaveLater:
		return "You can leave a pot from your second turn in it on."
	case m.Verb == Leave:
		return "You can’t leave a pot at this table."
	}
	return "Throw the bones first."
}

// Ending returns the id of the way in which the game ended, for statistics.
func (p position) Ending() string {
	switch {
	case p.ended == byLimit:
		return "limit"
	case p.ended == byOne:
		return "one"
	}
	return "venus"
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }
