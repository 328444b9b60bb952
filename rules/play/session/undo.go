package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// Practise makes this a practice game: from now on anything may be taken back,
// casts too, and its record says so for good.
func (s *Session) Practise() {
	s.rec.Practice = true
	s.resave()
}

// Practice tells whether this is a practice game.
func (s *Session) Practice() bool { return s.rec.Practice }

// CanUndo tells whether anything may be taken back now.
func (s *Session) CanUndo() bool { return s.back() > 0 }

// back is how many steps Undo would take back, or 0.
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

// fair tells whether the last step gave nothing away: a seat made it, hid
// nothing by it and learnt nothing from it, and no other seat's turn has begun.
func (s *Session) fair() bool {
	before, now := s.At(s.Len()-1), s.Turn()
	seat := before.Turn()
	if seat < 0 || record.Hidden(before) || record.Hidden(s.Position()) {
		return false
	}
	return now == seat || now == rules.Chance && s.Caster() == seat
}

// person tells whether a person decides there. Where computers play among
// themselves every seat counts.
func (s *Session) person(a rules.Actor) bool {
	if a < 0 {
		return false
	}
	for seat := range s.drivers {
		if s.Here(rules.Actor(seat)) {
			return s.Here(a)
		}
	}
	return true
}

// Undo takes back the last move, or in practice all that happened since a
// person last decided. It tells whether there was anything it might take back.
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

// CanRedo tells whether anything that was taken back can be made again.
func (s *Session) CanRedo() bool { return len(s.undone) > 0 }

// Redo makes again what Undo took back, up to where a person decides next. It
// tells whether there was anything.
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
