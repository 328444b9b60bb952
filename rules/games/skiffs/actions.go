package skiffs

import "knucklebones/rules"

// actions appends the actions of the seat that acts: taking one skiff, two or
// three, or moving one.
func (p *position) actions(buf []rules.Move) []rules.Move {
	f := p.finder()
	f.each(func(m rules.Move) { buf = append(buf, m) })
	return buf
}

func (p *position) finder() finder {
	return finder{agreement: p.agreement, lake: &p.lake, seat: p.seat, barred: p.barred()}
}

// A finder lists the actions of a seat on a lake.
type finder struct {
	*agreement
	*lake
	seat   int8
	barred bool
}

// each calls yield with every action, in a fixed order.
func (f *finder) each(yield func(rules.Move)) {
	for place := range Place(Boxes, 0) {
		if f.free(place) {
			yield(rules.Move{Verb: Take, From: place})
		}
	}
	for box := range Boxes {
		if f.own(box) > 0 {
			f.pairs(box, yield)
		}
	}
	for box := range Boxes {
		f.threes(box, yield)
	}
	if !f.barred {
		f.shifts(yield)
	}
}

// can reports whether move m is legal for the seat.
func (f *finder) can(m rules.Move) (found bool) {
	if m.From < 0 || m.From >= Place(Boxes, 0) {
		return false
	}
	look := func(x rules.Move) { found = found || x == m }
	switch box, _ := At(m.From); {
	case m.Verb == Take:
		return f.free(m.From) && m == (rules.Move{Verb: Take, From: m.From})
	case m.Verb == Pair && f.own(box) > 0:
		f.pairs(box, look)
	case m.Verb == Three:
		f.threes(box, look)
	case m.Verb == Shift && !f.barred:
		f.shifts(look)
	}
	return found
}

// own returns the number of the seat's skiffs in a box.
func (f *finder) own(box int) int8 { return f.n[box][f.seat] }

// free reports whether the seat may take the skiff at a place: there is one, and no
// other seat has anchored it.
func (f *finder) free(place int16) bool {
	box, colour := At(place)
	return f.n[box][colour] > 0 && !f.anchored(box, f.seat)
}

// pairs yields each pair of one of the seat's skiffs in a box and any other.
// Two of its own are taken in the order of their boxes.
func (f *finder) pairs(box int, yield func(rules.Move)) {
	from := Place(box, int(f.seat))
	for to := range Place(Boxes, 0) {
		if !f.free(to) {
			continue
		}
		if b, colour := At(to); colour == int(f.seat) && (b < box || b == box && f.own(b) < 2) {
			continue
		}
		yield(rules.Move{Verb: Pair, From: from, To: to})
	}
}

// threes yields each two skiffs of a box with one of the seat's own: from the
// same box, or from any with the option.
func (f *finder) threes(box int, yield func(rules.Move)) {
	if !f.loose {
		if f.own(box) > 0 {
			f.twos(box, box, 0, yield)
		}
		return
	}
	for from := range Boxes {
		if f.own(from) > 0 {
			f.twos(box, from, int32(from)+Loose, yield)
		}
	}
}

// twos yields the moves that take two skiffs from box together with one of the seat's
// own from the box from; n says in the move where that one comes from.
func (f *finder) twos(box, from int, n int32, yield func(rules.Move)) {
	left := f.n[box]
	if box == from {
		left[f.seat]--
	}
	for a := range f.seats {
		if left[a] == 0 {
			continue
		}
		if left[a] > 1 {
			yield(rules.Move{Verb: Three, From: Place(box, a), To: Place(box, a), N: n})
		}
		for b := a + 1; b < f.seats; b++ {
			if left[b] > 0 {
				yield(rules.Move{Verb: Three, From: Place(box, a), To: Place(box, b), N: n})
			}
		}
	}
}

// shifts yields the moves that move one skiff to a neighbouring box.
func (f *finder) shifts(yield func(rules.Move)) {
	for from := range Place(Boxes, 0) {
		box, colour := At(from)
		if f.n[box][colour] == 0 || f.anchored(box, f.seat) && !f.tow {
			continue
		}
		for _, to := range f.neighbours[box] {
			if !f.anchored(int(to), f.seat) {
				yield(rules.Move{Verb: Shift, From: from, To: int16(to)})
			}
		}
	}
}
