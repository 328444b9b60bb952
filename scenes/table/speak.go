package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table/speech"
)

// weight returns the weight of a step's announcement.
func (s *script) weight(m *playback) prefs.Speech {
	who := m.was.Asked
	if m.was.Turn >= 0 {
		who = m.was.Turn
	}
	return speech.Weight(s.seats.person(who), m.was.Turn == rules.Chance, m.events)
}

// announce announces the question that is asked now, with that weight, and for people
// who want to hear everything also the answers. goes says that it continues the last
// question.
func (t *Table) announce(weight prefs.Speech, goes bool) {
	t.speech.Ask(weight, goes, func() speech.Prompt {
		in := t.instant()
		head, aside := t.script.prompt(in)
		p := speech.Prompt{Head: head, Aside: aside, Again: len(in.Said) > 0, Told: t.script.justTold(aside)}
		if t.speech.Everything() {
			p.Answers, p.Implied = t.choice.answered(in, head)
		}
		return p
	})
}

// answered returns a sentence that lists the answers to a question or, once the move is
// complete, names the button that confirms it. It is empty if the question itself names the
// answers. implied reports that it says the question, too.
func (c *choosing) answered(in *Instant, head text.Text) (said text.Text, implied bool) {
	list := in.Now.Choices
	switch {
	case in.parted:
		return c.course.answered(in), c.course.looks()
	case len(list) == 0, len(list) == 1 && list[0].Kind != rules.Key, in.Now.AnswersInPrompt:
		return "", false
	}
	var labels []text.Text
	for _, choice := range list {
		labels = append(labels, choice.Label)
	}
	said, listed := speech.Either(labels)
	return text.Upper(said), listed && in.Now.PromptInAnswers && head == in.Now.Prompt
}

// justTold reports whether a line is among the last entries of the log.
func (s *script) justTold(line text.Text) bool {
	return slices.Contains(s.log[max(0, len(s.log)-logged):], line)
}

// state returns the state of the game in sentences: the question, the bones, the facts,
// the seats, the piles, and the last entry of the log.
func (r reading) state(head, under text.Text) text.Text {
	r.places = nil // they are not heard here
	parts := append([]text.Text{text.Stop(head), under, r.cast()}, r.texts()...)
	for i := range r.in.Now.Seats {
		parts = append(parts, text.Stop(r.seat(i)))
	}
	for _, pile := range r.in.Now.Piles {
		parts = append(parts, text.Stop(pileText(pile)))
	}
	if n := len(r.log); n > 0 {
		parts = append(parts, text.Of("Last: {0}", r.log[n-1]))
	}
	return text.Sentences(parts...)
}
