package sheet

import (
	"strconv"

	"knucklebones/rules/kits/glossary"
	"knucklebones/scenes/kit/ui"
)

// Terms adds a button for each term of a text, at its spot; terms without a spot get the
// rectangle of the whole text. Ask explains a term.
func Terms(p *ui.Page, id string, spots []ui.Spot, whole ui.Rect, ask func(glossary.Term)) {
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
		for _, term := range glossary.Of(s.Term) {
			p.Add(ui.Item{ID: id + " " + strconv.Itoa(len(known)), Look: ui.Bare, Label: term.Word, Rect: at.AtLeast(11 * p.U), Close: true, Do: func() { ask(term) }})
		}
	}
}

// Explain returns a dialog that explains terms.
func Explain(terms []glossary.Term, close func()) *Question {
	return &Question{Title: "What it means", Note: glossary.Note(terms), Close: close}
}
