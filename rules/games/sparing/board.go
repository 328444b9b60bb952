package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Board describes the position: the tally of the rounds.
type Board struct {
	Round, Rounds int     // current round, from 1, and number of agreed ones; an extra round is above Rounds
	Past          []Round // the finished agreed rounds
	Last          Round   // the last finished round, also an extra one; empty before
	Now           []Cell  // by seat, the casts of the current round
	Waiting       []int   // the seats still to cast in it, the next one first
	Wins          []int   // rounds each has won
	CanWin        []bool  // by seat: it can still take the pot
	Deciding      bool    // after the current round only one seat may be able to
	State         []State
	ByTotal       bool        // four sixes count 24
	Sums          bool        // casts without a name are ranked by their total; else they are void
	Caster        rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Void          bool        // and they are void
	Stake         int         // coins each who is still in has paid
	Doubles       int         // how often the stake was doubled
	Doubler       rules.Actor // the seat whose double the others answer; Nobody if there is none
	Spare         []int       // spare throws that each seat has left; none if the table has none
	Keeps         rules.Actor // the seat that keeps its cast or throws again; Nobody if none does
	Pot           int         // coins in it; what was won, at the end
	Over          bool
	Winner        rules.Actor // the seat that took the pot; Nobody if it was shared
}

// A Round is a finished round.
type Round struct {
	Cells []Cell      // by seat
	Won   rules.Actor // Nobody if the best were level
}

// A Cell is the cast of a seat in a round.
type Cell struct {
	Hand  tali.Hand // the cast that counted; none if it did not cast
	Voids int       // void casts before it
	Again bool      // it falls now, paid for with a spare throw
}

// Worth returns the worth of a cast: higher is better; negative if it is void.
func (b *Board) Worth(h tali.Hand) int { return worth(h, b.ByTotal, b.Sums) }

// A State is the standing of a seat.
type State int8

const (
	In       State = iota // it may take the pot
	Beaten                // others play extra rounds for it, or have won
	Resigned              // it would not match a double
	Without               // it could not pay the ante
)

// state returns what has become of seat i in this pot.
func (p *position) state(i int) State {
	switch {
	case !p.sat.Has(i):
		return Without
	case p.gone.Has(i):
		return Resigned
	case !p.in.Has(i):
		return Beaten
	}
	return In
}

func (p position) board() Board {
	n := int(p.rot.N)
	b := Board{
		Round: int(p.played) + 1, Rounds: p.rounds, Past: p.over(), Waiting: p.rot.Waiting(),
		Now: p.now(), CanWin: make([]bool, n), Deciding: p.deciding(), ByTotal: p.byTotal, Sums: p.sums,
		Caster: rules.Actor(p.caster), Void: p.void, Stake: int(p.stake), Doubler: rules.Nobody, Keeps: rules.Nobody,
		Pot: p.coins.Pot(), Over: p.phase == over, Winner: rules.Actor(p.winner),
	}
	if b.Over {
		b.Round, b.Pot, b.Waiting = int(p.played), int(p.pot)*p.in.Count(), nil
	}
	if p.played > 0 {
		b.Last = p.round(&p.latest)
	}
	if p.phase == answering {
		b.Doubler = rules.Actor(p.offered)
	}
	if p.phase == keeping {
		b.Keeps = rules.Actor(p.asked)
	}
	for s := p.ante; s < b.Stake; s *= 2 {
		b.Doubles++
	}
	for i := range n {
		b.CanWin[i] = p.canWin(i)
		b.Wins = append(b.Wins, int(p.wins[i]))
		b.State = append(b.State, p.state(i))
		if p.spares > 0 {
			b.Spare = append(b.Spare, p.left(i))
		}
	}
	return b
}

// now returns the casts of the current round by seat.
func (p *position) now() []Cell {
	list := make([]Cell, p.rot.N)
	for i := range list {
		list[i].Voids = int(p.missed[i])
		list[i].Again = p.again && i == int(p.rot.Seat)
		if p.rot.Done.Has(i) && (!p.rot.Over() || p.phase == keeping) {
			list[i].Hand = p.hand[i]
		}
	}
	return list
}

// over returns the finished agreed rounds.
func (p *position) over() (list []Round) {
	for i := range min(int(p.played), p.rounds) {
		list = append(list, p.round(&p.past[i]))
	}
	return list
}

// round returns what the board shows of a round: the casts and voids of each seat, and
// its winner.
func (p *position) round(r *round) Round {
	c := Round{Won: rules.Actor(r.won), Cells: make([]Cell, p.rot.N)}
	for s := range c.Cells {
		if k := r.cast[s]; k > 0 {
			c.Cells[s] = Cell{Hand: tali.Hand(p.falls[k-1].Move.N), Voids: int(r.voids[s])}
		}
	}
	return c
}

// canWin reports whether a seat can still take the pot: by winning all the
// remaining rounds it would at least tie with the leaders.
func (p *position) canWin(i int) bool {
	left := p.rounds - int(p.played)
	if p.phase == over || left <= 0 {
		return p.in.Has(i)
	}
	if p.lost(i) {
		left--
	}
	return p.in.Has(i) && int(p.wins[i])+left >= p.most()
}

// most returns the highest number of rounds won.
func (p *position) most() int { return int(p.wins[p.ahead().Only()]) }

// lost reports whether a seat can no longer win the current round, as the casts that stand
// are.
func (p *position) lost(i int) bool {
	r := p.rot
	if p.phase == keeping {
		r.TakeBack(int(p.asked))
	}
	best := r.Best()
	return r.Done.Has(i) && (!best.Has(i) || best.Count() > 1)
}

// deciding reports whether the current round may decide the pot: if one of the seats
// wins it, none of the others can catch up.
func (p *position) deciding() bool {
	left := p.rounds - int(p.played) - 1
	for i := range int(p.rot.N) {
		if p.phase != over && p.in.Has(i) && !p.lost(i) && p.alone(i, left) {
			return true
		}
	}
	return false
}

// alone reports whether a seat that wins the current round could be tied by no other,
// with left rounds after it.
func (p *position) alone(winner, left int) bool {
	for i := range int(p.rot.N) {
		if i != winner && p.in.Has(i) && int(p.wins[i])+max(0, left) > int(p.wins[winner]) {
			return false
		}
	}
	return true
}
