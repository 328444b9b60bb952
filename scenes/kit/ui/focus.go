package ui

import "math"

// next moves the ring to the next item in the page's order, or the one before.
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
		if it := &p.Items[((at+k*step)%n+n)%n]; it.Usable() {
			h.FocusOn(p, it.ID)
			return
		}
	}
}

// turn moves the ring to the nearest item that way, or moves a slider.
func (h *Controls) turn(p *Page, dx, dy float64) {
	from := p.Find(h.Focus)
	if from == nil || !h.keyed {
		h.begin(p)
		return
	}
	if from.Slide != nil && dx != 0 {
		h.Nudge(p, from.ID, dx)
		return
	}
	x, y := from.Rect.Center()
	best, near := "", math.Inf(1)
	for i := range p.Items {
		it := &p.Items[i]
		if !it.Usable() || it.ID == from.ID {
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

// Nudge moves a slider a step of a tenth down (-1) or up (1).
func (h *Controls) Nudge(p *Page, id string, by float64) {
	h.current(p)
	if it := p.Find(id); it != nil && it.Slide != nil {
		p.Stale = true
		it.Slide(math.Max(0, math.Min(1, it.Amount+0.1*by)))
	}
}

// Settle is told of each new listing of the page. When a question has been
// answered the ring goes back to where it was before; back tells so.
func (h *Controls) Settle(p *Page) (back bool) {
	veiled := p.asked
	switch {
	case veiled && !h.veiled:
		h.before = h.Focus
	case !veiled && h.veiled && h.before != "" && p.Find(h.before) != nil:
		h.Focus, back = h.before, h.keyed
	}
	h.veiled = veiled
	if back {
		p.Focus = h.Focus
	}
	return back
}

// begin puts the ring back where it was, or on what Enter would use.
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
