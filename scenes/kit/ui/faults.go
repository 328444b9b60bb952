package ui

import "fmt"

// Faults describes the errors of the page as listed: missing or duplicate ids,
// targets that are too small, outside the page or overlapping. Bare items may
// overlap others, as the places of a board.
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
		if !it.Usable() || it.Invisible {
			continue
		}
		faults = append(faults, p.misplaced(it)...)
		for j := range p.Items[:i] {
			if o := &p.Items[j]; o.Usable() && !o.Invisible && it.in == o.in && it.Style != Bare && o.Style != Bare {
				if m := it.Rect.Meet(o.Rect); m.W > 1 && m.H > 1 {
					faults = append(faults, it.ID+" lies on "+o.ID)
				}
			}
		}
	}
	return faults
}

// misplaced returns the faults of an item that is too small to be touched, or out of
// reach.
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

// OutOfReach returns the ids of usable items with less than a finger's width within
// Reach that cannot be scrolled there.
func (p *Page) OutOfReach() (names []string) {
	for i := range p.Items {
		it := &p.Items[i]
		if !it.Usable() || it.Invisible {
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
