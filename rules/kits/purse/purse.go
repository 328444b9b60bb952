// Package purse is the kit for games with coins: what each seat holds, what it
// has put down, and how a pot is paid into, won, shared and given back.
//
// Coins are whole and never lost: whatever happens, Total stays what it was.
// A seat pays in full or not at all. One that cannot make a payment it owes
// keeps what it has and is out of that pot; it sits again when it can pay.
package purse

import "knucklebones/rules"

// A Table holds all coins of a game. It has a fixed size, so a position can
// contain and copy it. Seats are numbered from 0 to N−1.
type Table struct {
	N       int8                  // seats at the table
	Brought [rules.MaxSeats]int32 // what each seat had when the game began
	Purse   [rules.MaxSeats]int32 // what each seat holds now
	Paid    [rules.MaxSeats]int32 // what each seat has in the pot, or staked
	Left    int32                 // coins in the pot that were left from an earlier one
	Taken   int32                 // coins taken out of the pot while it goes on
	House   int32                 // coins that went to the house
}

// New returns a table of seats with these purses and an empty pot.
func New(purses []int) Table {
	t := Table{N: int8(len(purses))}
	for i, p := range purses {
		t.Brought[i], t.Purse[i] = int32(p), int32(p)
	}
	return t
}

// Of returns the table of a checked setup before anybody pays: its purses, and
// in the pot the coins left by the previous game.
func Of(s rules.Setup) Table {
	t := New(s.Purses)
	t.Left = int32(s.Pot)
	return t
}

// Pot returns the number of coins in the middle, stakes included.
func (t *Table) Pot() int {
	pot := t.Left - t.Taken
	for _, p := range t.Paid {
		pot += p
	}
	return int(pot)
}

// Prize returns what there is to win: the coins in the pot, or 1, the win, where there are
// none.
func (t *Table) Prize() float64 { return float64(max(1, t.Pot())) }

// Piles returns the pot as a view shows it.
func (t *Table) Piles() []rules.Pile {
	return []rules.Pile{{Label: "Pot", Coins: t.Pot(), Seat: rules.Nobody}}
}

// Total returns the number of all coins: purses, pot and house.
func (t *Table) Total() int {
	sum := t.House + int32(t.Pot())
	for _, p := range t.Purse {
		sum += p
	}
	return int(sum)
}

// Can reports whether a seat can pay that many coins in full.
func (t *Table) Can(seat, coins int) bool { return int(t.Purse[seat]) >= coins }

// Pay moves coins from a purse to the pot. If the seat cannot pay in full it
// moves nothing and returns false.
func (t *Table) Pay(seat, coins int) bool {
	if !t.Can(seat, coins) {
		return false
	}
	t.Purse[seat] -= int32(coins)
	t.Paid[seat] += int32(coins)
	return true
}

// Ante lets each seat in the set pay the same into the pot, and returns the set
// of the seats that could.
func (t *Table) Ante(in [rules.MaxSeats]bool, coins int) [rules.MaxSeats]bool {
	for i := range in {
		in[i] = in[i] && t.Pay(i, coins)
	}
	return in
}

// Win gives a seat the whole pot, and returns the number of coins in it.
func (t *Table) Win(seat int) int {
	pot := t.Pot()
	t.clear()
	t.Purse[seat] += int32(pot)
	return pot
}

// Share divides the pot into equal whole shares among the seats in the set and
// returns the size of a share. The remainder stays in the pot for the next
// game.
func (t *Table) Share(among [rules.MaxSeats]bool) int {
	n := 0
	for _, in := range among {
		if in {
			n++
		}
	}
	if n == 0 {
		return 0
	}
	pot := t.Pot()
	each := pot / n
	t.clear()
	t.Left = int32(pot - each*n)
	for i, in := range among {
		if in {
			t.Purse[i] += int32(each)
		}
	}
	return each
}

// Take gives a seat that many coins of the pot, which must have them and goes on.
func (t *Table) Take(seat, coins int) {
	t.Taken += int32(coins)
	t.Purse[seat] += int32(coins)
}

// Back returns to every seat its coins in the pot. What was taken out of it is missing from
// what was left over, and then from those who paid most.
func (t *Table) Back() {
	for ; t.Taken > 0 && t.Left > 0; t.Taken-- {
		t.Left--
	}
	for ; t.Taken > 0; t.Taken-- {
		most := 0
		for i, n := range t.Paid {
			if n > t.Paid[most] {
				most = i
			}
		}
		t.Paid[most]--
	}
	for i := range t.Paid {
		t.Purse[i] += t.Paid[i]
		t.Paid[i] = 0
	}
}

// Forfeit gives the stake of one seat to another, and returns its size.
func (t *Table) Forfeit(from, to int) int {
	n := t.Paid[from]
	t.Paid[from] = 0
	t.Purse[to] += n
	return int(n)
}

// Give moves coins from one purse to another. The giver must have them.
func (t *Table) Give(from, to, coins int) {
	t.Purse[from] -= int32(coins)
	t.Purse[to] += int32(coins)
}

// Sweep moves the rest of the pot to the house.
func (t *Table) Sweep() {
	pot := t.Pot()
	t.clear()
	t.House += int32(pot)
}

// clear resets what was paid into the pot and left over from the last one.
func (t *Table) clear() {
	t.Paid = [rules.MaxSeats]int32{}
	t.Left, t.Taken = 0, 0
}

// Net appends the net gain of each seat to buf; losses are negative.
func (t *Table) Net(buf []int) []int {
	for i := range int(t.N) {
		buf = append(buf, int(t.Purse[i]-t.Brought[i]))
	}
	return buf
}
