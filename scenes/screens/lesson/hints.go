package lesson

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Hints picks the lines of a lesson for those who sit down without it: the first two hints
// that fit. The lines count on the only person to be the first seat.
type Hints struct {
	lines []Line
	left  int
}

// Hints returns the hints of a lesson.
func (l *Lesson) Hints() *Hints { return &Hints{slices.Clone(l.Lines), 2} }

// Next returns the next hint for a question to a newcomer; "" if none fits the view or
// all have been given.
func (h *Hints) Next(v *rules.View) text.Text {
	for i := range h.lines {
		if l := &h.lines[i]; h.left > 0 && l.Hint && l.Holds(v) {
			l.Hint = false
			h.left--
			return l.Text()
		}
	}
	return ""
}
