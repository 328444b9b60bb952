package knucklebones

import (
	"math/bits"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

// A phase is the kind of move that the game waits for.
type phase int8

const (
	opening   phase = iota // a throw for who begins
	steering               // left or right
	betting                // asked may raise
	answering              // asked matches or drops
	throwing               // the thrower's next throw
	covering               // the thrower's choice of a number
	over
)

// unplayed is the score of a seat that has not had its turn.
const unplayed = -1

// A position is a position of the game. It has a fixed size and is comparable.
type position struct {
	*agreement
	coins    purse.Table
	raised   int32     // coins the asked seat must match
	hand     tali.Hand // the bones on the table; none before the first cast
	covered  numbers   // on the square on the table
	open     numbers   // numbers the cast makes that may be covered
	pebbles  [9]int8   // the covered numbers in their order
	score    [rules.MaxSeats]int8
	beaten   [rules.MaxSeats]int16 // the merit of a seat that lost before the last face-off
	in       seats                 // can still win the pot
	absent   seats                 // could not pay the ante
	dropped  seats                 // left the pot to the others
	hushed   seats                 // do not raise any more in this game
	level    seats                 // throw for who begins
	phase    phase
	rolling  bool        // the bones are in the air: Chance acts
	begun    bool        // the thrower has thrown in this turn
	conceded bool        // all but one have dropped
	owner    rules.Actor // the seat whose square is on the table
	thrower  int8
	asked    int8
	raiser   int8
	leader   int8 // the seat that begins a round
	dir      int8 // +1 to the left, −1 to the right
	castOffs uint8
	faced    uint8 // face-offs so far
}

// A numbers is a set of the numbers 1 to 9: bit n−1 stands for number n.
type numbers uint16

const allNumbers numbers = 1<<9 - 1

func (s numbers) has(n int) bool { return n >= 1 && n <= 9 && s>>(n-1)&1 == 1 }

// sum returns the sum of the numbers in s.
func (s numbers) sum() (sum int) {
	for ; s != 0; s &= s - 1 {
		sum += s.least()
	}
	return sum
}

// least returns the lowest of the numbers; there must be one.
func (s numbers) least() int { return bits.TrailingZeros16(uint16(s)) + 1 }

func (s numbers) count() int { return bits.OnesCount16(uint16(s)) }

// number returns the set of the number n alone, or the empty set if n is not from 1 to
// 9.
func number(n int) numbers {
	if n < 1 || n > 9 {
		return 0
	}
	return 1 << (n - 1)
}

// made returns the numbers a cast of three makes: a bone, two, or all three.
func made(h tali.Hand) numbers {
	var a [3]int
	i := 0
	for place, side := range tali.Sides {
		for range h.Count(side) {
			a[i%3] = place + 1
			i++
		}
	}
	return number(a[0]) | number(a[1]) | number(a[2]) |
		number(a[0]+a[1]) | number(a[0]+a[2]) | number(a[1]+a[2]) | number(a[0]+a[1]+a[2])
}

// total returns the sum of a cast, by the numbers of the sides.
func total(h tali.Hand) (sum int) {
	for place, side := range tali.Sides {
		sum += h.Count(side) * (place + 1)
	}
	return sum
}

// A seats is a set of seats: bit s stands for seat s.
type seats uint8

func (s seats) has(i int) bool      { return s>>i&1 == 1 }
func (s seats) with(i int) seats    { return s | 1<<i }
func (s seats) without(i int) seats { return s &^ (1 << i) }
func (s seats) count() int          { return bits.OnesCount8(uint8(s)) }
func (s seats) only() int           { return bits.TrailingZeros8(uint8(s)) }

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.rolling:
		return rules.Chance
	}
	return rules.Actor(p.actor())
}

func (p position) Opening() bool { return p.phase == opening }

// actor returns the seat that acts, or whose bones are in the air.
func (p *position) actor() int8 {
	if p.phase == betting || p.phase == answering {
		return p.asked
	}
	return p.thrower
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.rolling {
		return buf
	}
	switch p.phase {
	case opening, throwing:
		return append(buf, rules.Move{Verb: rules.Throw})
	case steering:
		return append(buf, rules.Move{Verb: Left}, rules.Move{Verb: Right})
	case betting:
		buf = append(buf, rules.Move{Verb: Pass})
		for _, n := range p.raises() {
			if n > 0 {
				buf = append(buf, rules.Move{Verb: Raise, N: n})
			}
		}
		return append(buf, rules.Move{Verb: Hush})
	case answering:
		return append(buf, rules.Move{Verb: Match}, rules.Move{Verb: Drop})
	case covering:
		for n := 1; n <= 9; n++ {
			if p.open.has(n) {
				buf = append(buf, rules.Move{Verb: Cover, To: int16(n)})
			}
		}
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if !p.rolling {
		return buf
	}
	return append(buf, p.casts...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.throw()
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Left, Right:
		p.steer(m.Verb)
	case Cover:
		p.cover(int(m.To))
	default:
		p.bet(m)
	}
	return p
}

// throw begins a throw: the next step is its cast. The first throw of a turn takes all
// pebbles off the square.
func (p *position) throw() {
	p.rolling = true
	if p.phase == throwing && !p.begun {
		p.begun, p.owner = true, rules.Actor(p.thrower)
		p.covered, p.pebbles = 0, [9]int8{}
	}
}

// fall applies the cast h: it decides which numbers may be covered, or ends the turn if
// none may.
func (p *position) fall(h tali.Hand) {
	p.rolling, p.hand = false, h
	if p.phase == opening {
		p.score[p.thrower] = int8(total(h))
		p.nextCastOff()
		return
	}
	p.open = made(h) &^ p.covered
	switch {
	case p.open == 0:
		p.endTurn()
	case p.bets == betsEachThrow:
		p.openWindow()
	default:
		p.phase = covering
	}
}
