package sheet

import (
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// Terms adds a button for each term of a text at its spot; terms without a spot share
// the rectangle whole. ask explains a term.
func Terms(p *ui.Page, id string, spots []ui.Spot, whole ui.Rect, ask func(text.Term)) {
	known := map[string]bool{}
	for _, s := range spots {
		if known[s.Term.ID] {
			continue
		}
		known[s.Term.ID] = true
		at := s.Rect
		if at.W == 0 {
			at = whole
		}
		p.Add(ui.Item{ID: id + " " + strconv.Itoa(len(known)), Style: ui.Bare, Label: text.Raw(s.Term.Word), Rect: at.AtLeast(11 * p.U), Close: true, Do: func() { ask(s.Term) }})
	}
}
