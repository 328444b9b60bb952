package table

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/speech"
)

// A past is the log of the first steps as one viewer reads it; it is written once,
// however often the display moves back and forth.
type past struct {
	viewer rules.Actor
	lines  []text.Text
	ends   []int // after each step, how many lines there are
}

// upTo returns the log of the first at steps. It computes each step once as long as the
// viewer stays the same.
func (p *past) upTo(at int, s *script) []text.Text {
	if who := s.viewer(); who != p.viewer {
		*p = past{viewer: who}
	}
	for i := len(p.ends); i < at; i++ {
		p.lines = append(p.lines, s.lines(s.events(i))...)
		p.ends = append(p.ends, len(p.lines))
	}
	n := past{ends: p.ends[:at]}
	return p.lines[:n.count()]
}

// count returns the number of lines of all steps computed so far.
func (p *past) count() int {
	if len(p.ends) == 0 {
		return 0
	}
	return p.ends[len(p.ends)-1]
}

// cut removes the steps from index at on, which were undone.
func (p *past) cut(at int) {
	if at < len(p.ends) {
		p.ends = p.ends[:at]
		p.lines = p.lines[:p.count()]
	}
}

// tell adds the texts of events to the log, and returns them in sentences to announce.
func (s *script) tell(events []rules.Event) text.Text {
	lines := s.lines(events)
	s.log = append(s.log, lines...)
	return text.Sentences(lines...)
}

// lines returns the texts of events, as the log has them.
func (s *script) lines(events []rules.Event) (list []text.Text) {
	for _, e := range events {
		if e.Text != "" {
			list = append(list, e.Text)
		}
	}
	return list
}

// tellUpTo tells the first n events of the step being shown, without those it has told
// already, and returns what to announce.
func (s *script) tellUpTo(n int) text.Text {
	m := s.step
	if n = min(n, len(m.events)); m.Back() || m.step < s.heard || m.told >= n {
		return ""
	}
	events := m.events[m.told:n]
	if !s.skip.on {
		s.skip.recap = speech.Recap{}
	}
	said := s.tell(events)
	switch first := m.told == 0; {
	case m.again: // they are said with the cast that counts
		said = ""
	case first && m.voids > 1:
		said = text.Sentences(text.Of("{0} void throws.", text.Spelled(m.voids)), said)
	}
	m.told = n
	return said
}

// told tells all events of the step being shown that have not been told, and returns
// what to announce.
func (s *script) told() text.Text {
	m := s.step
	if m.Back() || m.step < s.heard {
		return ""
	}
	said := s.tellUpTo(len(m.events))
	s.heard, s.mark = m.step+m.steps, s.marked(m)
	return said
}
