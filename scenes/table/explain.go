package table

import (
	"math"
	"strings"

	"knucklebones/rules/kits/glossary"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// layPrompt lists the question and what is written under it.
func (t *Table) layPrompt(p *ui.Page, in *Instant) {
	head, under := t.script.promptLines(in)
	p.Say("prompt", ui.Heading, head, t.frame.Prompt)
	if under != "" {
		p.Say("under", ui.Words, under, t.frame.Prompt)
	}
}

// layTerms lists, as long as a person is asked, what explains the words in the
// question that a newcomer cannot know.
func (t *Table) layTerms(p *ui.Page, in *Instant) {
	t.choice.terms = nil
	if !in.Asks || t.Taught() {
		return
	}
	head, aside := t.script.prompt(in)
	text := head + ". " + aside
	if t.choice.terms = glossary.Words(text); len(t.choice.terms) == 0 {
		return
	}
	r := t.frame.Prompt
	grow := math.Max(0, (11*p.U-r.H)/2)
	p.Add(ui.Item{
		ID: "words", Look: ui.Bare, Beneath: true, Label: "What it means: " + strings.Join(t.choice.terms, ", "),
		Rect: ui.Rect{X: r.X, Y: r.Y - grow, W: r.W, H: r.H + 2*grow},
		Do: func() {
			t.Ask(&sheet.Question{Title: "What it means", Note: strings.Join(glossary.Notes(glossary.In(text)), "\n"), Close: func() { t.Ask(nil) }})
		},
	})
}
