package sheet

import "knucklebones/scenes/kit/ui"

// Terms lists the words of a text that are explained, each as a button where it stands;
// one that stands in no line has the place of the whole text. ask explains a word.
func Terms(p *ui.Page, id string, words []string, spots map[string]ui.Rect, whole ui.Rect, ask func(word string)) {
	for _, w := range words {
		at, ok := spots[w]
		if !ok {
			at = whole
		}
		p.Add(ui.Item{ID: id + " " + w, Look: ui.Bare, Label: w, Rect: at.AtLeast(11 * p.U), Close: true, Do: func() { ask(w) }})
	}
}
