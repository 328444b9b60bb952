package table

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/palette"
)

// layParts sets a key for each answer.
func (r *rail) layParts() {
	p := r.p
	keys := make([]ui.Item, len(r.in.Offer))
	var widths [3]float64
	for i, part := range r.in.Offer {
		keys[i] = r.partKey(part)
		for k, w := range p.KeyWidths(&keys[i]) {
			widths[k] = max(widths[k], w)
		}
	}
	if p.Shape == ui.Desk {
		widths[0] = widths[1] // one row of high keys rather than two of low ones
	}
	rects, whole := r.makeRoom(len(keys), widths), ui.Rect{}
	area := r.partsArea()
	if rects == nil {
		rects, whole = grid(p, area, len(keys), widths[2])
	}
	r.setKeys(area, rects, whole, keys)
}

// makeRoom is where n keys stand, at the first width with which they fit; nil
// if they do not. On a narrow rail what is written under the question has one
// more line, if they fit even so.
func (r *rail) makeRoom(n int, widths [3]float64) []ui.Rect {
	line := 5.4 * r.p.U * r.p.Text
	for _, more := range []float64{line, 0} {
		if r.p.Shape != ui.Sideways && more > 0 {
			continue
		}
		r.frame.Prompt.H += more
		for _, w := range widths {
			if rects := spread(r.p, r.partsArea(), n, w); rects != nil {
				return rects
			}
		}
		r.frame.Prompt.H -= more
	}
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
		area.Y, area.H = f.Rail.Y+2.25*p.U, p.Area().Y+p.Area().H-f.Rail.Y-3*p.U
	}
	return area
}

// partKey is the key of an answer.
func (r *rail) partKey(part rules.Part) ui.Item {
	in := r.in
	word := words.Fill(part.Word, in.Names)
	it := ui.Item{ID: "key " + strings.ToLower(part.Word), Label: word, Text: word, Look: ui.KeyLook, Do: func() { r.say(part) }}
	if part.Figure != "" {
		it.Text = part.Figure
		it.Key = rune(part.Figure[0])
	}
	if seat, ok := seatAlone(part.Word); ok && seat < len(in.Colours) {
		it.ID, it.Emblem = "key seat "+words.Int(seat+1), palette.Players[in.Colours[seat]].Name
	}
	if row := r.choice.course.ahead(in.Odds, part); row != nil {
		it.Best, it.Value = row.Best, row.Label+": "+rowWords(row)
	}
	it.Chosen = r.choice.course.answered(part)
	return it
}

// seatAlone is the seat that a word names, if it is nothing but that.
func seatAlone(word string) (seat int, ok bool) {
	if len(word) != 3 || word[0] != '{' || word[2] != '}' {
		return 0, false
	}
	return int(word[1] - '0'), true
}
