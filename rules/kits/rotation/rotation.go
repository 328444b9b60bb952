// Package rotation is the kit for games in which each in turn casts once and
// the casts are compared: for a pot, for a round, or for who begins.
//
// What a cast is worth is each game's to say. The highest worth is best; a
// game that seeks the lowest cast turns its ranks round. A cast may also be
// void, and is then made again, or lost, so that it counts but cannot win.
package rotation

import (
	"math/bits"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// Worths of a cast. Winning casts have 1 to Most.
const (
	Void = -1 // it must be cast again
	Lost = 0  // it counts, but cannot win
	Most = 31
)

// A Set is a set of seats: bit s stands for seat s.
type Set uint8

// All returns the set of the seats 0 to n−1.
func All(n int) Set { return Set(1<<n - 1) }

// Has reports whether a seat is in the set.
func (s Set) Has(seat int) bool { return s>>seat&1 == 1 }

// With returns the set and that seat.
func (s Set) With(seat int) Set { return s | 1<<seat }

// Without returns the set without that seat.
func (s Set) Without(seat int) Set { return s &^ (1 << seat) }

// Count returns the number of seats in the set.
func (s Set) Count() int { return bits.OnesCount8(uint8(s)) }

// Only returns the seat of a set of one, or the lowest seat of a larger set; it
// returns 8 for an empty set.
func (s Set) Only() int { return bits.TrailingZeros8(uint8(s)) }

// Next returns the first seat of the set from that seat on, itself included,
// clockwise round n seats, or −1 if the set is empty.
func (s Set) Next(from, n int) int {
	for i := range n {
		if seat := (from + i) % n; s.Has(seat) {
			return seat
		}
	}
	return -1
}

// Parts returns one point, in units of 1/840, divided among the seats of the
// set: the share of each of the n seats at the table.
func (s Set) Parts(n int) []int {
	parts := make([]int, n)
	for i := range parts {
		if s.Has(i) {
			parts[i] = 840 / s.Count()
		}
	}
	return parts
}

// List returns the seats of the set, the lowest first.
func (s Set) List() (list []int) {
	for i := range rules.MaxSeats {
		if s.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

// Array returns the set in the form that package purse uses.
func (s Set) Array() (a [rules.MaxSeats]bool) {
	for i := range a {
		a[i] = s.Has(i)
	}
	return a
}

// A Rotation is a round in which each of some seats casts once, clockwise. It
// has a fixed size, so a position can contain and copy it.
type Rotation struct {
	In    Set                  // the seats that take part
	Done  Set                  // the seats with a cast that counts
	Worth [rules.MaxSeats]int8 // by seat, the worth of the cast, for seats in Done
	First int8                 // the seat from which it starts
	Seat  int8                 // the seat that casts next; meaningless when Over
	N     int8                 // seats at the table
}

// New returns a rotation of those seats, of n at the table, that starts at
// first, or the next seat in the set.
func New(in Set, first, n int) Rotation {
	return Rotation{In: in, First: int8(first), Seat: int8(in.Next(first, n)), N: int8(n)}
}

// Over reports whether all have cast.
func (r *Rotation) Over() bool { return r.In&^r.Done == 0 }

// Count records the cast of Seat, which must not be void, and moves on to the
// next seat.
func (r *Rotation) Count(worth int) {
	r.Done = r.Done.With(int(r.Seat))
	r.Worth[r.Seat] = int8(worth)
	r.goOn()
}

// TakeBack removes the cast of a seat and makes that seat the next to cast.
func (r *Rotation) TakeBack(seat int) {
	r.Done, r.Worth[seat], r.Seat = r.Done.Without(seat), 0, int8(seat)
}

// Leave removes a seat from the rotation, with its cast if it has one.
func (r *Rotation) Leave(seat int) {
	r.In, r.Done = r.In.Without(seat), r.Done.Without(seat)
	r.goOn()
}

// goOn moves Seat to the next seat that is in and has not acted in this rotation, if
// there is one.
func (r *Rotation) goOn() {
	if s := (r.In &^ r.Done).Next(int(r.Seat), int(r.N)); s >= 0 {
		r.Seat = int8(s)
	}
}

// Waiting returns the seats that still have to cast, in their order.
func (r *Rotation) Waiting() (list []int) {
	for left := r.In &^ r.Done; left != 0; left = left.Without(list[len(list)-1]) {
		list = append(list, left.Next(int(r.Seat), int(r.N)))
	}
	return list
}

// Best returns the seats with the best cast so far; none if no cast can win.
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

// Level returns, once all have cast, the seats that are tied: the best, or
// everybody if no cast can win.
func (r *Rotation) Level() Set {
	if best := r.Best(); best != 0 {
		return best
	}
	return r.In
}

// Again returns the rotation of the tied seats, in the same order.
func (r *Rotation) Again() Rotation { return New(r.Level(), int(r.First), int(r.N)) }

// offsMost is the most rotations of a casting-off; if the last is tied too, the
// first of the tied seats begins.
const offsMost = 20

// Begins returns the seat that begins, given the finished casts for it. If seats are
// tied it returns −1, starts their next rotation in r and increments again, the number
// of such ties; after offsMost of them the first tied seat begins.
func (r *Rotation) Begins(again *int8) int {
	level := r.Level()
	if level.Count() > 1 && *again < offsMost-1 {
		*again++
		*r = r.Again()
		return -1
	}
	return level.Next(int(r.First), int(r.N))
}

// OffLongest returns the most moves and outcomes of a casting-off of n seats in
// which no cast is void.
func OffLongest(n int) int { return 2 * n * offsMost }

// Ante lets all at the table pay the same into the pot, and returns the seats
// that could. Fewer than two are an error in words for players.
func Ante(t *purse.Table, coins int) (in Set, err error) {
	for i := range int(t.N) {
		if t.Pay(i, coins) {
			in = in.With(i)
		}
	}
	if in.Count() < 2 {
		return 0, text.Errorf("at least two players must be able to pay the ante of {0}", text.Coins(coins))
	}
	return in, nil
}
