package tali

// Parts appends every sub-hand of h to buf, from no bones to all, ordered by
// number of bones and then by sides.
func (h Hand) Parts(buf []Hand) []Hand {
	for n := range h.Len() + 1 {
		for ones := min(n, h.nth(0)); ones >= 0; ones-- {
			for threes := min(n-ones, h.nth(1)); threes >= 0; threes-- {
				for fours := min(n-ones-threes, h.nth(2)); fours >= 0; fours-- {
					if sixes := n - ones - threes - fours; sixes <= h.nth(3) {
						buf = append(buf, counts([4]int{ones, threes, fours, sixes}))
					}
				}
			}
		}
	}
	return buf
}

// Has reports whether the bones of o are among those of h.
func (h Hand) Has(o Hand) bool {
	for i := range Sides {
		if o.nth(i) > h.nth(i) {
			return false
		}
	}
	return true
}

// Common returns the bones that are in both hands.
func (h Hand) Common(o Hand) (both Hand) {
	for i := range Sides {
		both += Hand(min(h.nth(i), o.nth(i))) << (4 * i)
	}
	return both
}

// Without returns h without the bones of o, which must be among them.
func (h Hand) Without(o Hand) Hand { return h - o }
