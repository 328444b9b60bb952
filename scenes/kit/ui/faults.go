package ui

import "fmt"

// Faults lists in words what is wrong with the page as it is listed: names
// that are missing or given twice, targets that are too small to hit, that lie
// outside or upon each other. Bare items may lie on others: a board's places
// on the board.
func (p *Page) Faults() []string {
	var faults []string
	seen := map[string]bool{}
	for i := range p.Items {
		it := &p.Items[i]
		if it.ID == "" || seen[it.ID] {
			faults = append(faults, fmt.Sprintf("the name %q is given twice or is empty", it.ID))
		}
		seen[it.ID] = true
		if it.Label == "" {
			faults = append(faults, it.ID+" has no words for the ear")
		}
		if !it.Usable() || it.Ear {
			continue
		}
		faults = append(faults, p.misplaced(it)...)
		for j := range p.Items[:i] {
			if o := &p.Items[j]; o.Usable() && !o.Ear && it.in == o.in && it.Look != Bare && o.Look != Bare {
				if m := it.Rect.Meet(o.Rect); m.W > 1 && m.H > 1 {
					faults = append(faults, it.ID+" lies on "+o.ID)
				}
			}
		}
	}
	return faults
}

// misplaced reports whether a target is too small or not to be reached.
func (p *Page) misplaced(it *Item) []string {
	var faults []string
	r := it.Rect
	if least := 10.9 * p.U; r.W < least || r.H < least {
		faults = append(faults, fmt.Sprintf("%s is %.1f by %.1f units: too small to hit", it.ID, r.W/p.U, r.H/p.U))
	}
	room := Rect{W: p.W, H: p.H}
	if it.in != nil {
		room = it.in.Rect
		if it.in.Across {
			room.X, room.W = room.X-it.in.Pos, it.in.Length
		} else {
			room.Y, room.H = room.Y-it.in.Pos, it.in.Length
		}
	}
	if m := r.Meet(room.Inset(-1)); m.W < r.W-1 || m.H < r.H-1 {
		faults = append(faults, fmt.Sprintf("%s at %.0f, %.0f (%.0f by %.0f) cannot be reached in %.0f by %.0f", it.ID, r.X, r.Y, r.W, r.H, room.W, room.H))
	}
	return faults
}

// Beyond returns the names of what can be used of which less than a finger lies
// within Reach, though it cannot be scrolled there.
func (p *Page) Beyond() (names []string) {
	for i := range p.Items {
		it := &p.Items[i]
		if !it.Usable() || it.Ear {
			continue
		}
		r := it.Rect
		if it.in != nil {
			r = it.in.clip()
		}
		if m := r.Meet(p.Reach()); m.H < 10.9*p.U || m.W < 10.9*p.U {
			names = append(names, it.ID)
		}
	}
	return names
}
