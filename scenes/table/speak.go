package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/words"
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

// announce says what is asked and, to those who want to hear everything, what can be
// answered. The decision begins with it, or goes on.
func (t *Table) announce(weight prefs.Speech, goes bool) {
	t.speech.Ask(weight, goes, func() speech.Prompt {
		in := t.instant()
		head, aside := t.script.prompt(in)
		p := speech.Prompt{Head: t.seats.words(head), Aside: t.seats.words(aside), Groups: t.choice.course.looks(), Again: len(in.Said) > 0, Told: t.script.justTold(t.seats.words(aside))}
		if t.speech.Everything() {
			p.Answers = t.choice.answered(in, head)
		}
		return p
	})
}

// answered returns a sentence that lists the answers to a question or, once the move is
// complete, names the button that confirms it. It is empty if the question itself names the
// answers.
func (c *choosing) answered(in *Instant, head text.Text) string {
	if in.parted {
		return c.course.answered(in)
	}
	list := in.answers()
	if len(list) == 0 || len(list) == 1 && in.Now.Choices[0].Kind != rules.Key || speech.Names(in.Page.Words(head), list) {
		return ""
	}
	return words.Upper(speech.Either(list, in.Names))
}

// justTold tells whether a line is among the last of the log.
func (s *script) justTold(line string) bool {
	return slices.ContainsFunc(s.log[max(0, len(s.log)-logged):], func(told string) bool { return speech.Letters(told) == speech.Letters(line) })
}

// answers are the words of all that can be answered now.
func (in *Instant) answers() (list []string) {
	for _, c := range in.Now.Choices {
		list = append(list, words.Fill(in.Page.Words(c.Label), in.Names))
	}
	return list
}

// state returns in words how the game stands: the question, the bones, the board, who
// has what, and what happened last.
func (r reading) state(head, under text.Text) text.Text {
	r.places = nil // they are not heard here
	parts := []string{speech.Sentence(r.in.Page.Words(head)), r.in.Page.Words(under), r.in.Page.Words(r.cast())}
	for _, fact := range r.texts() {
		parts = append(parts, r.in.Page.Words(fact))
	}
	for i := range r.in.Now.Seats {
		parts = append(parts, speech.Sentence(r.in.Page.Words(r.seat(i))))
	}
	for _, pile := range r.in.Now.Piles {
		parts = append(parts, speech.Sentence(r.in.Page.Words(pileWords(pile, r.in.Names))))
	}
	if n := len(r.log); n > 0 {
		parts = append(parts, "Last: "+speech.Unmarked(r.log[n-1]))
	}
	return text.Raw(speech.Joined(parts...))
}
