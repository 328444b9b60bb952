package skiffs

import (
	"slices"

	"knucklebones/rules"
)

// A Near is a line that a seat would hold after one more action of its own.
type Near struct {
	Seat  int
	Boxes [3]int
}

// near returns the lines one action from being held, in the order of the seats.
func (p *position) near() (list []Near) {
	if p.phase != drawing && p.phase != acting {
		return nil
	}
	for seat := range p.seats {
		f := p.finder()
		f.seat = int8(seat)
		for _, line := range lines {
			if f.nearly(line) {
				list = append(list, Near{seat, [3]int{int(line[0]), int(line[1]), int(line[2])}})
			}
		}
	}
	return list
}

// nearly reports whether some action of the seat would make it hold the line.
func (f *finder) nearly(line [3]int8) bool {
	var others []int16
	for _, box := range line {
		for seat := range f.seats {
			if n := f.n[box][seat]; int8(seat) != f.seat && n > 0 {
				if others = append(others, slices.Repeat([]int16{Place(int(box), seat)}, int(n))...); len(others) > 2 {
					return false
				}
			}
		}
	}
	switch {
	case len(others) == 0:
		return f.fills(line)
	case len(others) == 1:
		return f.makes(line, rules.Move{Verb: Take, From: others[0]}) || f.tow && f.leaves(line, others[0])
	}
	m := rules.Move{Verb: Three, From: others[0], To: others[1]}
	if !f.loose {
		return f.makes(line, m)
	}
	for box := range Boxes {
		if m.N = int32(box) + Loose; f.makes(line, m) {
			return true
		}
	}
	return false
}

// fills reports whether the seat would hold the line after moving one of its skiffs
// into an empty box of it.
func (f *finder) fills(line [3]int8) bool {
	for _, box := range line {
		for _, from := range f.neighbours[box] {
			if f.n[box][f.seat] == 0 && f.makes(line, rules.Move{Verb: Shift, From: Place(int(from), int(f.seat)), To: int16(box)}) {
				return true
			}
		}
	}
	return false
}

// leaves reports whether the seat would hold the line after moving the skiff at a place
// out of it.
func (f *finder) leaves(line [3]int8, place int16) bool {
	box, _ := At(place)
	for _, to := range f.neighbours[box] {
		if f.makes(line, rules.Move{Verb: Shift, From: place, To: int16(to)}) {
			return true
		}
	}
	return false
}

// makes reports whether a move is legal for the seat and makes it hold the
// line.
func (f *finder) makes(line [3]int8, m rules.Move) bool {
	if !f.can(m) {
		return false
	}
	l := *f.lake
	l.do(m, f.seat)
	return l.holds(line, int(f.seat), f.thin)
}
