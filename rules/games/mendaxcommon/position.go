package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/castoff"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Phase is a stage of the game.
type Phase int8

const (
	CastingOff Phase = iota // the casts for who begins
	Opening                 // a round begins with a throw under the cup
	Throwing                // the holder may throw bones again
	Saying                  // the holder says a hand
	Answering               // the next one takes the bones or doubts
	Done
)

const nobody = int8(rules.Nobody)

// A position is a position of the game.
type position struct {
	*agreement
	coins    purse.Table
	sat      rotation.Set // the seats that began the game with counters
	counters [rules.MaxSeats]int8
	gone     [rules.MaxSeats]int8 // how many had gone out, with the seat itself, when it did; 0 while it is in
	off      castoff.Off
	phase    Phase
	seat     int8 // the seat that acts, or whose bones fall
	cup      int8 // bones that fall now
	begun    bool // a round has begun since the casting-off
	open     bool // the hand is public
	revealed bool // nothing is hidden from anybody

	hand  tali.Hand // the common hand; while bones fall, those that stay
	taken tali.Hand // the hand as the holder took it; none if the holder began
	claim int8      // the last rank claimed, or nothing
	turns [rules.MaxSeats]turn

	claims [ranks]claim // of this round, by rank: as each is higher than the last, also by time

	// Of the last claim, and of the round that is over until the next begins:
	claimer, doubter, loser int8
}

// A turn is a seat's last turn with the bones in this round.
type turn struct {
	held tali.Hand // the hand it passed on, known to itself; none if it has not
	said int8      // rank, where it passed on a hand
	tosses
}

// A tosses is the numbers of bones a seat has thrown in a turn, by throw.
type tosses struct {
	throw [throwsMost]int8
	n     int8
}

// A claim is the seat that claimed a rank, and its throws before; no throws
// mean no claim.
type claim struct {
	seat int8
	tosses
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == Done:
		return rules.Nobody
	case p.cup > 0:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Opening() bool { return p.phase == CastingOff }

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	switch p.phase {
	case Throwing:
		return again(buf, p.hand)
	case Saying:
		for r := p.least(); r <= tali.Venus; r++ {
			buf = append(buf, rules.Move{Verb: Say, N: int32(r)})
		}
		return buf
	case Answering:
		if p.claim < int8(tali.Venus) {
			buf = append(buf, rules.Move{Verb: Accept})
		}
		return append(buf, rules.Move{Verb: Doubt})
	}
	return append(buf, rules.Move{Verb: rules.Throw})
}

// least returns the lowest rank that may be claimed.
func (p position) least() tali.Rank {
	if p.claim == nothing && p.named {
		return tali.Canis
	}
	return tali.Rank(p.claim + 1)
}

// again appends every choice of bones of a hand to throw again, none first, by
// number.
func again(buf []rules.Move, h tali.Hand) []rules.Move {
	for n := range h.Len() + 1 {
		for ones := min(n, h.Count(1)); ones >= 0; ones-- {
			for threes := min(n-ones, h.Count(3)); threes >= 0; threes-- {
				for fours := min(n-ones-threes, h.Count(4)); fours >= 0; fours-- {
					if sixes := n - ones - threes - fours; sixes <= h.Count(6) {
						some := tali.Hand(ones | threes<<4 | fours<<8 | sixes<<12)
						buf = append(buf, rules.Move{Verb: Recast, From: int16(n), N: int32(some)})
					}
				}
			}
		}
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup]...)
}

func (p position) After(m rules.Move) rules.Position {
	p.move(m)
	return p
}

func (p *position) move(m rules.Move) {
	switch m.Verb {
	case rules.Throw:
		p.throw()
	case Recast:
		p.recast(tali.Hand(m.N))
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Say:
		p.say(int8(m.N))
	case Accept:
		p.accept()
	case Doubt:
		p.doubt()
	}
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, tell.Bones); known {
		return why
	}
	switch p.phase {
	case Throwing:
		return "Choose which of the four bones to throw again, or none."
	case Saying:
		return "Say a hand that is higher than the last."
	case Answering:
		if m.Verb == Accept {
			return "Nothing is higher than Venus. You can only doubt it."
		}
		return "Take the bones, or doubt the hand."
	}
	return "Throw the four bones first."
}

// Scores returns one point for the last one in, or the net coins where counters
// cost any.
func (p position) Scores() []int {
	if p.price > 0 {
		return p.coins.Net(nil)
	}
	all := make([]int, p.coins.N)
	all[p.seat] = 840
	return all
}

func (p position) Coins() int { return p.coins.Total() }
