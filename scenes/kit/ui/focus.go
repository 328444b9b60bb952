package ui

import (
	"math"
	"slices"
)

// next moves the focus to the next item in the page's order, or the previous
// one.
func (h *Controls) next(p *Page, back bool) {
	n := len(p.Items)
	at, step := -1, 1
	for i := range p.Items {
		if p.Items[i].ID == h.Focus {
			at = i
		}
	}
	if back {
		step = n - 1
		if at < 0 {
			at = 0
		}
	}
	for k := 1; k <= n; k++ {
		if it := &p.Items[((at+k*step)%n+n)%n]; p.TabStop(it) {
			h.FocusOn(p, it.ID)
			return
		}
	}
}

// turn handles an arrow key: it moves the focus to the nearest item in that direction,
// or moves a slider.
func (h *Controls) turn(p *Page, dx, dy float64) {
	from := p.Find(h.Focus)
	if !h.keyed || from != nil && from.Steer != nil {
		if i := slices.IndexFunc(p.Items, func(it Item) bool { return it.Steer != nil }); i >= 0 {
			p.Stale = true
			p.Items[i].Steer(dx, -dy)
			return
		}
	}
	if from == nil || !h.keyed {
		h.begin(p)
		return
	}
	switch {
	case from.Slide != nil && dx != 0:
		h.nudge(p, from, dx)
		return
	case from.Role == Radio:
		h.cycle(p, from, dx+dy)
		return
	}
	x, y := from.Rect.Center()
	best, near := "", math.Inf(1)
	for i := range p.Items {
		it := &p.Items[i]
		if !it.Usable() || it.Invisible || it.ID == from.ID {
			continue
		}
		cx, cy := it.Rect.Center()
		ahead := (cx-x)*dx + (cy-y)*dy
		aside := math.Abs((cx-x)*dy) + math.Abs((cy-y)*dx)
		if d := ahead + 2*aside; ahead > 1 && d < near {
			best, near = it.ID, d
		}
	}
	if best != "" {
		h.FocusOn(p, best)
	}
}

// nudge moves a slider by a tenth down (−1) or up (1).
func (h *Controls) nudge(p *Page, it *Item, by float64) { h.Slide(p, it.ID, it.Amount+0.1*by) }

// Slide sets a slider to that amount, 0 … 1.
func (h *Controls) Slide(p *Page, id string, amount float64) {
	h.current(p)
	if it := p.Find(id); it != nil && it.Slide != nil {
		p.Stale = true
		it.Slide(math.Max(0, math.Min(1, amount)))
	}
}

// TabStop reports whether Tab stops at the item: of a radio set only at the
// chosen one, or at the first if none is.
func (p *Page) TabStop(it *Item) bool {
	if it.Role != Radio || it.Selected {
		return it.Usable()
	}
	set := p.set(it)
	return set[0].ID == it.ID && !slices.ContainsFunc(set, func(o *Item) bool { return o.Selected })
}

// set returns the items of the radio set that the item belongs to, in order.
func (p *Page) set(it *Item) (all []*Item) {
	for i := range p.Items {
		if o := &p.Items[i]; o.Role == Radio && o.Set == it.Set && o.Usable() {
			all = append(all, o)
		}
	}
	return all
}

// cycle chooses the next item of a radio set or the previous one, cyclically.
func (h *Controls) cycle(p *Page, from *Item, by float64) {
	set := p.set(from)
	at := slices.IndexFunc(set, func(o *Item) bool { return o.ID == from.ID })
	if n := len(set); n > 0 && by != 0 {
		h.pick(p, set[(at+int(by)+n)%n])
	}
}

// pick focuses an item of a radio set and chooses it.
func (h *Controls) pick(p *Page, it *Item) {
	id := it.ID
	h.FocusOn(p, id)
	h.Use(p, id)
}

// toEnd moves the focused slider or radio set to its beginning or its end.
func (h *Controls) toEnd(p *Page, end bool) {
	it := p.Find(h.Focus)
	switch {
	case it == nil || !h.keyed:
	case it.Slide != nil && end:
		h.Slide(p, it.ID, 1)
	case it.Slide != nil:
		h.Slide(p, it.ID, 0)
	case it.Role == Radio:
		set := p.set(it)
		if end {
			slices.Reverse(set)
		}
		h.pick(p, set[0])
	}
}

// AfterListing is called after each new listing of the page. A dialog moves the focus
// to its first item, and closing it restores the focus.
func (h *Controls) AfterListing(p *Page) {
	veiled, was := p.asked, h.Focus
	switch {
	case veiled && !h.veiled:
		h.before, h.Focus = h.Focus, p.first()
	case veiled && p.Find(h.Focus) == nil:
		h.Focus = p.first() // one question after another
	case !veiled && h.veiled:
		h.Focus = h.before
	}
	if h.Focus != was && h.keyed {
		p.Focus = h.Focus
	}
	h.veiled = veiled
}

// first returns the id of the item that gets the focus in a dialog, or "".
func (p *Page) first() string {
	for i := range p.Items {
		if p.Items[i].First {
			return p.Items[i].ID
		}
	}
	return ""
}

// begin puts the focus back where it was on the page, or on the item that Enter would
// use.
func (h *Controls) begin(p *Page) {
	if it := p.Find(h.Focus); it != nil && it.Usable() {
		h.FocusOn(p, h.Focus)
		return
	}
	for i := range p.Items {
		if p.Items[i].Keyed && p.Items[i].Usable() {
			h.FocusOn(p, p.Items[i].ID)
			return
		}
	}
	h.next(p, false)
}
