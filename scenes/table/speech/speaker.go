package speech

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
)

// A weight of an announcement is the least that a person must want to hear for it to be
// made.
const (
	Detail = prefs.Everything
	Turns  = prefs.Turns
	Vital  = prefs.Little
)

// A Voice carries announcements to a screen reader.
type Voice interface {
	Announce(said text.Text)
	AnnounceQuestion(q host.Question)
}

// A Speaker makes the announcements of one table: as many as the person wants to hear,
// and what stands under a question only if it has not been said lately.
type Speaker struct {
	voice Voice
	prefs *prefs.Prefs
	words func(text.Text) string // puts a question into words
	said  [6]text.Text           // what was said last under questions, the latest first
}

// NewSpeaker returns the speaker of a table, who puts questions into these words.
func NewSpeaker(v Voice, p *prefs.Prefs, words func(text.Text) string) *Speaker {
	return &Speaker{voice: v, prefs: p, words: words}
}

// Say announces a text of that weight.
func (s *Speaker) Say(weight prefs.Speech, said text.Text) {
	if s.prefs.Speech <= weight {
		s.voice.Announce(said)
	}
}

// Everything reports whether the person wants to hear all there is.
func (s *Speaker) Everything() bool { return s.prefs.Speech == prefs.Everything }

// A Prompt is a question as it is announced.
type Prompt struct {
	Head    text.Text // the question
	Aside   text.Text // what stands under it, or ""
	Answers text.Text // what can be answered, in a sentence, or "" where the question says it
	Implied bool      // the answers alone say what the question asks
	Again   bool      // the aside is said even if it was said lately
	Told    bool      // the aside was told just now, and is not said
}

// Ask announces a question of that weight. goes says that it continues the last one. If
// the person doesn't want to hear it, only the focus moves.
func (s *Speaker) Ask(weight prefs.Speech, goes bool, prompt func() Prompt) {
	q := host.Question{Goes: goes}
	if s.prefs.Speech <= weight {
		question, more := s.compose(prompt())
		q.Text, q.More = s.words(question), s.words(more)
	}
	s.voice.AnnounceQuestion(q)
}

// compose returns the words of a question, empty if its answers contain them, and what
// is said after it: the line below it if it is new, and the answers.
func (s *Speaker) compose(p Prompt) (question, more text.Text) {
	if !p.Implied {
		question = text.Stop(p.Head)
	}
	if p.Aside != "" && (p.Again || !p.Told && s.news(p.Aside)) {
		more = text.Stop(p.Aside)
	}
	return question, text.Sentences(more, text.Stop(p.Answers))
}

// news reports whether the line under a question differs from the last ones announced,
// and stores it.
func (s *Speaker) news(aside text.Text) bool {
	if slices.Contains(s.said[:], aside) {
		return false
	}
	copy(s.said[1:], s.said[:])
	s.said[0] = aside
	return true
}

// Weight returns the weight of a step's announcement: Vital for a person's own or a win,
// Detail for other casts, else Turns.
func Weight(own, cast bool, events []rules.Event) prefs.Speech {
	won := func(e rules.Event) bool { return e.Mark == rules.Won || e.Mark == rules.Venus }
	switch {
	case own, slices.ContainsFunc(events, won):
		return Vital
	case cast:
		return Detail
	}
	return Turns
}
