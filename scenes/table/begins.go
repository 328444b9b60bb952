package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/sound"
)

// ShowBegins shows who begins and what everybody cast for it, in a game in which that was
// decided before the table was shown.
func (t *Table) ShowBegins() {
	lines := t.script.begins()
	if len(lines) == 0 {
		return
	}
	t.play(sound.Settle)
	for _, line := range lines {
		t.script.skip.recap.Pass(rules.Nobody, []speech.Line{{Text: line}}, 1)
	}
	t.changed()
}

// begins returns a few lines that say who begins and why; nil unless the last step
// shown was an opening throw.
func (s *script) begins() (lines []text.Text) {
	if s.at == 0 || !session.Opening(s.sess.At(s.at-1)) {
		return nil
	}
	for _, seat := range s.throwers() {
		if said := s.linesOf(s.lastCast(seat)); len(said) > 0 {
			lines = append(lines, said[0])
		}
	}
	if said := s.linesOf(s.at - 1); len(said) > 0 {
		lines = append(lines, said[len(said)-1])
	}
	return slices.Compact(lines)
}

// mostBegins is the largest number of seats of which all are told what they threw for who
// begins.
const mostBegins = 4

// throwers returns the seats whose casts for who begins are told: all, or at a large
// table the viewer's and that of the seat that begins.
func (s *script) throwers() (list []rules.Actor) {
	now := s.view(s.at)
	if len(now.Seats) > mostBegins {
		return []rules.Actor{s.viewer(), acting(&now)}
	}
	for i := range now.Seats {
		list = append(list, rules.Actor(i))
	}
	return list
}

// lastCast returns the index of the last step shown so far that is a cast of that seat,
// or -1.
func (s *script) lastCast(seat rules.Actor) int {
	for i := s.at - 1; i >= 0; i-- {
		if v := s.view(i); v.Turn == rules.Chance && v.Asked == seat && seat >= 0 {
			return i
		}
	}
	return -1
}

// linesOf returns the log lines of step i; nil if i is negative.
func (s *script) linesOf(i int) []text.Text {
	if i < 0 {
		return nil
	}
	return s.lines(s.events(i))
}
