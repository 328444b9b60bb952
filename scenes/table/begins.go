package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/sprites/sound"
)

// ShowBegins shows in one go who begins, where that was found out before the
// table was seen: what a person here cast, what the seat cast that begins, and
// that it does. New has said it.
func (t *Table) ShowBegins() {
	if lines := t.script.begins(); len(lines) > 0 {
		t.play(sound.Settle)
		t.st.News(text.Lines(lines...))
	}
}

// begins returns a few lines that say who begins and why; nil unless the last step
// shown was an opening throw.
func (s *script) begins() (lines []text.Text) {
	if s.at == 0 || !session.Opening(s.sess.At(s.at-1)) {
		return nil
	}
	now := s.view(s.at)
	for _, seat := range []rules.Actor{s.viewer(), acting(&now)} {
		if said := s.linesOf(s.lastCast(seat)); len(said) > 0 {
			lines = append(lines, said[0])
		}
	}
	if said := s.linesOf(s.at - 1); len(said) > 0 {
		lines = append(lines, said[len(said)-1])
	}
	return slices.Compact(lines)
}

// lastCast is the last step so far that was a cast of that seat, or -1.
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
	return s.lines(s.sess.Events(i, s.viewer()))
}
