package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/palette"
)

// layParts lists a key for each part of the open group, or for each group of parts.
func (r *rail) layParts() {
	parts := r.choice.course.listed()
	keys := make([]ui.Item, len(parts))
	for i, part := range parts {
		keys[i] = r.partKey(part)
	}
	if r.in.keyless {
		r.hide(keys)
		return
	}
	widths := r.widths(keys)
	if r.p.Shape == ui.Desk {
		widths[0] = widths[1] // one row of high keys rather than two of low ones
	}
	r.layClose(keys, widths)
}

// makeRoom returns the bounds of n keys at the first of the widths with which they fit, or
// nil if none fits. On a narrow rail the text under the question gets one more line, unless
// the keys fit only without it.
func (r *rail) makeRoom(n int, widths [3]float64) []ui.Rect {
	lines := []float64{0}
	if r.p.Shape == ui.Sideways {
		lines = []float64{5.4 * r.p.U * r.p.Text, 0}
	}
	short := r.frame.Prompt.H
	for _, line := range lines {
		r.frame.Prompt.H = short + line
		for _, w := range widths {
			if rects := spread(r.p, r.partsArea(), n, w); rects != nil {
				return rects
			}
		}
	}
	r.frame.Prompt.H = short + lines[0]
	return nil
}

// partsArea returns the area for the keys of a question without buttons: the whole
// height of the rail below the question.
func (r *rail) partsArea() ui.Rect {
	p, f := r.p, r.frame
	area := f.Keys
	switch p.Shape {
	case ui.Portrait:
		area.H = max(area.H, f.Acts.Y-1.5*p.U-area.Y)
	case ui.Sideways:
		low := f.Prompt.Y + f.Prompt.H + p.U
		area.Y, area.H = low, area.Y+area.H-low
	case ui.Desk:
		area.Y, area.H = f.Rail.Y+2.5*p.U, p.Area().Y+p.Area().H-f.Rail.Y-3.75*p.U
	}
	return area
}

// partKey returns the key that selects a part of a move, or the key that opens the
// part's group.
func (r *rail) partKey(part rules.Part) ui.Item {
	c := &r.choice.course
	it := ui.Item{Style: ui.KeyStyle}
	if part.Figure != "" && part.Group != c.group || part.Group == "" {
		it.Key = rune(r.in.Page.Words(part.Figure)[0])
	}
	same := func(p rules.Part) bool { return p.Spot == part.Spot }
	if part.Group != c.group && part.Group != "" {
		same = func(p rules.Part) bool { return p.Group == part.Group }
		it.ID, it.Label, it.Text = "key group "+words.Int(int(part.Spot)), text.Upper(part.Group), part.Figure
		it.Selected, it.Opens = slices.ContainsFunc(c.said, same), true
		it.Do = func() { c.group = part.Group; r.answered() }
	} else {
		it.ID, it.Label, it.Text = "key part "+words.Int(int(part.Spot)), spoken([]rules.Part{part}), text.Upper(part.Word)
		it.Selected, it.Do = has(c.said, part), func() { r.choice.say(part); r.answered() }
		if seat := part.Seat; seat >= 0 && int(seat) < len(r.in.Colours) {
			it.ID, it.Emblem = "key seat "+words.Int(int(seat)+1), palette.Players[r.in.Colours[seat]].Name
		}
	}
	if row := c.ahead(r.in.Odds, same); row != nil {
		it.Best, it.Value = row.Best, text.Of("{0}: {1}", row.Label, rowWords(row))
	}
	return it
}
