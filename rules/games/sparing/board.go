package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Board is the picture of the game: the tally of the rounds.
type Board struct {
	Round, Rounds int     // which is played, from 1, and how many were agreed; an extra round is above Rounds
	Past          []Round // the agreed rounds that are over
	Last          Round   // the round that was over last, also an extra one; nothing in it before
	Now           []Cell  // by seat, the casts of the round that is on
	Waiting       []int   // the seats still to cast in it, the next one first
	Wins          []int   // rounds each has won
	CanWin        []bool  // by seat: it may still take the pot
	Deciding      bool    // the round that is on may leave only one who can
	State         []State
	ByTotal       bool        // four sixes count 24
	Caster        rules.Actor // whose bones lie on the table; Nobody if none do
	Void          bool        // and they are void
	Stake         int         // coins each who is still in has paid
	Doubles       int         // how often the stake was doubled
	Doubler       rules.Actor // whose double the others answer; Nobody if there is none
	Pot           int         // coins in it; what was won, at the end
	Over          bool
	Winner        rules.Actor // who took the pot; Nobody if it was shared
}

// A Round is one that is over.
type Round struct {
	Cells []Cell      // by seat
	Won   rules.Actor // Nobody if the best were level
}

// A Cell is what a seat cast in a round.
type Cell struct {
	Hand  tali.Hand // that counted; none if it did not cast
	Voids int       // void casts before it
}

// A State is how a seat stands.
type State int8

const (
	In       State = iota // it may take the pot
	Beaten                // others play extra rounds for it, or have won
	Resigned              // it would not match a double
	Without               // it could not pay the ante
)

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
		Now: p.now(), CanWin: make([]bool, n), Deciding: p.deciding(), ByTotal: p.byTotal,
		Caster: rules.Actor(p.caster), Void: p.void, Stake: int(p.stake), Doubler: rules.Nobody,
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
	for s := p.ante; s < b.Stake; s *= 2 {
		b.Doubles++
	}
	for i := range n {
		b.CanWin[i] = p.canWin(i)
		b.Wins = append(b.Wins, int(p.wins[i]))
		b.State = append(b.State, p.state(i))
	}
	return b
}

// now is what each seat has cast in the round that is on.
func (p *position) now() []Cell {
	list := make([]Cell, p.rot.N)
	for i := range list {
		list[i].Voids = int(p.missed[i])
		if p.rot.Done.Has(i) && !p.rot.Over() {
			list[i].Hand = p.hand[i]
		}
	}
	return list
}

// over are the agreed rounds that are over.
func (p *position) over() (list []Round) {
	for i := range min(int(p.played), p.rounds) {
		list = append(list, p.round(&p.past[i]))
	}
	return list
}

func (p *position) round(r *round) Round {
	c := Round{Won: rules.Actor(r.won), Cells: make([]Cell, p.rot.N)}
	for s := range c.Cells {
		if k := r.cast[s]; k > 0 {
			c.Cells[s] = Cell{tali.Hand(p.falls[k-1].Move.N), int(r.voids[s])}
		}
	}
	return c
}

// canWin says whether a seat may still take the pot: with all the rounds that
// are left it would come level at least with those who have won most.
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

// most is how many rounds those have won who have won most.
func (p *position) most() int { return int(p.wins[p.ahead().Only()]) }

// lost says whether a seat can no longer win the round that is on.
func (p *position) lost(i int) bool {
	best := p.rot.Best()
	return p.rot.Done.Has(i) && (!best.Has(i) || best.Count() > 1)
}

// deciding says whether the round that is on may leave only one who can take
// the pot.
func (p *position) deciding() bool {
	left := p.rounds - int(p.played) - 1
	for i := range int(p.rot.N) {
		if p.phase != over && p.in.Has(i) && !p.lost(i) && p.alone(i, left) {
			return true
		}
	}
	return false
}

// alone says whether nobody could come level with a seat if it won this round
// and so many were left.
func (p *position) alone(winner, left int) bool {
	for i := range int(p.rot.N) {
		if i != winner && p.in.Has(i) && int(p.wins[i])+max(0, left) > int(p.wins[winner]) {
			return false
		}
	}
	return true
}
