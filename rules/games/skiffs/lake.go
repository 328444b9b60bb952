package skiffs

import "knucklebones/rules"

// A lake is the number of skiffs by box and seat.
type lake struct {
	n   [Boxes][rules.MaxSeats]int8
	sum [Boxes]int16 // total of each box
	all int16        // total of the lake
}

// put adds k skiffs of a seat to a box; k may be negative.
func (l *lake) put(box, seat, k int) {
	l.n[box][seat] += int8(k)
	l.sum[box] += int16(k)
	l.all += int16(k)
}

// take removes the skiff at a place.
func (l *lake) take(place int16) {
	box, seat := At(place)
	l.put(box, seat, -1)
}

// anchored reports whether a box holds a single skiff that is not the seat's.
func (l *lake) anchored(box int, seat int8) bool {
	return l.sum[box] == 1 && l.n[box][seat] == 0
}

// do applies a legal action of a seat to the lake, and returns the number of skiffs it
// takes.
func (l *lake) do(m rules.Move, seat int8) (taken int) {
	switch m.Verb {
	case Take:
		l.take(m.From)
		return 1
	case Pair:
		l.take(m.From)
		l.take(m.To)
		return 2
	case Three:
		box, _ := At(m.From)
		if m.N >= Loose {
			box = int(m.N) - Loose
		}
		l.put(box, int(seat), -1)
		l.take(m.From)
		l.take(m.To)
		return 3
	}
	l.take(m.From)
	_, colour := At(m.From)
	l.put(int(m.To), colour, 1)
	return 0
}

// lines are the straight lines of the lake.
var lines = [...][3]int8{
	{0, 1, 2}, {3, 4, 5}, {6, 7, 8},
	{0, 3, 6}, {1, 4, 7}, {2, 5, 8},
	{0, 4, 8}, {2, 4, 6},
}

// holds reports whether a seat holds a line of three boxes: nobody else has skiffs in
// them, and the seat has some in each or, if thin, in at least one.
func (l *lake) holds(line [3]int8, seat int, thin bool) bool {
	own := int16(0)
	for _, b := range line {
		n := int16(l.n[b][seat])
		if n != l.sum[b] || n == 0 && !thin {
			return false
		}
		own += n
	}
	return own > 0
}

// line returns the first line that a seat holds, and whether there is one.
func (l *lake) line(seat int, thin bool) ([3]int8, bool) {
	for _, line := range lines {
		if l.holds(line, seat, thin) {
			return line, true
		}
	}
	return [3]int8{}, false
}

// holder returns the seat that has all skiffs in a box; Nobody if it is empty
// or has several colours.
func (l *lake) holder(box int) rules.Actor {
	if l.sum[box] == 0 {
		return rules.Nobody
	}
	for seat, n := range l.n[box] {
		if n > 0 {
			if int16(n) == l.sum[box] {
				return rules.Actor(seat)
			}
			return rules.Nobody
		}
	}
	return rules.Nobody
}

// single reports whether no box has two colours.
func (l *lake) single() bool {
	for b := range l.sum {
		if l.sum[b] > 0 && l.holder(b) == rules.Nobody {
			return false
		}
	}
	return true
}

// points returns the number of a seat's skiffs on the lake and of the boxes it
// holds.
func (l *lake) points(seat int) int {
	sum := 0
	for b := range l.n {
		sum += int(l.n[b][seat])
		if l.holder(b) == rules.Actor(seat) {
			sum++
		}
	}
	return sum
}

// An End is the way in which a game ended.
type End int8

const (
	Open    End = iota // it has not
	ByLine             // somebody held a line
	ByBoxes            // no box had two colours
)

// A seats is a set of seats.
type seats [rules.MaxSeats]bool

// len returns the number of seats in the set.
func (s seats) len() (n int) {
	for _, in := range s {
		if in {
			n++
		}
	}
	return n
}

// end returns whether and how the mover's action ends the game among n seats, and who
// shares the remaining skiffs: the mover if it holds a line, else all who hold one, or
// once all boxes have one colour those with most points.
func (l *lake) end(mover int8, n int, thin bool) (End, seats) {
	var s seats
	if _, ok := l.line(int(mover), thin); ok {
		s[mover] = true
		return ByLine, s
	}
	for i := range n {
		_, s[i] = l.line(i, thin)
	}
	if s != (seats{}) {
		return ByLine, s
	}
	if !l.single() {
		return Open, s
	}
	most := 0
	for i := range n {
		most = max(most, l.points(i))
	}
	for i := range n {
		s[i] = l.all > 0 && l.points(i) == most
	}
	return ByBoxes, s
}
