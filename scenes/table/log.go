package table

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A past is the log of the first steps as one viewer reads it; it is written once,
// however often the display moves back and forth.
type past struct {
	viewer rules.Actor
	lines  []text.Text
	ends   []int // after each step, how many lines there are
}

// upTo returns the log of so many steps.
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

// count returns how many lines its steps have.
func (p *past) count() int {
	if len(p.ends) == 0 {
		return 0
	}
	return p.ends[len(p.ends)-1]
}

// cut forgets the steps from one on, which were taken back.
func (p *past) cut(at int) {
	if at < len(p.ends) {
		p.ends = p.ends[:at]
		p.lines = p.lines[:p.count()]
	}
}

// tell puts the texts of events into the log and is what is said of them aloud.
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

// tellUpTo tells so many events of the step that is shown, each once, and is what
// is said of them aloud.
func (s *script) tellUpTo(n int) text.Text {
	m := s.step
	if n = min(n, len(m.events)); m.Back() || m.step < s.heard || m.told >= n {
		return ""
	}
	events := m.events[m.told:n]
	m.told = n
	return s.tell(events)
}

// told tells all of the step that has not been told yet.
func (s *script) told() text.Text {
	m := s.step
	if m.Back() || m.step < s.heard {
		return ""
	}
	said := s.tellUpTo(len(m.events))
	s.heard, s.mark = m.step+m.steps, s.marked(m)
	return said
}
