package session

import (
	"fmt"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// StartPractice makes this a practice game: from now on anything can be undone,
// casts too, and the record says so for good.
func (s *Session) StartPractice() {
	s.rec.Practice = true
	s.resave()
}

// Practice reports whether this is a practice game.
func (s *Session) Practice() bool { return s.rec.Practice }

// CanUndo reports whether Undo would undo anything.
func (s *Session) CanUndo() bool { return s.back() > 0 }

// back returns the number of steps that Undo would take back; 0 if it can't.
func (s *Session) back() int {
	n := s.Len()
	if n == 0 {
		return 0
	}
	if !s.rec.Practice {
		if s.fair() {
			return 1
		}
		return 0
	}
	for i := n - 1; i >= 0; i-- {
		if s.person(s.At(i).Turn()) {
			return n - i
		}
	}
	return 0
}

// fair reports whether the last step can be undone without an advantage: a seat made
// it, nothing was hidden or revealed by it, and no other seat's turn has begun. While
// bones are hidden it can be undone only if the same seat goes on and nobody sees other
// bones than before.
func (s *Session) fair() bool {
	before, now := s.At(s.Len()-1), s.Turn()
	seat := before.Turn()
	if seat < 0 {
		return false
	}
	if record.Hidden(before) || record.Hidden(s.Position()) {
		return now == seat && s.seen(before) == s.seen(s.Position())
	}
	return now == seat || now == rules.Chance && s.Caster() == seat
}

// person reports whether a person decides for that side. If only computers
// play, every seat counts.
func (s *Session) person(a rules.Actor) bool {
	if a < 0 {
		return false
	}
	for seat := range s.drivers {
		if s.IsLocal(rules.Actor(seat)) {
			return s.IsLocal(a)
		}
	}
	return true
}

// Undo undoes the last move, or in practice games everything since a person
// last decided. It reports whether it did anything.
func (s *Session) Undo() bool {
	n := s.back()
	for range n {
		s.drop()
	}
	if n > 0 {
		s.save()
	}
	return n > 0
}

// drop takes the last step back and keeps it, so that it can be done again.
func (s *Session) drop() {
	last := s.Len() - 1
	s.decision = nil
	s.undone = append(s.undone, s.rec.Steps[last])
	s.trail.cut(last, s.rec.Steps)
	s.rec.Steps = s.rec.Steps[:last]
	s.quiet = max(0, s.quiet-1)
	if s.Turn() == rules.Chance {
		s.casts--
	}
}

// CanRedo reports whether there are undone steps.
func (s *Session) CanRedo() bool { return len(s.undone) > 0 }

// Redo makes undone steps again, up to the next decision of a person. It
// reports whether it did anything.
func (s *Session) Redo() bool {
	if !s.CanRedo() {
		return false
	}
	for again := true; again; again = s.CanRedo() && !s.person(s.Turn()) {
		last := len(s.undone) - 1
		step := s.undone[last]
		s.undone = s.undone[:last]
		s.do(step)
	}
	s.save()
	return true
}

// seen returns the bones that each seat sees at a position, as a string for comparison.
func (s *Session) seen(p rules.Position) string {
	var all strings.Builder
	for seat := range s.drivers {
		fmt.Fprint(&all, p.View(rules.Actor(seat)).Bones)
	}
	return all.String()
}
