package skiffs

// An Aim is the line that a seat is closest to holding.
type Aim struct {
	Boxes  [3]int
	Others int // skiffs of others in it
	Lacks  int // boxes in it that need a skiff of the seat
}

// aim returns the line in which the fewest skiffs of others lie and the fewest of the seat's
// own are missing, the first of equal ones.
func (l *lake) aim(seat int, thin bool) (best Aim) {
	for i, line := range lines {
		a := Aim{Boxes: [3]int{int(line[0]), int(line[1]), int(line[2])}}
		for _, box := range line {
			own := int(l.n[box][seat])
			a.Others += int(l.sum[box]) - own
			if own == 0 && !thin {
				a.Lacks++
			}
		}
		if i == 0 || a.Others+a.Lacks < best.Others+best.Lacks {
			best = a
		}
	}
	return best
}

// most returns, by box, how many skiffs the seat that acts can take at once of which one lies
// in that box and none elsewhere.
func (p *position) most() (list [Boxes]int) {
	f := p.finder()
	for box := range Boxes {
		own, all := int(f.own(box)), int(f.sum[box])
		switch {
		case own > 0:
			list[box] = min(all, 3)
		case all > 1:
			list[box] = 1
		}
	}
	return list
}
