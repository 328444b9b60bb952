package sheet

import (
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// Terms adds a button for each explained word of a text, at its spot; words
// without a spot get the rectangle of the whole text. Ask explains a word.
func Terms(p *ui.Page, id string, words []string, spots map[string]ui.Rect, whole ui.Rect, ask func(word string)) {
	for i, w := range words {
		at, ok := spots[w]
		if !ok {
			at = whole
		}
		p.Add(ui.Item{ID: id + " " + strconv.Itoa(i+1), Look: ui.Bare, Label: text.Raw(w), Rect: at.AtLeast(11 * p.U), Close: true, Do: func() { ask(w) }})
	}
}
