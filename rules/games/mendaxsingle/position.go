package mendaxsingle

import (
	"math/rand/v2"

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
	Casting                 // a round begins: all cast under their cups
	Bidding                 // a bid, a side to bid on, or a doubt
	Counting                // a side is named, and the number follows
	Done
)

const nobody = int8(rules.Nobody)

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	sat     rotation.Set         // the seats that began the game with bones
	left    [rules.MaxSeats]int8 // bones each seat has
	gone    [rules.MaxSeats]int8 // how many had gone out, with the seat itself, when it did; 0 while it is in
	off     castoff.Off
	last    int8 // the seat that cast last in the casting-off, or nobody
	phase   Phase
	seat    int8 // the seat that acts, or whose bones fall
	cup     int8 // bones that fall now
	begun   bool // a round has begun since the casting-off
	open    bool // the cups are lifted
	summing bool // bids are on the sum

	revealed bool // nothing is hidden from anybody

	starter int8                      // the seat that began the round
	hand    [rules.MaxSeats]tali.Hand // the hands of the current or last round
	side    int8                      // of the last bid, or named for the next; 0 before, and for the sum
	count   int8                      // number of the last bid, or sum; 0 before
	was     int8                      // side of the last bid, while another is named
	bidder  int8                      // the seat that made the last bid
	bids    [totalMost + 1]uint8      // the bids of the round: by number or sum, the sides as bits, 1 for the sum

	doubter, loser int8 // of the round that is over, until the next begins
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
	case Bidding:
		if p.summing || p.count > 0 && !p.sides {
			buf = p.numbers(buf, p.side)
		} else {
			buf = p.named(buf)
		}
		if p.count > 0 {
			buf = append(buf, rules.Move{Verb: Doubt})
		}
		return buf
	case Counting:
		return p.numbers(buf, p.side)
	}
	return append(buf, rules.Move{Verb: rules.Throw})
}

// named appends the moves that name a side on which a bid is still possible.
func (p position) named(buf []rules.Move) []rules.Move {
	for _, s := range tali.Sides {
		if p.least(int8(s)) <= p.total() {
			buf = append(buf, rules.Move{Verb: Side, N: int32(s)})
		}
	}
	return buf
}

// numbers appends the bids that can be made on a side, or on the sum where sums are
// bid.
func (p position) numbers(buf []rules.Move, side int8) []rules.Move {
	if p.summing {
		for _, n := range sums {
			if n > p.count {
				buf = append(buf, rules.Move{Verb: Bid, N: int32(n)})
			}
		}
		return buf
	}
	for n := p.least(side); n <= p.total(); n++ {
		buf = append(buf, rules.Move{Verb: Bid, From: int16(side), N: int32(n)})
	}
	return buf
}

// least returns the lowest number that may be bid on a side: more than the last
// bid, or as many of a higher side.
func (p position) least(side int8) int8 {
	last := p.side
	if p.phase == Counting {
		last = p.was
	}
	if p.count > 0 && side > last {
		return p.count
	}
	return p.count + 1
}

// total returns the number of bones in play.
func (p position) total() (n int8) {
	for _, k := range p.left {
		n += k
	}
	return n
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup]...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.throw()
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Side:
		p.was, p.side, p.phase = p.side, int8(m.N), Counting
	case Bid:
		p.bid(int8(m.From), int8(m.N))
	case Doubt:
		p.doubt()
	}
	return p
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, tell.Bones); known {
		return why
	}
	switch {
	case p.phase == CastingOff || p.phase == Casting:
		return "Throw the bones first."
	case m.Verb == Doubt && p.phase == Bidding:
		return "There is no bid to doubt yet."
	case p.phase == Counting || p.count == 0:
		return "Bid at least one, but not more than the number of bones in play."
	}
	return "Bid higher than the last bid, or doubt it."
}

// Scores returns one point for the last one in, or the net coins where there is
// an ante.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	all := make([]int, p.coins.N)
	all[p.seat] = 840
	return all
}

func (p position) Coins() int { return p.coins.Total() }

// Hidden reports whether hands are hidden: from the first cast of a round to
// the doubt.
func (p position) Hidden() bool {
	return !p.open && !p.revealed && p.hand != [rules.MaxSeats]tali.Hand{} && p.phase != CastingOff && p.phase != Done
}

// Knows reports whether a seat has seen the hand of the owner.
func (p position) Knows(seat, owner rules.Actor) bool { return seat == owner || !p.Hidden() }

// Seen removes the casts under the cups of others.
func (p position) Seen(seat rules.Actor, m rules.Move) rules.Move {
	if m.Verb == rules.Cast && p.phase == Casting && !p.revealed && seat != rules.Actor(p.seat) {
		m.N = 0
	}
	return m
}

// Reveal returns the position with all hands in sight.
func (p position) Reveal() rules.Position {
	p.revealed = true
	return p
}

// Sample casts the bones of the other seats again. It ignores the bids.
func (p position) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	if !p.Hidden() {
		return p
	}
	for i, h := range p.hand {
		if h != 0 && rules.Actor(i) != seat {
			p.hand[i] = draw(p.falls[h.Len()], r)
		}
	}
	return p
}

// draw returns the hand of a random outcome, by the weights of outs.
func draw(outs []rules.Outcome, r *rand.Rand) tali.Hand {
	all := int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	x, i := r.Int64N(all), 0
	for ; x >= outs[i].Weight; i++ {
		x -= outs[i].Weight
	}
	return tali.Hand(outs[i].Move.N)
}
