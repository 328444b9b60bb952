// Package rotation is the kit for games in which each in turn casts once and
// the casts are compared: for a pot, for a round, or for who begins.
//
// What a cast is worth is each game's to say. The highest worth is best; a
// game that seeks the lowest cast turns its ranks round. A cast may also be
// void, and is then made again, or lost, so that it counts but cannot win.
package rotation

import (
	"fmt"
	"math/bits"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
)

// Worths of a cast. Those that can win go from 1 to Most.
const (
	Void = -1 // it must be cast again
	Lost = 0  // it counts, but cannot win
	Most = 31
)

// A Set is some of the seats: bit s for seat s.
type Set uint8

// All is the set of the seats 0 to n−1.
func All(n int) Set { return Set(1<<n - 1) }

// Has says whether a seat is in the set.
func (s Set) Has(seat int) bool { return s>>seat&1 == 1 }

// With is the set and that seat.
func (s Set) With(seat int) Set { return s | 1<<seat }

// Without is the set but for that seat.
func (s Set) Without(seat int) Set { return s &^ (1 << seat) }

// Count is the number of seats in the set.
func (s Set) Count() int { return bits.OnesCount8(uint8(s)) }

// Only is the one seat of a set of one, else the lowest; 8 if there is none.
func (s Set) Only() int { return bits.TrailingZeros8(uint8(s)) }

// Next is the first seat of the set from that one on, itself included, going
// round n seats clockwise; −1 if the set is empty.
func (s Set) Next(from, n int) int {
	for i := range n {
		if seat := (from + i) % n; s.Has(seat) {
			return seat
		}
	}
	return -1
}

// Parts is one point of 840 shared among the set, by seat, of n at the table.
func (s Set) Parts(n int) []int {
	parts := make([]int, n)
	for i := range parts {
		if s.Has(i) {
			parts[i] = 840 / s.Count()
		}
	}
	return parts
}

// List are the seats of the set, the lowest first.
func (s Set) List() (list []int) {
	for i := range rules.MaxSeats {
		if s.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

// Array is the set as package purse takes it.
func (s Set) Array() (a [rules.MaxSeats]bool) {
	for i := range a {
		a[i] = s.Has(i)
	}
	return a
}

// A Rotation is one cast of each of some seats, clockwise. It is of fixed size,
// so that a position may hold one and be copied.
type Rotation struct {
	In    Set                  // who cast in it
	Done  Set                  // whose cast counts already
	Worth [rules.MaxSeats]int8 // what the casts of Done are worth
	First int8                 // the seat from which it goes round
	Seat  int8                 // who casts next; of no meaning when Over
	N     int8                 // seats at the table
}

// New is a rotation of those seats, of n at the table, that goes round from
// first, itself if it is in the set.
func New(in Set, first, n int) Rotation {
	return Rotation{In: in, First: int8(first), Seat: int8(in.Next(first, n)), N: int8(n)}
}

// Over says whether all have cast.
func (r *Rotation) Over() bool { return r.In&^r.Done == 0 }

// Count counts the cast of Seat, not a void one, and goes on to the next.
func (r *Rotation) Count(worth int) {
	r.Done = r.Done.With(int(r.Seat))
	r.Worth[r.Seat] = int8(worth)
	r.goOn()
}

// Leave takes a seat out of the rotation, whether it has cast or not.
func (r *Rotation) Leave(seat int) {
	r.In, r.Done = r.In.Without(seat), r.Done.Without(seat)
	r.goOn()
}

func (r *Rotation) goOn() {
	if s := (r.In &^ r.Done).Next(int(r.Seat), int(r.N)); s >= 0 {
		r.Seat = int8(s)
	}
}

// Waiting are the seats that are still to cast, in their order.
func (r *Rotation) Waiting() (list []int) {
	for left := r.In &^ r.Done; left != 0; left = left.Without(list[len(list)-1]) {
		list = append(list, left.Next(int(r.Seat), int(r.N)))
	}
	return list
}

// Best are the seats with the best cast so far; none if no cast can win.
func (r *Rotation) Best() (best Set) {
	most := int8(Lost)
	for i, w := range r.Worth {
		switch {
		case !r.Done.Has(i) || w < most || w <= Lost:
		case w > most:
			most, best = w, Set(0).With(i)
		default:
			best = best.With(i)
		}
	}
	return best
}

// Level are those who are still to be told apart once all have cast: the best,
// or everybody if no cast can win.
func (r *Rotation) Level() Set {
	if best := r.Best(); best != 0 {
		return best
	}
	return r.In
}

// Again is the rotation of those who are level, in the same order.
func (r *Rotation) Again() Rotation { return New(r.Level(), int(r.First), int(r.N)) }

// offsMost is how many rotations a casting-off has; if the last is level too,
// the first of those level begins.
const offsMost = 20

// Begins is who begins after a casting-off of which a rotation is over, or −1
// if those who are level must cast again: then r is their rotation, and again,
// which counts these, one more.
func (r *Rotation) Begins(again *int8) int {
	level := r.Level()
	if level.Count() > 1 && *again < offsMost-1 {
		*again++
		*r = r.Again()
		return -1
	}
	return level.Next(int(r.First), int(r.N))
}

// OffLongest is the most moves and outcomes of a casting-off of n seats in
// which no cast is void.
func OffLongest(n int) int { return 2 * n * offsMost }

// Ante has all at the table pay the same into the pot, and is the set of those
// who could: at least two, or it says so in words for players.
func Ante(t *purse.Table, coins int) (in Set, err error) {
	for i := range int(t.N) {
		if t.Pay(i, coins) {
			in = in.With(i)
		}
	}
	if in.Count() < 2 {
		return 0, fmt.Errorf("at least two must be able to pay the ante of %d", coins)
	}
	return in, nil
}
