package table

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/palette"
)

// layParts sets a key for each part of a group, or for each group.
func (r *rail) layParts() {
	parts := r.choice.course.listed()
	keys := make([]ui.Item, len(parts))
	for i, part := range parts {
		keys[i] = r.partKey(part)
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

// partsArea is the room for the keys of one question: they use the whole height
// of the rail, as there is nothing else to choose.
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

// partKey is the key of a part, or of the group that it is found in.
func (r *rail) partKey(part rules.Part) ui.Item {
	c := &r.choice.course
	it := ui.Item{Look: ui.KeyLook, Text: part.Word}
	if part.Figure != "" && text.Plain(part.Group) != c.group || part.Group == "" {
		it.Key = rune(text.Plain(part.Figure)[0])
	}
	same := func(p rules.Part) bool { return p.Spot == part.Spot }
	if text.Plain(part.Group) != c.group && part.Group != "" {
		same = func(p rules.Part) bool { return p.Group == part.Group }
		it.ID, it.Label, it.Text = "key "+strings.ToLower(text.Plain(part.Group)), part.Group, part.Figure
		it.Chosen, it.Opens = slices.ContainsFunc(c.said, same), true
		it.Do = func() { c.group = text.Plain(part.Group); r.answered() }
	} else {
		it.ID, it.Label = "key "+strings.ToLower(text.Plain(part.Word)), spoken([]rules.Part{part}, r.in.Names)
		it.Chosen, it.Do = has(c.said, part), func() { r.choice.say(part); r.answered() }
		if seat, ok := seatFirst(text.Plain(part.Word)); ok && seat < len(r.in.Colours) {
			it.Text = text.Raw(r.in.Names[seat])
			it.ID, it.Emblem = "key seat "+words.Int(seat+1), palette.Players[r.in.Colours[seat]].Name
		}
	}
	if row := c.ahead(r.in.Odds, same); row != nil {
		it.Best, it.Value = row.Best, text.Raw(r.in.Page.Words(row.Label)+": "+r.in.Page.Words(rowWords(row)))
	}
	return it
}

// seatFirst is the seat that a word begins with, if it names one there.
func seatFirst(word string) (seat int, ok bool) {
	if len(word) < 3 || word[0] != '{' || word[2] != '}' {
		return 0, false
	}
	return int(word[1] - '0'), true
}
